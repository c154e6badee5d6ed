// Finds a question that is asked twice in one part of a text, as after copying it to write another one.
import { getPositionAt } from '../../../problems/problem'
import { simplifyText } from '../../../text/simplify-text'
import type { FindLeftovers, Leftover, Line } from '../leftover'

/** Matches the words of a box, of a heading that asks, and of a line in bold that asks. */
const QUESTION =
  /^(?: {0,3}:{3,} ?question ?\[(?<box>[^\]]+)\]|(?<hashes>#{2,6}) +(?<heading>.*\?) *#*|(?:\*\*|__)(?<bold>[^*_]+\?)(?:\*\*|__)) *$/
const HEADING = /^(#{2,6}) +(.+)/

type Question = { readonly words: string; readonly line: Line; readonly answer: string }

export const findRepeatedQuestions: FindLeftovers = (text, _source, blocks) => {
  if (!text.includes('?') && !text.includes(':::')) return []
  const lines = blocks.flat()
  const seen = new Map<string, Question>()
  /** The headings above, from the largest to the smallest. */
  let path: string[] = []
  for (const [index, line] of lines.entries()) {
    const { hashes } = QUESTION.exec(line.text)?.groups ?? {}
    const words = getQuestion(line)
    const [, level = '', title = ''] = HEADING.exec(line.text) ?? []
    const above = hashes === undefined ? path : path.slice(0, hashes.length - 2)
    if (level !== '') path = [...path.slice(0, level.length - 2), title]
    if (words === undefined) continue
    const question = { words, line, answer: getAnswer(listAnswerLines(lines.slice(index + 1))) }
    // Two parts of a page may have the same question.
    const key = [
      ...above,
      simplifyText(words)
        .replace(/[^\p{L}\p{N}]+/gu, ' ')
        .trim(),
    ].join('\n')
    const first = seen.get(key)
    if (first) return [createLeftover(question, first, text)]
    seen.set(key, question)
  }
  return []
}

/** Returns the words of the question that a line asks, or undefined. */
export function getQuestion({ text }: Line): string | undefined {
  const { box, heading, bold } = QUESTION.exec(text)?.groups ?? {}
  return box ?? heading ?? bold
}

/** Returns the lines up to the next question, the next heading or the end of the box. */
export function listAnswerLines(lines: readonly Line[]): readonly Line[] {
  const end = lines.findIndex(
    ({ text }) => QUESTION.test(text) || HEADING.test(text) || /^ {0,3}:{3,} *$/.test(text),
  )
  return lines.slice(0, end === -1 ? undefined : end)
}

/** Returns the words of an answer, to compare them. */
export const getAnswer = (lines: readonly Line[]): string =>
  simplifyText(lines.map(({ text }) => text.trim()).join(' '))

function createLeftover(
  { words, line, answer }: Question,
  first: Question,
  text: string,
): Leftover {
  const where = `The question "${words}" is here twice (also on line ${getPositionAt(text, first.line.start).line})`
  const isSame = answer === first.answer
  return {
    problem: {
      code: 'text-twice',
      severity: 'warning',
      message: isSame ? `${where}, with the same answer.` : `${where}, with two different answers.`,
      fix: isSame
        ? 'Delete one of the two, with its answer.'
        : 'Write the question that this answer belongs to. If it is the same question, keep one answer and delete the other.',
    },
    at: line.start,
    span: line,
    claims: [],
  }
}
