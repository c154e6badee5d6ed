// Notes office hours in a text that differ from those in the settings, because only one of the two was changed.
import { collections } from '../../collections'
import { WEEKDAYS } from '../../dates/weekdays'
import { readWeekdays, type DayHours } from '../../hours/weekly-hours'
import { splitFileName } from '../../languages'
import { createProblem, type Problem } from '../../problems/problem'
import type { OfficeHours } from '../../schema/fields/dates/office-hours'
import { settings } from '../../settings'
import type { ParsedEntry } from '../../source/entry/parsed-entry'
import { TEXT_TOPICS, type TextTopic } from '../../text/text-topics'
import { getText } from '../../translations/translation-age'
import { ANSWERED, readWrittenHours } from './written-hours'
import { isBeyond, readReachedHours } from './reached-hours'
import { readOpeningMoment } from './opening-moments'
import { readOneSidedHours, type OneSidedHours } from './one-sided-hours'
import { formatTime } from '../meaning/times/written-times'
import { otherHours, writeHours } from './other-hours-problem'
import { translateLines } from './spanish-line'
import { findSettings, getOfficeLines, getOfficeWeek } from '../find-settings'

/** Their hours may be others: those of an event or of a few days. */
const NOT_COMPARED: readonly unknown[] = [collections.events, collections.notices, settings]
/** What has a place in the title or the name of a page may have hours of its own. */
const OTHER_PLACE =
  /clinic|shop|store|boutique|closet|pantry|hotline|center|class|thrift|warehouse|home|cl[ií]nica|tienda|ropero|despensa|clase/i
const FIELD = /^(?:title|description|lead|summary): /
export const SENTENCE_END = /(?<=[.!?]["”)]*)\s+(?=["“(¿¡]*[A-ZÀ-Þ])/u

export function checkOtherHours(
  entries: readonly ParsedEntry[],
  texts: Readonly<Record<string, string>>,
): Problem[] {
  const site = findSettings(entries)
  const lines = getOfficeLines(site)
  const week = getOfficeWeek(site)
  if (!site || week === null) return []
  return entries.flatMap(({ collection, entry, topics }) => {
    if (NOT_COMPARED.includes(collection) || !topics.some(isTopic)) return []
    const text = getText(entry, texts)
    // The hours of a post may be those of the day on which it was written, but not when people can call.
    const isPost = collection === (collections.posts as unknown)
    const isPage = collection === (collections.pages as unknown)
    const isTeam = collection === (collections.team as unknown)
    const sentences = findSentences(text, isPage && !OTHER_PLACE.test(entry.slug), isPost, isTeam)
    return sentences.flatMap(({ hours, reached, oneSided, sentence, line, column }) => {
      const named = WEEKDAYS.filter(
        (day) =>
          (hours ?? reached)?.has(day) ??
          (oneSided?.days.includes(day) === true &&
            (oneSided.isAnyDay !== true || getHours(week, day)?.length !== 0)),
      )
      const allWrong = named.filter((day) =>
        oneSided
          ? isOtherSide(oneSided, getHours(week, day))
          : reached
            ? isBeyond(reached.get(day), getHours(week, day), week)
            : differ(hours?.get(day), getHours(week, day)),
      )
      const [wrong] = allWrong
      if (wrong === undefined) return []
      if (oneSided?.isAnyDay === true && allWrong.length < named.length) return []
      const value = site.getSource().frontMatter.get('hours')
      const items = value && 'items' in value ? value.items : []
      const right = items.filter((_, index) => hasDays(lines[index], allWrong))
      const closed = allWrong.filter((day) => !lines.some((line) => hasDays(line, [day])))
      const rightDays = lines.find((known) => hasDays(known, [wrong]))
      const meant = oneSided ? moveSide(oneSided, getHours(week, wrong)) : hours?.get(wrong)
      const isSame = (day: string) =>
        oneSided ? named.includes(day) : !differ(hours?.get(day) ?? [], meant ?? null)
      const alike = named.filter((day) => hours?.has(day) !== true || isSame(day))
      const isOfLine = (readWeekdays(rightDays?.days ?? '') ?? []).every(
        (day) => named.includes(day) && isSame(day),
      )
      const time =
        oneSided && getHours(week, wrong)?.at(oneSided.side === 'to' ? -1 : 0)?.[oneSided.side]
      const isSpanish = splitFileName(entry.slug).language === 'es'
      const known = items.filter((_, index) => hasDays(lines[index], alike))
      const texts = known.map((item) => item.text)
      const problem = otherHours({
        days: allWrong,
        right,
        closed,
        here: oneSided
          ? // A time for all of these days would be wrong on others.
            time && allWrong.length === named.length
            ? formatTime(time)
            : ''
          : isSpanish
            ? translateLines(texts, sentence)
            : texts.join(', '),
        meant:
          isOfLine && rightDays && meant && right.length === 1 && closed.length === 0
            ? `${rightDays.days}: ${writeHours(meant)}`
            : null,
        file: site.entry.file,
      })
      return [createProblem(problem, { file: entry.file, line, column })]
    })
  })
}

/**
 * Returns the sentences of a text that say our office hours.
 * @param isOffice whether `we` can only be the office
 * @param isPost whether only the hours of the phone count
 * @param isTeam whether `we` is the office in words about its door alone
 */
function findSentences(text: string, isOffice: boolean, isPost: boolean, isTeam: boolean) {
  const lines = text.split('\n')
  const fence = lines.indexOf('---', 1)
  let heading = ''
  return lines.flatMap((typed, index) => {
    if (/^#+ |^title: /.test(typed)) heading = typed
    const mayHave = TEXT_TOPICS.officeHours.test(typed) || TEXT_TOPICS.weekdays.test(typed)
    if (!mayHave || (index < fence && !FIELD.test(typed))) return []
    let start = 0
    return typed.split(SENTENCE_END).flatMap((sentence) => {
      const at = typed.indexOf(sentence, start)
      start = at + sentence.length
      const moment = readOpeningMoment(sentence, isTeam || (isOffice && !OTHER_PLACE.test(heading)))
      if (isPost && !ANSWERED.test(sentence) && moment === null) return []
      const isOurs = isOffice && !OTHER_PLACE.test(heading)
      const hours = readWrittenHours(sentence, isOurs)
      const reached = hours === null && isOurs && !isPost ? readReachedHours(sentence) : null
      const known = { hours, reached, sentence, line: index + 1, column: at + 1 }
      const isRead = (hours ?? reached) !== null
      const read = isRead ? [] : readOneSidedHours(sentence, isOurs)
      const sides = isRead ? [null] : read.length > 0 || moment === null ? read : [moment]
      return sides.map((oneSided) => ({ ...known, oneSided }))
    })
  })
}

const isTopic = (topic: TextTopic): boolean => topic === 'officeHours' || topic === 'weekdays'

const getHours = (week: readonly DayHours[], day: string): DayHours =>
  week[(WEEKDAYS.indexOf(day) + 1) % week.length] ?? null

const hasDays = (line: OfficeHours | undefined, days: readonly string[]): boolean =>
  line !== undefined && (readWeekdays(line.days) ?? []).some((day) => days.includes(day))

/** Returns whether both are known, and say other hours. */
function differ(first: DayHours | undefined, second: DayHours): boolean {
  if (!first || !second) return false
  const write = (hours: NonNullable<DayHours>) =>
    hours.map(({ from, to }) => `${from}-${to}`).join()
  return write(first) !== write(second)
}

/** Returns whether our office neither begins nor ends at a time on a day on which its hours are known. */
const isOtherSide = ({ side, time }: OneSidedHours, hours: DayHours): boolean =>
  hours !== null && !hours.some((span) => span[side] === time)

/** Returns the hours of a day with another beginning or end; undefined if there is a break between them. */
function moveSide({ side, time }: OneSidedHours, hours: DayHours): DayHours | undefined {
  const [span, ...more] = hours ?? []
  return span === undefined || more.length > 0 ? undefined : [{ ...span, [side]: time }]
}
