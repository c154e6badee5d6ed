// Finds what was typed under redirect_from in place of a former address, such as the name of the former file.
import type { ParsedEntry } from '../../../source/entry/parsed-entry'
import { findUnambiguousMatch } from '../../../problems/closest-match'
import { simplifyText, simplifyWords } from '../../../text/simplify-text'

export type MistypedRedirect = { readonly typed: string; readonly parsed: ParsedEntry }

/**
 * Returns the items of the redirects of new pages that were typed in place of a missing path, by that path.
 * @param missing the published paths that lead nowhere
 * @param added the pages that have never been published
 */
export function findMistypedRedirects(
  missing: readonly string[],
  added: readonly ParsedEntry[],
  published: ReadonlySet<string>,
): ReadonlyMap<string, MistypedRedirect> {
  const found = new Map<string, MistypedRedirect>()
  for (const parsed of added)
    for (const typed of listItems(parsed)) {
      if (published.has(typed)) continue
      const path = findMeantPath(typed, missing)
      if (path !== null && !found.has(path)) found.set(path, { typed, parsed })
    }
  return found
}

/** Returns the items as they were typed, also those that are no addresses. */
function listItems({ getSource }: ParsedEntry): readonly string[] {
  const value = getSource().frontMatter.get('redirect_from')
  if (value === undefined) return []
  return 'items' in value ? value.items.map(({ text }) => text) : [value.text]
}

/** Returns the only missing path that an item can mean. The surest way to read it counts. */
function findMeantPath(typed: string, missing: readonly string[]): string | null {
  const path = readPath(typed)
  const words = simplifyWords(typed)
  const ways: ((other: string) => boolean)[] = [
    (other) => other === path,
    (other) => other.endsWith(path) || path.endsWith(other),
    (other) => findUnambiguousMatch(path, [other]) !== null,
    (other) => / /.test(typed) && ` ${words} `.includes(` ${simplifyWords(getName(other))} `),
  ]
  if (path === '/') return null
  for (const isMeant of ways) {
    const [found, another] = missing.filter(isMeant)
    if (found !== undefined) return another === undefined ? found : null
  }
  return null
}

/** Returns the item of the redirects of a page that names its new address or its new file, or null. */
export function findOwnRedirectItem(parsed: ParsedEntry): string | null {
  const { pagePath } = parsed.entry
  const isOwn = (typed: string) => readPath(typed) !== '/' && pagePath?.endsWith(readPath(typed))
  return listItems(parsed).find(isOwn) ?? null
}

const getName = (path: string): string => path.slice(path.lastIndexOf('/') + 1)

/** Reads a path from an address of ours or of GitHub, the path or the name of a file, or the words of a title. */
function readPath(typed: string): string {
  const path = simplifyText(typed)
    .replace(/[?#].*$/, '')
    .replace(/^(?:https?:)?\/\/[^/]*/, '')
    .replace(/^.*\/content\//, '')
    .replace(/^(?:\.{0,2}\/)*(?:content\/)?(?:pages\/)?/, '')
    .replace(/\.(?:md|html?)$|\/+$/g, '')
    .replace(/[^a-z0-9/]+/g, '-')
  return `/${path}`
}
