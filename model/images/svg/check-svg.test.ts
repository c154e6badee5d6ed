// Tests for the SVG check: it rejects everything harmful and accepts what drawing programs write.
import { describe, expect, test } from 'vitest'
import { COMMON_SVGS } from '../../test-fixtures/common-svgs'
import { HARMFUL_SVGS } from '../../test-fixtures/harmful-svgs'
import { createNestedUses, createSvg } from '../../test-fixtures/svg-images'
import { inspectImage } from '../inspect-image'

const inspect = (svg: string) => inspectImage('a.svg', Buffer.from(svg)).problem

const REPETITIONS = 100_000

describe('inspectImage of an SVG', () => {
  test.each(Object.entries(HARMFUL_SVGS))('rejects a drawing with %s', (_name, [code, svg]) => {
    expect(inspect(svg)?.code).toBe(code)
  })

  test.each(Object.entries(COMMON_SVGS))('accepts a drawing made with %s', (_name, svg) => {
    expect(inspect(svg)).toBeNull()
  })

  test.each([
    'Remaining shapes',
    'The roof (unchanged)',
    'Other paths of the wind',
    'The rest of the tree',
    'Created with Inkscape (http://www.inkscape.org/)',
  ])('accepts the name of a part that is there: %s', (words) => {
    expect(inspect(createSvg(`<!-- ${words} --><path d="M0 0h9"/>`))).toBeNull()
  })

  test.each(['…', 'rest of the SVG code', 'existing paths here', 'el resto del dibujo'])(
    'notes a remark in place of parts: %s',
    (words) => {
      expect(inspect(createSvg(`<path d="M0 0h9"/>\n<!-- ${words} -->`))?.code).toBe(
        'svg-incomplete',
      )
    },
  )

  test('accepts a drawing that uses an element a thousand times', () => {
    expect(inspect(createNestedUses(3))).toBeNull()
  })

  test.each([
    ['a long word in its styles', `<style>${'a'.repeat(REPETITIONS)}</style>`, undefined],
    [
      'long words without a rule in its styles',
      `<style>${'a '.repeat(REPETITIONS)}</style>`,
      undefined,
    ],
    ['a long selector', `<style>${'a'.repeat(REPETITIONS)}! {fill:url(#a)}</style>`, undefined],
    ['a long word in an attribute', `<path d="${'a'.repeat(REPETITIONS)}"/>`, undefined],
    ['a long gap in a URL', `<rect fill="url(${' '.repeat(REPETITIONS)}"/>`, 'svg-outside'],
    [
      'many markers on a long path',
      `<path d="${'1 '.repeat(REPETITIONS)}" ${Array.from({ length: 2000 }, (_, index) => `marker${index}=""`).join(' ')}/>`,
      'svg-unknown',
    ],
    [
      'many rules for many elements',
      `<style>${'rect{fill:url(#a)}'.repeat(6000)}</style>${'<rect/>'.repeat(15_000)}`,
      'svg-heavy',
    ],
    [
      'a rule that refers to an element many times',
      `<style>rect{fill:${'url(#a)'.repeat(150_000)}}</style><rect/>`,
      'svg-heavy',
    ],
  ])('finishes inspecting a drawing with %s', (_name, inside, code) => {
    expect(inspect(createSvg(inside))?.code).toBe(code)
  })

  test('counts a filter from a stylesheet rule once for each matching element', () => {
    const filter = `<filter id="f">${'<feTurbulence/>'.repeat(11)}</filter>`
    const inspectWithFilter = (selector: string) =>
      inspect(
        createSvg(`<style>${selector}{filter:url(#f)}</style>${filter}<g class="a" id="b"/><g/>`),
      )?.code
    for (const selector of ['g', 'svg > .a', '#b', 'p, g', '*'])
      expect(inspectWithFilter(selector), selector).toBe('svg-heavy')
    for (const selector of ['.b', 'rect'])
      expect(inspectWithFilter(selector), selector).toBeUndefined()
  })

  test('suggests removing a DOCTYPE that declares nothing', () => {
    const doctype =
      '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN"\r\n "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">'
    const start = '<?xml version="1.0"?>\n<!-- made by hand -->\n'
    const problem = inspect(`${start}${doctype}\n${createSvg('<rect/>')}`)
    expect(problem).toMatchObject({
      code: 'svg-doctype',
      suggestion: { line: 3, endLine: 4, text: '' },
    })
    expect(inspect(`${start}\n${createSvg('<rect/>')}`)).toBeNull()
  })

  test('rejects a file in an old encoding only if it has non-ASCII letters', () => {
    const declared = '<?xml version="1.0" encoding="ISO-8859-1"?>'
    expect(inspect(declared + createSvg('<text>Hope</text>'))).toBeNull()
    expect(inspect(declared + createSvg('<text>Café</text>'))?.code).toBe('svg-broken')
  })

  test('returns the size of a rejected drawing, so that pages which show it report no second problem', () => {
    const { size } = inspectImage('a.svg', Buffer.from(createSvg('<script/>', 'width="3in"')))
    expect(size).toEqual({ width: 288, height: 216 })
  })
})
