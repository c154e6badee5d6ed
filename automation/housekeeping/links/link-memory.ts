// What is remembered of links from week to week. It is in the issue itself, as a comment that GitHub does not show.
import { countDaysBetween, isDay, type Day } from '../../../model/dates/day'
import { computeHexHash } from '../../../model/memoize/hash'
import type { LinkAnswer } from './ask-link'

export type LinkMemory = {
  /** The day on which the links were asked last, or null if they never were. */
  readonly askedOn: Day | null
  /** How many weeks running a link was dead, by the key of its URL. Others are left out. */
  readonly deadWeeks: ReadonlyMap<string, number>
}

export const EMPTY_MEMORY: LinkMemory = { askedOn: null, deadWeeks: new Map() }

/** A website may be closed for a week or two. */
const WEEKS_UNTIL_SHOWN = 3
/** GitHub starts schedules late, so a week may be a little shorter. A run that is started by hand counts no week. */
const MIN_DAYS = 6
const MAX_WEEKS = 9
export const MAX_LINKS = 500

const MEMORY = /^<!-- lantern-hill-links (\d{4}-\d{2}-\d{2})((?: [0-9a-f]{16}:[1-9])*) -->$/

/** Returns a hash in hexadecimal digits, so that nothing in the comment is someone else's text. */
export const getLinkKey = (url: string): string => computeHexHash(16, url)

/**
 * Returns the memory in the text of an issue. Anything unexpected is no memory, because people can edit the issue.
 * @param today a day in the future is unexpected too
 */
export function parseMemory(body: string, today: Day): LinkMemory {
  const [, askedOn = '', weeks = ''] = MEMORY.exec(body.split(/\r?\n/, 2)[1] ?? '') ?? []
  if (!isDay(askedOn) || askedOn > today) return EMPTY_MEMORY
  const items = weeks.split(' ').slice(1, MAX_LINKS + 1)
  const deadWeeks = items.map((item): [string, number] => [item.slice(0, 16), Number(item[17])])
  return { askedOn, deadWeeks: new Map(deadWeeks) }
}

/** Returns the second line of the issue. */
export function formatMemory({ askedOn, deadWeeks }: LinkMemory): string {
  if (askedOn === null) return ''
  const items = [...deadWeeks].map(([key, weeks]) => ` ${key}:${weeks}`)
  return `<!-- lantern-hill-links ${askedOn}${items.join('')} -->`
}

/** Returns whether a week has passed since the links were asked. */
export const isWeekOver = ({ askedOn }: LinkMemory, today: Day): boolean =>
  askedOn === null || countDaysBetween(askedOn, today) >= MIN_DAYS

/**
 * Returns the memory after a week. A link that is unclear, or has no answer, keeps its weeks.
 * @param urls all links of the site; others are forgotten
 */
export function remember(
  memory: LinkMemory,
  urls: readonly string[],
  answers: ReadonlyMap<string, LinkAnswer>,
  today: Day,
): LinkMemory {
  const deadWeeks = urls.flatMap((url): [string, number][] => {
    const key = getLinkKey(url)
    const weeks = memory.deadWeeks.get(key) ?? 0
    const answer = answers.get(url) ?? 'unclear'
    const now = { works: 0, unclear: weeks, dead: Math.min(weeks + 1, MAX_WEEKS) }[answer]
    return now === 0 ? [] : [[key, now]]
  })
  return { askedOn: today, deadWeeks: new Map(deadWeeks) }
}

/** Returns whether the link was dead for long enough to trouble people with it. */
export const isLongDead = ({ deadWeeks }: LinkMemory, url: string): boolean =>
  (deadWeeks.get(getLinkKey(url)) ?? 0) >= WEEKS_UNTIL_SHOWN
