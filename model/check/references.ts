// Whatever points somewhere on the site must find it: pages, anchors on pages, events.
import { blogPageAddress, countBlogPages } from '../addresses'
import { kinds } from '../kinds'
import type { Body } from '../markdown/body'
import type { Finding, Problem } from '../problem'
import type { ReadEntry } from '../read-entry'
import type { Reference } from '../reference'
import { decode, noAnchor, noEvent, noPage } from './reference-findings'
import { referenceProblem } from './reference-problem'

type Anchors = () => ReadonlySet<string>

export type Targets = {
  /** By the address of their page; few links lead to one, so they are looked up when one does. */
  readonly anchors: ReadonlyMap<string, Anchors>
  readonly events: ReadonlySet<string>
  /** Where pages are now, by the addresses that they had before. */
  readonly moved: ReadonlyMap<string, string | null>
}

/**
 * @param targets of all these entries
 * @param published the addresses that the public site has had: one that is gone was no slip, so no other takes its place
 */
export function checkReferences(
  read: readonly ReadEntry[],
  targets: Targets,
  published: ReadonlySet<string>,
): Problem[] {
  const problems: Problem[] = []
  for (const one of read) {
    for (const reference of one.references) {
      const finding = findingFor(reference, one.entry.pageAddress, targets)
      if (finding === null) continue
      const { instead: _instead, ...told } = finding
      const isGone = published.has(addressOf(reference))
      problems.push(referenceProblem(one, reference, isGone ? told : finding))
    }
  }
  return problems
}

function addressOf({ role, target }: Reference): string {
  return role === 'event' ? `/events/${target}` : (target.split('#')[0] ?? '')
}

/** What there is to lead to when these entries are the site. */
export function findTargets(read: readonly ReadEntry[]): Targets {
  const anchors = new Map<string, Anchors>()
  const moved = new Map<string, string | null>()
  for (const { entry } of read) {
    const { pageAddress, redirectFrom, body } = entry
    if (pageAddress !== null) anchors.set(pageAddress, () => idsOf(body))
    for (const old of redirectFrom ?? []) moved.set(old, pageAddress)
  }
  const add = (address: string, ids: readonly string[]) => {
    const there = anchors.get(address)
    if (there === undefined) return
    const all = new Set([...there(), ...ids])
    anchors.set(address, () => all)
  }
  const isOf = (kind: unknown) => read.filter((one) => one.kind === kind).map((one) => one.entry)
  const blogPages = countBlogPages(isOf(kinds.posts).length)
  for (let page = 2; page <= blogPages; page++) anchors.set(blogPageAddress(page), () => new Set())
  const slugs = isOf(kinds.team).map(({ slug }) => slug)
  add('/about/team', slugs)
  const events = isOf(kinds.events).map(({ id }) => String(id))
  for (const list of ['/events', '/partner/events']) add(list, events)
  return {
    anchors,
    moved,
    events: new Set(isOf(kinds.events).map(({ slug }) => slug)),
  }
}

const headingIds = new WeakMap<Body, ReadonlySet<string>>()

/** Computed once for each text: many links may lead to its anchors. */
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
  return anchor === undefined || anchors().has(decode(anchor))
    ? null
    : noAnchor(target, address, anchor, [...anchors()])
}

/** Other sites and contacts, and files that are checked where they are read. */
const ELSEWHERE = /^(?:https:|mailto:|tel:|sms:|\/(?:files|images)\/)/
