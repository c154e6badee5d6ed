// The flat list of content/site.md as the navigation shows it: places, and groups of places.
import type { NavigationItem } from '../../model/schema/fields/navigation-item'

export type NavigationEntry =
  NavigationItem | { readonly label: string; readonly places: readonly NavigationItem[] }

/** Places with the same group come together where the group is named first. */
export function groupNavigation(items: readonly NavigationItem[]): NavigationEntry[] {
  const entries = new Map<string | NavigationItem, NavigationEntry>()
  for (const item of items) {
    if (item.group === null) {
      entries.set(item, item)
      continue
    }
    const group = entries.get(item.group)
    const places = group && 'places' in group ? group.places : []
    entries.set(item.group, { label: item.group, places: [...places, item] })
  }
  return [...entries.values()]
}
