// Notes a quotation whose source would run on in its last line, because the empty line of the quotation is missing.
import type { Paragraph, Parents } from 'mdast'
import { SENTENCE_END } from '../../line-rules'
import type { Reporter } from '../../parse-context'
import { getLines } from './paragraph-lines'

const VERSE =
  '(?:[123] )?\\p{Lu}\\p{L}+(?: of (?:Solomon|Songs))? \\d{1,3}:\\d{1,3}(?:[-–,; \\d:]*\\d)?(?: ?\\([^)]{2,40}\\)| [A-Z]{2,5})?'
/** Matches a line that is only the verse from which the words are. */
const VERSE_LINE = new RegExp(`^(?:[—–―-]{1,2} ?)?${VERSE}$`, 'u')
/** Matches a line that is only a person, after a dash or with a role. */
const PERSON =
  /^(?:[—–―-]{1,2} ?)?\p{Lu}[\p{L}.'’-]+(?: \p{Lu}[\p{L}.'’-]*){0,4}, [^.!?;:]{2,50}$|^[—–―] ?\p{Lu}[\p{L}.'’ -]{1,50}$/u
const PAUSE = /[.!?…,;:—–]["”’»)*_]*$/
/** Matches a verse after the last sentence, without the parentheses or the dash that keep it apart. */
const AFTER_WORDS = new RegExp(`(?<=[.!?]["”’»]*) (?=${VERSE}$)`, 'u')

/** Reports the source at the end of a quotation, whose last paragraph this is; returns true if there is one. */
export function checkQuoteSource(
  paragraph: Paragraph,
  parent: Parents,
  reporter: Reporter,
): boolean {
  if (parent.type !== 'blockquote' || parent.children.at(-1) !== paragraph) return false
  const lines = getLines(paragraph, reporter)
  const [last, before] = [lines.at(-1), lines.at(-2)]
  if (!last) return false
  const isLine = before !== undefined && isSource(last.text.replace(/[*_]/g, ''), before.text)
  const gap = isLine ? null : AFTER_WORDS.exec(last.text)
  if (!isLine && gap === null) return false
  const start = last.start + (gap === null ? 0 : gap.index + 1)
  const from = isLine ? before.start + before.text.length : start - 1
  const source = reporter.getRangeBetween(start, last.start + last.text.length).typed
  const isTopLevel = parent.position?.start.column === 1
  reporter.reportAt(
    {
      code: 'lines-joined',
      severity: 'warning',
      message: `"${source}" would run on in the last line of the quotation.`,
      fix: `Put a line with only > above it: > ${source}`,
      ...(isTopLevel ? { replacement: '\n>\n> ' } : {}),
    },
    start,
    reporter.getRangeBetween(from, start),
  )
  return true
}

const isSource = (line: string, before: string): boolean =>
  (VERSE_LINE.test(line) && PAUSE.test(before)) || (PERSON.test(line) && SENTENCE_END.test(before))
