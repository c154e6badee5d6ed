// Finds outlines of Word: lines with I., A., 1. and a. at their starts, which a page would join.
import { splitLines, type FindLeftovers, type Leftover, type Line } from '../leftover'

const MARK = /^\s*(?:\(?([A-Za-z]|[IVX]{1,5}|[ivx]{1,5}|\d{1,2})[.)])\s+(\S.*)$/
const ANY = /^[ \t]*\(?(?:[A-Za-z]|[IVXivx]{1,5})[.)]\s+\S/m
const MIN_ITEMS = 3
const MIN_INNER_ITEMS = 2

type Item = { readonly depth: number; readonly text: string }

export const findOutlines: FindLeftovers = (text) => {
  if (!ANY.test(text)) return []
  const lines = splitLines(text)
  const leftovers: Leftover[] = []
  for (let index = 0; index < lines.length; index++) {
    const run = findRun(lines, index)
    const [first] = run
    const last = run.at(-1)
    if (!first || !last) continue
    index = lines.indexOf(last)
    const items = readItems(run)
    if (items === null) continue
    const span = { start: first.start, end: last.end }
    const isAlone = (lines[index + 1]?.text ?? '').trim() === ''
    leftovers.push({
      problem: createProblem(items, isAlone && !/^\s/.test(first.text)),
      at: first.start,
      span,
      claims: [span],
    })
  }
  return leftovers
}

/** Returns the lines from an index on that begin with a mark; there may be empty lines between them. */
function findRun(lines: readonly Line[], from: number): Line[] {
  if (!MARK.test(lines[from]?.text ?? '')) return []
  const run: Line[] = []
  for (const line of lines.slice(from)) {
    if (MARK.test(line.text)) run.push(line)
    else if (line.text.trim() !== '') break
  }
  return run
}

const ROMAN = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x', 'xi', 'xii']

/** Returns what a mark can be: a kind of numbering, and its number in it. */
function readMark(mark: string): { kind: string; number: number }[] {
  if (/^\d/.test(mark)) return [{ kind: '1', number: Number(mark) }]
  const size = mark === mark.toUpperCase() ? 'upper' : 'lower'
  const roman = ROMAN.indexOf(mark.toLowerCase()) + 1
  const letter = mark.length === 1 ? mark.toLowerCase().charCodeAt(0) - 96 : 0
  return [
    { kind: `${size} letter`, number: letter },
    { kind: `${size} roman`, number: roman },
  ].filter(({ number }) => number > 0)
}

/** Returns the items with their depths, or null if the marks do not follow each other or are all of one kind. */
function readItems(run: readonly Line[]): Item[] | null {
  const levels: { kind: string; number: number }[] = []
  const items: Item[] = []
  for (const { text } of run) {
    const [, mark = '', words = ''] = MARK.exec(text) ?? []
    const meanings = readMark(mark)
    const depth = levels.findLastIndex((level) =>
      meanings.some(({ kind, number }) => kind === level.kind && number === level.number + 1),
    )
    const level = levels[depth]
    const beginning = meanings.find(({ number }) => number === 1)
    if (level) {
      level.number += 1
      levels.length = depth + 1
    } else if (beginning) levels.push({ ...beginning })
    else return null
    items.push({ depth: levels.length - 1, text: words.trim() })
  }
  const isOutline =
    items.length >= MIN_ITEMS && items.filter(({ depth }) => depth > 0).length >= MIN_INNER_ITEMS
  return isOutline && !run.every(({ text }) => /^\s*\d/.test(text)) ? items : null
}

function createProblem(items: readonly Item[], isCertain: boolean): Leftover['problem'] {
  let number = 0
  const lines = items.map(({ depth, text }) => {
    if (depth > 0) return `${' '.repeat(1 + 2 * depth)}- ${text}`
    number += 1
    return `${number}. ${text}`
  })
  return {
    code: 'list-mark',
    message: `These ${items.length} lines look like an outline, but the page would not show them as one.`,
    fix: `Write the outer lines like ${lines[0] ?? ''} and begin the inner ones with three spaces and a hyphen.`,
    ...(isCertain ? { replacement: lines.join('\n') } : {}),
  }
}
