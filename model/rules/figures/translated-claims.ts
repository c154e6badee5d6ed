// Completes what is said of a figure without its day and source in a translation: the page that it translates has both lines.
import { createProblem, type Problem } from '../../problems/problem'
import { getFieldPosition, type ParsedEntry } from '../../source/entry/parsed-entry'
import { getText } from '../../translations/translation-age'
import { addField } from '../translations/field-edits'

const FIELDS = ['as_of', 'source']

/** @param texts the texts of the files by their paths below the content folder */
export function completeTranslatedClaims(
  problems: readonly Problem[],
  entries: readonly ParsedEntry[],
  texts: Readonly<Record<string, string>>,
): Problem[] {
  if (!problems.some(({ code }) => code === 'claim-undated')) return [...problems]
  return problems.map((problem) => {
    const parsed = entries.find(({ entry }) => entry.file === problem.file)
    if (problem.code !== 'claim-undated' || parsed === undefined) return problem
    const { translationOf } = parsed.entry
    const original = entries.find(
      ({ entry }) => entry.pagePath !== null && entry.pagePath === translationOf,
    )
    if (original === undefined) return problem
    const lines = findLines(parsed, getText(original.entry, texts), problem.message)
    return lines === null ? problem : addLines(problem, parsed, original, lines)
  })
}

/** Returns the lines of the original that the translation lacks; null if it has none, or other figures. */
function findLines(parsed: ParsedEntry, original: string, message: string): string[] | null {
  const figures = [...message.matchAll(/"([^"]+)"/g)].map(([, figure = '']) => figure)
  if (!figures.every((figure) => original.includes(figure))) return null
  const { frontMatter } = parsed.getSource()
  const rows = original.split('\n')
  const fields = rows.slice(0, rows.indexOf('---', 1))
  const missing = FIELDS.filter((name) => !frontMatter.has(name))
  const lines = missing.map((name) => fields.find((row) => row.startsWith(`${name}: `)))
  return lines.length === 0 || lines.includes(undefined)
    ? null
    : lines.filter((line) => line !== undefined)
}

function addLines(
  problem: Problem,
  parsed: ParsedEntry,
  original: ParsedEntry,
  lines: readonly string[],
): Problem {
  const { code, message, severity, line, column, field } = problem
  const position = { ...getFieldPosition(parsed, 'title'), field, line, column }
  return createProblem(
    {
      code,
      severity,
      message,
      fix: `Add the same line${lines.length > 1 ? 's' : ''} as in ${original.entry.file}: ${lines.join(' and ')}`,
      suggestion: addField(parsed, lines.join('\n')),
    },
    position,
  )
}
