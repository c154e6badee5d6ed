// The sites that a review compares.
import type { ReadSite, SitePage } from '../compare/read-site'
import type { PageChange } from '../review'

export type Sides = { readonly base: ReadSite; readonly head: ReadSite }

export type BuiltSides = {
  /** As visitors see both. */
  readonly visible: Sides
  /** With everything that is not public; the same as the visible ones if nothing of that was edited. */
  readonly complete: Sides
}

/** Returns the sites on which a page can be seen. */
export const selectSides = (
  { visible, complete }: BuiltSides,
  { isHidden }: Pick<PageChange, 'isHidden'>,
): Sides => (isHidden ? complete : visible)

/** Returns both versions of a page; null where there is none, or only a redirect. */
export function findVersions(
  sides: BuiltSides,
  page: Pick<PageChange, 'isHidden' | 'path' | 'formerPath'>,
): { readonly before: SitePage | null; readonly after: SitePage | null } {
  const { base, head } = selectSides(sides, page)
  const find = ({ pages }: ReadSite, path: string) => {
    const found = pages.get(path)
    return found?.redirectsTo === null ? found : null
  }
  return { before: find(base, page.formerPath ?? page.path), after: find(head, page.path) }
}
