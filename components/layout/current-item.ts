// Finds the item of the header that leads to the current page, or to the section that it is in.
import type { NavigationItem } from '../../model/schema/fields/urls/navigation-item'

/** What the header marks as current. It is the same for all pages of a section, so that they share one fragment. */
export type CurrentItem = {
  /** The href of the item, or null if no item leads to the page or to a page above it. */
  readonly href: string | null
  /** Whether the item leads to the page itself. */
  readonly isPage: boolean
  /** The label of the group that has the item, or another item in the same top-level folder; null if there is none. */
  readonly group: string | null
}

/** The links of the header that are not in content/site.md. */
const OTHER_LINKS = ['/', '/give']

export function findCurrentItem(
  items: readonly Pick<NavigationItem, 'href' | 'group'>[],
  path: string,
): CurrentItem {
  const hrefs = [...items.map((item) => item.href), ...OTHER_LINKS]
  const around = hrefs.filter((href) => `${path}/`.startsWith(`${href}/`))
  const href = around.toSorted((a, b) => b.length - a.length)[0] ?? null
  const item =
    href === null
      ? items.find((other) => other.group !== null && isInSameFolder(other.href, path))
      : items.find((other) => other.href === href)
  return { href, isPage: href === path, group: item?.group ?? null }
}

/** Returns the value of `aria-current` for a link of the header. */
export function getAriaCurrent(current: CurrentItem, href: string): 'page' | 'true' | undefined {
  if (current.href !== href) return undefined
  return current.isPage ? 'page' : 'true'
}

const isInSameFolder = (a: string, b: string) => a.split('/')[1] === b.split('/')[1]
