// Compares two documents and returns the differences as patches for the page that shows the first one.
import { LOADING_SELECTOR, SCRIPTED_SELECTOR } from './scripted-elements'

export type DomPatch = {
  /** The element in the page. Added nodes are inserted before `after`, or at the end if it is null. */
  readonly parent: Node
  readonly after: Node | null
  readonly removed: readonly ChildNode[]
  readonly added: readonly Node[]
}

/**
 * Returns the patches that turn the page into the next document, or null if the page must be reloaded instead: because the difference
 * concerns a script or the stylesheet, or because a script has already changed that part of the page.
 * @param served the document as the server sent it, before any script ran
 * @param page the document in the browser
 */
export function diffDocuments(served: Document, next: Document, page: Document): DomPatch[] | null {
  const classes = collectClasses(served)
  // The page's stylesheet has rules only for the classes of the served document.
  if ([...collectClasses(next)].some((name) => !classes.has(name))) return null
  const head = diffNodes(served.head, next.head, page.head)
  const body = diffNodes(served.body, next.body, page.body)
  return head && body && [...head, ...body]
}

function diffNodes(served: Node, next: Node, page: Node): DomPatch[] | null {
  if (served.isEqualNode(next)) return []
  const [before, now, shown] = [served, next, page].map((node) => [...node.childNodes])
  if (!before || !now || shown?.length !== before.length) return null
  let start = 0
  while (start < before.length && isEqual(before[start], now[start])) start++
  let end = 0
  const maxEnd = Math.min(before.length, now.length) - start
  while (end < maxEnd && isEqual(before.at(-1 - end), now.at(-1 - end))) end++
  const [old, added, removed] = [before, now, shown].map((nodes) =>
    nodes.slice(start, nodes.length - end),
  )
  if (!old || !added || !removed) return null
  const after = shown[shown.length - end] ?? null
  return (
    diffPairs(served, old, added, removed) ??
    replaceNodes(served, old, { parent: page, after, removed, added })
  )
}

/** Compares nodes one by one if there are as many as before: elements that differ only in their content stay in the page. */
function diffPairs(
  parent: Node,
  old: readonly Node[],
  next: readonly Node[],
  shown: readonly ChildNode[],
): DomPatch[] | null {
  if (old.length !== next.length) return null
  const patches: DomPatch[] = []
  for (const [index, node] of old.entries()) {
    const [newNode, shownNode] = [next[index], shown[index]]
    if (!newNode || !shownNode?.parentNode) return null
    if (isEqual(node, newNode)) continue
    const found = isSameTag(node, newNode)
      ? diffNodes(node, newNode, shownNode)
      : replaceNodes(parent, [node], {
          parent: shownNode.parentNode,
          after: shownNode.nextSibling,
          removed: [shownNode],
          added: [newNode],
        })
    if (!found) return null
    patches.push(...found)
  }
  return patches
}

/** Returns the patch if the page still shows the served nodes, and no script deals with them. */
function replaceNodes(parent: Node, served: readonly Node[], patch: DomPatch): DomPatch[] | null {
  const isUntouched = patch.removed.every((node, index) => isEqual(node, served[index]))
  const nodes = [...served, ...patch.added]
  return isUntouched && nodes.every((node) => isPatchable(node, parent)) ? [patch] : null
}

const isEqual = (a: Node | undefined, b: Node | undefined) =>
  a !== undefined && b !== undefined && a.isEqualNode(b)

/** Returns true for elements that differ only in their content. */
function isSameTag(a: Node, b: Node): boolean {
  return a instanceof Element && a.cloneNode(false).isEqualNode(b.cloneNode(false))
}

/** Returns true for text anywhere, and for an element if no script deals with it or with any of its ancestors. */
function isPatchable(node: Node, parent: Node): boolean {
  if (!(parent instanceof Element) || parent.matches(LOADING_SELECTOR)) return false
  if (!(node instanceof Element)) return true
  return (
    !parent.closest(SCRIPTED_SELECTOR) &&
    !node.matches(SCRIPTED_SELECTOR) &&
    !node.querySelector(SCRIPTED_SELECTOR)
  )
}

/** Returns the classes that have rules in the stylesheet (renderer/styles/emotion-styles.ts). */
function collectClasses(page: Document): Set<string> {
  const names = [...page.querySelectorAll('[class]')].flatMap((element) => [...element.classList])
  return new Set(names.filter((name) => name.startsWith('s-')))
}
