// Reports hours that end before they start, and finds the AM or PM that was typed wrong.
import type { ProblemDetails } from '../../../problems/problem'
import { replaceHalf, toMinutes, type ClockTime } from '../../../dates/clock-time'
import { WEEKDAY } from '../../../dates/weekdays'
import { simplifyText } from '../../../text/simplify-text'
import { invalid } from '../../field'

type Invalid = { readonly problem: ProblemDetails }

/** A time in a text; without AM and PM it is one of the 24-hour clock. */
export type Time = ClockTime & {
  readonly typed: string
  readonly index: number
  readonly separator: string
}

type Span = { readonly from: number; readonly to: number; readonly text: string }

/** Hardly anything on this site begins earlier or ends later, or takes longer. */
const [MORNING, NIGHT, EVENING, LONGEST, LONGEST_NIGHT] = [
  6 * 60,
  23 * 60,
  17 * 60,
  12 * 60,
  16 * 60,
]
const MIDNIGHT = 24 * 60
/** Nothing that ends at noon begins so late. */
const LATE = 21 * 60
/** Matches what people write between the start and the end of a span; after other words, the second time is no end: `7:00 PM, doors at 6:30 PM`. */
export const UNTIL =
  /^\s*(?:[-–—~]+|to|until|till|through|thru|and(?: it)? ends(?: at)?|a|hasta|y)(?: las?)?\s*$/
export const NEXT_DAY = /next|following|midnight|overnight|siguiente|medianoche|manana/
/** In the time of an event, the days of the week say that it ends on another one. */
const OTHER_DAY = new RegExp(
  `${NEXT_DAY.source}|day after|days?\\b.*\\bdays?\\b|\\b${WEEKDAY}s?\\b`,
)

export type OrderOptions = {
  /** Whether the times are the hours of our office, which opens at noon rather than at midnight. */
  readonly isOffice?: boolean
  /** Matches words that say, in small letters and without accents, that the end is on another day; null if no words can. */
  readonly otherDay?: RegExp | null
  /** Says what to write for hours that go on after midnight. */
  readonly adviseOnNight?: NightAdvice
}

type NightAdvice = (
  typed: string,
  span: { readonly start: Time; readonly end: Time },
) => {
  readonly fix: string
  /** Proposes hours of the day, or is empty. */
  readonly otherHours: string
  readonly isAccepted: boolean
}

/**
 * Returns the problem of a span that ends before it starts, or null.
 * @param times the times in the text, in their order
 */
export function findWrongOrder(
  typed: string,
  times: readonly Time[],
  { isOffice = false, otherDay = OTHER_DAY, adviseOnNight = writeNextDay }: OrderOptions = {},
): Invalid | null {
  if (times.length < 2 || otherDay?.test(simplifyText(typed))) return null
  for (const [index, end] of times.entries()) {
    const start = times[index - 1]
    if (!start || (start.half === null) !== (end.half === null)) continue
    const between = typed.slice(start.index + start.typed.length, end.index)
    if (!isOffice && isUntilMidnight(start, end)) continue
    if (UNTIL.test(simplifyText(between)) && toMinutes(end) < toMinutes(start))
      return reportOrder(typed, { start, end }, adviseOnNight(typed, { start, end }))
  }
  return null
}

/** Returns whether an evening ends at 12:00 AM, as that of New Year’s Eve does. */
const isUntilMidnight = (start: Time, end: Time): boolean =>
  end.half === 'A' && end.hour === 12 && end.minute === 0 && toMinutes(start) >= EVENING

/** The advice for what visitors read, in which words say on which day it ends. A night that nobody can read in another way needs none. */
const writeNextDay: NightAdvice = (typed, { end }) => ({
  fix: `If it ends on the next day, write ${replaceTime(typed, end, `${end.typed} (next day)`)}`,
  otherHours: '',
  isAccepted: true,
})

function reportOrder(
  typed: string,
  { start, end }: { readonly start: Time; readonly end: Time },
  nightAdvice: ReturnType<NightAdvice>,
): Invalid | null {
  const isMidnight = end.half === 'A' && end.hour === 12 && end.minute === 0
  const isNoon = end.half === 'P' && end.hour === 12 && end.minute === 0
  const startsAt = start.typed.replace(/\.$/, '')
  const message = isMidnight
    ? `This starts at ${startsAt} and ends at ${end.typed}, which is midnight. Noon is 12:00 PM.`
    : `This ends at ${end.typed}${isNoon ? ', which is noon,' : ''} but starts at ${startsAt}.`
  const flips = findFlips(typed, start, end)
  const swap: Span = {
    from: toMinutes(end),
    to: toMinutes(start),
    text: swapTimes(typed, start, end),
  }
  const [flip] = flips
  const isSwap =
    isPlausible(swap) &&
    (start.half !== end.half || flip === undefined || getLength(swap) <= getLength(flip))
  const night = MIDNIGHT - toMinutes(start) + toMinutes(end)
  const isLate = toMinutes(start) >= EVENING && night <= LONGEST_NIGHT
  const isNight = end.half === 'A' && end.hour !== 12 && isLate
  if (flip && flips.length === 1 && !isSwap && !isNight)
    return invalid('time-order', message, `Write ${flip.text}`, flip.text)
  const ways = [...flips, ...(isSwap ? [swap] : [])].map(({ text }) => text)
  if (ways.length === 0 && isLate && nightAdvice.isAccepted) return null
  if (flip === undefined) {
    const advice = isLate && !isSwap ? nightAdvice.otherHours : adviseOnSwap(isSwap ? swap : null)
    return invalid('time-order', message, advice + nightAdvice.fix)
  }
  return invalid(
    'time-order',
    message,
    `Write ${ways.join(' or ')}, whichever you mean.${isNight ? ` ${nightAdvice.fix}` : ''}`,
  )
}

const adviseOnSwap = (swap: Span | null): string =>
  swap === null
    ? 'Write the start first. '
    : `If the two times were exchanged, write ${swap.text}. If one of them is wrong, write the right one. `

/** Returns the spans that are plausible with AM in place of PM, or the other way around, in one of the times. */
function findFlips(typed: string, start: Time, end: Time): Span[] {
  if (start.half === null) return []
  // Many write midnight as 12:00 PM too.
  const isMidnight =
    end.hour === 12 && end.minute === 0 && (end.half === 'A' || toMinutes(start) >= LATE)
  const [otherStart, otherEnd] = [flipHalf(start), flipHalf(end)]
  const flips: Span[] = [
    {
      from: toMinutes(start),
      to: toMinutes(otherEnd),
      text: replaceTime(typed, end, otherEnd.typed),
    },
    {
      from: toMinutes(otherStart),
      to: toMinutes(end),
      text: replaceTime(typed, start, otherStart.typed),
    },
  ]
  const midnight = {
    from: toMinutes(start),
    to: MIDNIGHT,
    text: replaceTime(typed, end, 'midnight'),
  }
  return [
    // So late, it is more likely than the other half of the day.
    ...(isMidnight && getLength(midnight) <= LONGEST ? [midnight] : []),
    ...flips.filter(isPlausible),
  ]
}

export function flipHalf(time: Time): Time {
  const half = time.half === 'A' ? 'P' : 'A'
  return { ...time, half, typed: replaceHalf(time.typed, half) }
}

export const replaceTime = (text: string, { index, typed }: Time, other: string): string =>
  text.slice(0, index) + other + text.slice(index + typed.length)

const swapTimes = (text: string, start: Time, end: Time): string =>
  replaceTime(replaceTime(text, end, start.typed), start, end.typed)

const getLength = ({ from, to }: Span): number => to - from

const isPlausible = (span: Span): boolean =>
  span.from >= MORNING && span.to <= NIGHT && getLength(span) > 0 && getLength(span) <= LONGEST
