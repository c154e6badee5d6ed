// Gets the artifact of a run from GitHub and unpacks it strictly.
import type { GitHub } from '../github/github-client'
import { readPath } from '../github/json'
import { MAX_ARTIFACT_BYTES, unpackArtifact } from '../untrusted/unpack-artifact'
import { ARTIFACT } from './working-folder'

/**
 * Unpacks the preview of a run into a folder. Resolves to false if the run has none.
 * @throws RefusedError if it is anything but a preview
 */
export async function takeArtifact(github: GitHub, run: number, folder: string): Promise<boolean> {
  const answer = await github.get(`/actions/runs/${run}/artifacts?name=${ARTIFACT}&per_page=100`)
  const listed = readPath(answer, 'artifacts')
  const artifacts = Array.isArray(listed) ? (listed as unknown[]) : []
  const artifact = artifacts.find((each) => readPath(each, 'name') === ARTIFACT)
  const id = readPath(artifact, 'id')
  if (!Number.isSafeInteger(id)) return false
  const zip = await github.download(`/actions/artifacts/${Number(id)}/zip`, MAX_ARTIFACT_BYTES)
  await unpackArtifact(zip, folder)
  return true
}
