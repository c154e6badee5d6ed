// Describes links to headings, people and events that are not on their page.
import { decodeUriSafe } from '../../links/link-target'
import { findClosestMatch, findUnambiguousMatch } from '../../problems/closest-match'
import type { ProblemDetails } from '../../problems/problem'
import { foldAccents } from '../../text/fold-accents'
import { listWords } from '../../text/list-words'
import { TEAM_PATH } from '../../site-structure'
import { restoreWords } from './guesses/changed-headings'
import type { LinkTargets } from './link-targets'
import { findRenamedPerson, formatPersonLink, type People } from './people/team-people'

type MissingAnchor = {
  /** The path of the page, or null for an entry without a page of its own. */
  readonly page: string | null
  readonly anchor: string
  /** All anchors of the page. */
  readonly anchors: readonly string[]
}

export function anchorNotFound(
  target: string,
  missing: MissingAnchor,
  { people, isLinked }: Pick<LinkTargets, 'people' | 'isLinked'>,
): ProblemDetails {
  const { page, anchor, anchors } = missing
  const normalized = decodeUriSafe(anchor)
    .toLowerCase()
    .replace(/[\s_]+/g, '-')
  const isPerson = page === TEAM_PATH && /^[a-z]+(?:-[a-z]+)+$/.test(anchor)
  const renamed = isPerson ? findRenamedPerson(normalized, people) : null
  const closest = findClosestMatch(normalized, anchors)
  if (isPerson && renamed === null && closest === null) return personNotFound(page, anchor, people)
  const match =
    renamed ??
    findUnambiguousMatch(normalized, anchors) ??
    (isPerson ? null : findReworded(normalized, anchors))
  const isReworded = match !== null && match !== renamed && closest === null
  const meant = match ?? closest
  const unlinked = anchors.filter((other) => !isLinked(page ?? '', other))
  return {
    code: 'anchor-broken',
    message:
      isPerson && meant !== null && people.has(meant)
        ? `Nobody on ${page} has the address #${anchor}.`
        : `${page === null ? 'This text' : `The page ${page}`} has no heading for #${anchor}${isReworded ? ': the words of that heading seem to have changed' : describeDifference(normalized, match)}.`,
    fix:
      match === null
        ? adviseOnAnchor(missing, closest ?? findSimilar(normalized, unlinked))
        : isReworded
          ? `If the new heading is right, write ${page ?? ''}#${match}. If not, write the old words of the heading${page === null ? '' : ` on ${page}`} again: "${restoreWords(decodeUriSafe(anchor))}".`
          : `Write ${page ?? ''}#${match}`,
    ...(match === null ? {} : { replacement: `${target.slice(0, target.indexOf('#'))}#${match}` }),
  }
}

/** Names the words of a heading that are spelled in another way in the link, or nothing if they are other words. */
function describeDifference(anchor: string, match: string | null): string {
  const typed = anchor.split('-')
  const words = match?.split('-') ?? []
  const other = words.filter((word, index) => word !== typed[index])
  if (words.length !== typed.length || other.length === 0 || other.length > MAX_SPELLED) return ''
  const replaced = typed.filter((word, index) => word !== words[index])
  const isAccent = other.every((word, index) => foldAccents(word) === replaced[index])
  return isAccent
    ? `. The heading has an accent in ${quote(other)}`
    : `. The heading has ${quote(other)} in place of ${quote(replaced)}`
}

const quote = (words: readonly string[]): string => listWords(words.map((word) => `"${word}"`))

/** With more of them, it is clearer to compare the whole addresses. */
const MAX_SPELLED = 2

function adviseOnAnchor({ page, anchor, anchors }: MissingAnchor, closest: string | null): string {
  if (closest !== null)
    return `If you mean ${page ?? ''}#${closest}, write that. If not, leave out #${anchor}`
  const [only, another] = anchors
  if (only !== undefined && another === undefined)
    return `The only heading there is ${page ?? ''}#${only}. If you mean that, write ${page ?? ''}#${only}. If not, leave out #${anchor}`
  if (only !== undefined) {
    const examples = anchors.slice(0, 5).map((id) => `#${id}`)
    return `Use one of its headings: ${examples.join(', ')}. If none of them fits, leave out #${anchor}`
  }
  return page === null
    ? `Write the address of a page before it, such as /about#${anchor}`
    : `Leave out #${anchor}: that page has no headings.`
}

/** A shorter word says little about what a heading is about. */
const MIN_WORD = 4

/** Returns the only one of some headings that has a word of the one that is gone, and its numbers; null if there is none or several. */
function findSimilar(anchor: string, anchors: readonly string[]): string | null {
  const words = new Set(anchor.split('-').filter((word) => word.length >= MIN_WORD))
  const [found, another] = anchors.filter(
    (candidate) =>
      getNumbers(candidate) === getNumbers(anchor) &&
      candidate.split('-').some((word) => words.has(word)),
  )
  return another === undefined ? (found ?? null) : null
}

const getNumbers = (text: string): string => text.match(/\d+/g)?.join() ?? ''

/** At least this part of the words of a heading stays when it is worded in another way. */
const MIN_SHARED_WORDS = 0.5

/** Returns the only heading that has enough words of the one that is gone, and its numbers; null if there is none or several. */
function findReworded(anchor: string, anchors: readonly string[]): string | null {
  const words = anchor.split('-')
  const similar = anchors.filter((candidate) => {
    const other = new Set(candidate.split('-'))
    const shared = words.filter((word) => other.has(word)).length
    const isEnough = shared >= 2 && shared >= MIN_SHARED_WORDS * Math.max(words.length, other.size)
    return isEnough && getNumbers(candidate) === getNumbers(anchor)
  })
  const [match, ...others] = similar
  return match === undefined || others.length > 0 ? null : match
}

/** The words about a person who has left. */
const LEFT = 'is no longer on the page'

/** Returns whether a problem is that of a link to a person who has left. */
export const isLeftPerson = ({ code, message }: ProblemDetails): boolean =>
  code === 'anchor-broken' && message.includes(LEFT)

/** Describes a link to a person who has left. Nobody but the person in charge knows who took over. */
function personNotFound(page: string, anchor: string, people: People): ProblemDetails {
  const [person] = people
  const example = person && formatPersonLink(...person)
  return {
    code: 'anchor-broken',
    message: `${formatName(anchor)} ${LEFT} ${page}, but this link still leads there.`,
    fix:
      example === undefined
        ? 'Delete the sentence, or take the name and the link out.'
        : `Write the name of the person to ask now, with a link, for example ${example}. See if the words beside it are true of that person. If nobody has this task now, delete the sentence.`,
  }
}

const formatName = (id: string) =>
  id.replace(
    /(^|-)([a-z])/g,
    (_, gap: string, letter: string) => (gap && ' ') + letter.toUpperCase(),
  )
