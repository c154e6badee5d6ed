// Tests that front matter values are shown exactly as typed or reported, and never lost silently.
import fc from 'fast-check'
import { parseDocument } from 'htmlparser2'
import { textContent } from 'domutils'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { SEED } from './seed'
import { splitFrontMatter } from '../front-matter/split-front-matter'
import { partnerCard } from '../collections/partner-card'
import type { Collection } from '../define-collection'
import { parseEntry } from '../source/entry/parse-entry'

const NUM_VALUES = 12_000

/** Letters, and every character with a meaning in YAML or Markdown. */
const character = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...'abcDEF019 é日'.split('')) },
  {
    weight: 4,
    arbitrary: fc.constantFrom(...`"'#:-[]{}&*!|>%@\`,?~^=+_.;()/\\$<“”‘’„«»–—`.split('')),
  },
  { weight: 1, arbitrary: fc.constantFrom('---', ': ', ' #', '\u00A0', '\u3000', '\u200D', '🙂') },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 2 }) },
)
const typed = fc
  .array(character, { minLength: 1, maxLength: 24 })
  .map((characters) => characters.join('').replace(/[\r\n]/g, ' '))
  .filter((text) => text.trim() !== '')

const context = { externalLinks: {}, images: { 'walk.svg': { width: 3, height: 2 } } }

/** Returns the text of a card with a title. */
const createCardText = (title: string) => `---
title: ${title}
description: Words.
image: walk.svg
image_alt: decorative
path: /partner
order: 1
---
`

/** Strips one pair of straight quotation marks around the whole text. */
function stripQuotes(text: string): string {
  const [, mark, content = ''] = /^(["'])(.*)\1$/s.exec(text) ?? []
  if (mark === '"' && !/(?<!\\)(?:\\\\)*"/.test(content)) return content.replace(/\\(["\\])/g, '$1')
  if (mark === "'" && !content.replaceAll("''", '').includes("'"))
    return content.replaceAll("''", "'")
  return text
}

test(`${NUM_VALUES.toLocaleString('en-US')} values are shown as typed or reported`, () => {
  let shown = 0
  fc.assert(
    fc.property(typed, (value) => {
      const id = {
        collection: partnerCard as unknown as Collection,
        file: 'content/partner/a.md',
        slug: 'a',
      }
      const { entry, problems } = parseEntry(createCardText(value), id, context)
      if (problems.length > 0) return
      shown += 1
      const html = renderToStaticMarkup(<h2>{String(entry['title'])}</h2>)
      expect(textContent(parseDocument(html))).toBe(stripQuotes(value.trim()))
    }),
    { seed: SEED, numRuns: NUM_VALUES },
  )
  expect(shown).toBeGreaterThan(NUM_VALUES / 2)
}, 180_000)

test('values on several lines and list items are parsed as typed', () => {
  const word = fc.stringMatching(/^[a-z#:"'&*,.][a-z0-9#:"'&*,. ]{0,12}[a-z.]$/)
  fc.assert(
    fc.property(fc.array(word, { minLength: 1, maxLength: 4 }), (words) => {
      const { frontMatter, problems } = splitFrontMatter(
        `---\nwords: a ${words.join('\n  ')}\nlist:\n${words.map((text) => `  - b ${text}`).join('\n')}\n---\n`,
        ['words', 'list'],
      )
      expect(problems).toEqual([])
      expect(frontMatter.get('words')).toMatchObject({ text: `a ${words.join(' ')}` })
      expect(frontMatter.get('list')).toMatchObject({
        items: words.map((text) => ({ text: `b ${text}` })),
      })
    }),
    { seed: SEED, numRuns: 2000 },
  )
}, 180_000)
