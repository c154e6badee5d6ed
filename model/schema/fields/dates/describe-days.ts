// Says what is wrong with days of the week that are known, but not written as the site writes them.
import { SPANISH_WEEKDAYS } from '../../../dates/weekdays'
import { simplifyText } from '../../../text/simplify-text'

/** @param days the days as they have to be written */
export function describeDays(typed: string, days: string): string {
  if (typed.toLowerCase() === days.toLowerCase())
    return typed === typed.toUpperCase()
      ? `"${typed}" is all in capital letters.`
      : `"${typed}" needs a capital letter.`
  if (isSpanish(typed)) return `"${typed}" is in Spanish, but the days here are in English.`
  return hasTypo(typed)
    ? `The day is misspelled: "${typed}".`
    : `"${typed}" is not how we write days.`
}

/** Matches a longer word that is a right one, or a usual short form of one. */
const RIGHT_WORD =
  /^(?:thurs|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|weekdays?|weekends?|through|until|daily|every\w*)$/i

const hasTypo = (days: string): boolean =>
  (days.match(/[a-z]{5,}/gi) ?? []).some((word) => !RIGHT_WORD.test(word))

const isSpanish = (days: string): boolean =>
  new RegExp(`\\b(?:${SPANISH_WEEKDAYS.join('|')})s?\\b`).test(simplifyText(days))
