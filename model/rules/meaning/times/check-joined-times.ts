// Notes a time without its colon in a text, as a phone writes down what it hears: "at 630 PM", or "from 224 PM" for two to four.
import { readEventTimes } from '../../../dates/event-times'
import type { SplitText } from '../../../front-matter/split-front-matter'
import type { LocatedProblem } from '../../../problems/problem'
import { adviseOnSpans, readHeardSpans } from '../../../schema/fields/dates/heard-times'
import {
  findJoinedHours,
  isUsual,
  type JoinedTime,
} from '../../../schema/fields/dates/missing-colon'
import { findInFile } from '../../find-in-file'
import { replaceFound } from '../../replace-found'

const MAY_BE_JOINED = /\d{3} ?[ap]\.? ?m\b|(?<![\d:.])\d\d ?[ap]\.? ?m\b/i
/** Matches more digits than a time has, after a word that comes before a time. */
const TOO_LONG =
  /(?<=\b(?:from|at|between|is|de|las) )(?!(?:1\d|2[0-3]|0?[1-9])[0-5]\d ?[ap])\d{4,7}(?= ?([ap])\.? ?m\b)/gi
/** Matches two digits before AM or PM that are no hour: two hours that were heard as one number. */
const NO_HOUR = /(?<![\d:.,$/#-])(?!0|1[0-2])(\d)(\d)(?= ?[ap]\.? ?m\b)/gi

export function checkJoinedTimes(
  text: SplitText,
  { time }: Readonly<Record<string, unknown>>,
): LocatedProblem[] {
  const hours = typeof time === 'string' ? readHours(time) : null
  const [first] = findInFile(text, (searched) => find(searched, hours), MAY_BE_JOINED).filter(
    ({ field }) => field !== 'time' && field !== 'hours',
  )
  if (first === undefined) return []
  const { words, meant, isCertain, advice, field, line, column } = first
  return [
    {
      code: 'time-shape',
      severity: 'warning',
      message: `There is no time ${words}${isCertain || meant === null ? '' : `, and the field says time: ${String(time)}`}.`,
      fix: meant === null ? advice : `Write ${meant}`,
      suggestion: meant === null ? null : replaceFound(text, first, meant),
      ...(field === null ? {} : { field }),
      line,
      column,
    },
  ]
}

/** Returns the first and the last hour of an event as single numbers, or null. */
function readHours(time: string): readonly [string, string] | null {
  const { start, end } = readEventTimes(time) ?? { start: '', end: null }
  const getHour = (typed: string) => String(Number(typed.slice(0, 2)) % 12 || 12)
  return end === null || !start.endsWith(':00') || !end.endsWith(':00')
    ? null
    : [getHour(start), getHour(end)]
}

/** Finds such times. The hours of the event tell what was heard where "2 to 4" was said: 224, or 24. */
function find(text: string, hours: readonly [string, string] | null) {
  const [start = '', end = ''] = hours ?? []
  const span = (typed: string) =>
    hours !== null && [`${start}2${end}`, `${start}${end}`].includes(typed)
      ? `${start} to ${end}`
      : null
  return [
    ...findJoinedHours(text).map((found) => {
      const both = span(found.typed)
      const isTime = both === null && isUsual(found)
      const meant = both ?? (isTime ? writeTime(found) : null)
      return { ...found, meant, isCertain: isTime, advice: advise(found.typed, found.half, found) }
    }),
    ...[...text.matchAll(NO_HOUR)].flatMap(({ 0: typed, index }) => {
      const both = span(typed)
      return both === null ? [] : [{ typed, index, meant: both, isCertain: false, advice: '' }]
    }),
    ...[...text.matchAll(TOO_LONG)].flatMap(({ 0: typed, 1: half = '', index }) => {
      const advice = advise(typed, half, null)
      return readHeardSpans(typed, `${half}m`).length === 0
        ? []
        : [{ typed, index, meant: null, isCertain: false, advice }]
    }),
  ].map(({ typed, index, meant, isCertain, advice }) => {
    const half = /^ ?(?:[ap]m\b|[ap]\. ?m\b\.?)/i.exec(text.slice(index + typed.length))?.[0] ?? ''
    return {
      words: typed + half,
      index,
      meant: meant === null ? null : meant + half,
      isCertain,
      advice,
    }
  })
}

/** Returns what to write in place of digits that may be two times, or a single one. */
function advise(digits: string, letter: string, single: JoinedTime | null): string {
  const half = `${letter.toUpperCase()}M`
  return (
    adviseOnSpans(readHeardSpans(digits, half), single && `${writeTime(single)} ${half}`) ??
    'Write the hour, a colon and the minutes.'
  )
}

const writeTime = ({ hour, minutes }: JoinedTime): string => `${hour}:${minutes}`
