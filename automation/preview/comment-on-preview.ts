// The job that comments on a pull request after its preview is served, or says why there is none. It may write to pull requests.
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { putComment } from '../github/own-comment'
import { suggestRepairs } from '../github/suggest-repairs'
import type { WorkflowEnvironment } from '../github/workflow-environment'
import { readRepairs } from '../untrusted/read-repairs'
import { describeDownload, describeFailure, describeRefusal } from './outcome-comments'
import { takePreview, type TakenPreview } from './take-preview'
import { ARTIFACT_FILES } from './working-folder'

type Place = {
  /** An empty folder, for the artifact. */
  readonly folder: string
  /** The address of the public site, if it is known. */
  readonly siteUrl: string | undefined
}

/** Writes the comment, and suggests repairs. */
export async function commentOnPreview(
  environment: WorkflowEnvironment,
  place: Place,
): Promise<void> {
  const taken = await takePreview(environment, place.folder)
  if (taken === null) return
  const { github, remote } = environment
  const runUrl = `${remote.url}/actions/runs/${taken.builtBy.id}`
  const comment = await writeComment(taken, { ...place, runUrl })
  if (comment !== null) await putComment(github, taken.pull.number, comment)
  const problems = await read(place.folder, ARTIFACT_FILES.problems)
  if (problems === null) return
  const count = await suggestRepairs(github, taken.pull, readRepairs(problems))
  console.log(`Repairs suggested: ${count}.`)
}

/** Resolves to the comment, or to null if there is nothing to say. */
async function writeComment(
  { pull, kind, builtBy: { hasFailed }, refusal }: TakenPreview,
  { folder, siteUrl, runUrl }: Place & { readonly runUrl: string },
): Promise<string | null> {
  if (refusal !== null) return describeRefusal(refusal)
  const output = await read(folder, ARTIFACT_FILES.failure)
  const review = await read(folder, ARTIFACT_FILES.comment)
  if (review !== null && output === null) return review
  if (output !== null || hasFailed) return describeFailure({ kind, runUrl, output })
  if (kind !== 'foreign-code') return null
  return describeDownload({ number: pull.number, runUrl, siteUrl })
}

/** Resolves to the text of a file of the artifact, or to null if it has none of that name. */
async function read(folder: string, name: string): Promise<string | null> {
  const file = join(folder, name)
  return existsSync(file) ? readFile(file, 'utf8') : null
}
