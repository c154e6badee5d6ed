// The preview of a pull request that changes the software, built by its own code in a job without rights, for download.
import { mkdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { runGit } from '../../generator/git/run-git'
import { readPath } from '../github/json'
import { buildSite, getPreviewUrl, review, type BuildSettings } from './build-preview'
import type { RunCommand } from './run-command'
import { ARTIFACT_FILES, getFolders } from './working-folder'

type Offer = BuildSettings & {
  /** The payload of the `pull_request` event. */
  readonly payload: unknown
}

/**
 * Builds and packs the site of the working tree, which is the merge of the pull request into its base. Does nothing if only content has
 * changed, because a later workflow builds that.
 */
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
  const refs = ['--base', 'HEAD^1', '--head', 'HEAD', '--git', top]
  await review(run, {
    args: [...refs, '--pull-request', String(number)],
    url: getPreviewUrl(siteUrl, number),
    folders,
  })
  await buildSite(run, ['--content', join(top, 'content')], { number, folders, siteUrl })
  console.log(`The preview is in ${ARTIFACT_FILES.site(number)} of the artifact.`)
}
