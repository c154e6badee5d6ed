// Compares two documents and returns the differences as patches for the page that shows the first one.

/** Elements that load or run something when they are inserted into a page. */
const LOADING_SELECTOR = 'iframe, link, script'

/** The elements that the scripts of pages look for (`components/*.client.ts`). */
export const SCRIPTED_SELECTOR = [
  LOADING_SELECTOR,
  'dialog',
  '[data-add]',
  '[data-copy]',
  '[data-current-events]',
  '[data-during]',
  '[data-edit-links]',
  '[data-event]',
  '[data-event-list]',
  '[data-header]',
  '[data-leave]',
  '[data-leave-hint]',
  '[data-nearest]',
  '[data-not-found]',
  '[data-nothing-upcoming]',
  '[data-notice]',
  '[data-open]',
  '[data-opening]',
  '[data-past-events]',
  '[data-part]',
  '[data-person]',
  '[data-reason]',
  '[data-search]',
  '[data-search-template]',
  '[data-search-too]',
  '[data-slot]',
  '[data-special]',
  '[data-staff-switch]',
  '[data-state]',
  '[data-theme-control]',
  '[data-toasts]',
].join()

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
  const [before, after, shown] = [served, next, page].map((node) => [...node.childNodes])
  if (!before || !after || shown?.length !== before.length) return null
  let start = 0
  while (start < before.length && isEqual(before[start], after[start])) start++
  let end = 0
  const maxEnd = Math.min(before.length, after.length) - start
  while (end < maxEnd && isEqual(before.at(-1 - end), after.at(-1 - end))) end++
  const [old, added, removed] = [before, after, shown].map((nodes) =>
    nodes.slice(start, nodes.length - end),
  )
  if (!old || !added || !removed) return null
  const inPairs = diffPairs(old, added, removed)
  if (inPairs) return inPairs
  const isUntouched = removed.every((node, index) => isEqual(node, old[index]))
  if (!isUntouched || ![...old, ...added].every((node) => isPatchable(node, served))) return null
  return [{ parent: page, after: shown[shown.length - end] ?? null, removed, added }]
}

/** Compares elements one by one if they differ only in their content. */
function diffPairs(old: readonly Node[], next: readonly Node[], shown: readonly Node[]) {
  if (old.length !== next.length) return null
  const patches: DomPatch[] = []
  for (const [index, node] of old.entries()) {
    const [newNode, shownNode] = [next[index], shown[index]]
    if (!newNode || !shownNode || !isSameTag(node, newNode)) return null
    const found = diffNodes(node, newNode, shownNode)
    if (!found) return null
    patches.push(...found)
  }
  return patches
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
