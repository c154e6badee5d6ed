// What a build says when it is done: nothing is left out of a site, and nothing gets old in it, without a word.
import type { Problem } from '../../model/problems/problem'
import type { HiddenReason, HiddenFile } from '../../model/visibility'
import { toOneLine } from './plain-text'
import { pluralize, formatNumber } from './text-reporter'
import type { TimedStep } from '../build/timings'

/** What a build finds out about the site itself: the same each time. */
type SiteFacts = {
  readonly samples: number
  readonly hidden: readonly HiddenFile[]
  /** The pictures that were left out because no page shows them. */
  readonly unused: readonly string[]
  /** The files for download that were left out because no page links to them. */
  readonly unlinked: readonly string[]
  readonly problems: readonly Problem[]
  /** Whether the site has the hidden files too. */
  readonly drafts: boolean
  /** A sentence on why no page says when it was last changed, or null. */
  readonly missing: string | null
}

type PublishedPages = {
  readonly pages: number
  readonly today: string
  readonly out: string
}

type BuildStats = {
  readonly files: number
  /** How many of them were read; the others are known from the last build. */
  readonly parsedCount: number
  /** How many pages were rendered; the others were kept from the last build. */
  readonly rendered: number
  readonly stages: readonly TimedStep[]
}

/** @param notes what `siteNotes` gives */
export function formatSummary(
  made: PublishedPages,
  work: BuildStats,
  notes: readonly string[],
): string {
  const { stages } = work
  const milliseconds = stages.reduce((sum, stage) => sum + stage.milliseconds, 0)
  return [
    `Built ${pluralize(made.pages, 'page')} as of ${made.today} in ${inSeconds(milliseconds)}: ${made.out}`,
    `${capital(stages.map((stage) => `${stage.name} ${inSeconds(stage.milliseconds)}`).join(', '))}.`,
    ...reused(made, work),
    ...notes,
  ].join('\n')
}

/** When a build found nothing to do. */
export function formatUnchanged(
  { pages, today, out }: PublishedPages,
  milliseconds: number,
  notes: readonly string[],
): string {
  const made = `${pluralize(pages, 'page')} as of ${today}`
  return [
    `Nothing has changed, so the ${made} stay as they are (${inSeconds(milliseconds)}): ${out}`,
    ...notes,
  ].join('\n')
}

export function collectNotes(facts: SiteFacts): string[] {
  const { samples, hidden, unused, unlinked, problems, drafts, missing } = facts
  const withCode = (wanted: string) => problems.filter(({ code }) => code === wanted)
  const reviews = withCode('review-overdue').map(({ file, message }) => `${file}: ${message}`)
  const claims = withCode('claim-old').map(({ file, message }) => `${file}: ${message}`)
  return [
    ...(problems.length === 0 ? [] : [`${pluralize(problems.length, 'note')}, told above.`]),
    ...list(
      `${pluralize(hidden.length, 'file')} ${verb(hidden.length, 'is', 'are')} not on the public site${drafts ? ', but in this preview' : ''}:`,
      hidden.map(({ file, why }) => `${file} (${reason(why)})`),
    ),
    ...list(
      `${pluralize(unused.length, 'picture')} ${verb(unused.length, 'is', 'are')} on no page and left out:`,
      unused,
    ),
    ...list(
      `${pluralize(unlinked.length, 'file')} for download ${verb(unlinked.length, 'is', 'are')} on no page and left out:`,
      unlinked,
    ),
    ...list(
      `${pluralize(reviews.length, 'review')} ${verb(reviews.length, 'is', 'are')} overdue:`,
      reviews,
    ),
    ...list(
      `${pluralize(claims.length, 'file')} ${verb(claims.length, 'has', 'have')} old figures:`,
      claims,
    ),
    ...(missing === null ? [] : [toOneLine(missing)]),
    ...(samples === 0
      ? []
      : [
          `${pluralize(samples, 'file')} still ${verb(samples, 'says', 'say')} "sample: true": replace what is in them before the site goes public.`,
        ]),
  ]
}

const inSeconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`

const capital = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1)

function reused({ pages }: PublishedPages, { files, parsedCount, rendered }: BuildStats): string[] {
  if (parsedCount === files && rendered === pages) return []
  return [
    `${formatNumber(parsedCount)} of ${pluralize(files, 'file')} read and ${formatNumber(rendered)} of ${pluralize(pages, 'page')} rendered anew; all others are as they were.`,
  ]
}

const verb = (count: number, one: string, several: string) => (count === 1 ? one : several)

const list = (title: string, items: readonly string[]): string[] =>
  items.length === 0 ? [] : [title, ...items.map((item) => toOneLine(`  ${item}`))]

function reason(why: HiddenReason): string {
  switch (why.reason) {
    case 'draft':
      return 'draft'
    case 'not-yet':
      return `not before ${why.publishOn}`
    case 'expired':
      return `left after ${why.expiresOn}`
  }
}
