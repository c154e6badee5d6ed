// Finds the links of the public site to other websites, with the files in which they are typed.
import { Parser } from 'htmlparser2'
import { getAllEntries } from '../../../model/entries'
import { isWebUrl } from '../../../model/links/guess-web-url'
import type { Site } from '../../../model/site'
import { SETTINGS_FILE } from '../content-sections'
import { isOwnHost } from './ask-link'

export type OutsideLink = { readonly url: string; readonly file: string }

/** Returns each link of each file once. A named link belongs to the settings, where its address is typed. */
export function findOutsideLinks(site: Site): OutsideLink[] {
  // The addresses of the site and of its files, which may be private, lead to ourselves.
  const { url: siteUrl, repository: _repository, ...settings } = site.settings
  const named = listUrls(settings)
  const links = [
    ...[...named].map((url) => ({ url, file: SETTINGS_FILE })),
    ...getAllEntries(site).flatMap((entry) =>
      [...listUrls(entry)]
        .filter((url) => !named.has(url))
        .map((url) => ({ url, file: entry.file })),
    ),
  ]
  return links.filter(({ url }) => !isOwnHost(new URL(url), siteUrl))
}

/** Returns the URLs in any values of an entry: in fields, in buttons, and in the HTML of its text. */
function listUrls(value: unknown): Set<string> {
  if (typeof value === 'string') return new Set(isWebUrl(value) ? [value] : listHrefs(value))
  if (typeof value !== 'object' || value === null) return new Set()
  return new Set(
    Object.entries(value).flatMap(([name, part]) =>
      // The base of the site belongs between the parts; links to other websites do not contain it.
      name === 'html' && Array.isArray(part) ? listHrefs(part.join('/')) : [...listUrls(part)],
    ),
  )
}

function listHrefs(html: string): string[] {
  const urls: string[] = []
  if (!html.includes('<')) return urls
  const parser = new Parser({
    onopentag: (name, { href = '' }) => {
      if (name === 'a' && isWebUrl(href)) urls.push(href)
    },
  })
  parser.end(html)
  return urls
}
