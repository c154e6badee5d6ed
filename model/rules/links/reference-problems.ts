// What is told of links, anchors and events that are not there, with the nearest that are.
import { splitAddress } from '../../links/link-target'
import { nearest, surely } from '../../problems/closest-match'
import type { Finding } from '../../problems/problem'
import type { Targets } from './references'

/** A part of an address without its percent signs, where they mean something. */
export function decode(typed: string): string {
  try {
    return decodeURIComponent(typed)
  } catch {
    return typed
  }
}

export function noPage(target: string, { anchors, moved }: Targets): Finding {
  const { path, anchor } = splitAddress(target)
  const plain = plainAddress(path)
  const pages = [...anchors.keys()]
  const now = moved.get(plain)
  const meant = now ?? nearest(plain, pages)
  const sure = now ?? surely(plain, pages)
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

export function noAnchor(
  target: string,
  page: string | null,
  anchor: string,
  anchors: readonly string[],
): Finding {
  const plain = decode(anchor)
    .toLowerCase()
    .replace(/[\s_]+/g, '-')
  const meant = nearest(plain, anchors)
  const sure = surely(plain, anchors)
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

export function noEvent(slug: string, events: readonly string[]): Finding {
  const meant = nearest(slug, events)
  const sure = surely(slug, events)
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
