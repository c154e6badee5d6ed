// Completes the problem of a page to read next that is named by its title in place of its address: only the whole site knows it.
import { splitFileName } from '../../../languages'
import type { Problem } from '../../../problems/problem'
import type { ParsedEntry } from '../../../source/entry/parsed-entry'
import type { ContentFiles } from '../../../source/read-content'
import { getText } from '../../../translations/translation-age'
import { collectNamedPages, findTitledPage, type NamedPages } from './named-pages'

/** Matches what was typed, in the message about it. */
const TYPED = /^"(.+)" is not the address of a page/

/** Returns the problems, those of an address that is the title of exactly one page with the address of that page. */
export function completeTitledPaths(
  problems: readonly Problem[],
  entries: readonly ParsedEntry[],
  texts: ContentFiles['texts'],
): Problem[] {
  let pages: NamedPages | undefined
  return problems.map((problem) => {
    const typed = TYPED.exec(problem.message)?.[1]
    if (problem.code !== 'page-path-shape' || typed === undefined) return problem
    const parsed = entries.find(({ entry }) => entry.file === problem.file)
    if (parsed === undefined) return problem
    pages ??= collectNamedPages(entries)
    const path = findTitledPage(typed, pages, splitFileName(parsed.entry.slug).language)
    if (path === null) return problem
    const { line } = problem
    const parts = (getText(parsed.entry, texts).split(/\r\n|\r|\n/)[line - 1] ?? '').split(typed)
    const suggestion = parts.length === 2 ? { line, endLine: line, text: parts.join(path) } : null
    return { ...problem, fix: `Write ${path}`, suggestion }
  })
}
