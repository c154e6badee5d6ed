// Whatever points somewhere on the site must find it: pages, anchors on pages, events.
import { getBlogPagePath, countBlogPages } from '../../routing/routes'
import type { AnyEntry } from '../../define-collection'
import { collections } from '../../collections'
import { splitUrl } from '../../links/link-target'
import type { Body } from '../../markdown/body'
import type { ProblemDetails, Problem } from '../../problems/problem'
import type { ParsedEntry } from '../../source/parse-entry'
import type { Reference } from '../../links/reference'
import { isFileLink } from './file-links'
import { decodeUriSafe, anchorNotFound, eventNotFound, pageNotFound } from './reference-problems'
import { createReferenceProblem } from './create-reference-problem'

type Anchors = () => ReadonlySet<string>

export type LinkTargets = {
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
  read: readonly ParsedEntry[],
  targets: LinkTargets,
  published: ReadonlySet<string>,
): Problem[] {
  const problems: Problem[] = []
  for (const one of read) {
    for (const reference of one.references) {
      const finding = validateReference(reference, one.entry, targets)
      if (finding === null) continue
      const { instead: _instead, ...told } = finding
      const isGone = published.has(getPath(reference))
      problems.push(createReferenceProblem(one, reference, isGone ? told : finding))
    }
  }
  return problems
}

function getPath({ role, target }: Reference): string {
  return role === 'event' ? `/events/${target}` : (target.split('#')[0] ?? '')
}

type ListedEntry = {
  readonly listedCollections: readonly string[]
  readonly collection: unknown
  readonly idOf: (entry: AnyEntry) => string
}

/** The pages of lists on which each entry has a place of its own, and its id there. */
const LISTED: readonly ListedEntry[] = [
  { listedCollections: ['/about/team'], collection: collections.team, idOf: ({ slug }) => slug },
  {
    listedCollections: ['/events', '/partner/events'],
    collection: collections.events,
    idOf: ({ id }) => String(id),
  },
]

/** What there is to lead to when these entries are the site. */
export function collectLinkTargets(read: readonly ParsedEntry[]): LinkTargets {
  const anchors = new Map<string, Anchors>()
  const moved = new Map<string, string | null>()
  for (const { entry } of read) {
    const { pagePath, redirectFrom, body } = entry
    if (pagePath !== null) anchors.set(pagePath, () => collectIds(body))
    for (const old of redirectFrom ?? []) moved.set(old, pagePath)
  }
  const add = (address: string, ids: readonly string[]) => {
    const there = anchors.get(address)
    if (there === undefined) return
    const all = new Set([...there(), ...ids])
    anchors.set(address, () => all)
  }
  const isOf = (collection: unknown) =>
    read.filter((one) => one.collection === collection).map((one) => one.entry)
  const blogPages = countBlogPages(isOf(collections.posts).length)
  for (let page = 2; page <= blogPages; page++) anchors.set(getBlogPagePath(page), () => new Set())
  for (const { listedCollections, collection, idOf } of LISTED)
    for (const list of listedCollections) add(list, isOf(collection).map(idOf))
  return {
    anchors,
    moved,
    events: new Set(isOf(collections.events).map(({ slug }) => slug)),
  }
}

const headingIds = new WeakMap<Body, ReadonlySet<string>>()

/** Computed once for each text: many links may lead to its anchors. */
function collectIds(body: Body): ReadonlySet<string> {
  const ids = headingIds.get(body) ?? new Set(body.headings.map(({ id }) => id))
  headingIds.set(body, ids)
  return ids
}

/** Returns what is wrong with a reference of the entry `own`, or null. */
export function validateReference(
  { role, target }: Reference,
  own: Pick<AnyEntry, 'pagePath' | 'body'>,
  targets: LinkTargets,
): ProblemDetails | null {
  if (role === 'event')
    return targets.events.has(target) ? null : eventNotFound(target, [...targets.events])
  // Pictures and old addresses have checks of their own.
  if (role !== 'link' || ELSEWHERE.test(target)) return null
  const { path, anchor } = splitUrl(target)
  const address = path === '' ? own.pagePath : path
  // Without an address, the text is that of the page for unknown addresses, or it is shown on the page of a list.
  const anchors = address === null ? () => collectIds(own.body) : targets.anchors.get(address)
  // Files have a check of their own (file-links.ts).
  if (anchors === undefined) return isFileLink(target) ? null : pageNotFound(target, targets)
  return anchor === undefined || anchors().has(decodeUriSafe(anchor))
    ? null
    : anchorNotFound(target, address, anchor, [...anchors()])
}

/** Other sites and contacts. */
const ELSEWHERE = /^(?:https:|mailto:|tel:|sms:)/
