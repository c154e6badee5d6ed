// Knows the words of sentences that count on a day: a last day of something that goes on, or a day that is still to come.
import { ANNOUNCED, FUTURE, OVER, PAST } from './announcing-words'

/** Matches the words before a last day. */
const LAST =
  /\b(?:through|until|till|up to|by|before|no later than|ends?(?: on)?|hasta|antes del?|a m[aá]s tardar(?: el)?|termina(?: el)?)(?: the| el| midnight(?: on)?)? ?$/i
/** Matches what people do, or can do, only while there is time. */
const PRESENT =
  /(?<![A-Za-zÀ-ỿ])(?:will|is|are|can|may(?! \d)|please|match(?:es)?|doubles?|counts?|give|donate|sign up|register|apply|order|call|write|join|bring|send|return|drop off|your (?:gifts?|donations?)|es|est[aá]n?|puede|pueden|duplica|iguala|done|d[eé]|ll[aá]me(?:n?os)?|escr[ií]ba(?:n?os)?|(?:tr[aá]iga|env[ií]e|d[eé]je|entr[eé]gue|rec[oó]ja)n?(?:l[oa]s?|nos)?|inscr[ií]base|reg[ií]strese)(?![A-Za-zÀ-ỿ])/iu
/** Matches what goes on, or ends, with the words before its last day. */
const RUNS =
  /(?<![A-Za-zÀ-ỿ])(?:runs?|continues?|lasts?|goes on|keeps going|(?:is|are|stays?|remains?) (?:now |still )?(?:open|on|valid|good|available|in effect|under way)|(?<!\b(?:the|an?|by|weekdays?) )ends?|closes|expires?|finishes|concludes?|wraps up|dura|contin[uú]a|sigue(?: abiert[oa])?|va|est[aá] abiert[oa]|termina|acaba|cierra|finaliza|vence)(?: [A-Za-zÀ-ỿ\d,’']+){0,6}? (?:on|in|at|through|thru|until|till|up to|hasta|el|en)(?: the| el| midnight(?: on)?)? ?$/iu
/** Matches what counts or tells of a time that is over. */
const REPORT =
  /(?<![A-Za-zÀ-ỿ])(?:reports?|figures?|numbers?|audit(?:ed)?|statements?|minutes|covers?|year that|informes?|cifras?|balance|cubre|actas?)(?![A-Za-zÀ-ỿ])/iu
const FISCAL = /\b(?:fiscal|tax year|ejercicio)\b/i
/** Matches what people would like to have reached by a day. */
const GOAL =
  /(?<![A-Za-zÀ-ỿ])(?:(?:would|['’]d) (?:like|love|be glad)|(?:we|I)(?: still| all| also)? (?:hope|plan|want|wish|need|aim|expect|intend|pray|trust)|(?:our|my|the|one|new) (?:\w+ )?(?:goals?|aim|hope|target|prayer)|help us|let us|let['’]s|quisi[eé]ramos|quisiera|nos gustar[ií]a|queremos|esperamos|necesitamos|deseamos|nuestr[ao] (?:meta|objetivo)|la meta|ay[uú]denos)(?![A-Za-zÀ-ỿ])/iu
const ON_THE_DAY = /(?:^|\b(?:on|el)) ?(?:the )?$/i

/**
 * Returns whether a sentence counts on a last day.
 * @param before the part before the day
 * @param others the whole sentence without the day
 * @param isPost in a post, only a goal is no news of that time
 */
export function isLastDay(before: string, others: string, isPost: boolean): boolean {
  if (PAST.test(others) || FISCAL.test(others)) return false
  if (!isPost && runsUntil(before) && !REPORT.test(others)) return true
  return LAST.test(before) && (GOAL.test(others) || (!isPost && PRESENT.test(others)))
}

/** Returns whether a sentence announces a day, or says what will be on it. */
export function isAnnounced(before: string, others: string): boolean {
  if (ANNOUNCED.test(others) && !OVER.test(others)) return true
  return ON_THE_DAY.test(before.trimStart()) && FUTURE.test(others) && !PAST.test(others)
}

/** Returns whether the words before a day say that something goes on, or ends, then. */
export const runsUntil = (before: string): boolean => RUNS.test(before)
