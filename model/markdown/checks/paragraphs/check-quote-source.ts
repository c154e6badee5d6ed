// Notes a quotation whose source would run on in its last line, or is in a paragraph below the quotation.
import type { Paragraph, Parents } from 'mdast'
import { SENTENCE_END } from '../../line-rules'
import type { Reporter } from '../../parse-context'
import { ABBREVIATION, ZIP } from './check-joined-lines'
import { getLines } from './paragraph-lines'

const VERSE =
  '(?:[123] )?[A-ZÀ-Þ][A-Za-zÀ-ỿ]+(?: of (?:Solomon|Songs))? \\d{1,3}:\\d{1,3}(?:[-–,; \\d:]*\\d)?(?: ?\\([^)]{2,40}\\)| [A-Z]{2,5})?'
/** Matches a line that is only the verse from which the words are. */
const VERSE_LINE = new RegExp(`^(?:[—–―-]{1,2} ?)?${VERSE}$`, 'u')
/** Matches a line that is only a person, after a dash or with a role. */
const PERSON =
  /^(?:[—–―-]{1,2} ?)?[A-ZÀ-Þ][A-Za-zÀ-ỿ.'’-]+(?: [A-ZÀ-Þ][A-Za-zÀ-ỿ.'’-]*){0,4}, [^.!?;:]{2,50}$|^[—–―] ?[A-ZÀ-Þ][A-Za-zÀ-ỿ.'’ -]{1,50}$/u
const PAUSE = /[.!?…,;:—–]["”’»)*_]*$/
/** Matches a verse after the last sentence, without the parentheses or the dash that keep it apart. */
const AFTER_WORDS = new RegExp(`(?<=[.!?]["”’»]*) (?=${VERSE}$)`, 'u')

/** Reports a paragraph that ends with the source of a quotation, or that is one; returns true if so. */
export const checkQuoteSource = (
  paragraph: Paragraph,
  parent: Parents,
  reporter: Reporter,
): boolean =>
  checkLastLine(paragraph, parent, reporter) || checkBelowQuote(paragraph, parent, reporter)

function checkLastLine(paragraph: Paragraph, parent: Parents, reporter: Reporter): boolean {
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
      fix: isLine
        ? `Above the line > ${source}, add a line that has only >`
        : `Write ${source} on a line of its own, as > ${source}, and above it a line that has only >`,
      ...(isTopLevel ? { replacement: '\n>\n> ' } : {}),
    },
    start,
    reporter.getRangeBetween(from, start),
  )
  return true
}

/** A dash and a name, which can only be the source right below a quotation. */
const PERSON_AFTER_DASH = /^[—–―-]{1,2} ?[A-ZÀ-Þ][A-Za-zÀ-ỿ.'’, -]{1,50}$/u

/** Reports a paragraph right below a quotation that is only its source. */
function checkBelowQuote(paragraph: Paragraph, parent: Parents, reporter: Reporter): boolean {
  const source = reporter.getSource(paragraph)
  if (!isOnlySource(source)) return false
  const index = parent.children.findIndex((child) => child === paragraph)
  const quote = parent.children[index - 1]
  if (quote?.type !== 'blockquote') return false
  const last = quote.children.at(-1)
  if (last === undefined || isOnlySource(reporter.getSource(last))) return false
  const start = quote.position?.end.offset ?? 0
  const end = paragraph.position?.end.offset ?? 0
  const isTopLevel = quote.position?.start.column === 1
  reporter.reportAt(
    {
      code: 'quote-source',
      severity: 'warning',
      message: `"${source}" seems to be the source of the quotation above, but it has no >.`,
      fix: `In place of this line, write a line that has only >, and below it > ${source}. Leave no empty line above them.`,
      ...(isTopLevel ? { replacement: `\n>\n> ${source}` } : {}),
    },
    paragraph.position?.start.offset ?? 0,
    reporter.getRangeBetween(start, end),
  )
  return true
}

const isOnlySource = (text: string): boolean =>
  VERSE_LINE.test(text) || PERSON_AFTER_DASH.test(text)

const isSource = (line: string, before: string): boolean =>
  (VERSE_LINE.test(line) && PAUSE.test(before)) ||
  (PERSON.test(line) && SENTENCE_END.test(before) && !isCity(line, before))

/** Returns whether a line is the city of an address: it ends with its ZIP code, or a house and its street are above it. */
const isCity = (line: string, before: string): boolean =>
  ZIP.test(line) || (/^\d/.test(before) && ABBREVIATION.test(before))
