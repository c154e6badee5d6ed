// Creates reviews in memory for the tests of what is written about them.
import { createProblem, type Problem } from '../../../model/problems/problem'
import { createEmptyReview } from '../empty-review'
import { createSlug } from '../compare/create-slug'
import { diffBlocks } from '../words/diff-words'
import type { PageChange, Review } from '../review'

export function createReviewData(changes: Partial<Review> = {}): Review {
  const empty = createEmptyReview({
    mergeBase: '1'.repeat(40),
    head: '2'.repeat(40),
    asOf: '2025-03-01',
    pullRequest: 7,
    repository: 'example/site',
    previewUrl: 'https://example.github.io/preview/pr-7/',
    files: [{ path: 'pages/about.md', edit: 'changed', isScheduled: false }],
    codeFiles: 0,
  })
  return { ...empty, isCompared: true, ...changes }
}

/** Creates a changed page of which one text differs. */
export function createPageChange(
  path: string,
  [before, after]: readonly [before: string, after: string],
  changes: Partial<PageChange> = {},
): PageChange {
  const toBlocks = (text: string) =>
    text === '' ? [] : [{ kind: 'text' as const, region: 'page' as const, text }]
  const blocks = diffBlocks(toBlocks(before), toBlocks(after))
  return {
    path,
    slug: createSlug(path),
    title: `Title of ${path} | Site`,
    status: 'changed',
    isHidden: false,
    formerPath: null,
    redirectsTo: null,
    productionUrl: `https://www.example.org${path}`,
    blocks,
    links: [],
    ownEdits: blocks.filter(({ edit }) => edit !== 'same'),
    ownLinks: [],
    pictures: [],
    weight: { before: null, after: null },
    screenshots: [],
    ...changes,
  }
}

export const createMistake = (message: string, suggestion: string | null = null): Problem =>
  createProblem(
    {
      code: 'html-in-text',
      message,
      fix: 'Write it without.',
      suggestion: suggestion === null ? null : { line: 3, endLine: 3, text: suggestion },
    },
    { file: 'content/pages/about.md', line: 3 },
  )
