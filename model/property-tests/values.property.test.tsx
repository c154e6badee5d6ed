// Nothing is silently lost: what the page shows is exactly what was typed between the fences, or the editor is told.
import fc from 'fast-check'
import { parseDocument } from 'htmlparser2'
import { textContent } from 'domutils'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { SEED } from './seed'
import { splitFrontMatter } from '../front-matter/split-front-matter'
import { partnerCard } from '../collections/partner-card'
import type { Collection } from '../define-collection'
import { parseEntry } from '../source/parse-entry'

const VALUES = 12_000

/** Letters, and every sign that means something to a program that reads such files. */
const letter = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...'abcDEF019 é日'.split('')) },
  {
    weight: 4,
    arbitrary: fc.constantFrom(...`"'#:-[]{}&*!|>%@\`,?~^=+_.;()/\\$<“”‘’„«»–—`.split('')),
  },
  { weight: 1, arbitrary: fc.constantFrom('---', ': ', ' #', '\u00A0', '\u3000', '\u200D', '🙂') },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 2 }) },
)
const typed = fc
  .array(letter, { minLength: 1, maxLength: 24 })
  .map((letters) => letters.join('').replace(/[\r\n]/g, ' '))
  .filter((text) => text.trim() !== '')

const context = { outsideLinks: {}, images: { 'walk.svg': { width: 3, height: 2 } } }

/** The text of a card with this title. */
const card = (title: string) => `---
title: ${title}
description: Words.
image: walk.svg
image_alt: decorative
path: /partner
order: 1
---
`

/** One pair of straight marks around everything is not part of the words. */
function withoutMarks(text: string): string {
  const [, mark, inside = ''] = /^(["'])(.*)\1$/s.exec(text) ?? []
  if (mark === '"' && !/(?<!\\)(?:\\\\)*"/.test(inside)) return inside.replace(/\\(["\\])/g, '$1')
  if (mark === "'" && !inside.replaceAll("''", '').includes("'"))
    return inside.replaceAll("''", "'")
  return text
}

test(`${VALUES.toLocaleString('en-US')} values: shown as typed, or told`, () => {
  let shown = 0
  fc.assert(
    fc.property(typed, (value) => {
      const file = {
        collection: partnerCard as unknown as Collection,
        file: 'content/partner/a.md',
        slug: 'a',
      }
      const { entry, problems } = parseEntry(card(value), file, context)
      if (problems.length > 0) return
      shown += 1
      const html = renderToStaticMarkup(<h2>{String(entry['title'])}</h2>)
      expect(textContent(parseDocument(html))).toBe(withoutMarks(value.trim()))
    }),
    { seed: SEED, numRuns: VALUES },
  )
  expect(shown).toBeGreaterThan(VALUES / 2)
}, 60_000)

test('a value over several lines, and items of a list, are what was typed too', () => {
  const word = fc.stringMatching(/^[a-z#:"'&*,.][a-z0-9#:"'&*,. ]{0,12}[a-z.]$/)
  fc.assert(
    fc.property(fc.array(word, { minLength: 1, maxLength: 4 }), (words) => {
      const { frontMatter, findings } = splitFrontMatter(
        `---\nwords: a ${words.join('\n  ')}\nlist:\n${words.map((one) => `  - b ${one}`).join('\n')}\n---\n`,
        ['words', 'list'],
      )
      expect(findings).toEqual([])
      expect(frontMatter.get('words')).toMatchObject({ text: `a ${words.join(' ')}` })
      expect(frontMatter.get('list')).toMatchObject({
        items: words.map((one) => ({ text: `b ${one}` })),
      })
    }),
    { seed: SEED, numRuns: 2000 },
  )
}, 60_000)
