// Finds and removes characters that nobody typed, and reports those of one kind as one problem.
import { listLines } from '../text/list-lines'
import type { ProblemDetails, LocatedProblem } from '../problems/problem'
import { describeGarbledWords } from './garbled-words'
import { adviseOnHidden } from './hidden-characters'
import { isUnwanted, RULES, type CharacterRule } from './character-rules'

/** A line with unwanted characters of one rule: its number, the first of them, all of them, and the line without them. */
type Hit = {
  readonly line: number
  readonly first: RegExpExecArray
  readonly found: readonly string[]
  readonly after: string
}

/** Each of these stands for something else, so that those of other lines are problems of their own. */
const SINGLE: readonly ProblemDetails['code'][] = ['phone-link', 'picture-lost']

/**
 * Finds and removes such characters.
 * @returns at most one problem per rule, or per line where each is something else, and the cleaned text, with which parsing continues
 */
export function cleanCharacters(text: string): { clean: string; problems: LocatedProblem[] } {
  if (!RULES.some(({ pattern }) => text.search(pattern) !== -1))
    return { clean: text, problems: [] }
  const lines = text.split('\n')
  const hits = new Map(RULES.map((rule) => [rule, [] as Hit[]]))
  const clean = lines.map((line, index) =>
    RULES.reduce((before, rule) => {
      const { pattern, createProblem } = rule
      const unwanted = [...before.matchAll(pattern)].filter(([found]) => isUnwanted(found))
      const [first] = unwanted
      if (!first) return before
      const after = before.replace(pattern, (found) =>
        isUnwanted(found) ? (createProblem(found).replacement ?? found) : found,
      )
      hits
        .get(rule)
        ?.push({ line: index + 1, first, found: unwanted.map(([typed]) => typed), after })
      return after
    }, line),
  )
  const problems = [...hits].flatMap(([{ createProblem }, found]) => {
    const [hit] = found
    if (hit === undefined) return []
    const isSingle = SINGLE.includes(createProblem(hit.first[0]).code)
    const groups = isSingle
      ? found.map((one) => [one] as const)
      : [[hit, ...found.slice(1)] as const]
    return groups.map((group) => describeHits(group, createProblem, lines))
  })
  return { clean: clean.join('\n'), problems }
}

/** Makes one problem of the lines that have the characters of one rule, with an edit from the first to the last of them. */
function describeHits(
  hits: readonly [Hit, ...Hit[]],
  createProblem: CharacterRule['createProblem'],
  lines: readonly string[],
): LocatedProblem {
  const [{ line, first }, ...others] = hits
  const { replacement, ...details } = createProblem(first[0])
  const endLine = hits.at(-1)?.line ?? line
  const hidden = adviseOnHidden(
    details.code,
    hits.map(({ first: { input }, found }) => ({ typed: input, found })),
  )
  const words =
    details.code === 'character-garbled'
      ? describeGarbledWords(first.input, hits[0].after, hits[0].found)
      : hidden
  const cleaned = new Map(hits.map((hit) => [hit.line, hit.after]))
  const text = lines.slice(line - 1, endLine).map((typed, at) => cleaned.get(line + at) ?? typed)
  const numbers = others.map((hit) => String(hit.line))
  const where = `(also on ${listLines(numbers)})`
  const described = { ...details, ...words }
  return {
    ...described,
    ...(others.length === 0
      ? {}
      : {
          message: described.message.replace(/\.$/, ` ${where}.`),
          fix: hidden
            ? hidden.fix
            : `${described.fix.replace(/\.$/, '')}. Do the same on the other lines.`,
        }),
    line,
    column: first.index + 1,
    suggestion: replacement === undefined ? null : { line, endLine, text: text.join('\n') },
  }
}
