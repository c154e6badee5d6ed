// What a reviewer must not miss: new places that pages lead to, and pages that became heavy.
import type { PageChange, Review } from '../review'
import { getName } from './describe-change'
import { formatSize } from './describe-weight'
import type { Line, Part } from './line'

const OUTSIDE_WORDS = {
  website: [
    'A page leads to a website that no page led to before: ',
    'Open it, and see that it is right.',
  ],
  embed: ['A page shows something from another website: ', 'That website sees who looks at it.'],
  phone: ['There is a phone number that no page had before: ', 'Call it, and hear who answers.'],
  email: ['There is a mail address that no page had before: ', 'Ask whose it is.'],
} as const

/** Pictures of this size take seconds on a phone. */
const MANY_BYTES = 300_000
/** A page that is heavier than before by this factor is worth a look. */
const GROWTH = 1.5

/** Returns a line for each, the most important ones first. */
export function listWarnings(review: Review): Line[] {
  return [
    ...review.outside.map(({ kind, value, paths }): Line => {
      const [words, advice] = OUTSIDE_WORDS[kind]
      return [words, { typed: value }, ' (', ...listPages(review, paths), '). ', advice]
    }),
    ...review.pages
      .filter(isHeavier)
      .map((page): Line => [
        'The pictures of ',
        linkPage(page),
        ` are larger: ${formatSize(page.weight.after?.pictures ?? 0)}, before ${formatSize(page.weight.before?.pictures ?? 0)}.`,
      ]),
  ]
}

function isHeavier({ weight: { before, after }, pictures }: PageChange): boolean {
  const [old, now] = [before?.pictures ?? 0, after?.pictures ?? 0]
  return pictures.length > 0 && now > GROWTH * old && now - old > MANY_BYTES / 2 && now > MANY_BYTES
}

/** Returns a link to the page of the review about a page, or its name if there is none. */
export function linkPage(page: PageChange): Part {
  const { slug } = page
  return slug === null ? { typed: getName(page) } : { title: getName(page), slug }
}

function listPages(review: Review, paths: readonly string[]): Part[] {
  const [first = '', ...others] = paths
  const page = review.pages.find(({ path }) => path === first)
  const link = page ? linkPage(page) : { typed: first }
  return others.length === 0 ? [link] : [link, ` and ${others.length} more`]
}
