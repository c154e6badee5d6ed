// Notes an invitation for "this Friday" or "tomorrow" without a day: a text stays on the site, and then means another day.
import { formatDay, getWeekdayIndex, getYear, type Day } from '../../../dates/day'
import { HOLIDAYS } from '../../../dates/holidays'
import { SPANISH_WEEKDAYS, WEEKDAYS } from '../../../dates/weekdays'
import type { SplitText } from '../../../front-matter/split-front-matter'
import type { LocatedProblem } from '../../../problems/problem'
import { simplifyText } from '../../../text/simplify-text'
import { findInFile } from '../../find-in-file'
import { findWrittenDays } from './written/written-days'

const COLLECTIONS: readonly string[] = ['blog post', 'page', 'event', 'notice', 'service']
const SOON = new RegExp(
  `(?<![A-Za-zÀ-ỿ])(?:tomorrow|tonight|esta noche|(?:this|next|this coming) (?:${WEEKDAYS.join('|')}|weekend)|next (?:week|month)|(?:este|el próximo) (?:${SPANISH_WEEKDAYS.join('|')}|miércoles|sábado|mes|fin de semana)|el (?:${SPANISH_WEEKDAYS.join('|')}|miércoles|sábado) (?:que viene|próximo)|la próxima semana)(?![A-Za-zÀ-ỿ])`,
  'giu',
)
/** Matches the words for a day before what people are asked to do: "Next Saturday, drop off". */
const LEAD_IN =
  /^\W*(?:(?:[Tt]omorrow|[Tt]onight|(?:[Tt]his|[Nn]ext)(?: coming)? [A-Za-zÀ-ỿ]+),? )(?=[a-zß-ỿ])/u
const INVITATION_AFTER =
  /^(?:join us|come(?! back| from| again)|register|sign up|bring|drop off|stop by)\b/
/** Matches what asks people to do something on a certain day, or says that they cannot. */
const INVITATION =
  /(?:^|[.!?]\s|\n)\W*(?:Join us|Come(?! back| again)|Register|Sign up|Bring|Drop off|Venga|Acompáñenos|Inscríbase|Traiga)\b|\b(?:[Ww]e|[Oo]ur (?:office|clinic|shop|store)) (?:are|is|will be) (?:closed|open)\b|\b[Ww]e (?:will )?(?:meet|gather)\b|\b(?:[Ee]stamos|[Ee]staremos) cerrados\b|\b[Nn]os (?:reunimos|reuniremos)\b/
const UNCERTAIN =
  /\b(?:if|whether|when|every|each|always|or|cada|siempre|cuando)\b|(?:^|\s)(?:si|o)\s/i
/** Matches what no text about a later day says. A text about an event may call its own day "this Saturday". */
const NEXT = /^(?:next|this coming|el próximo)|que viene|próximo$/i
const TODAY = /^(?:tonight|esta noche)$/i
const HEAD_FIELDS = ['title', 'summary', 'lead', 'description']
const MAY_BE_SOON =
  /tomorrow|tonight|esta noche|\b(?:this|next|este|próxim[oa])\s|o próximo|que viene/i

export function checkSoon(
  text: SplitText,
  collection: string,
  { date, startDate }: Readonly<Record<string, unknown>>,
): LocatedProblem[] {
  if (!COLLECTIONS.includes(collection)) return []
  const isEvent = collection === 'event' && startDate === undefined && typeof date === 'string'
  const event = isEvent ? date : null
  const found = findInFile(text, (searched) => findSoon(searched, event), MAY_BE_SOON).find(
    ({ words }) => !TODAY.test(words) || !namesOwnDay(text, date),
  )
  if (found === undefined) return []
  const { words, isEventDay, field, line, column } = found
  return [
    {
      code: 'date-relative',
      severity: 'warning',
      message: `This text stays on the site, and "${words}" will soon mean another day.`,
      fix:
        isEventDay && event !== null
          ? `Leave it out, because the day of this event is beside its text anyway. If you want to keep it, write ${writeDay(words, event)}`
          : 'Someone may read this weeks later. If that would confuse people, write the day. If the text makes clear which day it is, there is nothing to do.',
      ...(field === null ? {} : { field }),
      line,
      column,
    },
  ]
}

/** Returns whether a text is about a certain day: its title or its summary names one, or it has the date of a holiday. */
function namesOwnDay({ frontMatter }: SplitText, date: unknown): boolean {
  if (typeof date === 'string' && HOLIDAYS.some(({ getDay }) => getDay(getYear(date)) === date))
    return true
  return HEAD_FIELDS.some((field) => {
    const value = frontMatter.get(field)
    if (!value || !('text' in value)) return false
    const plain = simplifyText(value.text).replaceAll('’', "'")
    return (
      HOLIDAYS.some(({ pattern }) => pattern.test(plain)) || findWrittenDays(value.text).length > 0
    )
  })
}

/** Writes the day of an event in the language of the words. */
const writeDay = (words: string, day: Day): string =>
  /^(?:this|next|to)/i.test(words)
    ? formatDay(day, { dateStyle: 'full' })
    : formatDay(day, { dateStyle: 'full' }, 'es').replace(',', '')

/**
 * Finds such words in sentences that invite to something and name no day. In an event, any sentence with its weekday is about it.
 * @param event the day of the event, or null
 */
const findSoon = (text: string, event: Day | null) =>
  [...text.matchAll(SOON)].flatMap((match) => {
    const [words] = match
    // A quotation has the words of others.
    if (/(?:^|\n)[ \t]*>[^\n]*$/.test(text.slice(0, match.index))) return []
    const before =
      text
        .slice(0, match.index)
        .split(/(?<=[.!?])\s|\n/)
        .at(-1) ?? ''
    const after = text.slice(match.index).split(/(?<=[.!?])\s|\n/)[0] ?? ''
    const sentence = before + after
    const isEventDay = event !== null && NEXT.test(words) && hasWeekday(words, event)
    const isCertain =
      (isEventDay ||
        INVITATION.test(sentence) ||
        INVITATION_AFTER.test(sentence.replace(LEAD_IN, ''))) &&
      !UNCERTAIN.test(sentence) &&
      !/["“”«]/.test(sentence)
    return isCertain && findWrittenDays(sentence).length === 0
      ? [{ words, index: match.index, isEventDay }]
      : []
  })

/** Returns whether one of the words is the weekday of a day. */
function hasWeekday(words: string, day: Day): boolean {
  const index = getWeekdayIndex(day)
  const names = [WEEKDAYS[index]?.toLowerCase(), SPANISH_WEEKDAYS[index]]
  return simplifyText(words)
    .split(' ')
    .some((word) => names.includes(word))
}
