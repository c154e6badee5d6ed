// Tests that a page shows exactly the words of its Markdown text, unless a problem is reported.
import fc from 'fast-check'
import { parseDocument } from 'htmlparser2'
import { textContent } from 'domutils'
import { expect, test } from 'vitest'
import { SEED } from './seed'
import { DIRECTIVE_NAMES } from '../markdown/directives/directive-table'
import { parseBody } from '../markdown/parse-body'

const context = {
  externalLinks: { 'donation-form': 'https://give.example.org/' },
  images: { 'walk.svg': { width: 3, height: 2 } },
  emailSubject: 'Website Inquiry',
  hasPage: true,
}

/**
 * Returns the words that a page shows, or null if the text has errors; a note hides no words. Omits the hint about new tabs for screen readers,
 * which was not typed.
 */
function getShownWords(text: string): string[] | null {
  const { body, problems } = parseBody(text, context)
  if (problems.some(({ severity }) => severity !== 'warning')) return null
  const shown = body.blocks.map((block) => {
    if (!('html' in block)) return block.kind === 'button' ? block.label : ''
    const spaced = block.html.join('/').replace(/<\/(?:p|h\d|li|td|th|blockquote|pre)>/g, ' $&')
    return textContent(parseDocument(spaced)).replaceAll(' (opens in a new tab)', '')
  })
  return splitWords(shown.join(' '))
}

const splitWords = (text: string) => text.match(/[\p{L}\p{N}]+/gu) ?? []

const word = fc.stringMatching(/^[a-z]{2,8}$/)
const words = fc.array(word, { minLength: 1, maxLength: 6 }).map((list) => list.join(' '))
const block = fc.oneof(
  words,
  words.map((text) => `## ${text}`),
  words.map((text) => `**${text}** and *${text}* and \`${text}\``),
  words.map((text) => `[${text}](/events)`),
  words.map((text) => `[${text}](https://www.example.org)`),
  words.map((text) => `- ${text}\n- ${text}\n  - ${text}`),
  words.map((text) => `1. ${text}\n2. ${text}\n\nthen`),
  words.map((text) => `> ${text}\n> ${text}`),
  words.map((text) => `| ${text} | b |\n| --- | --- |\n| ${text} | d |`),
  words.map((text) => `\`\`\`\n${text}\n\`\`\``),
  words.map((text) => `:::note\n${text}\n:::`),
  words.map((text) => `:::urgent\nIn danger ${text}\n\n${text}\n:::`),
  words.map((text) => `::button[${text}]{href=/events}`),
)

test('every word of blocks in any order is shown, in order', () => {
  fc.assert(
    fc.property(fc.array(block, { minLength: 1, maxLength: 8 }), (blocks) => {
      const text = blocks.join('\n\n')
      const typed = text
        .replace(/\]\([^)]*\)|\{href=[^}]*\}/g, ']')
        .replace(new RegExp(`^:::?(?:${DIRECTIVE_NAMES.join('|')})`, 'gm'), '')
        .replace(/^\d\. /gm, '')
      expect(getShownWords(text)).toEqual(splitWords(typed))
    }),
    { seed: SEED, numRuns: 1500 },
  )
}, 180_000)

const token = fc.oneof(
  { weight: 5, arbitrary: word },
  { weight: 3, arbitrary: fc.constantFrom(' ', '\n', '\n\n', '  \n', '    ') },
  { weight: 4, arbitrary: fc.constantFrom(...'#*_-+>[](){}!|:`~<"\'\\=.,;^$%@/'.split('')) },
  {
    weight: 1,
    arbitrary: fc.constantFrom('::', ':::', '```', '---', '](/a)', '![', '<b>', '\u00A0'),
  },
)

test('every word among arbitrary characters is shown, in order, or a problem is reported', () => {
  let shown = 0
  fc.assert(
    fc.property(fc.array(token, { minLength: 1, maxLength: 30 }), (tokens) => {
      const text = tokens.join('')
      // Link targets are not shown as words; a link results in a problem or a reference.
      if (/\]\(|\]:|\{href|@/.test(text)) return
      const found = getShownWords(text)
      if (found === null) return
      shown += 1
      expect(found.join('')).toBe(splitWords(text).join(''))
    }),
    { seed: SEED, numRuns: 6000 },
  )
  expect(shown).toBeGreaterThan(1500)
}, 180_000)
