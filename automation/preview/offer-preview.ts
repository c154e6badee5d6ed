// The preview of a pull request that changes the software, built by its own code in a job without rights, for download.
import { mkdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { runGit } from '../../generator/git/run-git'
import { readPath } from '../github/json'
import { getPreviewUrl, packSite, review, type BuildSettings } from './build-preview'
import type { RunCommand } from './run-command'
import { ARTIFACT_FILES, getFolders } from './working-folder'

type Offer = BuildSettings & {
  /** The payload of the `pull_request` event. */
  readonly payload: unknown
  /** The checkout of the merge of the pull request into its base. */
  readonly top: string
}

/** Builds and packs the site. Does nothing if only content has changed, because a later workflow builds that. */
export async function offerPreview(
  run: RunCommand,
  { payload, top, out, siteUrl }: Offer,
): Promise<void> {
  const number = Number(readPath(payload, 'pull_request', 'number'))
  const args = ['diff-tree', '-r', '-z', '--name-only', '--no-renames', 'HEAD^1', 'HEAD']
  const changed = await runGit({ top }, args)
  if (!('stdout' in changed)) throw new Error(changed.stderr)
  const paths = changed.stdout.split('\0').filter((path) => path !== '')
  if (paths.every((path) => path.startsWith('content/')))
    return console.log('Only content has changed. The workflow "Publish previews" builds it.')
  const folders = getFolders(resolve(out))
  await mkdir(folders.artifact, { recursive: true })
  const build = ['--pull-request', String(number), '--out', folders.site]
  const { status } = await run('build', [...build, '--content', join(top, 'content')])
  if (status !== 0) throw new Error('The preview could not be built.')
  const refs = ['--base', 'HEAD^1', '--head', 'HEAD', '--pull-request', String(number)]
  await review(run, { args: refs, url: getPreviewUrl(siteUrl, number), folders })
  await packSite(folders, number)
  console.log(`The preview is in ${ARTIFACT_FILES.site(number)} of the artifact.`)
}
