// Reports events that are there twice, because the second file was meant to replace the first.
import { collections } from '../../collections'
import { createProblem, type FileProblem, type Problem } from '../../problems/problem'
import { getFieldPosition, type ParsedEntry } from '../../source/entry/parsed-entry'
import { removeSourceMarks } from '../../source/source-mark'
import { simplifyWords } from '../../text/simplify-text'

/** @param published the paths that the public site has had: of two events, the one without such a path is newer */
export function checkDuplicateEvents(
  entries: readonly ParsedEntry[],
  published: ReadonlySet<string>,
): Problem[] {
  const isPublished = ({ entry }: ParsedEntry) => published.has(entry.pagePath ?? '')
  const events = entries
    .filter(({ collection, entry }) => collection === EVENTS && entry.draft !== true)
    .sort((a, b) => Number(isPublished(b)) - Number(isPublished(a)))
  const groups = new Map<string, ParsedEntry[]>()
  for (const parsed of events) {
    const key = getKey(parsed)
    if (key !== null) groups.set(key, [...(groups.get(key) ?? []), parsed])
  }
  return [...groups.values()].flatMap(([first, second, another]) => {
    // What three events have is shared on purpose. Two events with one id have been reported.
    if (!first || !second || another || first.entry['id'] === second.entry['id']) return []
    return [createProblem(duplicateEvent(first.entry.file), getFieldPosition(second, 'title'))]
  })
}

const EVENTS: unknown = collections.events

/** Returns what no two events have in common, a title with its days and hours; null where one of them is missing. */
function getKey(parsed: ParsedEntry): string | null {
  const [title, date, time] = ['title', 'date', 'time'].map((field) => getPlain(parsed, field))
  if (!title || !date || !time) return null
  return [title, getPlain(parsed, 'startDate'), date, time].join('\n')
}

/** Returns a value without what may be different in two files that mean the same. */
function getPlain({ entry }: ParsedEntry, field: string): string {
  const value: unknown = (entry as Readonly<Record<string, unknown>>)[field]
  if (typeof value !== 'string') return ''
  return simplifyWords(removeSourceMarks(value))
}

const duplicateEvent = (otherFile: string): FileProblem => ({
  code: 'listed-twice',
  severity: 'warning',
  message: `There is an event with this title on the same day and at the same time already: ${otherFile}.`,
  fix: 'If both are one event, copy what is newer here into that file, and delete this one. If they are two, there is nothing to do.',
})
