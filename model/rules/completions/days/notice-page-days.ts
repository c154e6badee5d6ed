// Compares the weekdays in a page with the days of the notices that link to it, which say the year: "On Monday, January 5, we are back."
import { collections } from '../../../collections'
import { addDays, countDaysBetween, getWeekdayIndex, isDay, type Day } from '../../../dates/day'
import { findNearestWeekday } from '../../../dates/moved-span'
import { getWeekdayName } from '../../../dates/weekdays'
import { splitUrl } from '../../../links/link-target'
import { createProblem, type Problem } from '../../../problems/problem'
import type { ParsedEntry } from '../../../source/entry/parsed-entry'
import { getText } from '../../../translations/translation-age'
import { replaceDay, replaceWeekday } from '../../meaning/days/written/write-day-like'
import {
  findNearest,
  findWrittenDays,
  MAY_HAVE_DAY,
  type WrittenDay,
} from '../../meaning/days/written/written-days'

/** In days: a day that is further from those of a notice may be in another year. */
const MAX_DISTANCE = 14

type Notice = { readonly file: string; readonly from: Day; readonly until: Day }

/** Returns the problems of the site with those of such weekdays. */
export function completeNoticePages(
  problems: readonly Problem[],
  entries: readonly ParsedEntry[],
  texts: Readonly<Record<string, string>>,
  today: Day,
): Problem[] {
  const notices = findNotices(entries, today)
  if (notices.size === 0) return [...problems]
  const found = entries.flatMap(({ entry }) => {
    const own = entry.draft === true ? undefined : notices.get(entry.pagePath ?? '')
    if (own === undefined || typeof entry.date === 'string') return []
    return getText(entry, texts)
      .split('\n')
      .flatMap((typed, index) => compareLine(typed, own, { file: entry.file, line: index + 1 }))
  })
  const isKnown = ({ file, line }: Problem) =>
    problems.some(
      (other) => other.code === 'weekday-wrong' && other.file === file && other.line === line,
    )
  return [...problems, ...found.filter((problem) => !isKnown(problem))]
}

/** Finds the notices that are not over, by the pages to which they link. */
function findNotices(
  entries: readonly ParsedEntry[],
  today: Day,
): ReadonlyMap<string, readonly Notice[]> {
  const found = new Map<string, Notice[]>()
  for (const { collection, entry, references } of entries) {
    const { from, until, file } = entry
    const isNotice = collection === (collections.notices as unknown)
    if (!isNotice || typeof from !== 'string' || typeof until !== 'string') continue
    if (until < today || from > until) continue
    for (const { target, field } of references) {
      if (field !== 'link') continue
      const { path } = splitUrl(target)
      found.set(path, [...(found.get(path) ?? []), { file, from, until }])
    }
  }
  return found
}

function compareLine(
  typed: string,
  notices: readonly Notice[],
  place: { readonly file: string; readonly line: number },
): Problem[] {
  if (!MAY_HAVE_DAY.test(typed)) return []
  return findWrittenDays(typed).flatMap((written) => {
    const { weekday, year, index } = written
    if (weekday === null || year !== null) return []
    const near = notices.flatMap((notice) => {
      const day = findDay(written, notice)
      return day === null ? [] : [{ notice, day }]
    })
    const [first] = near
    const isRight = near.some(({ day }) => getWeekdayIndex(day) === weekday)
    return first === undefined || isRight
      ? []
      : [createProblem(describe({ ...written, weekday }, first), { ...place, column: index + 1 })]
  })
}

/** Returns the day in the year of a notice; null if it is far from the notice. */
function findDay({ monthAndDay }: WrittenDay, { from, until }: Notice): Day | null {
  const days = [from, until].flatMap((day) => findNearest(monthAndDay, day) ?? [])
  return (
    days.find(
      (day) =>
        isDay(day) && day >= addDays(from, -MAX_DISTANCE) && day <= addDays(until, MAX_DISTANCE),
    ) ?? null
  )
}

function describe(
  { words, weekday }: WrittenDay & { readonly weekday: number },
  { notice: { file, from, until }, day }: { readonly notice: Notice; readonly day: Day },
) {
  const nearest = findNearestWeekday(day, weekday)
  const otherDay = replaceDay(words, nearest)
  const otherWeekday = replaceWeekday(words, day)
  // A day after a closing is not moved into it.
  const isPossible = day <= until || nearest > until
  const isNextDay = day > until && nearest > until && countDaysBetween(until, nearest) <= 1
  const why = isNextDay ? ', the first day after that' : ''
  return {
    code: 'weekday-wrong' as const,
    severity: 'warning' as const,
    message: `The text says "${words}", but ${day} is a ${getWeekdayName(day)}. The notice that links to this page (${file}) is from ${from} to ${until}.`,
    fix: isPossible
      ? `Write "${otherDay}"${why}, or "${otherWeekday}" if that day is right.`
      : `Write "${otherWeekday}" if that day is right.`,
  }
}
