// Checks that the pages on which the rest of the site depends exist and are public.
import { collections } from '../collections'
import { NOT_FOUND_SLUG } from '../collections/page'
import { COLLECTION_NAMES } from '../entries'
import { settings } from '../settings'
import { createProblem, type ProblemDetails, type Problem } from '../problems/problem'
import {
  EVENT_LISTS,
  getCollectionPages,
  LINKED_PAGES,
  PAGE_LINKED_BY_EVENT_LISTS,
} from '../site-structure'
import type { ParsedEntry } from '../source/entry/parsed-entry'

/**
 * @param renamed the former addresses of pages with a new one, which another problem asks people to add as a redirect
 */
export function checkRequiredPages(
  entries: readonly ParsedEntry[],
  renamed: ReadonlySet<string> = new Set(),
): Problem[] {
  const pages = entries.filter(isPage).map(({ entry }) => entry.slug)
  const redirects = new Set([
    ...entries.flatMap(({ entry }) => entry.redirectFrom ?? []),
    ...renamed,
  ])
  const missing = [
    ...getRequiredSlugs(entries).filter((slug) => !pages.includes(slug)),
    ...getLinkedSlugs(entries).filter(
      (slug) => !pages.includes(slug) && !redirects.has(`/${slug}`),
    ),
  ]
  const folder = entries[0]?.entry.file.split('/')[0] ?? 'content'
  return [
    ...missing.map((slug) => createProblem(MISSING, { file: `${folder}/pages/${slug}.md` })),
    ...findAlwaysPublic(entries).flatMap(checkHidden),
  ]
}

/** Finds the files that the site needs on every day: the settings, and the pages that code links to. */
export function findAlwaysPublic(entries: readonly ParsedEntry[]): ParsedEntry[] {
  const slugs = [...getRequiredSlugs(entries), ...getLinkedSlugs(entries)]
  return entries.filter(
    (parsed) =>
      parsed.collection === (settings as unknown) ||
      (isPage(parsed) && slugs.includes(parsed.entry.slug)),
  )
}

/** Returns the slugs of the pages that must exist at their own paths. */
function getRequiredSlugs(entries: readonly ParsedEntry[]): string[] {
  const used = new Set<unknown>(entries.map(({ collection }) => collection))
  const collectionPages = COLLECTION_NAMES.filter((name) => used.has(collections[name])).flatMap(
    (name) => getCollectionPages(name),
  )
  return [...new Set(['index', NOT_FOUND_SLUG, ...collectionPages])]
}

/** Returns the slugs of the other pages that templates and components link to; their paths may redirect. */
function getLinkedSlugs(entries: readonly ParsedEntry[]): string[] {
  const required = getRequiredSlugs(entries)
  const hasEventList = entries.some(
    (parsed) => isPage(parsed) && EVENT_LISTS.includes(parsed.entry.slug),
  )
  const slugs = hasEventList ? [...LINKED_PAGES, PAGE_LINKED_BY_EVENT_LISTS] : LINKED_PAGES
  return slugs.filter((slug) => !required.includes(slug))
}

const isPage = ({ collection }: ParsedEntry): boolean =>
  collection === (collections.pages as unknown)

/** Reports all lines of a file that would hide it as one problem, at the first of them. */
function checkHidden(parsed: ParsedEntry): Problem[] {
  const { draft, publishOn, expiresOn, file } = parsed.entry
  const lines = [
    ...(draft === true ? ['draft'] : []),
    ...(publishOn === undefined ? [] : ['publish_on']),
    ...(expiresOn === undefined ? [] : ['expires_on']),
  ].map((field) => ({ field, line: parsed.getSource().frontMatter.get(field)?.line ?? 1 }))
  const [first] = lines.sort((a, b) => a.line - b.line)
  const fields = lines.map(({ field }) => field)
  return first ? [createProblem(hidden(fields), { file, ...first })] : []
}

const MISSING: ProblemDetails = {
  code: 'page-required',
  message: 'This file is missing, and other pages lead to it.',
  fix: 'Bring the file back, with at least a title and a description.',
}

const hidden = (fields: readonly string[]): ProblemDetails => ({
  code: 'page-required-hidden',
  message: 'The rest of the site needs this file every day, so it cannot be hidden.',
  fix: `Delete the ${fields.length === 1 ? 'line' : 'lines'} ${fields.join(' and ')}.`,
})
