// Completes what a file says of a link that names its page, as `[[Our History]]` and `[our page][contact]` do: only the whole site knows it.
import { splitFileName } from '../../../languages'
import { adviseOnAddress } from '../../../markdown/checks/unparsed/unparsed-markup-problems'
import type { Problem } from '../../../problems/problem'
import type { ParsedEntry } from '../../../source/entry/parsed-entry'
import type { ContentFiles } from '../../../source/read-content'
import { getText } from '../../../translations/translation-age'
import { isFileLink } from '../../files/file-links'
import { normalizePagePath } from '../../links/reference-problems'
import { simplifyText } from '../../../text/simplify-text'
import {
  collectNamedPages,
  findNamedPage,
  findTitledPage,
  listNamedPages,
  type NamedPages,
} from './named-pages'

/** Matches a link with its words after a bar, or a link with the name of its address in a second pair of brackets. */
const NAMED_LINK = /\[\[([^\][|\n]+)(?:\|([^\][|\n]+))?\]\](?!\()|\[([^\][\n]+)\]\[([^\][\n]*)\]/y
/** Matches the address that the advice names. */
const ADVISED_LINK = /\]\((\/[^\s()]*)\)$/

/**
 * Returns the problems, those of links with the address of the page that is meant.
 * @param problems what the entries report of themselves
 */
export function completeNamedLinks(
  problems: readonly Problem[],
  entries: readonly ParsedEntry[],
  texts: ContentFiles['texts'],
): Problem[] {
  let pages: NamedPages | undefined
  return problems.map((problem) => {
    if (problem.code !== 'link-unread' || problem.field !== null) return problem
    const parsed = entries.find(({ entry }) => entry.file === problem.file)
    if (parsed === undefined) return problem
    pages ??= collectNamedPages(entries)
    return completeLink(problem, parsed, pages, getText(parsed.entry, texts))
  })
}

function completeLink(
  problem: Problem,
  { entry }: ParsedEntry,
  pages: NamedPages,
  text: string,
): Problem {
  const { line, column } = problem
  const typedLine = text.split(/\r\n|\r|\n/)[line - 1] ?? ''
  NAMED_LINK.lastIndex = column - 1
  const match = NAMED_LINK.exec(typedLine)
  if (match === null) return problem
  const [typed, first, words, label = '', name = ''] = match
  const [, advised] = ADVISED_LINK.exec(problem.fix) ?? []
  if (advised !== undefined && (pages.has(advised) || isFileLink(advised))) return problem
  if (advised === undefined && problem.suggestion !== null) return problem
  const { language } = splitFileName(entry.slug)
  const names = first === undefined ? [name, label] : [first]
  const shown = first === undefined ? label : (words ?? getLabel(first)).trim()
  const named = names.map((other) => findNamedPage(other, pages, language)).find(Boolean)
  const page = named ?? findTitledPage(shown, pages, language)
  if (page === null) {
    const meant = listNamedPages(names[0] ?? '', pages, language)
    return { ...problem, fix: offerPages(shown, meant), suggestion: null }
  }
  // The words alone may be those of another page than the name.
  const isCertain = named != null || page.endsWith(simplifyText(normalizePagePath(names[0] ?? '')))
  const link = `[${shown}](${page})`
  const repaired =
    typedLine.slice(0, match.index) + link + typedLine.slice(match.index + typed.length)
  return {
    ...problem,
    fix: `Write ${link}`,
    suggestion: isCertain ? { line, endLine: line, text: repaired } : null,
  }
}

/** In pages; more are not offered. */
const MAX_OFFERED = 3

/** Writes a link out for each of the pages that may be meant. */
const offerPages = (shown: string, meant: readonly { path: string; title: string }[]): string =>
  meant.length < 2 || meant.length > MAX_OFFERED
    ? adviseOnAddress(shown)
    : meant
        .map(({ path, title }) => `If you mean the page "${title}", write [${shown}](${path})`)
        .join('. ')

/** Returns the words of a name that is typed like an address. */
const getLabel = (typed: string): string =>
  /\s/.test(typed.trim())
    ? typed
    : (typed.split('#')[0] ?? '')
        .replace(/\.md$|\/$/g, '')
        .replace(/^.*\//, '')
        .replace(/-/g, ' ')
