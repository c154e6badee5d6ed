// Compares a day in a text with the event that the same paragraph links to: the event has the right one.
import { collections } from '../../../collections'
import {
  addDays,
  getWeekdayIndex,
  getYear,
  isDay,
  swapMonthAndDay,
  type Day,
} from '../../../dates/day'
import { getWeekdayName } from '../../../dates/weekdays'
import type { AnyEntry } from '../../../define-collection'
import { createProblem, type Problem } from '../../../problems/problem'
import type { ParsedEntry } from '../../../source/entry/parsed-entry'
import { getText } from '../../../translations/translation-age'
import { isAlike } from '../../meaning/days/written/meant-day'
import { isForSomethingElse } from '../../meaning/days/written/other-words'
import { replaceDay, replaceWeekday } from '../../meaning/days/written/write-day-like'
import { findWrittenDays, MAY_HAVE_DAY } from '../../meaning/days/written/written-days'
import { compareSpan, getSentenceAfter, getSentenceBefore } from './linked-spans'
import { findParagraph, isAboutOtherDays, opensWithDay } from './opening-days'
import { followsLink, isSubject } from './subject-of-day'

/** In days: without a year, a day is that of the next year. */
const MAX_AHEAD = 365
/** Matches what tells of an event that is over. */
const PAST =
  /(?<![A-Za-zÀ-ỿ])(?:was|were|had|last|ago|raised|came|thanks?|fue|fueron|hubo|vinieron|recaud[A-Za-zÀ-ỿ]+|pasad[oa]|gracias)(?![A-Za-zÀ-ỿ])/iu
const EVENT = /^\/events\/([^/#?]+)/

/** Returns the problems of the site with those of such days, in place of what a weekday alone says of them. */
export function completeLinkedDays(
  problems: readonly Problem[],
  entries: readonly ParsedEntry[],
  texts: Readonly<Record<string, string>>,
  today: Day,
): Problem[] {
  const events = new Map(
    entries.flatMap(({ collection, entry }) =>
      collection === (collections.events as unknown) ? [[entry.slug, entry] as const] : [],
    ),
  )
  const found = entries.flatMap((parsed) => findLinkedDays(parsed, events, texts, today))
  const isReplaced = ({ code, file, line }: Problem) =>
    code === 'weekday-wrong' && found.some((other) => other.file === file && other.line === line)
  return [...problems.filter((problem) => !isReplaced(problem)), ...found]
}

function findLinkedDays(
  { entry, references }: ParsedEntry,
  events: ReadonlyMap<string, AnyEntry>,
  texts: Readonly<Record<string, string>>,
  today: Day,
): Problem[] {
  const links = references.flatMap(({ target, line, field }) => {
    const slug = EVENT.exec(target)?.[1]
    return slug === undefined || (field !== null && field !== 'link') ? [] : [{ slug, line, field }]
  })
  if (links.length === 0 || entry.draft === true || events.get(entry.slug) === entry) return []
  const lines = getText(entry, texts).split('\n')
  // The link of a notice goes with its title.
  const title = lines.findIndex((typed) => typed.startsWith('title:'))
  return [...new Set(links.map(({ line, field }) => (field === null ? line - 1 : title)))].flatMap(
    (index) => {
      const slugs = new Set(
        links.flatMap(({ slug, line, field }) =>
          (field === null ? line - 1 : title) === index ? [slug] : [],
        ),
      )
      const [slug = '', another] = slugs
      const event = another === undefined ? events.get(slug) : undefined
      const found = findParagraph(lines, index, hasDay)
      if (event === undefined) return []
      // What is right beside the link counts, even if the weekday is wrong.
      return compare(lines[found.index] ?? '', found.text, event, today)
        .filter(({ opens }) => found.index === index || opens)
        .map(({ details, column }) =>
          createProblem(details(found.index + 1), {
            file: entry.file,
            line: found.index + 1,
            column,
          }),
        )
    },
  )
}

const hasDay = (line: string): boolean =>
  MAY_HAVE_DAY.test(line) && findWrittenDays(line).length > 0

/**
 * Compares the only day in a line with that of an event; returns nothing if it is right, or if it may be another day.
 * @param paragraph the line, and those after it that lead to the event
 */
function compare(typed: string, paragraph: string, event: AnyEntry, today: Day) {
  const { date, startDate, title, file } = event
  if (typeof date !== 'string' || !MAY_HAVE_DAY.test(typed)) return []
  if (startDate !== undefined) return compareSpan(typed, paragraph, event, today)
  const [written, another] = findWrittenDays(typed)
  if (written === undefined || another !== undefined) return []
  const { words, index, weekday, year, monthAndDay } = written
  const day = `${year ?? getYear(date)}-${monthAndDay}`
  const before = getSentenceBefore(typed, index)
  if (!isDay(day) || isForSomethingElse(before, String(title))) return []
  const isWrong = weekday !== null && weekday !== getWeekdayIndex(day)
  // Without a year, the day may be that of the next event after one that is over.
  if (day === date && (!isWrong || date < today)) return []
  const isSwapped = year !== null && weekday === null && swapMonthAndDay(date) === day
  if (!isAlike(day, date) && !isSwapped) return []
  const isMeant = weekday === getWeekdayIndex(date)
  const isAhead = day >= today && date >= today
  const opens = opensWithDay(before, paragraph)
  // A weekday that fits the day of this year says the year as well.
  const isSure =
    isSwapped ||
    (year === null
      ? isSubject(before, String(title)) && !PAST.test(typed) && date <= addDays(today, MAX_AHEAD)
      : isSubject(before, String(title)) ||
        (followsLink(before) && !isAboutOtherDays(before + getSentenceAfter(typed, index)))) ||
    ((year !== null || weekday !== null) && opens)
  if (isWrong ? !isMeant && day !== date : !isAhead || !isSure) return []
  const onDay = replaceDay(words, date)
  const right = weekday === null ? onDay : replaceWeekday(onDay, date)
  const isOnce = typed.split(words).length === 2
  return [
    {
      opens,
      column: index + 1,
      details: (line: number) => ({
        code: isWrong ? ('weekday-wrong' as const) : ('date-differs' as const),
        severity: 'warning' as const,
        message:
          day === date
            ? `The text says "${words}", but ${date}, the day of the event in ${file}, is a ${getWeekdayName(date)}.`
            : `The text says "${words}", but the event to which it links (${file}) is on ${date}.`,
        fix: isWrong
          ? `Write "${right}".`
          : `If the date of the event is right, write "${right}". If "${words}" is right, write date: ${day} in ${file}`,
        suggestion:
          isWrong && isOnce
            ? { line, endLine: line, text: typed.replace(words, () => right) }
            : null,
      }),
    },
  ]
}
