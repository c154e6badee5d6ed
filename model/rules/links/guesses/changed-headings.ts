// Describes links to an English heading whose words have changed, as a translation of its page remembers them.
import { splitUrl } from '../../../links/link-target'
import type { Reference } from '../../../links/reference'
import type { ProblemDetails } from '../../../problems/problem'
import type { ParsedEntry } from '../../../source/entry/parsed-entry'
import {
  findChangesSince,
  findFormerPaths,
  type TranslationEntry,
} from '../../../translations/translation-age'
import type { LinkTargets } from '../link-targets'

/**
 * Describes the only heading of a page that has changed since the page was translated and to which no link leads; or returns null.
 * @param pages all pages by their paths
 * @param texts the texts of the files by their paths below the content folder
 */
export function describeChangedHeading(
  source: ParsedEntry,
  { target }: Reference,
  pages: ReadonlyMap<string | null, ParsedEntry>,
  texts: Readonly<Record<string, string>>,
  isLinked: LinkTargets['isLinked'],
): ProblemDetails | null {
  const { path, anchor } = splitUrl(target)
  const { entry } = (path === '' ? source : pages.get(path)) ?? {}
  if (anchor === undefined || entry === undefined || entry.pagePath === null) return null
  const lines = findChangedLines(entry, pages, texts)
  const [line, ...otherLines] = lines
  if (line === undefined || otherLines.length > 0) return null
  const { pagePath, body, file } = entry
  const [heading, ...others] = body.headings.filter(
    ({ id, text }) => !isLinked(pagePath, id) && line.words === text,
  )
  if (heading === undefined || others.length > 0) return null
  return {
    code: 'anchor-broken',
    message: `The page ${pagePath} has no heading for #${anchor}: the words of that heading seem to have changed. Now they are "${heading.text}" (${file}, line ${line.line}).`,
    fix: `If the new heading is right, write ${path}#${heading.id} here. If not, write the old words of the heading again: "${restoreWords(anchor)}".`,
  }
}

/** Returns the headings of a page that have changed since it was translated; none if that is not known. */
function findChangedLines(
  entry: ParsedEntry['entry'],
  pages: ReadonlyMap<string | null, ParsedEntry>,
  texts: Readonly<Record<string, string>>,
) {
  const entries = [...pages.values()]
  const translation = entries.find(({ entry: other }) => other.translationOf === entry.pagePath)
  if (translation === undefined || entry.pagePath === null) return []
  const { entry: translated }: { readonly entry: TranslationEntry } = translation
  return findChangesSince(translated, entry, texts, findFormerPaths(entries)).flatMap(
    ({ kind, block }) => (kind === 'changed' && block?.kind === 'heading' ? [block] : []),
  )
}

/** Returns the words of a heading from its anchor. */
export function restoreWords(anchor: string): string {
  const words = anchor.replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
