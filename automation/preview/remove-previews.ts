// Removes previews whose pull request is closed.
import { readPath } from '../github/json'
import type { WorkflowEnvironment } from '../github/workflow-environment'
import { STORE_BRANCH } from '../store/store-repository'
import { listStoredPreviews, removePreview } from '../store/update-store'

/** Removes the preview of the pull request that the event has closed. Resolves to whether there was one. */
export async function removeClosedPreview({
  payload,
  remote,
}: WorkflowEnvironment): Promise<boolean> {
  const number = readPath(payload, 'pull_request', 'number')
  if (readPath(payload, 'action') !== 'closed' || !Number.isSafeInteger(number)) return false
  const outcome = await removePreview({ remote, branch: STORE_BRANCH }, Number(number))
  return outcome === 'stored'
}

/**
 * Removes every preview whose pull request is not open, such as one that was closed while its preview was being built. Resolves to
 * whether there was one.
 */
export async function sweepPreviews({ github, remote }: WorkflowEnvironment): Promise<boolean> {
  const store = { remote, branch: STORE_BRANCH }
  let hasChanged = false
  for (const number of await listStoredPreviews(store)) {
    const pull = await github.get(`/pulls/${number}`)
    if (readPath(pull, 'state') !== 'closed') continue
    if ((await removePreview(store, number)) === 'stored') hasChanged = true
  }
  return hasChanged
}
