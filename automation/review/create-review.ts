// Compares the two sides and collects everything that a review says.
import { join } from 'node:path'
import type { Day } from '../../model/dates/day'
import { hasErrors } from '../../model/problems/problem'
import { compareDownloads, comparePages } from './compare/compare-sites'
import { describePages } from './compare/describe-pages'
import { rankPages } from './compare/rank-pages'
import { separateSharedEdits } from './compare/shared-edits'
import { readSite, type ReadSite } from './compare/read-site'
import { compareTransitions, readTransitions } from './forecast/forecast'
import { findOutside } from './outside/find-outside'
import { writeOmission } from './report/omission'
import type { Review } from './review'
import { buildSite, checkContent } from './sides/build-side'
import type { ComparedCommits } from './sides/find-commits'
import { listEditedFiles } from './sides/list-edited-files'
import { compareProblems } from './sides/compare-problems'

export type ReviewInput = ComparedCommits & {
  readonly asOf: Day
  readonly pullRequest: number | null
  readonly repository: string | null
  readonly previewUrl: string | null
  /** The content folders of both sides. */
  readonly content: { readonly base: string; readonly head: string }
  /** An empty directory for the sites that are built. */
  readonly folder: string
}

type Sites = { readonly base: ReadSite; readonly head: ReadSite }

export type CreatedReview = {
  readonly review: Review
  /** Both sites as visitors see them, or null if they were not built. */
  readonly sites: Sites | null
}

export async function createReview(input: ReviewInput): Promise<CreatedReview> {
  const { content } = input
  const files = await listEditedFiles(content.base, content.head)
  const empty = createEmptyReview(input, files)
  if (files.length === 0) return { review: empty, sites: null }
  const problems = {
    base: await checkContent(content.base),
    head: await checkContent(content.head),
  }
  const isBaseSound = !hasErrors(problems.base)
  const checked = { ...empty, ...compareProblems(problems.base, problems.head), isBaseSound }
  if (!isBaseSound || hasErrors(problems.head)) return { review: checked, sites: null }
  const built = await buildSides(input, false)
  if ('failure' in built) return { review: { ...checked, failure: built.failure }, sites: null }
  return { review: await compareSides(input, checked, built), sites: built }
}

async function compareSides(input: ReviewInput, checked: Review, sites: Sites): Promise<Review> {
  const complete = checked.files.some(({ isScheduled }) => isScheduled)
    ? await buildSides(input, true)
    : sites
  if ('failure' in complete) return { ...checked, failure: complete.failure }
  const visible = comparePages(sites.base, sites.head)
  const paths = new Set(visible.map(({ path }) => path))
  const hidden = comparePages(complete.base, complete.head).filter(({ path }) => !paths.has(path))
  const described = [
    ...(await describePages(visible, { ...sites, isHidden: false })),
    ...(await describePages(hidden, { ...complete, isHidden: true }, visible.length)),
  ]
  const { pages, shared } = separateSharedEdits(described.map(({ change }) => change))
  return {
    ...checked,
    isCompared: true,
    notices: writeOmission(pages),
    pages: rankPages(pages),
    shared,
    downloads: compareDownloads(sites.base, sites.head),
    outside: findOutside(
      sites.base,
      described.map(({ change: { path }, before, after }) => ({ path, before, after })),
    ),
    forecast: compareTransitions(
      readTransitions(complete.base.directory),
      readTransitions(complete.head.directory),
    ),
  }
}

const createEmptyReview = (
  { mergeBase, head, codeFiles, asOf, pullRequest, repository, previewUrl }: ReviewInput,
  files: Review['files'],
): Review => ({
  mergeBase,
  head,
  asOf,
  pullRequest,
  repository,
  previewUrl,
  files,
  codeFiles,
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

async function buildSides(
  { asOf, content, folder }: ReviewInput,
  drafts: boolean,
): Promise<Sites | { readonly failure: string }> {
  const build = async (side: 'base' | 'head') => {
    const out = join(folder, drafts ? `${side}-with-drafts` : side)
    return { out, failure: await buildSite({ content: content[side], out, asOf, drafts }) }
  }
  const [base, head] = [await build('base'), await build('head')]
  const failure = base.failure ?? head.failure
  return failure === null ? { base: readSite(base.out), head: readSite(head.out) } : { failure }
}
