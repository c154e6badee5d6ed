// Whatever points somewhere on the site must find it: pages, anchors on pages, events.
import { blogPageAddress, countBlogPages } from '../addresses'
import { kinds } from '../kinds'
import type { Body } from '../markdown/body'
import { problem, type Finding, type Problem } from '../problem'
import type { ReadEntry } from '../read-entry'
import type { Reference } from '../reference'
import { decode, noAnchor, noEvent, noPage } from './reference-findings'

export type Targets = {
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
      const { instead, ...told } = finding
      const { field, line, column } = reference
      const suggestion = instead === undefined ? null : reference.suggest(instead)
      const where = { file: entry.file, line, column, ...(field === null ? {} : { field }) }
      return [problem({ ...told, suggestion }, where)]
    }),
  )
}

/** What there is to lead to when these entries are the site. */
export function findTargets(read: readonly ReadEntry[]): Targets {
  const anchors = new Map<string, ReadonlySet<string>>()
  for (const { entry } of read) {
    if (entry.pageAddress !== null) anchors.set(entry.pageAddress, idsOf(entry.body))
  }
  const add = (address: string, ids: readonly string[]) => {
    const there = anchors.get(address)
    if (there) anchors.set(address, new Set([...there, ...ids]))
  }
  const isOf = (kind: unknown) => read.filter((one) => one.kind === kind).map((one) => one.entry)
  const blogPages = countBlogPages(isOf(kinds.posts).length)
  for (let page = 2; page <= blogPages; page++) anchors.set(blogPageAddress(page), new Set())
  const slugs = isOf(kinds.team).map(({ slug }) => slug)
  add('/about/team', slugs)
  const events = isOf(kinds.events).map(({ id }) => String(id))
  for (const list of ['/events', '/partner/events']) add(list, events)
  const moved = read.flatMap(({ entry: { pageAddress, redirectFrom = [] } }) =>
    redirectFrom.map((old) => [old, pageAddress] as const),
  )
  return {
    anchors,
    moved: new Map(moved),
    events: new Set(isOf(kinds.events).map(({ slug }) => slug)),
  }
}

const headingIds = new WeakMap<Body, ReadonlySet<string>>()

/** Computed once for each text: it is asked for by several checks. */
function idsOf(body: Body): ReadonlySet<string> {
  const ids = headingIds.get(body) ?? new Set(body.headings.map(({ id }) => id))
  headingIds.set(body, ids)
  return ids
}

/** What is wrong with a reference, or null. `own` is the address of the page that it stands on. */
export function findingFor(
  { role, target }: Reference,
  own: string | null,
  targets: Targets,
): Finding | null {
  if (role === 'event')
    return targets.events.has(target) ? null : noEvent(target, [...targets.events])
  // Pictures and old addresses have checks of their own.
  if (role !== 'link' || ELSEWHERE.test(target)) return null
  const [path = '', anchor] = target.split('#')
  const address = path === '' ? own : path
  if (address === null) return null
  const anchors = targets.anchors.get(address)
  if (anchors === undefined) return noPage(target, targets)
  return anchor === undefined || anchors.has(decode(anchor))
    ? null
    : noAnchor(target, address, anchor, [...anchors])
}

/** Other sites and contacts, and files that are checked where they are read. */
const ELSEWHERE = /^(?:https:|mailto:|tel:|sms:|\/(?:files|images)\/)/
