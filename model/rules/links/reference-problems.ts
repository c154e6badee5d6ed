// Describes references whose target does not exist, and suggests the closest target that does.
import { decodeUriSafe, splitUrl } from '../../links/link-target'
import type { Reference } from '../../links/reference'
import { findClosestMatch, findUnambiguousMatch } from '../../problems/closest-match'
import { createProblem, type Problem, type ProblemDetails } from '../../problems/problem'
import type { ParsedEntry } from '../../source/parse-entry'
import type { LinkTargets } from './link-targets'

/**
 * Creates the problem of a reference, with the edit that fixes it.
 * @param reference one of the entry's own references
 */
export function createReferenceProblem(
  { entry, references, getSource }: ParsedEntry,
  reference: Reference,
  { replacement, ...details }: ProblemDetails,
): Problem {
  const { field, line, column } = reference
  const getEditable = () => getSource().references[references.indexOf(reference)]
  const suggestion =
    replacement === undefined ? null : (getEditable()?.suggest(replacement) ?? null)
  return createProblem({ ...details, suggestion }, { file: entry.file, line, column, field })
}

export function pageNotFound(target: string, { anchors, redirects }: LinkTargets): ProblemDetails {
  const { path, anchor } = splitUrl(target)
  const normalized = normalizePagePath(path)
  const pages = [...anchors.keys()]
  const newPath = redirects.get(normalized)
  const closest = newPath ?? findClosestMatch(normalized, pages)
  const match = newPath ?? findUnambiguousMatch(normalized, pages)
  return {
    code: 'link-broken',
    message: `There is no page ${path} on this site.`,
    fix:
      closest === null
        ? 'Open /site-index to see all pages and their addresses.'
        : `Did you mean ${closest}?`,
    ...(match === null ? {} : { replacement: anchor === undefined ? match : `${match}#${anchor}` }),
  }
}

/** Normalizes the various ways in which people type a path: `contact`, `/Contact/`, `../pages/contact.md`, `contact.html`. */
function normalizePagePath(typed: string): string {
  const path = decodeUriSafe(typed)
    .replace(/\\/g, '/')
    .toLowerCase()
    .replace(/^(?:\.{0,2}\/)*(?:content\/)?(?:pages\/)?/, '')
    .replace(/\.(?:md|html?)$|\/+$/g, '')
    .replace(/(?:^|\/)index$/, '')
    .replace(/[\s_]+/g, '-')
  return `/${path}`
}

/** @param page the path of the page with the anchor, or null for an entry without a page of its own */
export function anchorNotFound(
  target: string,
  page: string | null,
  anchor: string,
  anchors: readonly string[],
): ProblemDetails {
  const normalized = decodeUriSafe(anchor)
    .toLowerCase()
    .replace(/[\s_]+/g, '-')
  const match = findUnambiguousMatch(normalized, anchors)
  return {
    code: 'anchor-broken',
    message: `${page === null ? 'This text' : `The page ${page}`} has no place named #${anchor}.`,
    fix: adviseOnAnchor(page, anchor, findClosestMatch(normalized, anchors), anchors),
    ...(match === null ? {} : { replacement: `${target.slice(0, target.indexOf('#'))}#${match}` }),
  }
}

function adviseOnAnchor(
  page: string | null,
  anchor: string,
  closest: string | null,
  anchors: readonly string[],
): string {
  if (closest !== null) return `Did you mean ${page ?? ''}#${closest}?`
  if (anchors.length > 0) {
    const examples = anchors.slice(0, 5).map((id) => `#${id}`)
    return `Leave out #${anchor}, or use one of its headings: ${examples.join(', ')}`
  }
  return page === null
    ? `Write the address of a page before it, such as /about#${anchor}`
    : `Leave out #${anchor}: that page has no headings.`
}

export function eventNotFound(slug: string, events: readonly string[]): ProblemDetails {
  const closest = findClosestMatch(slug, events)
  const match = findUnambiguousMatch(slug, events)
  return {
    code: 'event-unknown',
    message: `There is no event with the file name ${slug}.md.`,
    fix:
      closest === null
        ? `If the event is gone, delete this file. If not, write one of: ${events.slice(0, 8).join(', ')}`
        : `Did you mean ${closest}? If the event is gone, delete this file.`,
    ...(match === null ? {} : { replacement: match }),
  }
}
