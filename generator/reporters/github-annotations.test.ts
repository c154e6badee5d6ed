// Tests the annotations beside the lines of a pull request: their text, their order and their number.
import { describe, expect, test } from 'vitest'
import { createProblem, type Problem } from '../../model/problems/problem'
import { formatAnnotations } from './github-annotations'

const date: Problem = createProblem(
  { code: 'date-impossible', message: 'There is no day 2025-02-30.', fix: 'Check the calendar.' },
  { file: 'content/events/a.md', line: 4, column: 7, field: 'date' },
)
const note: Problem = { ...date, severity: 'warning', message: 'It is long ago.' }
const NO_CHANGES = new Map()

/** Errors in lines 1 to 60 of one file. */
const sixtyErrors = Array.from({ length: 60 }, (_, index) => ({ ...date, line: index + 1 }))

/** Parses an annotation as GitHub does: its properties and its text. */
function parseAnnotation(line: string) {
  const [, kind, properties, text] = /^::(\w+) (.*?)::(.*)$/.exec(line) ?? []
  const characters = { '%0D': '\r', '%0A': '\n', '%3A': ':', '%2C': ',', '%25': '%' }
  const unescape = (escaped: string) =>
    escaped.replace(/%(0D|0A|3A|2C|25)/g, (code) => characters[code as keyof typeof characters])
  const parsed = Object.fromEntries(
    (properties ?? '').split(',').map((pair) => {
      const equals = pair.indexOf('=')
      return [pair.slice(0, equals), unescape(pair.slice(equals + 1))]
    }),
  )
  return { kind, ...parsed, text: unescape(text ?? '') }
}

const getShownLines = (text: string, severity = 'error') =>
  text
    .split('\n')
    .filter((line) => line.startsWith(`::${severity} file=`))
    .map((line) => Number(/,line=(\d+)/.exec(line)?.[1]))

describe('formatAnnotations', () => {
  test('returns the position of each problem, what is wrong and what to do', () => {
    expect(formatAnnotations([date, note], NO_CHANGES)).toMatchInlineSnapshot(`
    "::error file=content/events/a.md,line=4,col=7,title=There is no day 2025-02-30.::There is no day 2025-02-30. Check the calendar.
    ::warning file=content/events/a.md,line=4,col=7,title=It is long ago.::It is long ago. Check the calendar."
  `)
    expect(formatAnnotations([], NO_CHANGES)).toBe('')
  })

  test('escapes all characters that have a meaning in workflow commands', () => {
    const message = '100%, or %0A:\r\nthat is: "a,b"::error file=x::y%25'
    const fix = '50%,\r\nsay: b'
    const file = 'content/events/50%, a: b.md'
    const text = formatAnnotations([{ ...note, file, message, fix }], NO_CHANGES)
    expect(text).not.toMatch(/[\r\n]/)
    expect(parseAnnotation(text)).toEqual({
      kind: 'warning',
      file,
      line: '4',
      col: '7',
      title: message,
      text: `${message} ${fix}`,
    })
  })

  describe('limits', () => {
    test('returns nine of sixty errors, and a last annotation that counts the others', () => {
      const lines = formatAnnotations([...sixtyErrors, note], NO_CHANGES).split('\n')
      expect(lines).toHaveLength(11)
      expect(lines[9]).toBe(
        '::error title=More::And 51 more; to see them all, open this check and press Summary.',
      )
      expect(lines[10]).toMatch(/^::warning file=/)
    })

    test('puts errors in changed lines first, and leaves the others in their order', () => {
      const changedLines = new Map([
        [
          date.file,
          [
            { first: 30, last: 31 },
            { first: 58, last: 58 },
          ],
        ],
      ])
      const text = formatAnnotations(sixtyErrors, changedLines)
      expect(getShownLines(text)).toEqual([30, 31, 58, 1, 2, 3, 4, 5, 6])
      expect(text).toContain('And 51 more;')
    })

    test('counts errors and notes separately, and puts those in changed lines first in both', () => {
      const notes = sixtyErrors.slice(0, 12).map(({ line }) => ({ ...note, line }))
      const changedLines = new Map([[date.file, [{ first: 12, last: 12 }]]])
      const text = formatAnnotations([...sixtyErrors, ...notes], changedLines)
      expect(getShownLines(text)).toEqual([12, 1, 2, 3, 4, 5, 6, 7, 8])
      expect(getShownLines(text, 'warning')).toEqual([12, 1, 2, 3, 4, 5, 6, 7, 8])
      expect(text).toContain('::warning title=More::And 3 more;')
    })

    test('adds no annotation that counts for exactly nine errors', () => {
      expect(formatAnnotations(sixtyErrors.slice(0, 9), NO_CHANGES)).not.toContain('more')
    })
  })
})
