// Words that look like tags stay words: whatever somebody types into titles, pictures and texts, steps after rendering change none of it.
import fc from 'fast-check'
import { findAll, textContent } from 'domutils'
import { parseDocument } from 'htmlparser2'
import { expect, test } from 'vitest'
import { addVariants } from '../../components/image/add-variants'
import { parseBody } from '../../model/markdown/parse-body'
import { SEED } from '../../model/property-tests/seed'
import {
  composeRenames,
  renameInHtml,
  shortenClassNames,
} from '../../renderer/styles/minify-class-names'

const context = {
  outsideLinks: {},
  images: { 'photo.jpg': { width: 900, height: 600 } },
  emailSubject: 'Website Inquiry',
  hasPage: true,
}
const variants = {
  'photo.jpg': {
    avif: [{ file: 'photo-480.avif', width: 480 }],
    webp: [{ file: 'photo-480.webp', width: 480 }],
    plain: 'photo-480.jpg',
  },
}

const rules = (names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, `.s-${name}{color:red;}`]))
const before = shortenClassNames(rules(['aa', 'bb', 'zz']))
const now = shortenClassNames(rules(['aa', 'ab', 'bb', 'zz']))

/** The HTML of a page with this text, with classes as Emotion names them. */
function pageOf(markdown: string): { typed: string; shown: string } {
  const { body } = parseBody(markdown, context)
  const html = body.blocks.map((block) => ('html' in block ? block.html.join('/base/') : ''))
  const around = (inside: string) => `<main class="s-aa s-zz">${inside}</main>`
  return {
    typed: around(html.join('')),
    shown: around(html.map((one) => addVariants(one, '/base/', variants)).join('')),
  }
}

/** All elements that somebody has typed, with all their attributes but those that the steps change. */
function elementsIn(html: string) {
  return findAll(
    ({ name }) => !['picture', 'source'].includes(name),
    parseDocument(html).children,
  ).map(({ name, attribs: { class: _, src, ...attributes } }) => ({
    name,
    attributes,
    has: src !== undefined,
  }))
}

function expectOnlyWords(markdown: string): void {
  const { typed, shown } = pageOf(markdown)
  const first = renameInHtml(shown, before)
  expect(textContent(parseDocument(first))).toBe(textContent(parseDocument(typed)))
  expect(elementsIn(first)).toEqual(elementsIn(typed))
  expect(renameInHtml(first, composeRenames(before, now))).toBe(renameInHtml(shown, now))
}

test.each([
  '[x](/contact "<b class=") s-0 s-1 s-2 "end"',
  '[x](/contact "<img y") ![a > b](/images/photo.jpg)',
  '![<img src="/images/photo.jpg" srcset="x">](/images/photo.jpg "class=")',
])('the title of a link or a picture stays what it is: %s', (markdown) => {
  expectOnlyWords(markdown)
})

const piece = fc.constantFrom(
  ...[
    '<img y',
    '<b class=',
    'class=',
    'srcset=',
    's-0',
    's-1 s-2',
    '>',
    '<',
    '"',
    "'",
    '&lt;',
    '&#34;',
    ' ',
    'x',
    '/>',
    '`',
  ],
)
const words = fc.array(piece, { maxLength: 6 }).map((pieces) => pieces.join(''))
const part = fc.oneof(
  words,
  fc
    .tuple(words, words)
    .map(([text, title]) => `[${text}](/contact '${title.replaceAll("'", '')}')`),
  fc
    .tuple(words, words)
    .map(([alt, title]) => `![${alt}](/images/photo.jpg '${title.replaceAll("'", '')}')`),
)

test('the same words and the same elements are shown for anything that is typed, and an incremental build gives what a fresh one does', () => {
  fc.assert(
    fc.property(fc.array(part, { minLength: 1, maxLength: 5 }), (parts) => {
      expectOnlyWords(parts.join(' '))
    }),
    { seed: SEED, numRuns: 400 },
  )
}, 60_000)
