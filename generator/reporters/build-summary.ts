// What a build says when it is done: nothing is left out of a site, and nothing gets old in it, without a word.
import type { Problem } from '../../model/problems/problem'
import type { Hidden, HiddenFile } from '../../model/visibility'
import { toOneLine } from './plain-text'
import { amount, inFigures } from './text-reporter'
import type { Stage } from '../timings'

/** What a build finds out about the site itself: the same each time. */
type SiteFacts = {
  readonly samples: number
  readonly hidden: readonly HiddenFile[]
  /** The pictures that were left out because no page shows them. */
  readonly unshown: readonly string[]
  /** The files for download that were left out because no page links to them. */
  readonly unlinked: readonly string[]
  readonly problems: readonly Problem[]
  /** Whether the site has the hidden files too. */
  readonly drafts: boolean
  /** A sentence on why no page says when it was last changed, or null. */
  readonly missing: string | null
}

type Made = {
  readonly pages: number
  readonly today: string
  readonly out: string
}

type Work = {
  readonly files: number
  /** How many of them were read; the others are known from the last build. */
  readonly anew: number
  /** How many pages were rendered; the others were kept from the last build. */
  readonly rendered: number
  readonly stages: readonly Stage[]
}

/** @param notes what `siteNotes` gives */
export function summary(made: Made, work: Work, notes: readonly string[]): string {
  const { stages } = work
  const milliseconds = stages.reduce((sum, stage) => sum + stage.milliseconds, 0)
  return [
    `Built ${amount(made.pages, 'page')} as of ${made.today} in ${inSeconds(milliseconds)}: ${made.out}`,
    `${capital(stages.map((stage) => `${stage.name} ${inSeconds(stage.milliseconds)}`).join(', '))}.`,
    ...reused(made, work),
    ...notes,
  ].join('\n')
}

/** When a build found nothing to do. */
export function sameAsLast(
  { pages, today, out }: Made,
  milliseconds: number,
  notes: readonly string[],
): string {
  const made = `${amount(pages, 'page')} as of ${today}`
  return [
    `Nothing has changed, so the ${made} stay as they are (${inSeconds(milliseconds)}): ${out}`,
    ...notes,
  ].join('\n')
}

export function siteNotes(facts: SiteFacts): string[] {
  const { samples, hidden, unshown, unlinked, problems, drafts, missing } = facts
  const withCode = (wanted: string) => problems.filter(({ code }) => code === wanted)
  const reviews = withCode('review-overdue').map(({ file, message }) => `${file}: ${message}`)
  const claims = withCode('claim-old').map(({ file, message }) => `${file}: ${message}`)
  return [
    ...(problems.length === 0 ? [] : [`${amount(problems.length, 'note')}, told above.`]),
    ...list(
      `${amount(hidden.length, 'file')} ${verb(hidden.length, 'is', 'are')} not on the public site${drafts ? ', but in this preview' : ''}:`,
      hidden.map(({ file, why }) => `${file} (${reason(why)})`),
    ),
    ...list(
      `${amount(unshown.length, 'picture')} ${verb(unshown.length, 'is', 'are')} on no page and left out:`,
      unshown,
    ),
    ...list(
      `${amount(unlinked.length, 'file')} for download ${verb(unlinked.length, 'is', 'are')} on no page and left out:`,
      unlinked,
    ),
    ...list(
      `${amount(reviews.length, 'review')} ${verb(reviews.length, 'is', 'are')} overdue:`,
      reviews,
    ),
    ...list(
      `${amount(claims.length, 'file')} ${verb(claims.length, 'has', 'have')} old figures:`,
      claims,
    ),
    ...(missing === null ? [] : [toOneLine(missing)]),
    ...(samples === 0
      ? []
      : [
          `${amount(samples, 'file')} still ${verb(samples, 'says', 'say')} "sample: true": replace what is in them before the site goes public.`,
        ]),
  ]
}

const inSeconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`

const capital = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1)

function reused({ pages }: Made, { files, anew, rendered }: Work): string[] {
  if (anew === files && rendered === pages) return []
  return [
    `${inFigures(anew)} of ${amount(files, 'file')} read and ${inFigures(rendered)} of ${amount(pages, 'page')} rendered anew; all others are as they were.`,
  ]
}

const verb = (count: number, one: string, several: string) => (count === 1 ? one : several)

const list = (title: string, items: readonly string[]): string[] =>
  items.length === 0 ? [] : [title, ...items.map((item) => toOneLine(`  ${item}`))]

function reason(why: Hidden): string {
  switch (why.reason) {
    case 'draft':
      return 'draft'
    case 'not-yet':
      return `not before ${why.publishOn}`
    case 'expired':
      return `left after ${why.expiresOn}`
  }
}
