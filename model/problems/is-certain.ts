// Says which repairs a program may make alone.
import { UNMARKED_CODE } from '../rules/translations/translation-problems'
import type { Problem } from './problem'

/** Returns whether a problem has an edit that needs no person. That a translation is complete only a person can say who has read both texts. */
export const isCertain = ({ suggestion, code }: Problem): boolean =>
  suggestion !== null && code !== UNMARKED_CODE
