// Problems beside the lines of a pull request: what is said of them, which come first, and how many.
import { describe, expect, test } from 'vitest'
import { createProblem, type Problem } from '../../model/problems/problem'
import { formatAnnotations } from './github-annotations'

const date: Problem = createProblem(
  { code: 'date-impossible', message: 'There is no day 2025-02-30.', fix: 'Check the calendar.' },
  { file: 'content/events/a.md', line: 4, column: 7, field: 'date' },
)
const note: Problem = { ...date, severity: 'warning', message: 'It is long ago.' }
const untouched = new Map()

/** Sixty errors in lines 1 to 60 of one file. */
const sixty = Array.from({ length: 60 }, (_, index) => ({ ...date, line: index + 1 }))

/** Reads an annotation as GitHub does: the place, the title and the text. */
function readAsGitHub(line: string) {
  const [, kind, properties, text] = /^::(\w+) (.*?)::(.*)$/.exec(line) ?? []
  const signs = { '%0D': '\r', '%0A': '\n', '%3A': ':', '%2C': ',', '%25': '%' }
  const plain = (escaped: string) =>
    escaped.replace(/%(0D|0A|3A|2C|25)/g, (sign) => signs[sign as keyof typeof signs])
  const read = Object.fromEntries(
    (properties ?? '').split(',').map((pair) => {
      const equals = pair.indexOf('=')
      return [pair.slice(0, equals), plain(pair.slice(equals + 1))]
    }),
  )
  return { kind, ...read, text: plain(text ?? '') }
}

const shownLines = (text: string, kind = 'error') =>
  text
    .split('\n')
    .filter((line) => line.startsWith(`::${kind} file=`))
    .map((line) => Number(/,line=(\d+)/.exec(line)?.[1]))

test('each says where it is, what is wrong and what to do', () => {
  expect(formatAnnotations([date, note], untouched)).toMatchInlineSnapshot(`
    "::error file=content/events/a.md,line=4,col=7,title=There is no day 2025-02-30.::There is no day 2025-02-30. Check the calendar.
    ::warning file=content/events/a.md,line=4,col=7,title=It is long ago.::It is long ago. Check the calendar."
  `)
  expect(formatAnnotations([], untouched)).toBe('')
})

test('no sign in a text is taken by GitHub for its own', () => {
  const message = '100%, or %0A:\r\nthat is: "a,b"::error file=x::y%25'
  const fix = '50%,\r\nsay: b'
  const file = 'content/events/50%, a: b.md'
  const text = formatAnnotations([{ ...note, file, message, fix }], untouched)
  expect(text).not.toMatch(/[\r\n]/)
  expect(readAsGitHub(text)).toEqual({
    kind: 'warning',
    file,
    line: '4',
    col: '7',
    title: message,
    text: `${message} ${fix}`,
  })
})

describe('of sixty problems', () => {
  test('nine are shown, and the last one counts the others', () => {
    const lines = formatAnnotations([...sixty, note], untouched).split('\n')
    expect(lines).toHaveLength(11)
    expect(lines[9]).toBe(
      '::error title=More::And 51 more; the whole list is in the summary of this step.',
    )
    expect(lines[10]).toMatch(/^::warning file=/)
  })

  test('those in touched lines come first, the others in their order', () => {
    const touched = new Map([
      [
        date.file,
        [
          { first: 30, last: 31 },
          { first: 58, last: 58 },
        ],
      ],
    ])
    const text = formatAnnotations(sixty, touched)
    expect(shownLines(text)).toEqual([30, 31, 58, 1, 2, 3, 4, 5, 6])
    expect(text).toContain('And 51 more;')
  })

  test('errors and notes are counted apart, and both begin with touched lines', () => {
    const notes = sixty.slice(0, 12).map((one) => ({ ...note, line: one.line }))
    const touched = new Map([[date.file, [{ first: 12, last: 12 }]]])
    const text = formatAnnotations([...sixty, ...notes], touched)
    expect(shownLines(text)).toEqual([12, 1, 2, 3, 4, 5, 6, 7, 8])
    expect(shownLines(text, 'warning')).toEqual([12, 1, 2, 3, 4, 5, 6, 7, 8])
    expect(text).toContain('::warning title=More::And 3 more;')
  })

  test('nine are no more than that', () => {
    expect(formatAnnotations(sixty.slice(0, 9), untouched)).not.toContain('more')
  })
})
