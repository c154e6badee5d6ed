// Formats the summary of a build, with notes on everything that was left out of the site or is outdated.
import type { Problem } from '../../model/problems/problem'
import type { HiddenReason, HiddenFile } from '../../model/visibility'
import { toOneLine } from './plain-text'
import { pluralize, formatNumber } from './text-reporter'
import type { TimedStep } from '../build/timings'

/** Facts about the site itself, which do not depend on what the build reused. */
type SiteFacts = {
  /** The files that still say `sample: true`. */
  readonly samples: readonly string[]
  readonly hidden: readonly HiddenFile[]
  /** The images that were left out because no page shows them. */
  readonly unused: readonly string[]
  /** The downloads that were left out because no page links to them. */
  readonly unlinked: readonly string[]
  /** The optional settings that answer what visitors ask first and are empty. */
  readonly unanswered: readonly string[]
  readonly problems: readonly Problem[]
  /** True if the site includes the hidden files. */
  readonly drafts: boolean
  /** A sentence on why no page shows when it was last changed, or null. */
  readonly historyNotice: string | null
}

type PublishedPages = {
  readonly pages: number
  readonly today: string
  readonly out: string
}

type BuildStats = {
  readonly files: number
  /** How many of them were parsed; the others were cached. */
  readonly parsedCount: number
  /** How many pages were rendered; the others were cached. */
  readonly rendered: number
  readonly stages: readonly TimedStep[]
}

/** @param notes the result of `collectNotes` */
export function formatSummary(
  published: PublishedPages,
  stats: BuildStats,
  notes: readonly string[],
): string {
  const { stages } = stats
  const milliseconds = stages.reduce((sum, stage) => sum + stage.milliseconds, 0)
  return [
    `Built ${pluralize(published.pages, 'page')} as of ${published.today} in ${formatSeconds(milliseconds)}: ${published.out}`,
    `${capitalize(stages.map((stage) => `${stage.name} ${formatSeconds(stage.milliseconds)}`).join(', '))}.`,
    ...describeReuse(published, stats),
    ...notes,
  ].join('\n')
}

/** Formats the summary of a build that had nothing to do. */
export function formatUnchanged(
  { pages, today, out }: PublishedPages,
  milliseconds: number,
  notes: readonly string[],
): string {
  const site = `${pluralize(pages, 'page')} as of ${today}`
  return [
    `Nothing has changed, so the ${site} stay as they are (${formatSeconds(milliseconds)}): ${out}`,
    ...notes,
  ].join('\n')
}

export function collectNotes(facts: SiteFacts): string[] {
  const { samples, hidden, unused, unlinked, unanswered, problems, drafts, historyNotice } = facts
  const findByCode = (wanted: string) => problems.filter(({ code }) => code === wanted)
  const reviews = findByCode('review-overdue').map(({ file, message }) => `${file}: ${message}`)
  const claims = findByCode('claim-old').map(({ file, message }) => `${file}: ${message}`)
  return [
    ...(problems.length === 0 ? [] : [`${pluralize(problems.length, 'note')}, shown above.`]),
    ...formatList(
      `${pluralize(hidden.length, 'file')} ${pickVerb(hidden.length, 'is', 'are')} not on the public site${drafts ? ', but in this preview' : ''}:`,
      hidden.map(({ file, why }) => `${file} (${describeReason(why)})`),
    ),
    ...formatList(
      `${pluralize(unused.length, 'picture')} ${pickVerb(unused.length, 'is', 'are')} on no page and left out:`,
      unused,
    ),
    ...formatList(
      `${pluralize(unlinked.length, 'file')} for download ${pickVerb(unlinked.length, 'is', 'are')} on no page and left out:`,
      unlinked,
    ),
    ...formatList(
      `${pluralize(reviews.length, 'review')} ${pickVerb(reviews.length, 'is', 'are')} overdue:`,
      reviews,
    ),
    ...formatList(
      `${pluralize(claims.length, 'file')} ${pickVerb(claims.length, 'has', 'have')} old figures:`,
      claims,
    ),
    ...(historyNotice === null ? [] : [toOneLine(historyNotice)]),
    ...(unanswered.length === 0
      ? []
      : [
          `Visitors ask this first: ${unanswered.join(', ')}. Write into content/site.md what you can answer.`,
        ]),
    ...formatList(
      `${pluralize(samples.length, 'file')} still ${pickVerb(samples.length, 'says', 'say')} "sample: true": replace what is in ${pickVerb(samples.length, 'it', 'them')} before the site goes public.`,
      shortenSamples(samples),
    ),
  ]
}

const MAX_SAMPLES = 3

/** Returns the first files, and how to find the others. */
function shortenSamples(samples: readonly string[]): readonly string[] {
  const others = samples.length - MAX_SAMPLES
  if (others <= 0) return samples
  const rest = `and ${formatNumber(others)} more, which git grep -l "sample: true" lists`
  return [...samples.slice(0, MAX_SAMPLES), rest]
}

const formatSeconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`

const capitalize = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1)

function describeReuse(
  { pages }: PublishedPages,
  { files, parsedCount, rendered }: BuildStats,
): string[] {
  if (parsedCount === files && rendered === pages) return []
  return [
    `${formatNumber(parsedCount)} of ${pluralize(files, 'file')} read and ${formatNumber(rendered)} of ${pluralize(pages, 'page')} rendered again; all others are as they were.`,
  ]
}

const pickVerb = (count: number, singular: string, plural: string) =>
  count === 1 ? singular : plural

const formatList = (title: string, items: readonly string[]): string[] =>
  items.length === 0 ? [] : [title, ...items.map((item) => toOneLine(`  ${item}`))]

function describeReason(why: HiddenReason): string {
  switch (why.reason) {
    case 'draft':
      return 'draft'
    case 'not-yet':
      return `not before ${why.publishOn}`
    case 'expired':
      return `no longer shown after ${why.expiresOn}`
  }
}
