// The jobs that may write: one stores the preview, and one, after it is served, writes on the pull request. Both find out for
// themselves which pull request it is, and trust nothing in the artifact.
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { COMMENT_MARKER, putComment } from '../github/own-comment'
import { suggestRepairs } from '../github/suggest-repairs'
import type { WorkflowEnvironment } from '../github/workflow-environment'
import { putSite } from '../store/update-store'
import { STORE_BRANCH } from '../store/store-repository'
import { findPullRequest, type FoundPullRequest } from '../untrusted/find-pull-request'
import { readRepairs } from '../untrusted/read-repairs'
import { findPreviewKind, type PreviewKind } from './preview-kind'
import { takeArtifact } from './take-artifact'
import { ARTIFACT_FILES } from './working-folder'

type TakenPreview = { readonly pull: FoundPullRequest; readonly kind: PreviewKind }

/** Stores the preview, if there is a site. Resolves to whether the branch has changed. */
export async function storePreview(
  environment: WorkflowEnvironment,
  folder: string,
): Promise<boolean> {
  const taken = await takePreview(environment, folder)
  if (taken === null || taken.kind === 'foreign-code') return false
  const { number } = taken.pull
  const site = join(folder, ARTIFACT_FILES.site(number))
  if (!existsSync(site)) return false
  return putSite({ remote: environment.remote, branch: STORE_BRANCH }, number, site)
}

/** Writes the comment, and suggests repairs. */
export async function commentOnPreview(
  environment: WorkflowEnvironment,
  folder: string,
): Promise<void> {
  const taken = await takePreview(environment, folder)
  if (taken === null) return
  const { pull, kind } = taken
  const { github } = environment
  if (kind === 'foreign-code')
    return putComment(github, pull.number, describeDownload(environment, pull))
  const comment = join(folder, ARTIFACT_FILES.comment)
  if (existsSync(comment)) await putComment(github, pull.number, await readFile(comment, 'utf8'))
  const problems = join(folder, ARTIFACT_FILES.problems)
  if (!existsSync(problems)) return
  const count = await suggestRepairs(github, pull, readRepairs(await readFile(problems, 'utf8')))
  console.log(`Repairs suggested: ${count}.`)
}

/**
 * Unpacks the artifact of the run that has built the preview: this one for content, and the pull request's own for its own code. Resolves
 * to null if there is no such run.
 */
async function takePreview(
  { github, payload, runId }: WorkflowEnvironment,
  folder: string,
): Promise<TakenPreview | null> {
  const pull = await findPullRequest(github, payload)
  if (pull === null) return null
  const kind = await findPreviewKind(github, pull)
  const builtBy = kind === 'content' ? runId : pull.run
  if (builtBy === null) return null
  if (kind !== 'foreign-code') await takeArtifact(github, builtBy, folder)
  return { pull, kind }
}

function describeDownload(
  { remote }: WorkflowEnvironment,
  { number, run: id }: FoundPullRequest,
): string {
  const run = `${remote.url}/actions/runs/${id}`
  return `${COMMENT_MARKER}
**This pull request changes the software, so its preview is not published.** Someone who knows the software has to read it first.

The checks run all the same. To see the preview:

1. Open [the page of its build](${run}) and download **preview** at the bottom.
2. Unpack it, open a terminal in the folder, and type \`npx serve\`.
3. Open \`/${ARTIFACT_FILES.site(number)}/\` at the address that it prints.
`
}
