// Notes a > in the middle of a sentence: a program for email put it before the lines that it broke, and the first one was typed or copied without it.
import { getPositionAt } from '../../../problems/problem'
import { listLines } from '../../../text/list-lines'
import { SENTENCE_END } from '../../line-rules'
import { joinChanges, type FindLeftovers, type Leftover, type Line } from '../leftover'

const MARKS = /^ {0,3}(?:>[ \t]?)+/
/** Matches a line that no sentence goes on from: a heading, a row of a table, a box. */
const NO_PROSE = /^ {0,3}(?:#{1,6} |[|:]|[-*_ ]*$)/
/** Matches words that lead to a quotation on purpose. */
const LEADS_TO_QUOTATION =
  /(?:[:"“«]|(?<![A-Za-zÀ-ỿ])(?:says?|said|writes?|wrote|reads?|sings?|prays?|prayed|asks?|asked|t(?:ells?|old) us|words?|that|dic[ei]n?|dij(?:o|eron)|escrib[eió]+|canta(?:mos|n)?|or[aó]|palabras?|que),?)\s*$/u
const FIRST_PERSON = /(?<![A-Za-zÀ-ỿ’'])(?:I|I['’]\w+|my|me|mi|mis|yo|mí)(?![A-Za-zÀ-ỿ])/u
/** In characters: lines of emails are wrapped at about 72. */
const MIN_WRAPPED = 50
const MAX_WRAPPED = 100

export const findCutQuotations: FindLeftovers = (text, source, blocks) => {
  if (!/^ {0,3}>/m.test(text)) return []
  return blocks.flatMap((lines): Leftover[] => {
    const marked = lines.filter((line) => MARKS.test(line.text))
    const cut = lines.find((_, index) => isCut(lines, index))
    if (cut === undefined || !isEmail(lines)) return []
    const changes = marked.map(({ start, text: typed }) => {
      const marks = MARKS.exec(typed)?.[0] ?? ''
      return { start, end: start + marks.length, text: '' }
    })
    const numbers = marked.map(({ start }) => getPositionAt(text, start).line)
    const { span, replacement } = joinChanges(source, changes)
    return [
      {
        problem: {
          code: 'email-pasted',
          severity: 'warning',
          message:
            'The > here comes from an email, so visitors would see a quotation in the middle of a sentence.',
          fix: `Delete the > at the start of ${listLines(numbers)}.`,
          replacement,
        },
        at: cut.start,
        span,
        claims: [],
      },
    ]
  })
}

/** Returns whether the sentence of the line above, which has no mark and was broken by a program, goes on in a line with one. */
function isCut(lines: readonly Line[], index: number): boolean {
  const above = (lines[index - 1]?.text ?? '>').trimEnd()
  const typed = lines[index]?.text ?? ''
  if (MARKS.test(above) || NO_PROSE.test(above) || !MARKS.test(typed)) return false
  if (SENTENCE_END.test(above) || LEADS_TO_QUOTATION.test(above) || above.endsWith('\\'))
    return false
  const words = removeMarks(typed)
  const width = Math.max(...lines.map(({ text }) => removeMarks(text).length))
  const isBroken = above.length + 1 + (words.split(' ', 1)[0] ?? '').length > width
  return isBroken && width >= MIN_WRAPPED && width <= MAX_WRAPPED && /^[a-zß-ỿ]/u.test(words)
}

/** Returns whether the lines with a mark are neither the words of another person nor of a book. */
function isEmail(lines: readonly Line[]): boolean {
  const last = removeMarks(lines.at(-1)?.text ?? '')
  if (!SENTENCE_END.test(last) || /\d:\d/.test(last)) return false
  const [marked, others] = [true, false].map((isMarked) =>
    lines.some(({ text }) => MARKS.test(text) === isMarked && FIRST_PERSON.test(text)),
  )
  return !marked || others === true
}

const removeMarks = (typed: string): string => typed.replace(MARKS, '').trimEnd()
