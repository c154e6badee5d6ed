// Notes an event with a drawing whose words name another day: "Saturday, May 8" on the flyer of an event on May 1.
import { collections } from '../../../collections'
import { formatDay, getYear, isDay, type Day } from '../../../dates/day'
import { createProblem, type FileProblem, type Problem } from '../../../problems/problem'
import { getFieldPosition, type ParsedEntry } from '../../../source/entry/parsed-entry'
import { findNearest, findWrittenDays } from '../../meaning/days/written/written-days'

/** Matches words beside a day that is not that of the event: the last one to sign up, or one of another year. */
const OTHER_DAY =
  /\b(?:by|until|till|before|after|since|deadline|due|rsvp|register|registration|sign ?up|tickets?|rain|postponed|moved|hasta|antes|después|desde|inscr\w+|boletos?|lluvia)\b/i

/** @param drawingWords the words of drawings by the names of their files */
export function checkPictureDays(
  entries: readonly ParsedEntry[],
  drawingWords: Readonly<Record<string, string>>,
  today: Day,
): Problem[] {
  return entries.flatMap((parsed) => {
    const { collection, entry, problems } = parsed
    const { date, startDate, status, image } = entry as Readonly<Record<string, unknown>>
    if (collection !== (collections.events as unknown) || typeof date !== 'string') return []
    if (typeof image !== 'string' || status !== undefined || entry.draft === true) return []
    if (date < today || problems.some(({ field }) => field === 'date')) return []
    const lines = (Object.hasOwn(drawingWords, image) ? drawingWords[image] : '')?.split('\n') ?? []
    const days = lines.flatMap((line) => (OTHER_DAY.test(line) ? [] : findWrittenDays(line)))
    const [written, another] = days
    if (written === undefined || another !== undefined) return []
    const { words, monthAndDay, year } = written
    const day = year === null ? findNearest(monthAndDay, date) : `${year}-${monthAndDay}`
    if (day === null || !isDay(day)) return []
    const first = typeof startDate === 'string' ? startDate : date
    if (day >= first && day <= date) return []
    const problem = describe(image, words, { date, day, hasYear: year !== null })
    return [createProblem(problem, getFieldPosition(parsed, 'image'))]
  })
}

type Days = { readonly date: Day; readonly day: Day; readonly hasYear: boolean }

function describe(image: string, words: string, { date, day, hasYear }: Days): FileProblem {
  const needsYear = hasYear || getYear(day) !== getYear(date)
  const right = formatDay(date, {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    ...(needsYear ? { year: 'numeric' } : {}),
  })
  return {
    code: 'date-differs',
    severity: 'warning',
    message: `The picture ${image} says "${words}", but the date is ${date}.`,
    fix: `If the date is right, upload a picture that says "${right}". If the picture is right, write date: ${day}`,
  }
}
