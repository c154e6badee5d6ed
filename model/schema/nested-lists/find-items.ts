// Writes the items of a list that is in another form as this site has them: "Monday: 8:00 AM - 5:00 PM" for `day: Monday` and its hours below it.
import { isPlainItem, readNestedList, type ListNode } from '../../front-matter/nested-list'
import { listMenuItems } from './menu-items'

/** The lists whose items are links with words. */
export const MENUS: readonly string[] = ['navigation', 'footer_links']

/**
 * Returns the items of a list in another form, or null if it has the right one or cannot be read.
 * @param lost gets the names of menus for which there is no place
 */
export function findItems(
  name: string,
  block: readonly string[],
  isPair: boolean,
  lost: string[],
): string[] | null {
  const nodes = readNestedList(block)
  if (nodes === null) return isPair ? null : findBareItems(block)
  // A line that lacks its hyphen, next to complete items, is reported on its own.
  const hasOnlyLines = nodes.every((node) => isPlainItem(node) || node.children.length === 0)
  if (hasOnlyLines && nodes.some(isPlainItem)) return null
  if (MENUS.includes(name)) return listMenuItems(nodes, name === 'navigation', lost)
  const items = nodes.map((node) => writeItem(node, isPair))
  return items.some((item) => item === null) ? null : items.flatMap((item) => item ?? [])
}

/** Returns lines that lack only their hyphens. One that begins with a small letter goes on with the line above. */
function findBareItems(block: readonly string[]): string[] | null {
  const items = block.map((line) => line.trim()).filter((line) => line !== '')
  const areItems = items.every((item) => /^[A-ZÀ-Þ\d/]/u.test(item) && !/[,:]$/.test(item))
  return areItems && items.length > 1 ? items : null
}

/** Returns the value of a field of an item. Programs write a day without hours as `closed: true` or `open: false`. */
function readValue({ key, value }: ListNode): string {
  const isClosed =
    (/^(?:is_?)?(?:closed|cerrado)$/i.test(key ?? '') && /^(?:true|yes|s[ií])$/i.test(value)) ||
    (/^(?:is_?)?(?:open|abierto)$/i.test(key ?? '') && /^(?:false|no)$/i.test(value))
  return isClosed ? 'closed' : value
}

/** Writes an item with fields of its own: a day with its hours, a name with its address. */
function writeItem({ key, value, children }: ListNode, isPair: boolean): string | null {
  const values = children.map(readValue)
  const below = isPair ? writeValuesBelow(children) : null
  if (key === null && below !== null) return below
  if (children.some((child) => child.value === '' || child.children.length > 0)) return null
  if (key !== null) {
    const all = value === '' ? values.join(' - ') : value
    return /^\d+$/.test(key) && !isPair ? all : `${key}: ${all}`
  }
  const [first, ...others] = values
  const [child] = children
  if (first === undefined) return value
  if (others.length > 0) return isPair ? `${first}: ${others.join(' - ')}` : null
  return isPair || !/^(?:name|text|item|title|path|url)$/.test(child?.key ?? '')
    ? `${child?.key ?? ''}: ${first}`
    : first
}

/** Writes a name whose values are on the lines below it: hours before and after a break, or the first and the last hour. */
function writeValuesBelow([named, other]: readonly ListNode[]): string | null {
  const parts = named?.children ?? []
  const arePlain = parts.every(
    (part) =>
      (part.isItem || part.value !== '') &&
      part.children.every(({ value, children }) => value !== '' && children.length === 0),
  )
  if (named?.key == null || named.value !== '' || other !== undefined) return null
  if (parts.length === 0 || !arePlain) return null
  const values = parts.map((part) => readValue(part) || part.children.map(readValue).join(' - '))
  return `${named.key}: ${values.join(parts.every(({ isItem }) => isItem) ? ' and ' : ' - ')}`
}
