// Joins the problems of neighboring lines that were all mistyped in the same way, such as the items of a list from Word.
import type { LocatedProblem } from '../../problems/problem'
import type { ProblemCode } from '../../problems/problem-codes'
import { listLines } from '../../text/list-lines'

/** Problems that a person or a program makes in each line of a part. */
const JOINED: ReadonlySet<ProblemCode> = new Set([
  'item-mark',
  'colon-space',
  'colon-wide',
  'colon-equals',
  'field-name',
  'line-indented',
  'space-strange',
  'quotes-curly',
  'quotes-inside',
  'quote-open',
])
/** Matches an item that is written correctly: it may be between two that are not. */
const ITEM = /^ *- +\S/

/**
 * Makes one problem of those with the same code whose lines follow each other, with one edit for all of them.
 * @param firstLine the number of the first line, from 1
 */
export function joinSameProblems(
  problems: readonly LocatedProblem[],
  lines: readonly string[],
  firstLine: number,
): LocatedProblem[] {
  const joined: LocatedProblem[] = []
  for (const problem of problems) {
    const previous = joined.at(-1)
    const between =
      previous?.suggestion && problem.suggestion
        ? lines.slice(
            previous.suggestion.endLine + 1 - firstLine,
            problem.suggestion.line - firstLine,
          )
        : null
    if (previous && between && isSame(previous, problem) && between.every(isCorrectItem))
      joined[joined.length - 1] = join(previous, problem, between)
    else joined.push(problem)
  }
  return joined.map(({ others, ...problem }: Joined) =>
    others === undefined ? problem : { ...problem, ...describe(problem, others) },
  )
}

/** `others` are the problems of the next lines if there are several. */
type Joined = LocatedProblem & { readonly others?: readonly LocatedProblem[] }

const isCorrectItem = (line: string): boolean => ITEM.test(line)

const isSame = (previous: LocatedProblem, next: LocatedProblem): boolean =>
  previous.code === next.code &&
  JOINED.has(next.code) &&
  (next.code !== 'item-mark' || previous.message === next.message) &&
  previous.suggestion != null &&
  next.suggestion != null &&
  previous.suggestion.endLine < next.suggestion.line

/** @param between the lines between the two, which stay as they are */
function join(previous: Joined, next: LocatedProblem, between: readonly string[]): Joined {
  const { line = previous.line, text = '' } = previous.suggestion ?? {}
  return {
    ...previous,
    others: [...(previous.others ?? []), next],
    suggestion: {
      line,
      endLine: next.suggestion?.endLine ?? line,
      text: [text, ...between, next.suggestion?.text ?? ''].join('\n'),
    },
  }
}

/** In lines. What more lines should say is not written out. */
const MAX_WRITTEN = 3
/** Matches advice that has only one sentence. */
const ADVICE = /^Write(?: two spaces, then)?: /

function describe({ message, fix }: LocatedProblem, others: readonly LocatedProblem[]) {
  const sentence = message.replace(/\.$/, '')
  const isWritten = others.length < MAX_WRITTEN && others.every((other) => ADVICE.test(other.fix))
  const more = others.map(
    (other, index) =>
      `${[{ fix }, ...others][index]?.fix.endsWith('.') ? '' : '.'} On line ${other.line}, w${other.fix.slice(1)}`,
  )
  return {
    message: /^Each item/.test(sentence)
      ? `${sentence}, but ${others.length + 1} lines here do not.`
      : `${sentence}, and the same goes for ${listLines(others.map(({ line }) => line))}.`,
    fix: isWritten ? fix + more.join('') : fix,
  }
}
