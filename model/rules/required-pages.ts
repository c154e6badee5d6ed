// Pages that something else leads to by itself: without them the site would have holes.
import { collections } from '../collections'
import { NOT_FOUND } from '../collections/page'
import { settings } from '../settings'
import { createProblem, type ProblemDetails, type Problem } from '../problems/problem'
import type { ParsedEntry } from '../source/parse-entry'

/** Pages that every page or the home page leads to. They may move, but something must be at their addresses. */
const LED_TO = ['contact', 'give', 'site-index', 'welcome']
/** What the list of events leads to when no event is to come. */
const LED_TO_BY_EVENTS = 'partner/volunteer'

/** The pages that show the entries of a kind: without them, nobody would see these. */
const SHOWN_ON: readonly (readonly [collection: unknown, slug: string])[] = [
  [collections.posts, 'blog'],
  [collections.events, 'events'],
  [collections.team, 'about/team'],
  [collections.board, 'about/team'],
  [collections.volunteerRoles, 'partner/volunteer'],
  [collections.givingOptions, 'partner/donate'],
  [collections.prayerTopics, 'partner/prayer'],
  [collections.partnerCards, 'partner'],
]

export function checkRequiredPages(read: readonly ParsedEntry[]): Problem[] {
  const pages = read.filter(isPage).map(({ entry }) => entry.slug)
  const moved = new Set(read.flatMap(({ entry }) => entry.redirectFrom ?? []))
  const folder = read[0]?.entry.file.split('/')[0] ?? 'content'
  return [
    ...requiredPages(read)
      .filter((slug) => !pages.includes(slug))
      .concat(ledTo(read).filter((slug) => !pages.includes(slug) && !moved.has(`/${slug}`)))
      .map((slug) => createProblem(MISSING, { file: `${folder}/pages/${slug}.md` })),
    ...findAlwaysPublic(read).flatMap(findHiding),
  ]
}

/** The files that the site cannot be without on any day: the settings, and pages that others lead to by themselves. */
export function findAlwaysPublic(read: readonly ParsedEntry[]): ParsedEntry[] {
  const slugs = [...requiredPages(read), ...ledTo(read)]
  return read.filter(
    (one) =>
      one.collection === (settings as unknown) || (isPage(one) && slugs.includes(one.entry.slug)),
  )
}

function requiredPages(read: readonly ParsedEntry[]): string[] {
  const has = (collection: unknown) => read.some((one) => one.collection === collection)
  const listedCollections = SHOWN_ON.filter(([collection]) => has(collection)).map(
    ([, slug]) => slug,
  )
  return [...new Set(['index', NOT_FOUND, ...listedCollections])]
}

/** Pages that templates and components lead to. */
function ledTo(read: readonly ParsedEntry[]): string[] {
  const required = requiredPages(read)
  const hasEvents = read.some(
    (one) => isPage(one) && ['events', 'partner/events'].includes(one.entry.slug),
  )
  const slugs = hasEvents ? [...LED_TO, LED_TO_BY_EVENTS] : LED_TO
  return slugs.filter((slug) => !required.includes(slug))
}

const isPage = ({ collection }: ParsedEntry): boolean =>
  collection === (collections.pages as unknown)

/** One problem for all the lines of a file that would hide it, at the first of them. */
function findHiding(one: ParsedEntry): Problem[] {
  const { draft, publishOn, expiresOn, file } = one.entry
  const lines = [
    ...(draft === true ? ['draft'] : []),
    ...(publishOn === undefined ? [] : ['publish_on']),
    ...(expiresOn === undefined ? [] : ['expires_on']),
  ].map((field) => ({ field, line: one.typed().frontMatter.get(field)?.line ?? 1 }))
  const [first] = lines.sort((a, b) => a.line - b.line)
  const fields = lines.map(({ field }) => field)
  return first ? [createProblem(hiding(fields), { file, ...first })] : []
}

const MISSING: ProblemDetails = {
  code: 'page-required',
  message: 'This file is missing, and other pages lead to it.',
  fix: 'Bring the file back, with at least a title and a description.',
}

const hiding = (fields: readonly string[]): ProblemDetails => ({
  code: 'page-required-hidden',
  message: 'The rest of the site needs this file on every day, so it cannot be hidden.',
  fix: `Delete the ${fields.length === 1 ? 'line' : 'lines'} ${fields.join(' and ')}.`,
})
