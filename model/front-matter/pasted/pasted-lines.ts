// Joins the problems of several lines that were pasted after a field, such as an address or what a phone shares.
import { removeCountry } from '../../schema/fields/street-address/country'
import type { LocatedProblem } from '../../problems/problem'
import { adviseOnOneLine } from '../advise-on-one-line'

const FIELD = /^([a-z_]+): +(\S.*)$/
/** Fields with an address, whose lines are joined with commas. */
export const ADDRESS_FIELD = /^(?:location|address|street)$/
/** Matches a line that is no part of an address: the address of a page, or a number to call. */
const NO_ADDRESS = /:\/\/|www\.|@|^[\d\s().+-]{7,}$|^(?:tel|phone|call|open|closed|hours)\b/i
/** Matches what only the line of a city has: a ZIP code, or the state after a comma. */
const CITY = /\d|, ?(?:[A-Z]{2}|Ala\.?|Alabama|Georgia)\.?$/
const MAX_ADDRESS_LINES = 4

/**
 * Makes one problem of unreadable lines that follow each other.
 * @param firstLine the number of the first line, from 1
 */
export function joinUnreadableLines(
  problems: readonly LocatedProblem[],
  lines: readonly string[],
  firstLine: number,
): LocatedProblem[] {
  const getLine = (number: number) => lines[number - firstLine] ?? ''
  const isUnreadable = ({ code }: LocatedProblem) => code === 'line-unreadable'
  const joined: LocatedProblem[] = []
  let run: LocatedProblem[] = []
  const flush = () => {
    const [first] = run
    if (first)
      joined.push(
        describeRun(
          first,
          run.map(({ line }) => getLine(line).trim()),
        ),
      )
    run = []
  }
  const describeRun = (first: LocatedProblem, words: readonly string[]): LocatedProblem => {
    const above = first.line - 1
    const [, name, value = ''] = FIELD.exec(getLine(above)) ?? []
    const isAddress = name !== undefined && ADDRESS_FIELD.test(name)
    if (name === undefined || (words.length === 1 && !(isAddress && CITY.test(words.join()))))
      return { ...first, ...several(words) }
    const parts = isAddress ? words.filter((line) => !NO_ADDRESS.test(line)) : words
    // A letterhead begins with the name, which has a field of its own.
    const isName = isAddress && lines.includes(`name: ${value}`)
    const whole = [...(isName ? [] : [value]), ...parts]
      .map((part) => part.replace(/,$/, ''))
      .join(isAddress ? ', ' : ' ')
    const text = `${name}: ${isAddress ? (removeCountry(whole) ?? whole) : whole}`
    const isComplete =
      isAddress && parts.length === words.length && words.length < MAX_ADDRESS_LINES
    const hasCity = parts.some((line) => CITY.test(line))
    const rest =
      parts.length === words.length
        ? ''
        : ' Leave out the rest, or put it below the second --- line.'
    const last = run.at(-1)?.line ?? first.line
    return {
      ...first,
      field: name,
      message: `The words after "${name}:" are on ${words.length + 1} lines, but they have to be on one.`,
      fix: `${adviseOnOneLine(above, last, text)}${rest === '' ? '' : `${/[.]$/.test(text) ? '' : '.'}${rest}`}`,
      suggestion: isComplete && hasCity ? { line: above, endLine: last, text } : null,
    }
  }
  for (const problem of problems) {
    const previous = run.at(-1)
    const isNext =
      previous !== undefined &&
      lines
        .slice(previous.line - firstLine + 1, problem.line - firstLine)
        .every((line) => line.trim() === '')
    if (!isUnreadable(problem) || !isNext) flush()
    if (isUnreadable(problem)) run.push(problem)
    else joined.push(problem)
  }
  flush()
  return joined
}

/** Says how many lines there are, if there are more than one. */
const several = (words: readonly string[]) =>
  words.length === 1
    ? {}
    : { message: `${words.length} lines from here on are neither fields nor items of a list.` }
