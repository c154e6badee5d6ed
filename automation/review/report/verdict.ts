// The verdict of a review in one sentence, and the three things to look at.
import { formatCount } from './format-count'
import { groupPages } from '../compare/rank-pages'
import type { PageChange, Review } from '../review'
import type { Problem } from '../../../model/problems/problem'
import { countSharedPages } from './omission'
import { describeBlock, summarizePage } from './describe-change'
import { shorten, type Line } from './line'
import { linkPage, listWarnings } from './warnings'

export const MAX_HIGHLIGHTS = 3

/** Returns one or two sentences without any text of others, so that nobody else can write the verdict. */
export function writeVerdict(review: Review): string {
  const { files, codeFiles, newProblems, pages, downloads } = review
  const errors = newProblems.filter(({ severity }) => severity === 'error').length
  if (files.length === 0)
    return codeFiles === 0
      ? 'Nothing changes: the files are as they were.'
      : 'Only the program changes. No words and no pictures were edited, so there is no page to compare.'
  if (errors > 0)
    return `This cannot go public yet: ${formatCount(errors, 'thing needs', 'things need')} repair.`
  if (review.failure !== null)
    return 'The website could not be built, so nobody can see yet what changes. Ask a programmer to look at it.'
  if (!review.isBaseSound)
    return 'The website as it is now has mistakes, so there is nothing to compare with. With this change, it can be built again.'
  const visible = pages.filter(({ isHidden }) => !isHidden)
  const hidden = pages.length - visible.length
  if (pages.length === 0 && downloads.length === 0)
    return 'No page changes: what was edited is not shown on the website.'
  const parts = [
    ...(visible.length > 0
      ? [`${formatCount(visible.length, 'page changes', 'pages change')} for visitors.`]
      : []),
    ...(downloads.length > 0
      ? [`${formatCount(downloads.length, 'file', 'files')} for download changed.`]
      : []),
    ...(hidden > 0
      ? [
          `${visible.length > 0 ? '' : 'Visitors see nothing new yet. '}${formatCount(hidden, 'page changes', 'pages change')} only in the preview.`,
        ]
      : []),
  ]
  return [...parts, 'The check found no mistakes.'].join(' ')
}

/** Returns the most important mistakes, warnings and pages, at most three. */
export function listHighlights(review: Review): Line[] {
  const errors = review.newProblems.filter(({ severity }) => severity === 'error')
  return [
    ...errors.map(describeError),
    ...listWarnings(review),
    ...describeSharedEdits(review),
    ...groupPages(review.pages).map(summarizeGroup),
  ].slice(0, MAX_HIGHLIGHTS)
}

const describeError = ({ file, line, message, fix }: Problem): Line => [
  { typed: file },
  `, line ${line}: `,
  { typed: message },
  ' ',
  { typed: fix },
]

/** Returns the warnings that are not among the three things to look at. */
export function listFurtherWarnings(review: Review): Line[] {
  const shown = new Set(listHighlights(review).map((line) => JSON.stringify(line)))
  return listWarnings(review).filter((line) => !shown.has(JSON.stringify(line)))
}

/** Returns one sentence about what changes on many pages, or nothing. */
function describeSharedEdits(review: Review): Line[] {
  const { blocks, links } = review.shared
  const [block] = blocks
  const [link] = links
  const place = `On ${countSharedPages(review)}: `
  if (block) return [[place, ...describeBlock(block)]]
  if (link) return [[place, 'the link ', { quote: shorten(link.text) }, ' is not as before.']]
  return []
}

/** Returns one sentence for pages that all change in the same way. */
function summarizeGroup([first, ...others]: readonly PageChange[]): Line {
  if (!first) return []
  const sentence = summarizePage(first, linkPage(first))
  if (others.length === 0) return sentence
  return [
    ...sentence,
    ` The same is on ${formatCount(others.length, 'other page', 'other pages')}.`,
  ]
}
