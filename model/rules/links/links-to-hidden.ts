// Checks that the target of a link is public on every day on which the link is; otherwise the site would break without an edit.
import { collections } from '../../collections'
import type { Day } from '../../dates/day'
import { splitUrl } from '../../links/link-target'
import type { Problem } from '../../problems/problem'
import type { ParsedEntry } from '../../source/entry/parsed-entry'
import { getPublicRange, getHiddenReasonWithin, type DayRange } from '../../visibility'
import { hiddenTarget, unstableListPage, type HiddenTarget } from './hidden-target-problems'
import { collectLinkTargets, type LinkTargets } from './link-targets'
import { validateReference } from './references'
import { createReferenceProblem } from './reference-problems'
import { findAlwaysPublic } from '../required-pages'

/**
 * Reports links whose target exists but is hidden; `checkReferences` reports links whose target does not exist.
 * @param allTargets the link targets of all these entries
 * @param published the paths that the public site has had; a draft of such a page has been reported itself
 */
export function checkLinksToHidden(
  entries: readonly ParsedEntry[],
  allTargets: LinkTargets,
  today: Day,
  published: ReadonlySet<string>,
): Problem[] {
  const alwaysPublic = new Set(findAlwaysPublic(entries))
  const hideable = entries.filter((parsed) => !alwaysPublic.has(parsed))
  const getTargetsWithin = memoizeByRange((range) => {
    const lasting = entries.filter(
      (parsed) => alwaysPublic.has(parsed) || !getHiddenReasonWithin(parsed.entry, range),
    )
    return lasting.length === entries.length ? allTargets : collectLinkTargets(lasting)
  })
  return entries.flatMap((parsed) => {
    const { entry, references } = parsed
    const range = getPublicRange(alwaysPublic.has(parsed) ? {} : entry, today)
    if (range === null) return []
    const lastingTargets = getTargetsWithin(range)
    if (lastingTargets === allTargets) return []
    return references
      .filter(({ type }) => type === 'link')
      .filter(
        (reference) =>
          validateReference(reference, entry, lastingTargets) !== null &&
          validateReference(reference, entry, allTargets) === null,
      )
      .flatMap((reference) => {
        const { target } = reference
        const hidden = findHidden(target, hideable, range, today)
        if (hidden?.reason.reason === 'draft' && published.has(splitUrl(target).path)) return []
        const problem =
          hidden === null
            ? unstableListPage(target)
            : hiddenTarget(target, hidden, today, reference.field === null)
        return [createReferenceProblem(parsed, reference, problem)]
      })
  })
}

/** Memoizes the targets, because almost all files are public on the same days. */
function memoizeByRange(find: (range: DayRange) => LinkTargets): (range: DayRange) => LinkTargets {
  const cache = new Map<string, LinkTargets>()
  return (range) => {
    const key = `${range.from} ${range.to}`
    const targets = cache.get(key) ?? find(range)
    cache.set(key, targets)
    return targets
  }
}

/** Finds the page that a link leads to, or else the person or event that its anchor names. Returns null for a numbered list page. */
function findHidden(
  target: string,
  entries: readonly ParsedEntry[],
  range: DayRange,
  today: Day,
): HiddenTarget | null {
  const { path, anchor } = splitUrl(target)
  const hidden = entries.flatMap(({ collection, entry }) => {
    const reason = getHiddenReasonWithin(entry, range)
    return reason === null ? [] : [{ collection, entry, reason }]
  })
  const found =
    hidden.find(({ entry }) => entry.pagePath === path) ??
    hidden.find(({ entry }) => anchor !== undefined && [entry.slug, entry['id']].includes(anchor))
  if (found === undefined) return null
  const { collection, entry, reason } = found
  const later = getHiddenReasonWithin({ ...entry, publishOn: undefined }, range)
  const lastDay =
    reason.reason === 'not-yet' && later?.reason === 'expired' ? later.expiresOn : undefined
  const { date } = entry
  const isPost = collection === (collections.posts as unknown)
  const isFuturePost = isPost && typeof date === 'string' && date > today
  return { file: entry.file, reason, lastDay, isFuturePost }
}
