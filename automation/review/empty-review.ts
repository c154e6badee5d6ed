// A review before anything was compared.
import type { Review } from './review'

/** What is known before anything is built. */
export type ReviewFacts = Pick<
  Review,
  | 'mergeBase'
  | 'head'
  | 'asOf'
  | 'pullRequest'
  | 'repository'
  | 'previewUrl'
  | 'files'
  | 'codeFiles'
>

export const createEmptyReview = (facts: ReviewFacts): Review => ({
  ...facts,
  isCompared: false,
  failure: null,
  isBaseSound: true,
  pages: [],
  shared: { blocks: [], links: [], paths: [] },
  downloads: [],
  outside: [],
  forecast: [],
  newProblems: [],
  oldProblems: 0,
  notices: [],
})
