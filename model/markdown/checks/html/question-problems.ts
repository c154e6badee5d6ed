// The problem of <details> and <summary>, with which websites show a question whose answer opens.
import type { ProblemDetails } from '../../../problems/problem'
import { listWords } from '../../../text/list-words'

/** More of them, or longer ones, would be more than people read. */
const MAX_NAMED = 3
const MAX_LENGTH = 200
const QUESTION = /^:::question\[.+\]$/gm

/** Returns the first lines of the questions in the Markdown for HTML elements. */
export const readQuestions = (replacement: string | null): readonly string[] =>
  replacement?.startsWith(':::question[') === true ? (replacement.match(QUESTION) ?? []) : []

/**
 * @param questions their first lines
 * @param otherLines the lines of all but the first, in parentheses; empty if there are none
 */
export function createQuestionProblem(
  questions: readonly string[],
  otherLines: string,
): ProblemDetails {
  const [first = ''] = questions
  const listed = listWords(questions, questions.length)
  const areNamed = questions.length <= MAX_NAMED && listed.length <= MAX_LENGTH
  const fix =
    questions.length === 1
      ? `Write ${first} in place of the lines with <details> and <summary>. Keep the answer below that line. After the answer, write ::: on a line of its own in place of </details>`
      : `In place of each <details> and its question, write ${areNamed ? listed : `a line such as ${first}`}. Keep each answer below its question. After each answer, write ::: on a line of its own in place of </details>`
  return {
    code: 'html-in-text',
    message: `<details> and <summary> are codes for browsers, and such codes do not work here${otherLines}.`,
    fix,
  }
}
