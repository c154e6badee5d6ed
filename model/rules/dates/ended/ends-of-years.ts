// Finds the end of a year or of a month in words: "through the end of 2025", "until December 2025", "hasta fines de 2025".
import type { Day } from '../../../dates/day'
import { findMonth, MONTH } from '../../../dates/months'

/** Matches the words and the year, after a word such as "until". */
const PERIOD = new RegExp(
  String.raw`(?<=\b(?:through|thru|until|till|up to|by|before|hasta|antes(?: del?)?|in|on|at|en|termina|a)(?: the| el)? )` +
    String.raw`((?:(?:the )?(?:very )?(?:end|close) of (?:the year )?|(?:el )?(?:fines|finales|fin|final|cierre) (?:del año|de) )?)` +
    String.raw`(?:(${MONTH})(?:,| of| del?)? )?(20\d\d)(?![\d/–-])`,
  'gi',
)
const DECEMBER = 12

export type PeriodEnd = {
  readonly words: string
  readonly index: number
  readonly lastDay: Day
  /** Whether the words say that an end is meant; a year alone may be anything. */
  readonly isEnd: boolean
}

export function findPeriodEnds(text: string): PeriodEnd[] {
  return [...text.matchAll(PERIOD)].map((match) => {
    const [words, end, name, year] = match
    const month = name === undefined ? DECEMBER : findMonth(name.toLowerCase())
    const lastDay = new Date(Date.UTC(Number(year), month, 0)).toISOString().slice(0, 10)
    return { words, index: match.index, lastDay, isEnd: end !== '' || name !== undefined }
  })
}
