// Drawings: everything that would do harm is refused, and what drawing programs write passes.
import { describe, expect, test } from 'vitest'
import {
  COMMON_SVGS,
  createSvg,
  HARMFUL_SVGS,
  createNestedUses,
} from '../../test-fixtures/svg-images'
import { inspectImage } from '../inspect-image'

const findingOf = (svg: string) => inspectImage('a.svg', Buffer.from(svg)).finding

describe('a drawing is refused that has', () => {
  test.each(Object.entries(HARMFUL_SVGS))('%s', (_name, [code, svg]) => {
    expect(findingOf(svg)?.code).toBe(code)
  })
})

describe('a drawing passes that was made with', () => {
  test.each(Object.entries(COMMON_SVGS))('%s', (_name, svg) => {
    expect(findingOf(svg)).toBeNull()
  })
})

test('A drawing that uses its parts a few thousand times passes', () => {
  expect(findingOf(createNestedUses(3))).toBeNull()
})

const LONG = 100_000

test.each([
  ['a long word in its styles', `<style>${'a'.repeat(LONG)}</style>`, undefined],
  ['long words without a rule in its styles', `<style>${'a '.repeat(LONG)}</style>`, undefined],
  ['a long selector', `<style>${'a'.repeat(LONG)}! {fill:url(#a)}</style>`, undefined],
  ['a long word in an attribute', `<path d="${'a'.repeat(LONG)}"/>`, undefined],
  ['a long gap in an address', `<rect fill="url(${' '.repeat(LONG)}"/>`, 'svg-outside'],
  [
    'many markers on a long line',
    `<path d="${'1 '.repeat(LONG)}" ${Array.from({ length: 2000 }, (_, one) => `marker${one}=""`).join(' ')}/>`,
    'svg-unknown',
  ],
  [
    'many rules for many parts',
    `<style>${'rect{fill:url(#a)}'.repeat(6000)}</style>${'<rect/>'.repeat(15_000)}`,
    'svg-heavy',
  ],
  [
    'a rule that names a part many times',
    `<style>rect{fill:${'url(#a)'.repeat(150_000)}}</style><rect/>`,
    'svg-heavy',
  ],
])('A drawing with %s is judged at once', (_name, inside, code) => {
  expect(findingOf(createSvg(inside))?.code).toBe(code)
})

test('A filter that a rule gives to a part counts as often as the part is drawn', () => {
  const filter = `<filter id="f">${'<feTurbulence/>'.repeat(11)}</filter>`
  const filtered = (selector: string) =>
    findingOf(
      createSvg(`<style>${selector}{filter:url(#f)}</style>${filter}<g class="a" id="b"/><g/>`),
    )?.code
  for (const selector of ['g', 'svg > .a', '#b', 'p, g', '*'])
    expect(filtered(selector), selector).toBe('svg-heavy')
  for (const selector of ['.b', 'rect']) expect(filtered(selector), selector).toBeUndefined()
})

test('A DOCTYPE that declares nothing is taken out by a repair, and the drawing passes then', () => {
  const doctype =
    '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN"\r\n "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">'
  const start = '<?xml version="1.0"?>\n<!-- made by hand -->\n'
  const finding = findingOf(`${start}${doctype}\n${createSvg('<rect/>')}`)
  expect(finding).toMatchObject({
    code: 'svg-doctype',
    suggestion: { line: 3, endLine: 4, text: '' },
  })
  expect(findingOf(`${start}\n${createSvg('<rect/>')}`)).toBeNull()
})

test('A file in an old encoding is refused only when it has letters that are other bytes there', () => {
  const declared = '<?xml version="1.0" encoding="ISO-8859-1"?>'
  expect(findingOf(declared + createSvg('<text>Hope</text>'))).toBeNull()
  expect(findingOf(declared + createSvg('<text>Café</text>'))?.code).toBe('svg-broken')
})

test('A refused drawing still has its size, so that pages which show it have no problem of their own', () => {
  const { size } = inspectImage('a.svg', Buffer.from(createSvg('<script/>', 'width="3in"')))
  expect(size).toEqual({ width: 288, height: 216 })
})
