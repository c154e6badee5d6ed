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
 * Returns the items, or null if a menu has menus in it or an item has no words.
 * @param hasGroups whether items can be in a menu that opens
 */
export function listMenuItems(nodes: readonly ListNode[], hasGroups: boolean): string[] | null {
  const lists = nodes.map((node) => listPart(node, null, hasGroups))
  return lists.some((list) => list === null) ? null : lists.flatMap((list) => list ?? [])
}

function listPart(node: ListNode, menu: string | null, hasGroups: boolean): string[] | null {
  const { label, href, group, children } = readPart(node)
  const isTooDeep = menu !== null && children.length > 0
  if (label === '' || isTooDeep || (href === '' && children.length === 0)) return null
  const lists = children.map((child) => listPart(child, group ?? label, hasGroups))
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
