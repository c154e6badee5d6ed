// Whatever points somewhere on the site must find it: pages, anchors on pages, events.
import { blogPageAddress, countBlogPages } from '../addresses'
import { kinds } from '../kinds'
import { nearest } from '../nearest'
import { problem, type Finding, type Problem } from '../problem'
import type { ReadEntry } from '../read-entry'
import type { Reference } from '../reference'

type Targets = {
  readonly anchors: ReadonlyMap<string, ReadonlySet<string>>
  readonly events: ReadonlySet<string>
  /** Where pages are now, by the addresses that they had before. */
  readonly moved: ReadonlyMap<string, string | null>
}

export function checkReferences(read: readonly ReadEntry[]): Problem[] {
  const targets = findTargets(read)
  return read.flatMap(({ entry, references }) =>
    references.flatMap((reference) => {
      const finding = findingFor(reference, entry.pageAddress, targets)
      if (finding === null) return []
      const { field, line, column } = reference
      return [
        problem(finding, { file: entry.file, line, column, ...(field === null ? {} : { field }) }),
      ]
    }),
  )
}

function findTargets(read: readonly ReadEntry[]): Targets {
  const anchors = new Map<string, Set<string>>()
  for (const { entry } of read) {
    if (entry.pageAddress !== null)
      anchors.set(entry.pageAddress, new Set(entry.body.headings.map(({ id }) => id)))
  }
  const isOf = (kind: unknown) => read.filter((one) => one.kind === kind).map((one) => one.entry)
  for (let page = 2; page <= countBlogPages(isOf(kinds.posts).length); page++)
    anchors.set(blogPageAddress(page), new Set())
  for (const { slug } of isOf(kinds.team)) anchors.get('/about/team')?.add(slug)
  for (const { id } of isOf(kinds.events)) {
    for (const list of ['/events', '/partner/events']) anchors.get(list)?.add(String(id))
  }
  const moved = read.flatMap(({ entry: { pageAddress, redirectFrom = [] } }) =>
    redirectFrom.map((old) => [old, pageAddress] as const),
  )
  return {
    anchors,
    moved: new Map(moved),
    events: new Set(isOf(kinds.events).map(({ slug }) => slug)),
  }
}

function findingFor(
  { role, target }: Reference,
  own: string | null,
  targets: Targets,
): Finding | null {
  if (role === 'event')
    return targets.events.has(target) ? null : noEvent(target, [...targets.events])
  // Pictures and old addresses have checks of their own.
  if (role !== 'link' || !/^[/#]/.test(target) || /^\/(?:files|images)\//.test(target)) return null
  const [path = '', anchor] = target.split('#')
  const address = path === '' ? own : path.replace(/(.)\/$/, '$1')
  if (address === null) return null
  const anchors = targets.anchors.get(address)
  if (anchors === undefined || (path !== '' && path !== address)) return noPage(path, targets)
  return anchor === undefined || anchors.has(anchor)
    ? null
    : noAnchor(address, anchor, [...anchors])
}

function noPage(path: string, { anchors, moved }: Targets): Finding {
  const plain = path.replace(/\/$|\.(?:html|md)$/g, '')
  const meant = moved.get(plain) ?? nearest(plain, [...anchors.keys()])
  return {
    code: 'link-broken',
    message: `There is no page ${path} on this site.`,
    fix:
      meant === null
        ? 'Open /site-index to see all pages and their addresses.'
        : `Did you mean ${meant}?`,
  }
}

function noAnchor(page: string, anchor: string, anchors: readonly string[]): Finding {
  const meant = nearest(anchor, anchors)
  return {
    code: 'anchor-broken',
    message: `The page ${page} has no place named #${anchor}.`,
    fix:
      meant === null
        ? `Leave out #${anchor}, or use a heading of that page.`
        : `Did you mean ${page}#${meant}?`,
  }
}

function noEvent(slug: string, events: readonly string[]): Finding {
  const meant = nearest(slug, events)
  return {
    code: 'event-unknown',
    message: `There is no event with the file name ${slug}.md.`,
    fix: meant === null ? `Known are ${events.join(', ')}.` : `Did you mean ${meant}?`,
  }
}
