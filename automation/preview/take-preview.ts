// Gets what a run has built: finds out which pull request it is for, and unpacks the artifact strictly. Each job that may write does so
// for itself, and trusts nothing in the artifact.
import type { GitHub } from '../github/github-client'
import { readPath } from '../github/json'
import type { WorkflowEnvironment } from '../github/workflow-environment'
import {
  findPullRequest,
  type EndedRun,
  type FoundPullRequest,
} from '../untrusted/find-pull-request'
import { RefusedError } from '../untrusted/refused-error'
import { MAX_ARTIFACT_BYTES, unpackArtifact } from '../untrusted/unpack-artifact'
import { findPreviewKind, type PreviewKind } from './preview-kind'
import { ARTIFACT } from './working-folder'

export type TakenPreview = {
  readonly pull: FoundPullRequest
  readonly kind: PreviewKind
  /** The run that has built the preview: this one for content, and the pull request's own for its own code. */
  readonly builtBy: EndedRun
  /** Why nothing was unpacked, if the artifact is anything but a preview. */
  readonly refusal: string | null
}

/**
 * Unpacks the artifact of the run that has built the preview, unless a stranger's code has. Resolves to null if the pull request is
 * closed or has moved on, or no run has built it.
 * @param folder an empty folder
 */
export async function takePreview(
  { github, payload, runId }: WorkflowEnvironment,
  folder: string,
): Promise<TakenPreview | null> {
  const pull = await findPullRequest(github, payload)
  if (pull === null) return null
  const kind = await findPreviewKind(github, pull)
  const builtBy = kind === 'content' ? { id: runId, hasFailed: false } : pull.run
  if (builtBy === null) return null
  const taken = { pull, kind, builtBy, refusal: null }
  try {
    if (kind !== 'foreign-code') await unpackArtifactOf(github, builtBy, folder)
    return taken
  } catch (error) {
    if (!(error instanceof RefusedError)) throw error
    return { ...taken, refusal: error.message }
  }
}

/** Unpacks the artifact of a run, if it has one: the newest, because a run that was started again can have several. */
async function unpackArtifactOf(github: GitHub, { id }: EndedRun, folder: string): Promise<void> {
  const answer = await github.get(`/actions/runs/${id}/artifacts?name=${ARTIFACT}&per_page=100`)
  const listed = readPath(answer, 'artifacts')
  const ids = (Array.isArray(listed) ? (listed as unknown[]) : [])
    .filter((artifact) => readPath(artifact, 'name') === ARTIFACT)
    .map((artifact) => Number(readPath(artifact, 'id')))
  if (ids.length === 0) return
  const path = `/actions/artifacts/${Math.max(...ids)}/zip`
  await unpackArtifact(await github.download(path, MAX_ARTIFACT_BYTES), folder)
}
