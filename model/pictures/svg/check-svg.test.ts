// Drawings: everything that would do harm is refused, and what drawing programs write passes.
import { describe, expect, test } from 'vitest'
import { COMMON_DRAWINGS, drawing, HARMFUL_DRAWINGS, nestedUses } from '../../testing/drawings'
import { readPicture } from '../read-picture'

const findingOf = (svg: string) => readPicture('a.svg', Buffer.from(svg)).finding

describe('a drawing is refused that has', () => {
  test.each(Object.entries(HARMFUL_DRAWINGS))('%s', (_name, [code, svg]) => {
    expect(findingOf(svg)?.code).toBe(code)
  })
})

describe('a drawing passes that was made with', () => {
  test.each(Object.entries(COMMON_DRAWINGS))('%s', (_name, svg) => {
    expect(findingOf(svg)).toBeNull()
  })
})

test('A drawing that uses its parts a few thousand times passes', () => {
  expect(findingOf(nestedUses(3))).toBeNull()
})

test('A DOCTYPE that declares nothing is taken out by a repair, and the drawing passes then', () => {
  const doctype =
    '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN"\r\n "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">'
  const start = '<?xml version="1.0"?>\n<!-- made by hand -->\n'
  const finding = findingOf(`${start}${doctype}\n${drawing('<rect/>')}`)
  expect(finding).toMatchObject({
    code: 'svg-doctype',
    suggestion: { line: 3, endLine: 4, text: '' },
  })
  expect(findingOf(`${start}\n${drawing('<rect/>')}`)).toBeNull()
})

test('A file in an old encoding is refused only when it has letters that are other bytes there', () => {
  const declared = '<?xml version="1.0" encoding="ISO-8859-1"?>'
  expect(findingOf(declared + drawing('<text>Hope</text>'))).toBeNull()
  expect(findingOf(declared + drawing('<text>Café</text>'))?.code).toBe('svg-broken')
})

test('A refused drawing still has its size, so that pages which show it have no problem of their own', () => {
  const { size } = readPicture('a.svg', Buffer.from(drawing('<script/>', 'width="3in"')))
  expect(size).toEqual({ width: 288, height: 216 })
})
