// Whatever points somewhere on the site must find it: pages, anchors on pages, events.
import { blogPageAddress, countBlogPages } from '../addresses'
import { kinds } from '../kinds'
import { nearest } from '../nearest'
import { problem, type Finding, type Problem } from '../problem'
import type { ReadEntry } from '../read-entry'
import type { Reference } from '../reference'

export type Targets = {
  readonly anchors: ReadonlyMap<string, ReadonlySet<string>>
  readonly events: ReadonlySet<string>
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

/** What there is to lead to when these entries are the site. */
export function findTargets(read: readonly ReadEntry[]): Targets {
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
  return { anchors, events: new Set(isOf(kinds.events).map(({ slug }) => slug)) }
}

/** What is wrong with a reference, or null. `own` is the address of the page that it stands on. */
export function findingFor(
  { role, target }: Reference,
  own: string | null,
  targets: Targets,
): Finding | null {
  if (role === 'event')
    return targets.events.has(target) ? null : noEvent(target, [...targets.events])
  if (role === 'image' || !/^[/#]/.test(target) || /^\/(?:files|images)\//.test(target)) return null
  const [path = '', anchor] = target.split('#')
  const address = path === '' ? own : path.replace(/(.)\/$/, '$1')
  if (address === null) return null
  const anchors = targets.anchors.get(address)
  if (anchors === undefined || (path !== '' && path !== address))
    return noPage(path, [...targets.anchors.keys()])
  return anchor === undefined || anchors.has(anchor)
    ? null
    : noAnchor(address, anchor, [...anchors])
}

function noPage(path: string, pages: readonly string[]): Finding {
  const meant = nearest(path.replace(/\/$|\.(?:html|md)$/g, ''), pages)
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
