// Checks, builds and compares the two sides of a change.
import { join } from 'node:path'
import { hasErrors } from '../../model/problems/problem'
import { runCommand, type RunCommand } from '../../tools/run-command'
import { compareSides } from './compare/compare-sides'
import { readSite } from './compare/read-site'
import { createEmptyReview, type ReviewFacts } from './empty-review'
import type { Review } from './review'
import { buildSite, checkContent } from './sides/build-side'
import type { BuiltSides, Sides } from './sides/built-sides'
import { compareProblems } from './sides/compare-problems'
import { listEditedFiles } from './sides/list-edited-files'

export type ReviewInput = Omit<ReviewFacts, 'files'> & {
  /** The content folders of both sides. */
  readonly content: { readonly base: string; readonly head: string }
  /** An empty directory for the sites that are built. */
  readonly folder: string
}

export type CreatedReview = {
  readonly review: Review
  /** Null if they were not built. */
  readonly sides: BuiltSides | null
}

/** @param run runs the check and the builds */
export async function createReview(
  input: ReviewInput,
  run: RunCommand = runCommand,
): Promise<CreatedReview> {
  const { content, folder, ...facts } = input
  const files = await listEditedFiles(content.base, content.head)
  const empty = createEmptyReview({ ...facts, files })
  if (files.length === 0) return { review: empty, sides: null }
  const problems = {
    base: await checkContent(content.base, run),
    head: await checkContent(content.head, run),
  }
  const isBaseSound = !hasErrors(problems.base)
  const checked = { ...empty, ...compareProblems(problems.base, problems.head), isBaseSound }
  if (!isBaseSound || hasErrors(problems.head)) return { review: checked, sides: null }
  const isScheduled = files.some((file) => file.isScheduled)
  const sides = await buildAll({ content, folder, asOf: facts.asOf, run }, isScheduled)
  if ('failure' in sides) return { review: { ...checked, failure: sides.failure }, sides: null }
  return { review: { ...checked, ...(await compareSides(sides)) }, sides }
}

type BuildInput = Pick<ReviewInput, 'content' | 'folder' | 'asOf'> & { readonly run: RunCommand }
type Failure = { readonly failure: string }

async function buildAll(input: BuildInput, isScheduled: boolean): Promise<BuiltSides | Failure> {
  const visible = await buildSides(input, false)
  if ('failure' in visible) return visible
  const complete = isScheduled ? await buildSides(input, true) : visible
  return 'failure' in complete ? complete : { visible, complete }
}

async function buildSides(
  { asOf, content, folder, run }: BuildInput,
  drafts: boolean,
): Promise<Sides | Failure> {
  const build = async (side: 'base' | 'head') => {
    const out = join(folder, drafts ? `${side}-with-drafts` : side)
    return { out, failure: await buildSite({ content: content[side], out, asOf, drafts }, run) }
  }
  const [base, head] = [await build('base'), await build('head')]
  const failure = base.failure ?? head.failure
  return failure === null ? { base: readSite(base.out), head: readSite(head.out) } : { failure }
}
