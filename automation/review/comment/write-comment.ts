// Writes the comment on a pull request: a verdict, three things to look at, and everything else folded.
import { formatLine, formatLink } from './escape-markdown'
import { fitSections } from './fit-sections'
import { listSections } from './sections'
import { listHighlights, writeVerdict } from '../report/verdict'
import { COMMENT_MARKER } from '../../github/own-comment'
import { formatDay } from '../report/forecast'
import { getReviewUrl } from '../report/urls'
import type { Review } from '../review'

/** GitHub takes 65,536. */
export const MAX_COMMENT_LENGTH = 60_000

/** Returns Markdown of at most `maxLength` characters. */
export function writeComment(review: Review, maxLength = MAX_COMMENT_LENGTH): string {
  const head = [
    COMMENT_MARKER,
    `### ${writeVerdict(review)}`,
    ...writeHighlights(review),
    ...writeLinks(review),
  ]
  const start = `${head.join('\n\n')}\n`
  const end = `\n<sub>Compared as of ${formatDay(review.asOf)}, from commit \`${review.mergeBase.slice(0, 10)}\` to \`${review.head.slice(0, 10)}\`.</sub>\n`
  const room = maxLength - start.length - end.length
  return start + fitSections(listSections(review), room, getReviewUrl(review)) + end
}

function writeHighlights(review: Review): string[] {
  const highlights = listHighlights(review).map((line) => formatLine(line, review))
  const [only] = highlights
  if (only === undefined) return []
  if (highlights.length === 1) return [`Look at this: ${only}`]
  return [
    `Look at these ${highlights.length === 2 ? 'two' : 'three'} things:`,
    highlights.map((line, index) => `${index + 1}. ${line}`).join('\n'),
  ]
}

function writeLinks(review: Review): string[] {
  const [pages, preview] = [getReviewUrl(review), review.previewUrl]
  if (pages === null || preview === null || !review.isCompared) return []
  return [`${formatLink('See every change', pages)} · ${formatLink('Open the preview', preview)}`]
}
