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

/** Matches the codes of a question and of its answer that its new lines replace. */
const REPLACED = /<summary\b[^>]*>[^]*?<\/summary>|<\/?(?:details|summary)\b[^>]*>/gi
const CODE = /<(\/?[a-z]\w*)(?=[\s/>])/gi

/** Says which codes do not stay around the answer, such as `, without <p> and </p>`. */
function nameAnswerCodes(source: string): string {
  const names = [...source.replace(REPLACED, '').matchAll(CODE)].map(([, name = '']) => `<${name}>`)
  const codes = [...new Set(names)]
  return codes.length === 0 ? '' : `, without ${listWords(codes)}`
}

/**
 * @param questions their first lines
 * @param source the HTML
 * @param otherLines the lines of all but the first, in parentheses; empty if there are none
 */
export function createQuestionProblem(
  questions: readonly string[],
  source: string,
  otherLines: string,
): ProblemDetails {
  const [first = ''] = questions
  const listed = listWords(questions, questions.length)
  const areNamed = questions.length <= MAX_NAMED && listed.length <= MAX_LENGTH
  const fix =
    questions.length === 1
      ? `Write ${first} in place of the lines with <details> and <summary>. Keep the answer below that line${nameAnswerCodes(source)}. After the answer, write ::: on a line of its own in place of </details>`
      : `In place of each <details> and its question, write ${areNamed ? listed : `a line such as ${first}`}. Keep each answer below its question${nameAnswerCodes(source)}. After each answer, write ::: on a line of its own in place of </details>`
  return {
    code: 'html-in-text',
    message: `<details> and <summary> are codes for browsers, and such codes do not work here${otherLines}.`,
    fix,
  }
}
