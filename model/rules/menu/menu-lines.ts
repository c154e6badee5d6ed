// The lines of the menu and of the links at the bottom of the page, with their places in content/site.md.
import type { SourceText } from '../../front-matter/value'
import type { Problem } from '../../problems/problem'
import { createProblem, type FileProblem } from '../../problems/problem'
import { toFieldName } from '../../schema/field'
import type { NavigationItem } from '../../schema/fields/urls/navigation-item'
import type { Settings } from '../../settings'
import type { ParsedEntry } from '../../source/entry/parsed-entry'
import { findSettings } from '../find-settings'

export type MenuList = 'navigation' | 'footerLinks'

export type MenuLine = NavigationItem & {
  readonly source: SourceText
  /** Creates the problem of the line. */
  readonly report: (problem: FileProblem) => Problem
}

/** Returns the lines as they were typed; none if the list is in another form. */
export function readMenuSources(
  entries: readonly ParsedEntry[],
  list: MenuList,
): readonly SourceText[] {
  const value = findSettings(entries)?.getSource().frontMatter.get(toFieldName(list))
  return value && 'items' in value ? value.items : []
}

/** Returns the lines that can be read. */
export function readMenuLines(entries: readonly ParsedEntry[], list: MenuList): MenuLine[] {
  const parsed = findSettings(entries)
  const items = (parsed?.entry as unknown as Partial<Settings> | undefined)?.[list] ?? []
  if (parsed === undefined || items.length === 0) return []
  const field = toFieldName(list)
  const sources = readMenuSources(entries, list)
  // Lines that are written like an outline are in other places before they are repaired.
  const isOutline = parsed.problems.some(
    ({ code, field: other }) => code === 'list-expected' && other === field,
  )
  if (isOutline || sources.length !== items.length) return []
  return sources.flatMap((source, index) => {
    const item = items[index]
    const { line, column } = source
    const report = (problem: FileProblem) =>
      createProblem(problem, { file: parsed.entry.file, field, line, column })
    return item === undefined ? [] : [{ ...item, source, report }]
  })
}

/** Writes a line as it has to be. */
export const writeMenuLine = ({ group, label, href }: NavigationItem): string =>
  `${formatWords({ group, label })}: ${href}`

/** Returns the words of a line. */
export const formatWords = ({ group, label }: Pick<NavigationItem, 'group' | 'label'>): string =>
  group === null ? label : `${group} > ${label}`
