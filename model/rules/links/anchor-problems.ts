// Describes links to headings, people and events that are not on their page.
import { decodeUriSafe } from '../../links/link-target'
import { findClosestMatch, findUnambiguousMatch } from '../../problems/closest-match'
import type { ProblemDetails } from '../../problems/problem'
import { ENTRY_ANCHORS } from '../../site-structure'

const TEAM_PATH = `/${ENTRY_ANCHORS.find(({ collection }) => collection === 'team')?.pages[0] ?? ''}`

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
  const closest = findClosestMatch(normalized, anchors)
  if (page === TEAM_PATH && /^[a-z]+(?:-[a-z]+)+$/.test(anchor) && closest === null)
    return personNotFound(page, anchor, anchors)
  const match = findUnambiguousMatch(normalized, anchors) ?? findReworded(normalized, anchors)
  return {
    code: 'anchor-broken',
    message: `${page === null ? 'This text' : `The page ${page}`} has no heading for #${anchor}.`,
    fix: adviseOnAnchor(page, anchor, match ?? closest, anchors),
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

/** At least this part of the words of a heading stays when it is worded in another way. */
const MIN_SHARED_WORDS = 0.5

/** Returns the only heading that has enough words of the one that is gone, and its numbers; null if there is none or several. */
function findReworded(anchor: string, anchors: readonly string[]): string | null {
  const words = anchor.split('-')
  const getNumbers = (text: string) => text.match(/\d+/g)?.join() ?? ''
  const similar = anchors.filter((candidate) => {
    const other = new Set(candidate.split('-'))
    const shared = words.filter((word) => other.has(word)).length
    const isEnough = shared >= 2 && shared >= MIN_SHARED_WORDS * Math.max(words.length, other.size)
    return isEnough && getNumbers(candidate) === getNumbers(anchor)
  })
  const [match, ...others] = similar
  return match === undefined || others.length > 0 ? null : match
}

/** Describes a link to a person who has left. Nobody but the person in charge knows who took over. */
const personNotFound = (
  page: string,
  anchor: string,
  people: readonly string[],
): ProblemDetails => ({
  code: 'anchor-broken',
  message: `Nobody called ${formatName(anchor)} is on the page ${page} now, but this still leads there.`,
  fix:
    people.length === 0
      ? 'Take the name and the link out.'
      : `Write the name of the person who does this now, and let the link end with one of these: ${people.map((id) => `#${id}`).join(', ')}. Or take both out.`,
})

const formatName = (id: string) =>
  id.replace(
    /(^|-)([a-z])/g,
    (_, gap: string, letter: string) => (gap && ' ') + letter.toUpperCase(),
  )
