// The folded sections of the comment, the most important ones first.
import { listChecklist } from '../checklist/checklist'
import { groupPages } from '../compare/rank-pages'
import { getName, getStatusLabel, isAlone } from '../report/describe-change'
import { describeWeight, isSameWeight } from '../report/describe-weight'
import { formatCount } from '../report/format-count'
import { countSharedPages } from '../report/omission'
import { getPreviewUrl, getReviewPageUrl } from '../report/urls'
import { listFurtherWarnings, MAX_HIGHLIGHTS } from '../report/verdict'
import { writeForecast } from '../report/forecast'
import type { PageChange, Review } from '../review'
import { escapeMarkdown, formatLine, formatLink } from './escape-markdown'
import type { Section } from './fit-sections'
import { formatProblem } from './format-problem'
import { formatWords } from './format-words'

/** Of more pages, a list is no help. */
const MAX_LISTED_PAGES = 100

export function listSections(review: Review): Section[] {
  const errors = review.newProblems.filter(({ severity }) => severity === 'error')
  const notes = review.newProblems.filter(({ severity }) => severity !== 'error')
  const checklist = listChecklist(review)
  return [
    // Few mistakes without a suggestion are all among the things to look at.
    createSection(
      `What needs repair (${errors.length})`,
      errors.length > MAX_HIGHLIGHTS || errors.some(({ suggestion }) => suggestion)
        ? errors.map(formatProblem)
        : [],
      '\n\n',
    ),
    createSection(
      'Look twice',
      listFurtherWarnings(review).map((line) => `- ${formatLine(line, review)}`),
    ),
    createSection(`Pages that change (${review.pages.length})`, listPages(review)),
    createSection(
      'Before you approve',
      checklist.map((question) => `- [ ] ${question}`),
    ),
    createSection(
      'Updates that the site will make later',
      writeForecast(review).map((line) => `- ${formatLine(line, review)}`),
    ),
    createSection(`Notes of the check (${notes.length})`, notes.map(formatProblem), '\n\n'),
    createSection(
      'Files for download',
      review.downloads.map((path) => `- ${escapeMarkdown(path)}`),
    ),
    createSection(
      'What this review could not do',
      review.notices.map((notice) => `- ${notice}`),
    ),
    createSection(`Files that were edited (${review.files.length})`, listFiles(review)),
    ...listWords(review),
  ].flat()
}

/** Returns nothing for a section without content. */
const createSection = (title: string, parts: readonly string[], separator = '\n'): Section[] =>
  parts.length === 0 ? [] : [{ title, body: parts.join(separator) }]

function listPages(review: Review): string[] {
  const rest = review.pages.length - MAX_LISTED_PAGES
  return [
    ...review.pages.slice(0, MAX_LISTED_PAGES).map((page) => listPage(review, page)),
    ...(rest > 0 ? [`- and ${formatCount(rest, 'page', 'pages')} more`] : []),
  ]
}

function listPage(review: Review, page: PageChange): string {
  const preview = page.status === 'removed' ? null : getPreviewUrl(review, page.path)
  const weight = isSameWeight(page.weight) ? null : describeWeight(page.weight)
  const details = [
    getStatusLabel(page),
    ...(page.redirectsTo === null ? [] : [`leads to ${escapeMarkdown(page.redirectsTo)}`]),
    ...(preview === null ? [] : [formatLink('preview', preview)]),
    ...(page.productionUrl === null ? [] : [formatLink('as it is now', page.productionUrl)]),
    ...(weight === null ? [] : [weight]),
  ]
  return `- ${formatLink(getName(page), getReviewPageUrl(review, page.slug))}: ${details.join(' · ')}`
}

const EDITS = { added: 'new', changed: 'changed', removed: 'taken away' } as const

const listFiles = ({ files }: Review): string[] =>
  files
    .slice(0, MAX_LISTED_PAGES)
    .map(({ path, edit }) => `- ${EDITS[edit]}: ${escapeMarkdown(`content/${path}`)}`)

/** How many groups of pages a section describes. What does not fit is left out section by section. */
const GROUPS_PER_SECTION = 4

/** Returns what many pages share, and then each group of pages that change in the same way. */
function listWords(review: Review): Section[] {
  const { shared, pages } = review
  const groups = groupPages(pages).flatMap((group): string[] => {
    const [page] = group
    if (!page || page.ownEdits.length === 0 || isAlone(page)) return []
    const others =
      group.length > 1 ? ` and ${formatCount(group.length - 1, 'other page', 'other pages')}` : ''
    const name = formatLink(getName(page), getReviewPageUrl(review, page.slug))
    return [`${name}${others}\n\n${formatWords(page.ownEdits)}`]
  })
  const all =
    shared.blocks.length === 0
      ? groups
      : [`On ${countSharedPages(review)}\n\n${formatWords(shared.blocks)}`, ...groups]
  const count = Math.ceil(all.length / GROUPS_PER_SECTION)
  return Array.from({ length: count }, (_, index) => ({
    title: count === 1 ? 'Words before and after' : `Words before and after, part ${index + 1}`,
    body: all.slice(index * GROUPS_PER_SECTION, (index + 1) * GROUPS_PER_SECTION).join('\n\n'),
  }))
}
