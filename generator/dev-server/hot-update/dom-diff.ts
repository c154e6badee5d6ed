// What differs between two documents, as changes of the page that shows the first of them.

/** What is loaded or run when it comes into a page. */
const LOADED = 'iframe, link, script'

/** What the scripts of pages look for (`components/*.client.ts`). */
export const SCRIPTED_SELECTOR = [
  ...[LOADED, 'dialog', '[data-copy]', '[data-event]', '[data-event-list]', '[data-header]'],
  ...[
    '[data-not-found]',
    '[data-nothing-upcoming]',
    '[data-past]',
    '[data-person]',
    '[data-state]',
  ],
  ...['[data-theme-control]', '[data-toasts]', '[data-upcoming]'],
].join()

export type DomPatch = {
  /** In the page; what is added stands before `after`, or at the end. */
  readonly parent: Node
  readonly after: Node | null
  readonly removed: readonly ChildNode[]
  readonly added: readonly Node[]
}

/**
 * @param served as the server sent it, before any script has run
 * @param page shows it
 * @returns null when the page had to be loaded again: what differs is something that a script or the stylesheet has to do with,
 * or that a script has changed already
 */
export function diffDocuments(served: Document, next: Document, page: Document): DomPatch[] | null {
  const classes = classesOf(served)
  // The stylesheet was loaded for the classes that there were.
  if ([...classesOf(next)].some((name) => !classes.has(name))) return null
  const [head, body] = [
    compare(served.head, next.head, page.head),
    compare(served.body, next.body, page.body),
  ]
  return head && body && [...head, ...body]
}

function compare(served: Node, next: Node, page: Node): DomPatch[] | null {
  if (served.isEqualNode(next)) return []
  const [before, after, shown] = [served, next, page].map((one) => [...one.childNodes])
  if (!before || !after || shown?.length !== before.length) return null
  let start = 0
  while (start < before.length && isEqual(before[start], after[start])) start++
  let end = 0
  const most = Math.min(before.length, after.length) - start
  while (end < most && isEqual(before.at(-1 - end), after.at(-1 - end))) end++
  const [old, added, removed] = [before, after, shown].map((all) =>
    all.slice(start, all.length - end),
  )
  if (!old || !added || !removed) return null
  const [one, other, inPage] = [old[0], added[0], removed[0]]
  if (old.length === 1 && added.length === 1 && one && other && inPage && isSameTag(one, other))
    return compare(one, other, inPage)
  const isUntouched = removed.every((node, index) => isEqual(node, old[index]))
  if (!isUntouched || ![...old, ...added].every((node) => isPlain(node, served))) return null
  return [{ parent: page, after: shown[shown.length - end] ?? null, removed, added }]
}

const isEqual = (one: Node | undefined, other: Node | undefined) =>
  one !== undefined && other !== undefined && one.isEqualNode(other)

/** Elements that differ only in what they hold. */
function isSameTag(one: Node, other: Node): boolean {
  return one instanceof Element && one.cloneNode(false).isEqualNode(other.cloneNode(false))
}

/** Words may be put anywhere; an element only where no script has to do with it or with what it is in. */
function isPlain(node: Node, parent: Node): boolean {
  if (!(parent instanceof Element) || parent.matches(LOADED)) return false
  if (!(node instanceof Element)) return true
  return (
    !parent.closest(SCRIPTED_SELECTOR) &&
    !node.matches(SCRIPTED_SELECTOR) &&
    !node.querySelector(SCRIPTED_SELECTOR)
  )
}

/** The classes with rules in the stylesheet (renderer/styles/emotion-styles.ts). */
function classesOf(page: Document): Set<string> {
  const names = [...page.querySelectorAll('[class]')].flatMap((one) => [...one.classList])
  return new Set(names.filter((name) => name.startsWith('s-')))
}
