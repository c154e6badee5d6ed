// What is told of links, anchors and events that are not there, with the nearest that are.
import { splitUrl } from '../../links/link-target'
import { findClosestMatch, findUnambiguousMatch } from '../../problems/closest-match'
import type { ProblemDetails } from '../../problems/problem'
import type { LinkTargets } from './references'

/** A part of an address without its percent signs, where they mean something. */
export function decodeUriSafe(typed: string): string {
  try {
    return decodeURIComponent(typed)
  } catch {
    return typed
  }
}

export function pageNotFound(target: string, { anchors, moved }: LinkTargets): ProblemDetails {
  const { path, anchor } = splitUrl(target)
  const plain = plainAddress(path)
  const pages = [...anchors.keys()]
  const now = moved.get(plain)
  const meant = now ?? findClosestMatch(plain, pages)
  const sure = now ?? findUnambiguousMatch(plain, pages)
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
  const path = decodeUriSafe(typed)
    .replace(/\\/g, '/')
    .toLowerCase()
    .replace(/^(?:\.{0,2}\/)*(?:content\/)?(?:pages\/)?/, '')
    .replace(/\.(?:md|html?)$|\/+$/g, '')
    .replace(/(?:^|\/)index$/, '')
    .replace(/[\s_]+/g, '-')
  return `/${path}`
}

export function anchorNotFound(
  target: string,
  page: string | null,
  anchor: string,
  anchors: readonly string[],
): ProblemDetails {
  const plain = decodeUriSafe(anchor)
    .toLowerCase()
    .replace(/[\s_]+/g, '-')
  const meant = findClosestMatch(plain, anchors)
  const sure = findUnambiguousMatch(plain, anchors)
  const places = anchors.slice(0, 5).map((one) => `#${one}`)
  return {
    code: 'anchor-broken',
    message: `${page === null ? 'This text' : `The page ${page}`} has no place named #${anchor}.`,
    fix:
      meant !== null
        ? `Did you mean ${page ?? ''}#${meant}?`
        : places.length === 0
          ? page === null
            ? `Write the address of a page before it, such as /about#${anchor}`
            : `Leave out #${anchor}: that page has no headings.`
          : `Leave out #${anchor}, or use one of its headings: ${places.join(', ')}`,
    ...(sure === null ? {} : { instead: `${target.slice(0, target.indexOf('#'))}#${sure}` }),
  }
}

export function eventNotFound(slug: string, events: readonly string[]): ProblemDetails {
  const meant = findClosestMatch(slug, events)
  const sure = findUnambiguousMatch(slug, events)
  return {
    code: 'event-unknown',
    message: `There is no event with the file name ${slug}.md.`,
    fix:
      meant === null
        ? `If the event is gone, delete this file. If not, write one of: ${events.slice(0, 8).join(', ')}`
        : `Did you mean ${meant}? If the event is gone, delete this file.`,
    ...(sure === null ? {} : { instead: sure }),
  }
}
