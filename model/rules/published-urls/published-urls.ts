// Checks that every published path still leads to its page, or to the page that replaced it.
import type { Problem } from '../../problems/problem'
import type { ContentFiles } from '../../source/read-content'
import type { ParsedEntry } from '../../source/entry/parsed-entry'
import { getText } from '../../translations/translation-age'
import { splitUrl } from '../../links/link-target'
import { checkChangedIds } from './ids/changed-ids'
import { checkMissingPublishedUrls } from './missing-published-urls'
import { checkRedirects } from './redirects/redirects'
import { findAlwaysPublic } from '../required-pages'
import type { RenamedPages } from './renamed/renamed-pages'

/**
 * Checks the published paths and the redirects. Drafts do not count here, even in a preview that shows them, because visitors
 * of the public site cannot open them.
 * @param renamed the pages that have a new path
 * @param name the name of the content folder in problems
 */
export function checkPublishedUrls(
  entries: readonly ParsedEntry[],
  { texts, publishedUrls }: Pick<ContentFiles, 'texts' | 'publishedUrls'>,
  renamed: RenamedPages,
  name: string,
): Problem[] {
  const published = entries.filter(({ entry }) => entry.draft !== true)
  const files = new Map<string, string>()
  for (const { entry } of published)
    if (entry.pagePath !== null) files.set(entry.pagePath, entry.file)
  const redirects = published.flatMap(({ entry: { file }, references }) =>
    references
      .filter(({ type }) => type === 'old-address')
      .map((reference) => ({ ...reference, file })),
  )
  const drafts = new Map(
    entries.flatMap((parsed) =>
      parsed.entry.draft === true ? [[parsed.entry.pagePath, parsed] as const] : [],
    ),
  )
  // A hidden page that the site needs has its own check (required-pages.ts).
  const needed = new Set(findAlwaysPublic(entries).map(({ entry }) => entry.pagePath))
  const known = new Set([...files.keys(), ...redirects.map(({ target }) => target)])
  // What was typed in place of a former path is reported with that path.
  const corrected = new Set(
    [...renamed.values()].map(({ file, mistypedPath }) => `${file} ${mistypedPath ?? ''}`),
  )
  return [
    ...checkRedirects(
      redirects.filter(({ file, target }) => !corrected.has(`${file} ${target}`)),
      files,
      (file) => getText({ file }, texts),
    ),
    ...(publishedUrls === null
      ? []
      : [
          ...checkMissingPublishedUrls(publishedUrls, {
            known,
            files,
            drafts,
            needed,
            renamed,
            dependents: findDependents(published),
            links: findLinks(published),
            texts,
            name,
          }),
          ...checkChangedIds(entries, publishedUrls),
        ]),
  ]
}

/** Returns the places of all links to pages of ours, as `file:line`, by the path of the page. */
function findLinks(entries: readonly ParsedEntry[]): ReadonlyMap<string, readonly string[]> {
  const places = new Map<string, string[]>()
  for (const { entry, references } of entries)
    for (const { type, target, line } of references) {
      if (type !== 'link' || !target.startsWith('/')) continue
      const { path } = splitUrl(target)
      const place = `${entry.file}:${line}`
      const known = places.get(path)
      if (known === undefined) places.set(path, [place])
      else known.push(place)
    }
  return places
}

/** Returns the folders of the files that belong to an event, one for each file, by the path of the event. */
function findDependents(entries: readonly ParsedEntry[]): ReadonlyMap<string, readonly string[]> {
  const folders = new Map<string, string[]>()
  for (const { entry, references } of entries)
    for (const { type, target } of references) {
      if (type !== 'event') continue
      const path = `/events/${target}`
      const folder = entry.file.slice(0, entry.file.lastIndexOf('/'))
      folders.set(path, [...(folders.get(path) ?? []), folder])
    }
  return folders
}
