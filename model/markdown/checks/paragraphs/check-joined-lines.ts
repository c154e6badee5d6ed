// Reports lines that were typed below each other, such as an address, and that a page would join.
import type { Paragraph } from 'mdast'
import { WEEKDAY } from '../../../dates/weekdays'
import { simplifyText } from '../../../text/simplify-text'
import { SENTENCE_END } from '../../line-rules'
import type { Reporter } from '../../parse-context'
import { findEndMark, haveEndMarks, isOnOtherKeyboard, removeEndMark } from './line-end-marks'
import { changeLines, getLineRange, getLines } from './paragraph-lines'

/** Lines are longer in a text that a program has broken into lines. */
const MAX_LINE_LENGTH = 60

/** Matches a word after which a sentence goes on. */
const UNFINISHED =
  /(?:^|\s)(?:an?|the|and|or|but|to|of|in|on|at|by|for|from|with|our|your|their|his|her|my|every|each|is|are|was|will|de|del|la|el|los|las|y|o|en|con|por|para|un|una)$|-$/i
export const ABBREVIATION = /\b(?:st|ave|rd|dr|blvd|ln|hwy|ste|apt|no|inc|jr|sr|mrs?|[ap]\.?m)\.$/i

export const ZIP = /\b\d{5}(?:-\d{4})?$/
const LABEL = /^[A-ZÀ-Þ][A-Za-zÀ-ỿ /&-]{1,24}:(?:\s|$)/u
const BEGINS_WITH_DAY = new RegExp(`^${WEEKDAY}s?\\b`)
const CONTACT =
  /^(?:[A-Za-zÀ-ỿ -]+: ?)?(?:[^\s@]+@[^\s@]+|(?:\+?1[ .-]?)?\(?\d{3}\)?[ .-]\d{3}[ .-]\d{4}|www\.\S+)$/u

/** Matches a character that may stand for a backslash at the end of a line. */
const HAS_END_MARK = /[/|\\ºª°¬çÇ][ \t]*\n/

/** Returns whether the lines of a paragraph are certainly or very probably meant to stay apart. */
export function hasJoinedLines(paragraph: Paragraph, reporter: Reporter): boolean {
  const source = reporter.getSource(paragraph)
  if (!source.includes('\n')) return false
  const lines = source.split('\n')
  const typed = getLines(paragraph, reporter).map(({ text }) => text)
  if (HAS_END_MARK.test(source) && haveEndMarks(typed)) return true
  if (lines.slice(0, -1).some((line) => /\\$| {2}$/.test(line))) return false
  return areApart(typed.map((text) => text.replace(/[*_]/g, '')))
}

const HOW_TO_TYPE = '(On most Spanish keyboards, hold AltGr and press the key left of 1.)'

/** Reports paragraphs with such lines that follow each other, such as the verses of a song, as one problem. */
export function reportJoinedLines(paragraphs: readonly Paragraph[], reporter: Reporter): void {
  const lines = paragraphs.flatMap((paragraph) => getLines(paragraph, reporter))
  const range = getLineRange(lines, reporter)
  if (range === null) return
  const isLast = (index: number) => lines[index]?.paragraph !== lines[index + 1]?.paragraph
  const keep = (typed: string, index: number) => {
    const text = removeEndMark(typed)
    const isFirst = lines[index]?.paragraph !== lines[index - 1]?.paragraph
    // A mark of the last line ends it only if one ends the line above as well.
    if (isLast(index)) return isFirst || !hasMark(index - 1) ? typed : text
    return text.endsWith('\\') ? text : `${text}\\`
  }
  const hasMark = (index: number) => findEndMark(lines[index]?.text ?? '') !== null
  const marked = lines.findIndex((_, index) => !isLast(index) && hasMark(index))
  const mark = findEndMark(lines[marked]?.text ?? '')
  reporter.reportRange(
    {
      code: 'lines-joined',
      severity: 'warning',
      ...(mark === null
        ? {
            message:
              paragraphs.length === 1
                ? `The website would show these ${lines.length} lines as one long line.`
                : `The website would show each of these ${paragraphs.length} paragraphs as one long line.`,
            fix: adviseOnBackslashes(lines.map(({ text }, index) => keep(text, index))),
          }
        : {
            message: `The website would show these ${lines.length} lines as one long line, with the ${mark} between them.`,
            fix: `To keep the lines apart, write a single backslash in place of the ${mark} at the end of each line but the last: ${keep(lines[marked]?.text ?? '', marked)}${isOnOtherKeyboard(mark) ? ` ${HOW_TO_TYPE}` : ''}`,
          }),
      replacement: changeLines(lines, range, keep),
    },
    range,
  )
}

/** More lines, or more characters, are not written out. */
const MAX_WRITTEN_LINES = 4
const MAX_WRITTEN_LENGTH = 180

/** Says how to write lines, by all of them if they are few and short. */
function adviseOnBackslashes(lines: readonly string[]): string {
  const all = lines.join('')
  const rule = 'To keep the lines apart, write a backslash at the end of each line but the last:'
  const isShort = lines.length <= MAX_WRITTEN_LINES && all.length <= MAX_WRITTEN_LENGTH
  return isShort && !all.includes('"')
    ? `${rule} ${lines.map((line) => `"${line}"`).join(' and ')}`
    : `${rule} ${lines[0] ?? ''}`
}

const MIN_VERSE_LINES = 4
const PAUSE = /[,;:.!?—–][”"’)]*$/

/** Returns whether the lines are a verse that goes on in small letters; a program fills each line before it begins another. */
function isVerse(lines: readonly string[]): boolean {
  const longest = Math.max(...lines.map(({ length }) => length))
  if (lines.length < MIN_VERSE_LINES) return false
  if (!/^["“¡¿]?[A-ZÀ-Þ]/u.test(lines[0] ?? '') || !PAUSE.test(lines.at(-1) ?? '')) return false
  const isShort = (line: string, index: number) => {
    const [word] = (lines[index + 1] ?? '').split(' ', 1)
    return index < lines.length - 1 && line.length + 1 + (word?.length ?? 0) <= longest
  }
  const pauses = lines.filter((line) => PAUSE.test(line)).length
  return pauses === lines.length || (pauses * 2 >= lines.length && lines.some(isShort))
}

/** Returns whether lines are certainly or very probably meant to stay apart. */
export function areApart(lines: readonly string[]): boolean {
  const [first = '', ...others] = lines
  const last = others.at(-1)
  if (last === undefined || lines.some((line) => line.length > MAX_LINE_LENGTH)) return false
  if (isVerse(lines)) return true
  const before = lines.slice(0, -1)
  const goesOn = (line: string) => UNFINISHED.test(line)
  if (before.some(goesOn) || others.some((line) => /^[a-zß-ỿ]/u.test(line) && !CONTACT.test(line)))
    return false
  const endsSentence = (line: string) => SENTENCE_END.test(line) && !ABBREVIATION.test(line)
  const open = before.filter((line) => !endsSentence(line))
  if (open.length === 0) return false
  const isEvident =
    ZIP.test(last) ||
    lines.every((line) => LABEL.test(line)) ||
    lines.every((line) => BEGINS_WITH_DAY.test(simplifyText(line))) ||
    (CONTACT.test(last) && (LABEL.test(first) || CONTACT.test(first)))
  return isEvident || (lines.length > 2 && open.length > 1)
}
