// Finds the address that a translation should have copied, by the links of its original.
import { getLocalPath, splitFileName } from '../../../languages'
import type { Reference } from '../../../links/reference'
import { splitUrl } from '../../../links/link-target'
import type { ParsedEntry } from '../../../source/entry/parsed-entry'

/**
 * Returns the address that is meant by a link in a translation that leads nowhere: the only one of the original that the translation
 * does not have. Returns null for other texts, and if there are several such addresses.
 * @param pages all pages by their path
 */
export function findMeantByOriginal(
  { entry, references }: ParsedEntry,
  { type, target }: Reference,
  pages: ReadonlyMap<string | null, ParsedEntry>,
): string | null {
  const { translationOf, slug } = entry
  const { language } = splitFileName(slug)
  const original = typeof translationOf === 'string' ? pages.get(translationOf) : undefined
  if (original === undefined || type !== 'link' || !target.startsWith('/')) return null
  if (splitUrl(target).anchor !== undefined) return null
  const getPages = (links: readonly Reference[]) =>
    links.flatMap((link) => {
      const { path } = splitUrl(link.target)
      const local = getLocalPath(path, language)
      return link.type === 'link' && path.startsWith('/') ? [pages.has(local) ? local : path] : []
    })
  const own = new Set(getPages(references))
  const missing = new Set(getPages(original.references).filter((path) => !own.has(path)))
  const [meant, ...others] = missing
  return meant === undefined || others.length > 0 || !pages.has(meant) ? null : meant
}
