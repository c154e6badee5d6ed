// Reads the lines below the name of a list in which items have fields or lists of their own, as other programs write them.
import { unquote } from './quotes'

export type ListNode = {
  /** True if it begins with a hyphen. */
  readonly isItem: boolean
  /** What is before its colon, or null. */
  readonly key: string | null
  readonly value: string
  readonly children: readonly ListNode[]
}

type OpenNode = Omit<ListNode, 'children'> & {
  readonly indent: number
  readonly children: OpenNode[]
}

/** No indentation of other lines is wider than that of a tab. */
const TAB = ' '.repeat(8)
const LINE = /^(\s*)(-\s+)?(.*?)\s*$/
const PAIR = /^("[^"]*"|'[^']*'|[A-Za-zÀ-ỿ0-9][^:]*?)\s*:(?:\s+(.*))?$/u

/** Returns the tree of some lines, or null if one of them is neither an item nor a name and a value. */
export function readNestedList(lines: readonly string[]): readonly ListNode[] | null {
  const root: OpenNode = createNode(-1, false, null, '')
  const open: OpenNode[] = [root]
  const add = (node: OpenNode) => {
    const isBelow = (parent: OpenNode) =>
      parent.indent < node.indent ||
      // YAML has a list in the column of its name, too, if it has no other lines below it.
      (parent.indent === node.indent &&
        node.isItem &&
        !parent.isItem &&
        parent.value === '' &&
        parent.children.every(({ indent }) => indent === node.indent))
    while (open.length > 1 && !isBelow(open.at(-1) ?? root)) open.pop()
    open.at(-1)?.children.push(node)
    open.push(node)
  }
  for (const line of lines) {
    if (line.trim() === '') continue
    const [, space = '', hyphen = '', content = ''] = LINE.exec(line) ?? []
    const indent = space.replaceAll('\t', TAB).length
    const [, key, value = ''] = PAIR.exec(content) ?? []
    if (key === undefined && (hyphen === '' || content === '')) return null
    if (hyphen !== '') add(createNode(indent, true, null, key === undefined ? content : ''))
    if (key !== undefined) add(createNode(indent + hyphen.length, false, key, value))
  }
  return root.children
}

const createNode = (
  indent: number,
  isItem: boolean,
  key: string | null,
  value: string,
): OpenNode => ({
  indent,
  isItem,
  key: key === null ? null : unquote(key),
  value: unquote(value),
  children: [],
})

/** Returns whether it is an item as this site writes it: `- words` or `- name: value`. */
export function isPlainItem({ isItem, value, children }: ListNode): boolean {
  const [only, another] = children
  if (!isItem || another !== undefined) return false
  return only === undefined ? value !== '' : only.value !== '' && only.children.length === 0
}
