// Whatever points somewhere on the site must find it: pages, anchors on pages, events.
import { blogPageAddress, countBlogPages } from '../addresses'
import { kinds } from '../kinds'
import { nearest, surely } from '../nearest'
import { problem, type Finding, type Problem } from '../problem'
import type { ReadEntry } from '../read-entry'
import type { Reference } from '../reference'

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

function decode(typed: string): string {
  try {
    return decodeURIComponent(typed)
  } catch {
    return typed
  }
}

function noPage(target: string, { anchors, moved }: Targets): Finding {
  const [path = '', anchor] = target.split('#')
  const plain = plainAddress(path)
  const pages = [...anchors.keys()]
  const known = moved.get(plain) ?? (anchors.has(plain) ? plain : undefined)
  const meant = known ?? nearest(plain, pages)
  const sure = known ?? surely(plain, pages)
  return {
    code: 'link-broken',
    message: `There is no page ${path} on this site.`,
    fix:
      meant === null
        ? 'Open /site-index to see all pages and their addresses.'
        : `Did you mean ${meant}?`,
    ...(sure === null ? {} : { instead: anchor === undefined ? sure : `${sure}#${anchor}` }),
  }
}

/** The address behind the ways in which people write one: `contact`, `/Contact/`, `../pages/contact.md`, `contact.html`. */
function plainAddress(typed: string): string {
  const path = decode(typed)
    .replace(/\\/g, '/')
    .toLowerCase()
    .replace(/^(?:\.{0,2}\/)*(?:content\/)?(?:pages\/)?/, '')
    .replace(/\.(?:md|html?)$|\/+$/g, '')
    .replace(/(?:^|\/)index$/, '')
    .replace(/[\s_]+/g, '-')
  return `/${path}`
}

function noAnchor(
  target: string,
  page: string,
  anchor: string,
  anchors: readonly string[],
): Finding {
  const plain = decode(anchor)
    .toLowerCase()
    .replace(/[\s_]+/g, '-')
  const meant = anchors.includes(plain) ? plain : nearest(plain, anchors)
  const sure = anchors.includes(plain) ? plain : surely(plain, anchors)
  const places = anchors.slice(0, 5).map((one) => `#${one}`)
  return {
    code: 'anchor-broken',
    message: `The page ${page} has no place named #${anchor}.`,
    fix:
      meant !== null
        ? `Did you mean ${page}#${meant}?`
        : places.length === 0
          ? `Leave out #${anchor}: that page has no headings.`
          : `Leave out #${anchor}, or use one of its headings: ${places.join(', ')}`,
    ...(sure === null ? {} : { instead: `${target.slice(0, target.indexOf('#'))}#${sure}` }),
  }
}

function noEvent(slug: string, events: readonly string[]): Finding {
  const meant = nearest(slug, events)
  const sure = surely(slug, events)
  return {
    code: 'event-unknown',
    message: `There is no event with the file name ${slug}.md.`,
    fix:
      meant === null ? `Write one of: ${events.slice(0, 8).join(', ')}` : `Did you mean ${meant}?`,
    ...(sure === null ? {} : { instead: sure }),
  }
}
