// Reads the repairs that the check of a stranger's text has found. The file comes from an artifact, so all of it is checked.
import type { Repair } from '../github/suggest-repairs'
import { isRecord, readPath } from '../github/json'

const MAX_TEXT_LENGTH = 20_000

/** Returns the problems with a repair in the JSON of `npm run check -- --format json`; anything of another shape is left out. */
export function readRepairs(json: string): Repair[] {
  const problems: unknown = JSON.parse(json)
  return (Array.isArray(problems) ? (problems as unknown[]) : []).flatMap((problem) => {
    const suggestion = readPath(problem, 'suggestion')
    if (!isRecord(problem) || !isRecord(suggestion)) return []
    const { file, message, fix } = problem
    const { line, endLine, text } = suggestion
    if (!isShortText(file) || !file.startsWith('content/')) return []
    if (!isShortText(message) || !isShortText(fix) || !isShortText(text)) return []
    if (!isLine(line) || !isLine(endLine) || endLine < line) return []
    return [{ file, message, fix, suggestion: { line, endLine, text } }]
  })
}

const isShortText = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= MAX_TEXT_LENGTH

const isLine = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) > 0
