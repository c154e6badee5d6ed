// Finds a typo in a name of outside_links: several places use another name, and nothing uses this one.
import { readUnknownName } from '../../../links/unknown-name'
import { findUnambiguousMatch } from '../../../problems/closest-match'
import { createProblem, type Problem } from '../../../problems/problem'

/** One place with another name has the typo itself. */
const MIN_PLACES = 2

type Settings = {
  /** The file in problems. */
  readonly file: string
  readonly text: string
  readonly names: readonly string[]
}

/**
 * Returns the problems with one for the typo in place of those of all links with the right name.
 * @param texts the texts of all files, which are read only when several places use the same unknown name
 */
export function joinMisnamedLinks(
  problems: readonly Problem[],
  { file, text, names }: Settings,
  texts: Readonly<Record<string, string>>,
): Problem[] {
  const typed = problems.flatMap(({ message }) => readUnknownName(message) ?? [])
  const joined = new Map<string, Problem>()
  for (const used of new Set(typed)) {
    const count = typed.filter((other) => other === used).length
    if (count < MIN_PLACES) continue
    const name = findUnambiguousMatch(used, names)
    if (
      name === null ||
      Object.values(texts).some((other) => other !== text && other.includes(name))
    )
      continue
    const lines = text.split(/\r\n|\r|\n/)
    const index = lines.findIndex((line) => line.trim().startsWith(`- ${name}: `))
    const item = lines[index]
    if (item === undefined) continue
    const column = item.indexOf(name) + 1
    const suggestion = {
      line: index + 1,
      endLine: index + 1,
      text: item.replace(`- ${name}: `, `- ${used}: `),
    }
    const details = {
      code: 'link-name' as const,
      message: `No text uses the name ${name}, but ${count} places use ${used}.`,
      fix: `Write ${used}: in place of ${name}:`,
      suggestion,
    }
    joined.set(
      used,
      createProblem(details, { file, field: 'outside_links', line: index + 1, column }),
    )
  }
  if (joined.size === 0) return [...problems]
  const isJoined = ({ message }: Problem) => joined.has(readUnknownName(message) ?? '')
  return [...problems.filter((problem) => !isJoined(problem)), ...joined.values()]
}
