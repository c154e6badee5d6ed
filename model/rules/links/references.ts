// Checks that every reference finds its target: a page, an anchor on a page, or an event.
import type { AnyEntry } from '../../define-collection'
import { decodeUriSafe, splitUrl } from '../../links/link-target'
import type { Reference } from '../../links/reference'
import type { ProblemDetails, Problem } from '../../problems/problem'
import type { ParsedEntry } from '../../source/parse-entry'
import { isFileLink } from './file-links'
import { getHeadingIds, type LinkTargets } from './link-targets'
import {
  anchorNotFound,
  createReferenceProblem,
  eventNotFound,
  pageNotFound,
} from './reference-problems'

/**
 * @param targets the link targets of all these entries
 * @param published the paths that the public site has had: a link to one of them was not a typo, so no edit is suggested
 */
export function checkReferences(
  entries: readonly ParsedEntry[],
  targets: LinkTargets,
  published: ReadonlySet<string>,
): Problem[] {
  const problems: Problem[] = []
  for (const parsed of entries) {
    for (const reference of parsed.references) {
      const problem = validateReference(reference, parsed.entry, targets)
      if (problem === null) continue
      const { replacement: _replacement, ...withoutEdit } = problem
      const wasPublished = published.has(getTargetPath(reference))
      problems.push(createReferenceProblem(parsed, reference, wasPublished ? withoutEdit : problem))
    }
  }
  return problems
}

function getTargetPath({ type, target }: Reference): string {
  return type === 'event' ? `/events/${target}` : splitUrl(target).path
}

/** Returns what is wrong with a reference of the entry `source`, or null. */
export function validateReference(
  { type, target }: Reference,
  source: Pick<AnyEntry, 'pagePath' | 'body'>,
  targets: LinkTargets,
): ProblemDetails | null {
  if (type === 'event')
    return targets.events.has(target) ? null : eventNotFound(target, [...targets.events])
  // Images and former paths have their own checks.
  if (type !== 'link' || EXTERNAL.test(target)) return null
  const { path, anchor } = splitUrl(target)
  const page = path === '' ? source.pagePath : path
  // An entry without a path is the 404 page, or is shown on the page of a list.
  const getAnchors = page === null ? () => getHeadingIds(source.body) : targets.anchors.get(page)
  // Files have their own check (file-links.ts).
  if (getAnchors === undefined) return isFileLink(target) ? null : pageNotFound(target, targets)
  return anchor === undefined || getAnchors().has(decodeUriSafe(anchor))
    ? null
    : anchorNotFound(target, page, anchor, [...getAnchors()])
}

/** Matches links to other sites and contact links. */
const EXTERNAL = /^(?:https:|mailto:|tel:|sms:)/
