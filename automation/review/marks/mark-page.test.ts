// Tests that marks show exactly what changes: without them the page is the new one, and with the old words for the new the old one.
import type { Document } from 'domhandler'
import { findAll, getOuterHTML, textContent } from 'domutils'
import fc from 'fast-check'
import { parseDocument } from 'htmlparser2'
import { describe, expect, test } from 'vitest'
import { diffPictures } from '../words/diff-links'
import { diffBlocks } from '../words/diff-words'
import { extractPage } from '../words/extract-page'
import { collapse, findBlocks } from '../words/find-blocks'
import { markPage } from './mark-page'
import type { Place } from './number-places'
import { removeMarks } from './testing/remove-marks'

type Marked = { readonly document: Document; readonly places: Place[]; readonly html: string }

const createPage = (main: string) =>
  `<html><head><title>T</title></head><body><header><a href="/">Home</a></header><main>${main}</main><footer><p>End</p></footer></body></html>`

function mark(before: string, after: string): Marked {
  const [old, now] = [extractPage(before), extractPage(after)]
  const document = parseDocument(after)
  const places = markPage(parseDocument(before), document, {
    diffs: diffBlocks(old.blocks, now.blocks),
    pictures: diffPictures(old.pictures, now.pictures),
  })
  return { document, places, html: getOuterHTML(document) }
}

const markMain = (before: string, after: string) =>
  /<main>(.*)<\/main>/s.exec(mark(createPage(before), createPage(after)).html)?.[1]

/** Returns all words that a visitor reads on a page, without those for pictures. */
const readWords = (document: Document): string =>
  collapse(
    findBlocks(document)
      .filter(({ region, kind }) => (region === 'page' || region === 'frame') && kind !== 'picture')
      .map(({ text }) => text)
      .join(' '),
  )

function expectExact(before: string, after: string): void {
  const withoutOld = mark(before, after).document
  removeMarks(withoutOld, 'del')
  expect(getOuterHTML(withoutOld)).toBe(getOuterHTML(parseDocument(after)))
  const withoutNew = mark(before, after).document
  removeMarks(withoutNew, 'ins')
  expect(readWords(withoutNew)).toBe(readWords(parseDocument(before)))
}

describe('markPage', () => {
  test('marks a word where it changes, within the elements of its line', () => {
    expect(
      markMain(
        '<p>Open on <a href="/x">Monday at 8</a>.</p>',
        '<p>Open on <a href="/x">Friday at 8</a>.</p>',
      ),
    ).toBe(
      '<p>Open on <a href="/x"><span data-mark="0"><del data-mark="0">Monday</del><ins data-mark="0">Friday</ins> at 8</span></a>.</p>'.replace(
        '<span data-mark="0">',
        '<span data-mark="0" id="change.1">',
      ),
    )
  })

  test.each([
    [
      'between its neighbors',
      '<p>A a</p><p>B b</p><p>C c</p>',
      '<p>A a</p><p>C c</p>',
      '<p>A a</p>X<p>C c</p>',
    ],
    [
      'at the end of the page',
      '<div><p>A a</p></div><p>B b</p>',
      '<div><p>A a</p></div>',
      '<div><p>A a</p></div>X',
    ],
    [
      'at the end of a section',
      '<div><p>A a</p><p>B b</p></div><p>C c</p>',
      '<div><p>A a</p></div><p>C c</p>',
      '<div><p>A a</p>X</div><p>C c</p>',
    ],
    ['after a line break', '<p>A a<br>B b<br>C c</p>', '<p>A a<br>C c</p>', '<p>A aX<br>C c</p>'],
    [
      'in a list',
      '<ul><li><h3>A a</h3></li><li><h3>B b</h3></li></ul>',
      '<ul><li><h3>A a</h3></li></ul>',
      '<ul><li><h3>A a</h3></li><li>X</li></ul>',
    ],
    [
      'at the beginning of a list',
      '<p>0</p><ul><li>B b</li><li>A a</li></ul>',
      '<p>0</p><ul><li>A a</li></ul>',
      '<p>0</p><ul><li>X</li><li>A a</li></ul>',
    ],
    [
      'in a table',
      '<table><tbody><tr><td>A a</td></tr><tr><td>B b</td></tr></tbody></table>',
      '<table><tbody><tr><td>A a</td></tr></tbody></table>',
      '<table><tbody><tr><td>A a</td></tr><tr><td>X</td></tr></tbody></table>',
    ],
  ])('puts a block that is gone back %s', (_, before, after, expected) => {
    const html = markMain(before, after)
      ?.replace(/<del.*?<\/del>/s, 'X')
      .replace(/ (?:data-mark|id)="[^"]*"/g, '')
    expect(html).toBe(expected)
  })

  test('returns the places in the order of the page, and then what is not on it', () => {
    const before = createPage('<h1>One</h1><p>Two two</p><img src="/a-1.jpg" alt="A">')
    const after = createPage('<h1>One</h1><p>Two three</p><img src="/a-2.jpg" alt="A"><p>New</p>')
    const { places, html } = mark(before.replace('>T<', '>Old<'), after)
    expect(places.map(({ id, blocks, picture }) => [id, blocks.length, picture?.name])).toEqual([
      ['change.1', 1, undefined],
      ['change.2', 0, 'a'],
      ['change.3', 1, undefined],
      [null, 1, undefined],
    ])
    expect(html).toContain('<img src="/a-2.jpg" alt="A" data-mark="3" id="change.2">')
  })

  const words = fc.array(
    fc.constantFrom(
      'we',
      'are',
      'open',
      'on',
      'Monday',
      'Friday',
      '&lt;b&gt;',
      'é',
      ',',
      '😀',
      '\u00a0',
    ),
    { minLength: 1, maxLength: 6 },
  )
  const text = fc
    .tuple(words, fc.constantFrom(' ', '\n  ', ''))
    .map(([list, gap]) => list.join(gap || ' '))
  const line = fc
    .array(fc.tuple(fc.constantFrom('', 'a', 'strong', 'em'), text, fc.constantFrom('', ' ')), {
      minLength: 1,
      maxLength: 3,
    })
    .map((parts) =>
      parts
        .map(([name, inner, gap]) => (name === '' ? inner : `<${name}>${inner}</${name}>`) + gap)
        .join(''),
    )
  const block = fc.oneof(
    fc
      .tuple(fc.constantFrom('p', 'h2', 'div', 'button'), line)
      .map(([name, inner]) => `<${name}>${inner}</${name}>`),
    fc
      .array(line, { maxLength: 3 })
      .map((items) => `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`),
    fc.tuple(line, line).map(([first, second]) => `<p>${first}<br>${second}</p>`),
    fc.constantFrom('<img src="/a-1.jpg" alt="A">', '<img src="/a-2.jpg" alt="">'),
    fc
      .tuple(line, line)
      .map(
        (cells) =>
          `<table><tbody><tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr></tbody></table>`,
      ),
  )
  const section = fc
    .array(block, { maxLength: 4 })
    .map((blocks) => `<section>${blocks.join('')}</section>`)
  const page = fc
    .array(fc.oneof(block, section), { maxLength: 5 })
    .map((parts) => createPage(parts.join('')))

  test('is exact for any two pages', () => {
    fc.assert(fc.property(page, page, expectExact), { numRuns: 100 })
  }, 60_000)

  test('adds no element but marks, and no text of others becomes one, whatever they write', () => {
    const hostile = '<script>alert(1)</script><img src=x onerror=alert(1)></del></ins>"\'><ins>'
    const escape = (value: string) => value.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
    const [before, after] = [`Words ${hostile} old`, `Words new ${hostile}`].map((value) =>
      createPage(`<p>${escape(value)}</p><p>A ${escape(value)}</p>`),
    )
    const { html } = mark(before ?? '', after?.replace(/<p>A .*?<\/p>/, '') ?? '')
    const names = findAll(() => true, parseDocument(html).children).map(({ name }) => name)
    expect([...new Set(names)].sort()).toEqual(
      'a body del footer head header html ins main p span title'.split(' '),
    )
    expect(textContent(parseDocument(html))).toContain(hostile)
  })
})
