// Resolves the names of typed fields: reports unknown names, and reads a misspelled or guessed name as the one that was meant.
import type { FrontMatter, Value } from '../../../front-matter/value'
import type { LocatedProblem } from '../../../problems/problem'
import type { Collection } from '../../../define-collection'
import { getFieldsByName } from '../../field'
import { joinAddress } from '../joined-address'
import { readPublished } from '../published-names'
import { poolForeignNames } from '../foreign/pool-foreign-names'
import type { NameContext } from './name-context'
import { resolveFieldName } from './resolve-field-name'
import { joinTimes } from '../times/two-times'

export type ResolvedNames = {
  /** The typed fields of the collection; a misspelled field has its correct name if it is certain which one was meant. */
  readonly frontMatter: FrontMatter
  /** The fields of which it has been reported that their lines have other names, so that they are not missing as well. */
  readonly reported: ReadonlySet<string>
}

/** @param lines the lines of the file */
export function resolveFieldNames(
  { fields, body }: Pick<Collection, 'fields' | 'body'>,
  frontMatter: FrontMatter,
  lines: readonly string[],
  report: (problem: LocatedProblem) => void,
): ResolvedNames {
  const named = getFieldsByName(fields)
  const resolved = new Map([...frontMatter].filter(([typed]) => named.has(typed)))
  const reported = new Set<string>()
  const context = { fields, body, named, frontMatter, lines, resolved, reported }
  const unknown = takeSeveral(context, report)
  for (const [typed, value] of unknown) {
    const resolution = resolveFieldName(context, typed, value, unknown.length === 1)
    for (const [name, meant] of resolution.renamed ?? []) resolved.set(name, meant)
    for (const name of resolution.reported ?? []) reported.add(name)
    const { message, fix, suggestion } = resolution
    report({
      ...{ code: 'field-unknown', field: typed, line: value.nameLine, column: 1 },
      ...{ message, fix, suggestion: suggestion ?? null },
    })
  }
  return { frontMatter: resolved, reported }
}

/** Reports the names that have one problem together, and returns those that are left to resolve one by one. */
function takeSeveral(
  { fields, named, frontMatter, lines, resolved, reported }: NameContext,
  report: (problem: LocatedProblem) => void,
): (readonly [typed: string, value: Value])[] {
  const times = joinTimes(fields, [...frontMatter], lines)
  if (times) reported.add('time')
  const address = joinAddress(fields, [...frontMatter], lines)
  if (address) reported.add('address').add('location')
  const joined = [times, address].filter((part) => part !== null)
  for (const { problem, names } of joined) {
    report(problem)
    for (const name of names) resolved.delete(name)
  }
  const isJoined = (typed: string) => joined.some(({ names }) => names.includes(typed))
  const hasDraft = named.has('draft') && !frontMatter.has('draft')
  const publishing = [...frontMatter].filter(
    ([typed, value]) => hasDraft && readPublished(typed, value, named.has(typed)) !== null,
  )
  for (const [typed] of publishing) resolved.delete(typed)
  const unnamed = [...frontMatter].filter(
    ([typed]) =>
      !named.has(typed) && !isJoined(typed) && !publishing.some(([name]) => name === typed),
  )
  const { pooled, others } = poolForeignNames(fields, frontMatter, unnamed, lines)
  for (const problem of pooled) report(problem)
  return [...publishing, ...others]
}
