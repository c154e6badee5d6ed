// Groups the flat list of content/site.md as the navigation shows it: single items, and groups of items.
import type { NavigationItem } from '../../model/schema/fields/urls/navigation-item'

export type NavigationEntry =
  NavigationItem | { readonly label: string; readonly items: readonly NavigationItem[] }

/** Returns the items in order; items of the same group come together at the position of the first one. */
export function groupNavigation(items: readonly NavigationItem[]): NavigationEntry[] {
  const entries = new Map<string | NavigationItem, NavigationEntry>()
  for (const item of items) {
    if (item.group === null) {
      entries.set(item, item)
      continue
    }
    const group = entries.get(item.group)
    const members = group && 'items' in group ? group.items : []
    entries.set(item.group, { label: item.group, items: [...members, item] })
  }
  return [...entries.values()]
}
