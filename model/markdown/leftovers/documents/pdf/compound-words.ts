// Tells a word that was cut at the end of a line from two words with a hyphen of their own, such as "follow-up" and "life-changing".

/** Matches the first part of a word with a hyphen of its own, such as `self-care`. */
const COMPOUND_START =
  /^(?:self|non|anti|ex|well|all|half|full|part|long|short|high|low|first|second|two|three|four|five|one|mother|father|follow|drop|check|walk|step|life|faith|cost|old|new|year|face|heart)$|-/i
/** Matches the second part of one, such as `follow-up`. */
const COMPOUND_END =
  /^(?:up|in|to|on|off|by|down|law|time|term|old|year|day|week|care|free|wide|long|being|led|like)(?![A-Za-zÀ-ỿ])|^[A-Za-zÀ-ỿ]+-/iu
/** Matches the participles of compounds, such as `home-cooked`; "ticed" of "practiced" is none. */
const PARTICIPLE =
  /^(?:(?:bak|balanc|bas|believ|bless|break|build|center|chang|color|cook|earn|eat|educat|fac|fear|fill|fitt|focus|form|fund|gather|giv|grow|hand|heal|heart|help|honor|hous|keep|know|last|lead|learn|liv|look|lov|mak|mean|mind|need|organiz|own|paint|plann|prais|pray|prepar|pric|rais|read|relat|renew|rest|runn|sav|seek|serv|shar|sing|sponsor|support|talk|teach|think|train|trust|wait|walk|wash|word|work|writ)(?:ed|ing)|born|bound|driven|spoken|written|given|chosen|proven|broken)(?![A-Za-zÀ-ỿ])/iu
/** Matches what is only the beginning of a word, such as "ful" of "fulfilled". */
const PREFIX = /^(?:[A-Za-zÀ-ỿ]{1,2}|ful|con|com|dis|mis|pre|pro|per|sub|for|sur|trans)$/iu

/** Matches a participle that is not on the list. */
const OTHER_PARTICIPLE = /^(?!tion|sion|ment)[A-Za-zÀ-ỿ]{3,}(?:ed|ing|en)(?![A-Za-zÀ-ỿ])/iu
/** Longer parts before a hyphen are often words themselves. */
const MAX_CUT_LENGTH = 5

/**
 * Returns whether a hyphen may be that of a compound, which has to stay.
 * @param text may have the first part as a word of its own
 */
export const isCompound = (before: string, after: string, text: string): boolean =>
  COMPOUND_END.test(after) ||
  COMPOUND_START.test(before) ||
  (PARTICIPLE.test(after) && !PREFIX.test(before)) ||
  (OTHER_PARTICIPLE.test(after) && hasWord(text, before))

/** Returns whether only a person can tell if the hyphen stays. */
export const isUnclear = (before: string, after: string, text: string): boolean =>
  isCompound(before, after, text) ||
  (OTHER_PARTICIPLE.test(after) && before.length > MAX_CUT_LENGTH)

const hasWord = (text: string, word: string): boolean =>
  (text.match(/(?<![A-Za-zÀ-ỿ-])[A-Za-zÀ-ỿ]+(?![A-Za-zÀ-ỿ-])/gu) ?? []).some(
    (other) => other.toLowerCase() === word.toLowerCase(),
  )
