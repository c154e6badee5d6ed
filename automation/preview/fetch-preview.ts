// The first step of a preview: finds out which pull request it is for, and reads its content as data. Only this step has a token.
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { WorkflowEnvironment } from '../github/workflow-environment'
import { findPullRequest } from '../untrusted/find-pull-request'
import { fetchPullRequest, writeContent } from '../untrusted/pull-request-content'
import { RefusedError } from '../untrusted/refused-error'
import { describeRefusal } from './outcome-comments'
import { findPreviewKind } from './preview-kind'
import { ARTIFACT_FILES, getFolders } from './working-folder'

/**
 * Writes the content of the pull request into the working folder, or a comment that says why it was refused. Writes nothing if there is
 * nothing to build: the pull request is closed, has moved on, or brings code.
 * @param top the working tree of the base branch
 */
export async function fetchPreview(
  { github, payload, remote }: WorkflowEnvironment,
  { top, out }: { top: string; out: string },
): Promise<void> {
  const pull = await findPullRequest(github, payload)
  if (pull === null) return console.log('The pull request is closed, or a newer run is for it.')
  const kind = await findPreviewKind(github, pull)
  if (kind !== 'content') return console.log('The pull request changes the software.')
  const folders = getFolders(out)
  await mkdir(folders.artifact, { recursive: true })
  try {
    await fetchPullRequest({ top }, remote, pull)
    await writeContent({ top }, pull.sha, folders.content)
    await writeFile(folders.pullRequest, JSON.stringify(pull))
  } catch (error) {
    if (!(error instanceof RefusedError)) throw error
    console.log(error.message)
    const comment = join(folders.artifact, ARTIFACT_FILES.comment)
    await writeFile(comment, describeRefusal(error.message))
  }
}
