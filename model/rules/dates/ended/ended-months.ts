// Notes a month that is over in a sentence that announces it: "Beginning in January 2025, partners will also get a letter."
import type { Day } from '../../../dates/day'
import { findMonth, MONTH } from '../../../dates/months'
import { splitFrontMatter } from '../../../front-matter/split-front-matter'
import { createProblem, type FileProblem, type Problem } from '../../../problems/problem'
import type { ParsedEntry } from '../../../source/entry/parsed-entry'
import { TEXT_TOPICS } from '../../../text/text-topics'
import { getText } from '../../../translations/translation-age'
import { getHiddenReason } from '../../../visibility'
import { findInFile, isShownField } from '../../find-in-file'
import { ANNOUNCED, FUTURE, OVER, PAST } from './announcing-words'
import { DATED } from './ended-days'
import { readSentenceAround } from '../../../text/sentence-around'

const MONTH_AND_YEAR = new RegExp(
  `(?<![A-Za-zÀ-ỿ])(?<!\\d (?:de )?)(${MONTH})(?: of| de| del)? (20\\d\\d)(?!\\d)`,
  'giu',
)
/** Matches the words before a month at the beginning of a sentence. */
const FROM =
  /^\W*(?:(?:soon|pronto),? )?(?:beginning|starting|in|en|empezando|a partir de)(?: in| en)?(?: early| late)? ?$/iu
const BEGINNING = /(?:beginning|starting|empezando|a partir de)(?: in| en)? ?$/iu
/** Matches the words between what will be and its month. */
const WHEN = /^[^,;:]{0,50}(?<![A-Za-zÀ-ỿ])(?:in|by|until|en|hasta)(?: early| late)? ?$/iu
const RELATIVE = /(?<![A-Za-zÀ-ỿ])(?:that|which|who|que|[a-z]+ed)(?![A-Za-zÀ-ỿ])/iu

/** @param texts the texts of the files by their paths below the content folder */
export function checkEndedMonths(
  entries: readonly ParsedEntry[],
  texts: Readonly<Record<string, string>>,
  today: Day,
): Problem[] {
  return entries.flatMap(({ entry, collection, topics }) => {
    if (!topics.includes('monthWithYear') || DATED.includes(collection)) return []
    if (getHiddenReason(entry, today) !== null) return []
    const split = splitFrontMatter(getText(entry, texts), [])
    const [found] = findInFile(
      split,
      (text) => findEnded(text, today),
      TEXT_TOPICS.monthWithYear,
    ).filter(({ field }) => isShownField(field))
    if (found === undefined) return []
    const { words, field, line, column } = found
    return [createProblem(describe(words), { file: entry.file, line, column, field })]
  })
}

const findEnded = (text: string, today: Day) =>
  [...text.matchAll(MONTH_AND_YEAR)].flatMap(({ 0: words, 1: name = '', 2: year = '', index }) => {
    const month = String(findMonth(name.toLowerCase())).padStart(2, '0')
    if (`${year}-${month}` >= today.slice(0, 7)) return []
    const { before, after } = readSentenceAround(text, index, words.length)
    return isAnnounced(before, after) ? [{ words, index }] : []
  })

function isAnnounced(before: string, after: string): boolean {
  if (OVER.test(before.replace(BEGINNING, '') + after)) return false
  if (ANNOUNCED.test(before + after) && !PAST.test(before.replace(BEGINNING, '') + after))
    return true
  const future = FUTURE.exec(after)
  if (future !== null && FROM.test(before)) {
    const subject = after.slice(0, future.index)
    return !PAST.test(subject) && !RELATIVE.test(subject)
  }
  const promised = FUTURE.exec(before)
  if (promised === null || PAST.test(before)) return false
  const rest = before.slice(promised.index + promised[0].length)
  return WHEN.test(rest) && !RELATIVE.test(rest)
}

const describe = (words: string): FileProblem => ({
  code: 'date-relative',
  severity: 'warning',
  message: `"${words}" is over, but this sentence speaks of a time that is still to come.`,
  fix: 'If another month or year is meant, write that. If not, say it as something that has happened, or delete the sentence.',
})
