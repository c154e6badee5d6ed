// Turns a menu as Hugo, Jekyll and other programs write it into the items of this site.
import type { ListNode } from '../../front-matter/nested-list'

const LABEL = /^(?:name|title|label|text|nombre|t[ií]tulo|texto)$/i
const ADDRESS = /^(?:url|link|href|path|page|pageref|address|permalink|enlace|direcci[oó]n)$/i
const PARENT = /^(?:parent|group|menu|padre)$/i

type MenuPart = {
  readonly label: string
  readonly href: string
  readonly group: string | null
  readonly children: readonly ListNode[]
}

/**
 * Returns the items, or null if an item has no words.
 * @param hasGroups whether items can be in a menu that opens
 * @param lost gets the names of menus that cannot be there: those in other menus, or all
 */
export function listMenuItems(
  nodes: readonly ListNode[],
  hasGroups: boolean,
  lost: string[],
): string[] | null {
  const lists = nodes.map((node) => listPart(node, null, hasGroups, lost))
  return lists.some((list) => list === null) ? null : lists.flatMap((list) => list ?? [])
}

function listPart(
  node: ListNode,
  menu: string | null,
  hasGroups: boolean,
  lost: string[],
): string[] | null {
  const { label, href, group, children } = readPart(node)
  if (label === '' || (href === '' && children.length === 0)) return null
  const isLost = children.length > 0 && (menu !== null || (!hasGroups && href === ''))
  if (isLost) lost.push(label)
  const lists = children.map((child) => listPart(child, menu ?? group ?? label, hasGroups, lost))
  if (lists.some((list) => list === null)) return null
  const inside = lists.flatMap((list) => list ?? [])
  // A menu that opens is no link itself here, so its own page becomes the first item in it.
  const ownMenu = group ?? menu ?? (children.length > 0 ? label : null)
  const own = writeItem(hasGroups ? ownMenu : null, label, href)
  const isListed = href === '' || inside.some((item) => item.endsWith(`: ${href}`))
  return isListed ? inside : [own, ...inside]
}

const writeItem = (group: string | null, label: string, href: string): string =>
  `${group === null ? '' : `${group} > `}${label}: ${href}`

function readPart(node: ListNode): MenuPart {
  const fields = node.children.filter(({ isItem }) => !isItem)
  const items = node.children.filter(({ isItem }) => isItem)
  // The name of a menu without its colon, or with the > of this site.
  if (node.key === null && node.value !== '' && items.length === node.children.length)
    return { label: node.value.replace(/\s*>$/, ''), href: '', group: null, children: items }
  const find = (pattern: RegExp) => fields.find(({ key }) => pattern.test(key ?? ''))?.value
  const label = find(LABEL)
  const [first, ...others] = fields
  if (label !== undefined) {
    const children = fields.flatMap((field) => field.children)
    return { label, href: find(ADDRESS) ?? '', group: find(PARENT) ?? null, children }
  }
  // "About: /about", perhaps with a list below it.
  if (node.key !== null)
    return { ...splitLabel(node.key), href: node.value, children: node.children }
  return {
    ...splitLabel(first?.key ?? ''),
    href: first?.value ?? '',
    children: [...(first?.children ?? []), ...others, ...items],
  }
}

/** Splits "About > Team" into the name of the menu and the words of the link. */
function splitLabel(typed: string): Pick<MenuPart, 'group' | 'label'> {
  const [, group = null, label = typed] = /^(.*\S)\s*>\s*(\S.*)$/.exec(typed) ?? []
  return { group, label }
}
