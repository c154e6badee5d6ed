// Finds the answers of a form in the body of its issue, which GitHub writes as `### Label`, an empty line and the answer.
import type { IssueForm } from '../../../tools/codegen/content-editors/issue-forms/issue-form'

/** The answers by the id of their question; one that was left out has no key. */
export type Answers = ReadonlyMap<string, string>

/** What GitHub writes in place of an answer that was left out; `None` is that of a menu. */
const NO_ANSWER = /^_No response_$/
const NO_CHOICE = /^(?:_No response_|None)$/

/**
 * Returns the answers, or null if the body is not that of the form. The questions are looked for in their order, each one after
 * the last. Only the last answer has several lines, so whatever it says, even a `### Label`, belongs to it.
 * @param body with newlines
 */
export function parseAnswers(body: string, { questions }: IssueForm): Answers | null {
  const answers = new Map<string, string>()
  let rest = `\n\n${body.trim()}\n\n`
  for (const [index, { id, label, type }] of questions.entries()) {
    const heading = createHeading(label)
    if (!rest.startsWith(heading)) return null
    // The empty line at its end may also be the one before the next heading.
    rest = rest.slice(heading.length - 2)
    const next = questions[index + 1]
    const end = next === undefined ? rest.length : rest.indexOf(createHeading(next.label))
    if (end === -1) return null
    const answer = trimAnswer(rest.slice(0, end), type)
    rest = rest.slice(end)
    const isLeftOut = (type === 'dropdown' ? NO_CHOICE : NO_ANSWER).test(answer)
    if (answer !== '' && !isLeftOut) answers.set(id, answer)
  }
  return answers
}

const createHeading = (label: string): string => `\n\n### ${label}\n\n`

/** Returns the answer without space around it; only a text keeps its lines. */
const trimAnswer = (answer: string, type: string): string =>
  type === 'textarea' ? answer.replace(/^\n+|\s+$/g, '') : joinLines(answer)

/** Returns a text on one line. Lines such as those of a street address are set apart with commas. */
export const joinLines = (text: string): string =>
  text
    .trim()
    .replace(/(?<=[\p{L}\p{N}])[ \t]*\n\s*(?=[\p{Lu}\p{N}])/gu, ', ')
    .replace(/\s*\n\s*/g, ' ')
