// Finds the old day in the field of an event whose sentence names a new one: "Our flyers say March 6. The walk is on Saturday, March 13".
import { getWeekdayIndex, isDay, type Day } from '../../dates/day'
import type { SplitText } from '../../front-matter/split-front-matter'
import type { LocatedProblem } from '../../problems/problem'
import { findWrittenDays } from './days/written/written-days'

/** Matches what is said of the day before a change, and of the day after it. */
const [OF_OLD_DAY, OF_NEW_DAY] = [
  /\b(?:planned|scheduled|flyers?|posters?|originally|first said|was|instead of|in place of|rather than|old|planead[A-Za-zÀ-ỿ]+|previst[A-Za-zÀ-ỿ]+|volantes?|era|en lugar de|en vez de)(?![A-Za-zÀ-ỿ])/iu,
  /(?:\b(?:is|now|moved|will be|takes place|later|earlier|new (?:day|date)|come|join us|es|ahora|será|nueva fecha|después|antes),? (?:now )?(?:on|to|for|el)?|,)(?: (?:the|a|el))? ?$/iu,
]

/**
 * @param value that of the field `date`
 * @param text the sentence about the move
 */
export function findOldDate(
  value: ReturnType<SplitText['frontMatter']['get']>,
  text: string,
  date: Day,
): LocatedProblem | null {
  const sentences = text.split(/(?<=[.!?;])\s+/)
  const days = sentences.flatMap((sentence) =>
    findWrittenDays(sentence).map((written) => ({
      ...written,
      before: sentence.slice(0, written.index),
    })),
  )
  const [first, second, another] = days
  if (!first || !second || another || !value || !('text' in value)) return null
  const old = days.find(({ monthAndDay }) => date.endsWith(monthAndDay))
  const found = days.find((day) => day !== old)
  const meant = found ? `${date.slice(0, 4)}-${found.monthAndDay}` : ''
  if (!old || !found || !isDay(meant) || meant === date) return null
  if (found.weekday !== null && found.weekday !== getWeekdayIndex(meant)) return null
  if (!OF_OLD_DAY.test(old.before) || !OF_NEW_DAY.test(found.before)) return null
  if (found.weekday === null && OF_OLD_DAY.test(found.before)) return null
  return {
    code: 'status-differs',
    severity: 'warning',
    message: `status_note says that ${old.words} was planned before, and that the event is on ${found.words}. But date has the old day.`,
    fix: `If the new day is right, write date: ${meant}`,
    field: 'date',
    line: value.line,
    column: value.column,
  }
}
