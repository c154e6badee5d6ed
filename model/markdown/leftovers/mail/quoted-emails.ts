// Notes a text with the > that programs for email put before each line of an answer: the site would show it as a quotation.
import { SENTENCE_END } from '../../line-rules'
import type { TextProblem } from '../../parse-context'
import { joinChanges, type FindLeftovers, type Leftover, type Line } from '../leftover'

const MARKS = /^[ \t]*(?:>[ \t]?)+/
const ITEM = /^ {0,3}[-*+] \S/
const QUOTED_ITEM = /^ {0,3}>[ \t]?[-*+] \S/
const MARKS_TWICE = /^ {0,3}>[ \t]?>[ \t]?[A-Za-zÀ-ỿ]/u
/** Matches words of one person about themselves, which are quoted on purpose. */
const FIRST_PERSON = /(?<![A-Za-zÀ-ỿ’'])(?:I|I['’]\w+|my|me|mi|mis|yo|mí)(?![A-Za-zÀ-ỿ])/u
const OPENS_QUOTATION = /^["“«‘]/
/** Matches an alert of GitHub, which another check reports. */
const ALERT = /^\[!/
/** In characters: lines of emails are wrapped at about 72. */
const MIN_WRAPPED = 50
const MAX_WRAPPED = 100
const MIN_PARAGRAPHS = 2
const MIN_LINES = 3

export const findQuotedEmails: FindLeftovers = (text, source, blocks) => {
  if (!/^ {0,3}>/m.test(text)) return []
  const quoted = blocks.filter((lines) => lines.every((line) => MARKS.test(line.text)))
  const isWhole = quoted.length === blocks.length
  const emails = quoted.filter((lines) => {
    const above = blocks[blocks.indexOf(lines) - 1]?.at(-1)?.text ?? ''
    return isEmail(lines, isWhole, above)
  })
  const items = blocks.map(findQuotedItems).filter(({ length }) => length > 0)
  return [...emails, ...items].map((lines): Leftover => {
    const changes = lines.map(({ start, text: typed }) => {
      const marks = MARKS.exec(typed)?.[0] ?? ''
      return { start, end: start + marks.length, text: '' }
    })
    const { span, replacement } = joinChanges(source, changes)
    const asked = lines.filter((line) => MARKS_TWICE.test(line.text))
    const isAnswer = asked.length > 0 && asked.length < lines.length
    const problem = isAnswer
      ? describeAnswer(asked.map(({ text: typed }) => typed.replace(MARKS, '').trim()))
      : { ...createProblem(isWhole), replacement }
    return { problem, at: span.start, span, claims: [] }
  })
}

/** Returns the lines of a list that have such a mark before their own, if others have none. */
const findQuotedItems = (lines: readonly Line[]): Line[] =>
  lines.some((line) => ITEM.test(line.text))
    ? lines.filter((line) => QUOTED_ITEM.test(line.text))
    : []

/** @param above the last line above the quotation */
function isEmail(lines: readonly Line[], isWhole: boolean, above: string): boolean {
  const typed = lines.map((line) => line.text.replace(MARKS, '').trimEnd())
  const [first = ''] = typed
  const last = typed.at(-1) ?? ''
  const hasSource = !SENTENCE_END.test(last) || /\d:\d/.test(last)
  if (hasSource || OPENS_QUOTATION.test(first) || ALERT.test(first)) return false
  if (lines.some((line) => MARKS_TWICE.test(line.text))) return true
  if (typed.some((line) => line.endsWith('\\'))) return false
  const isPersonal = typed.some((line) => FIRST_PERSON.test(line))
  if (isWrapped(typed)) return isWhole || (!isPersonal && !above.trimEnd().endsWith(':'))
  const paragraphs = typed.join('\n').split(/\n\n+/)
  const isProse = paragraphs.every((words) => SENTENCE_END.test(words))
  return isWhole && isProse && !isPersonal && paragraphs.length >= MIN_PARAGRAPHS
}

/** Returns true if a program broke the lines: each is as long as it can be, so the first word of the next one does not fit. */
function isWrapped(lines: readonly string[]): boolean {
  const width = Math.max(...lines.map(({ length }) => length))
  if (width < MIN_WRAPPED || width > MAX_WRAPPED) return false
  const broken = lines.filter((line, index) => line !== '' && (lines[index + 1] ?? '') !== '')
  return (
    broken.length >= MIN_LINES - 1 &&
    lines.every((line, index) => {
      const next = lines[index + 1] ?? ''
      const word = next.split(' ', 1)[0] ?? ''
      return line === '' || next === '' || line.length + 1 + word.length > width
    })
  )
}

/** Describes an answer with what it answers, which has one more mark: nobody knows how the answer reads alone. */
const describeAnswer = ([first = '', another]: readonly string[]): TextProblem => ({
  code: 'email-pasted',
  severity: 'warning',
  message: `These lines are an email with its answer: what begins with > > ("${first}"${another === undefined ? '' : ' and more'}) is what someone asked or wrote first.`,
  fix: 'Delete the lines that begin with > >, and each > at the start of the others. Then read what is left: an answer such as "No" has no question any more, and "me" may be someone whom visitors do not know.',
})

const createProblem = (isWhole: boolean): TextProblem => ({
  code: 'email-pasted',
  severity: 'warning',
  message: isWhole
    ? 'Each line begins with >, as in an answer to an email, so visitors would see one long quotation.'
    : 'These lines begin with >, as in an answer to an email, so visitors would see a quotation.',
  fix: 'If visitors should not see a quotation, delete each > at the start of a line.',
})
