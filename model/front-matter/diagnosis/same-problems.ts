// Joins the problems of neighboring lines that were all mistyped in the same way, such as the items of a list from Word.
import type { LocatedProblem } from '../../problems/problem'
import type { ProblemCode } from '../../problems/problem-codes'

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
  return joined.map(({ count, ...problem }: Counted) =>
    count === undefined ? problem : { ...problem, message: describe(problem, count) },
  )
}

/** `count` is the number of lines if there are several. */
type Counted = LocatedProblem & { readonly count?: number }

const isCorrectItem = (line: string): boolean => ITEM.test(line)

const isSame = (previous: LocatedProblem, next: LocatedProblem): boolean =>
  previous.code === next.code &&
  JOINED.has(next.code) &&
  (next.code !== 'item-mark' || previous.message === next.message) &&
  previous.suggestion != null &&
  next.suggestion != null &&
  previous.suggestion.endLine < next.suggestion.line

/** @param between the lines between the two, which stay as they are */
function join(previous: Counted, next: LocatedProblem, between: readonly string[]): Counted {
  const { line = previous.line, text = '' } = previous.suggestion ?? {}
  return {
    ...previous,
    count: (previous.count ?? 1) + 1,
    suggestion: {
      line,
      endLine: next.suggestion?.endLine ?? line,
      text: [text, ...between, next.suggestion?.text ?? ''].join('\n'),
    },
  }
}

function describe({ message }: LocatedProblem, count: number): string {
  const sentence = message.replace(/\.$/, '')
  if (/^Each item/.test(sentence)) return `${sentence}, but ${count} lines here do not.`
  return `${sentence}, and the same goes for ${count === 2 ? 'the line' : `${count - 1} lines`} below.`
}
