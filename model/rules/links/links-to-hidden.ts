// A link must find its target on every day on which it is public itself, or the site would break on a day without an edit.
import type { Day } from '../../dates/day'
import { splitUrl } from '../../links/link-target'
import type { ProblemDetails, Problem } from '../../problems/problem'
import type { ParsedEntry } from '../../source/parse-entry'
import {
  getPublicRange,
  getHiddenReasonWithin,
  type HiddenReason,
  type DayRange,
} from '../../visibility'
import { collectLinkTargets, validateReference, type LinkTargets } from './references'
import { createReferenceProblem } from './create-reference-problem'
import { findAlwaysPublic } from '../required-pages'

/**
 * Links that lead to something there is; those that lead nowhere are told by `checkReferences`.
 * @param all the targets of all these entries
 */
export function checkLinksToHidden(
  read: readonly ParsedEntry[],
  all: LinkTargets,
  today: Day,
): Problem[] {
  const needed = new Set(findAlwaysPublic(read))
  const hideable = read.filter((one) => !needed.has(one))
  const targetsWithin = memoizeByRange((span) => {
    const lasting = read.filter((one) => needed.has(one) || !getHiddenReasonWithin(one.entry, span))
    return lasting.length === read.length ? all : collectLinkTargets(lasting)
  })
  return read.flatMap((one) => {
    const { entry, references } = one
    const span = getPublicRange(needed.has(one) ? {} : entry, today)
    if (span === null) return []
    const lasting = targetsWithin(span)
    if (lasting === all) return []
    return references
      .filter(({ role }) => role === 'link')
      .filter(
        (reference) =>
          validateReference(reference, entry, lasting) !== null &&
          validateReference(reference, entry, all) === null,
      )
      .map((reference) => {
        const { target } = reference
        const hidden = findHidden(target, hideable, span)
        const finding = hidden === null ? listPage(target) : hiddenLink(target, hidden, today)
        return createReferenceProblem(one, reference, finding)
      })
  })
}

/** Almost all files are public on the same days, so their targets are looked up once. */
function memoizeByRange(find: (span: DayRange) => LinkTargets): (span: DayRange) => LinkTargets {
  const known = new Map<string, LinkTargets>()
  return (span) => {
    const key = `${span.from} ${span.to}`
    const targets = known.get(key) ?? find(span)
    known.set(key, targets)
    return targets
  }
}

type HiddenTarget = { readonly file: string; readonly why: HiddenReason }

/** The page that a link leads to, or else the person or event that its anchor names; null for a page of a list. */
function findHidden(
  target: string,
  read: readonly ParsedEntry[],
  span: DayRange,
): HiddenTarget | null {
  const { path, anchor } = splitUrl(target)
  const hidden = read.flatMap(({ entry }) => {
    const why = getHiddenReasonWithin(entry, span)
    return why === null ? [] : [{ entry, why }]
  })
  const found =
    hidden.find(({ entry }) => entry.pagePath === path) ??
    hidden.find(({ entry }) => anchor !== undefined && [entry.slug, entry['id']].includes(anchor))
  return found ? { file: found.entry.file, why: found.why } : null
}

/** Giving the linking file the same dates would only hide one more page, so that is not offered. */
function hiddenLink(target: string, { file, why }: HiddenTarget, today: Day): ProblemDetails {
  const { words, name } = describe(why, today)
  return {
    code: 'link-hidden',
    message: `This leads to ${target}, which ${words}.`,
    fix: `Leave the link out for now, or delete the ${name} line in ${file}.`,
  }
}

type DescribedLink = {
  readonly words: string
  /** The field that hides the target. */
  readonly name: string
}

function describe(why: HiddenReason, today: Day): DescribedLink {
  if (why.reason === 'draft') return { words: 'is a draft', name: 'draft' }
  if (why.reason === 'not-yet')
    return { words: `is not public before ${why.publishOn}`, name: 'publish_on' }
  const gone = why.expiresOn < today
  return {
    words: `${gone ? 'left' : 'leaves'} the public site after ${why.expiresOn}`,
    name: 'expires_on',
  }
}

const listPage = (target: string): ProblemDetails => ({
  code: 'link-hidden',
  message: `This leads to ${target}, which is there only while all of its entries are public.`,
  fix: 'Lead to the first page of the list instead, for example /blog',
})
