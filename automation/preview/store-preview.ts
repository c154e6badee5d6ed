// The job that stores a preview. It may write to the repository.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { WorkflowEnvironment } from '../github/workflow-environment'
import { putSite } from '../store/update-store'
import { STORE_BRANCH } from '../store/store-repository'
import { takePreview } from './take-preview'
import { ARTIFACT_FILES } from './working-folder'

/**
 * Stores the preview, if there is a site. Resolves to whether the branch has changed.
 * @param folder an empty folder, for the artifact
 */
export async function storePreview(
  environment: WorkflowEnvironment,
  folder: string,
): Promise<boolean> {
  const taken = await takePreview(environment, folder)
  if (taken === null || taken.kind === 'foreign-code') return false
  if (taken.refusal !== null) {
    console.log(taken.refusal)
    return false
  }
  const { number } = taken.pull
  const site = join(folder, ARTIFACT_FILES.site(number))
  if (!existsSync(site)) return false
  const store = { remote: environment.remote, branch: STORE_BRANCH }
  return (await putSite(store, number, site)) === 'stored'
}
