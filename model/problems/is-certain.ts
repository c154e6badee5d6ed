// Says which repairs a program may make alone.
import { UNMARKED_CODE } from '../rules/translations/translation-problems'
import type { Problem } from './problem'

/** Returns whether a problem has an edit that needs no person. Only a person who has read both texts can say that a translation is complete. */
export const isCertain = ({ suggestion, code }: Problem): boolean =>
  suggestion !== null && code !== UNMARKED_CODE
