// What a build says when it is done: nothing is left out of a site, and nothing gets old in it, without a word.
import type { Problem } from '../content/problem'
import type { Hidden, HiddenFile } from '../content/visibility'
import { amount } from '../report/text'

type Facts = {
  readonly pages: number
  /** How many of them were rendered; the others were kept from the last build. */
  readonly rendered: number
  readonly samples: number
  readonly hidden: readonly HiddenFile[]
  /** The pictures that were left out because no page shows them. */
  readonly unshown: readonly string[]
  readonly problems: readonly Problem[]
  /** Whether the site has the hidden files too. */
  readonly drafts: boolean
  readonly today: string
  readonly out: string
  readonly milliseconds: number
}

export function summary(facts: Facts): string {
  const { pages, rendered, samples, hidden, unshown, problems, drafts, today, out, milliseconds } =
    facts
  const seconds = (milliseconds / 1000).toFixed(1)
  const withCode = (wanted: string) => problems.filter(({ code }) => code === wanted)
  const reviews = withCode('review-overdue').map(({ file, message }) => `${file}: ${message}`)
  const claims = withCode('claim-old').map(({ file, message }) => `${file}: ${message}`)
  const lines = [
    `Built ${amount(pages, 'page')} as of ${today} in ${seconds} s: ${out}`,
    ...(rendered === pages
      ? []
      : [
          `${rendered} of them ${verb(rendered, 'is', 'are')} rendered anew, the others are as they were.`,
        ]),
    ...list(
      `${amount(hidden.length, 'file')} ${verb(hidden.length, 'is', 'are')} not on the public site${drafts ? ', but in this preview' : ''}:`,
      hidden.map(({ file, why }) => `${file} (${reason(why)})`),
    ),
    ...list(
      `${amount(unshown.length, 'picture')} ${verb(unshown.length, 'is', 'are')} on no page and left out:`,
      unshown,
    ),
    ...list(
      `${amount(reviews.length, 'review')} ${verb(reviews.length, 'is', 'are')} overdue:`,
      reviews,
    ),
    ...list(
      `${amount(claims.length, 'file')} ${verb(claims.length, 'has', 'have')} old figures:`,
      claims,
    ),
  ]
  if (samples > 0) {
    lines.push(
      `${amount(samples, 'file')} still ${verb(samples, 'says', 'say')} "sample: true": replace what is in them before the site goes public.`,
    )
  }
  return lines.join('\n')
}

const verb = (count: number, one: string, several: string) => (count === 1 ? one : several)

const list = (title: string, items: readonly string[]): string[] =>
  items.length === 0 ? [] : [title, ...items.map((item) => `  ${item}`)]

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
