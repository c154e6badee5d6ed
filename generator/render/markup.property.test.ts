// Tests that text which looks like HTML stays text: the steps after rendering change nothing that was typed into titles, images and texts.
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
  externalLinks: {},
  images: { 'photo.jpg': { width: 900, height: 600 } },
  emailSubject: 'Website Inquiry',
  hasPage: true,
}
const variants = {
  'photo.jpg': {
    avif: [{ file: 'photo-480.avif', width: 480 }],
    webp: [{ file: 'photo-480.webp', width: 480 }],
    fallback: 'photo-480.jpg',
  },
}

const rules = (names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, `.s-${name}{color:red;}`]))
const oldNames = shortenClassNames(rules(['aa', 'bb', 'zz']), () => 1)
const newNames = shortenClassNames(rules(['aa', 'ab', 'bb', 'zz']), () => 1)

/** Returns the HTML of a page with this text, with classes as Emotion names them, before and after variants are added. */
function renderPage(markdown: string): { typed: string; shown: string } {
  const { body } = parseBody(markdown, context)
  const html = body.blocks.map((block) => ('html' in block ? block.html.join('/base/') : ''))
  const wrap = (content: string) => `<main class="s-aa s-zz">${content}</main>`
  return {
    typed: wrap(html.join('')),
    shown: wrap(html.map((block) => addVariants(block, '/base/', variants)).join('')),
  }
}

/** Returns all elements from the text, with all their attributes except those that the steps change. */
function extractElements(html: string) {
  return findAll(
    ({ name }) => !['picture', 'source'].includes(name),
    parseDocument(html).children,
  ).map(({ name, attribs: { class: _, src, ...attributes } }) => ({
    name,
    attributes,
    hasSource: src !== undefined,
  }))
}

function expectTextUnchanged(markdown: string): void {
  const { typed, shown } = renderPage(markdown)
  const first = renameInHtml(shown, oldNames)
  expect(textContent(parseDocument(first))).toBe(textContent(parseDocument(typed)))
  expect(extractElements(first)).toEqual(extractElements(typed))
  expect(renameInHtml(first, composeRenames(oldNames, newNames))).toBe(
    renameInHtml(shown, newNames),
  )
}

test.each([
  '[x](/contact "<b class=") a b c "end"',
  '[x](/contact "<img y") ![a > b](/images/photo.jpg)',
  '![<img src="/images/photo.jpg" srcset="x">](/images/photo.jpg "class=")',
])('steps after rendering do not change the title of a link or an image: %s', (markdown) => {
  expectTextUnchanged(markdown)
})

const piece = fc.constantFrom(
  '<img y',
  '<b class=',
  'class=',
  'srcset=',
  'a',
  'b c',
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
)
const text = fc.array(piece, { maxLength: 6 }).map((pieces) => pieces.join(''))
const part = fc.oneof(
  text,
  fc
    .tuple(text, text)
    .map(([label, title]) => `[${label}](/contact '${title.replaceAll("'", '')}')`),
  fc
    .tuple(text, text)
    .map(([alt, title]) => `![${alt}](/images/photo.jpg '${title.replaceAll("'", '')}')`),
)

test('steps after rendering change no text and no elements, and give the same HTML in incremental and in full builds', () => {
  fc.assert(
    fc.property(fc.array(part, { minLength: 1, maxLength: 5 }), (parts) => {
      expectTextUnchanged(parts.join(' '))
    }),
    { seed: SEED, numRuns: 400 },
  )
}, 60_000)
