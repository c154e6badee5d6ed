// Finds words such as "today" or "this Sunday" in a title, which are right on some days only.
import { findWeekday, SPANISH_WEEKDAYS, WEEKDAYS } from '../../../../dates/weekdays'
import { simplifyText } from '../../../../text/simplify-text'

export type RelativeDay = {
  readonly words: string
  /** From 0 for Monday, or null for a day that is counted from the one on which people read the words. */
  readonly weekday: number | null
  /** How many days after that day it is. */
  readonly ahead: number
  /** The part of the day, such as "morning", or nothing. */
  readonly part: string
  readonly isSpanish: boolean
  /** Whether the words begin the title. */
  readonly isFirst: boolean
}

const RELATIVE = new RegExp(
  [
    "(?<![A-Za-zÀ-ỿ-])(?:(?<day>today|hoy)(?!['’A-Za-zÀ-ỿ-])",
    "(?<night>tonight)(?!['’A-Za-zÀ-ỿ-])",
    '(?:this|esta) (?<part>morning|afternoon|evening|mañana|tarde|noche)(?![A-Za-zÀ-ỿ])',
    "(?<!\\b(?:a|la|una|cada|de|el|por|for|of|better|brighter|and|y|el|del|pasado|after) )(?<next>tomorrow|mañana)(?!['’A-Za-zÀ-ỿ-])",
    `(?:this(?: coming)?|este) (?<weekday>${[...WEEKDAYS, ...SPANISH_WEEKDAYS].join('|')}|miércoles|sábado)(?!['’A-Za-zÀ-ỿ-]))`,
  ].join('|'),
  'iu',
)
/** Matches what makes a sentence true on any day. */
const UNCERTAIN =
  /\b(?:if|whether|when|every|each|always|never|needs?|more than ever|for the first|since|until|till|yesterday|cada|siempre|cuando|desde|hasta|ayer)\b|(?:^|\s)si\s|\?|["“”«]/i
/** Matches sentences that ask for something, which people can do on any day: "Sign up today". */
const REQUEST =
  /\b(?:give|donate|call|register|sign|join|help|(?<!of )order|get|visit|contact|book|apply|start|pray|share|volunteer|reserve|text|rsvp|buy|shop|see|learn|read|subscribe|follow|make|take|add|save|claim|schedule|become|find|reach|invest|change|choose|done|llame|inscr[ií]base|reg[ií]strese|visite|ayude|ore|comparta|apoye|regale)\b[^.!?;:]{0,60}$/i
/** Matches what is said of a single day. */
const STATE =
  /\b(?:closed?|closes|closing|open|opens|out of order|down|off|late|later|early|delayed|cancel(?:l)?ed|out|moved|begins?|starts?|ends?|speaks?|meets?|away|only|cerrad[oa]s?|abiert[oa]s?|cancelad[oa]s?|empieza|termina|abre|cierra)\b/i
const SPANISH = /^(?:hoy|esta|mañana|este)/i

/** Returns the first words of that kind in a title, or null. */
export function findRelativeDay(title: string): RelativeDay | null {
  const match = RELATIVE.exec(title)
  if (match === null || UNCERTAIN.test(findSentence(title, match.index))) return null
  const [words] = match
  const { day, part, next, weekday } = match.groups ?? {}
  const before = title.slice(0, match.index)
  const isFirst = before === ''
  if (weekday === undefined && !isFirst && REQUEST.test(before)) return null
  if (day !== undefined && !(isFirst ? isSaidOfDay(title) : STATE.test(title))) return null
  return {
    words,
    weekday: weekday === undefined ? null : findWeekday(simplifyText(weekday)),
    ahead: next === undefined ? 0 : 1,
    part: part?.toLowerCase() ?? (match.groups?.['night'] === undefined ? '' : 'night'),
    isSpanish: SPANISH.test(words),
    isFirst,
  }
}

/** Returns the sentence at an offset. */
function findSentence(title: string, index: number): string {
  const start = title.slice(0, index).search(/[^.!?]*$/)
  const end = title.slice(index).search(/[.!?](?:\s|$)/)
  return title.slice(start, end === -1 ? undefined : index + end + 1)
}

const isSaidOfDay = (title: string): boolean =>
  /^[A-Za-zÀ-ỿ]+(?:,? (?:is|es|we|our|the|only|nuestr[oa]s?)\b)/iu.test(title) &&
  (/^[A-Za-zÀ-ỿ]+,? (?:is|es) (?!(?:the (?!last|first|final)|an? |not |still |another |el (?!último|primer)))/iu.test(
    title,
  ) ||
    STATE.test(title))
