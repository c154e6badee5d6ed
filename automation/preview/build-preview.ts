// The second step of a preview: the generator of the base branch checks, compares and builds the content. It has no token.
import { existsSync } from 'node:fs'
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { exitCode } from '../../generator/cli/exit'
import { REVIEW_FOLDER } from '../../generator/preview/reserved-folders'
import { COMMENT_MARKER } from '../github/own-comment'
import type { FoundPullRequest } from '../untrusted/find-pull-request'
import type { RunCommand } from './run-command'
import { ARTIFACT_FILES, getFolders } from './working-folder'

export type BuildSettings = {
  /** The working tree whose commits are compared. */
  readonly top: string
  /** The working folder. */
  readonly out: string
  /** The address of the public site, if it is known. The content of a pull request does not decide where its preview is. */
  readonly siteUrl: string | undefined
}

type Folders = ReturnType<typeof getFolders>

/** Builds what `fetchPreview` has written, if anything. */
export async function buildPreview(
  run: RunCommand,
  { top, out, siteUrl }: BuildSettings,
): Promise<void> {
  const folders = getFolders(out)
  if (!existsSync(folders.pullRequest)) return
  const pull = JSON.parse(await readFile(folders.pullRequest, 'utf8')) as FoundPullRequest
  const { number, sha, repository } = pull
  const check = await run('check', ['--content', folders.content, '--format', 'json'])
  await writeFile(join(folders.artifact, ARTIFACT_FILES.problems), check.output)
  const refs = ['--base', 'HEAD', '--head', sha, '--content-of-head', folders.content]
  const args = [...refs, '--git', top, '--pull-request', String(number), '--repository', repository]
  await review(run, { args, url: getPreviewUrl(siteUrl, number), folders })
  if (check.status === 0) await build(run, pull, { folders, siteUrl })
}

/** Returns the URL of a preview, if that of the site is known. */
export const getPreviewUrl = (siteUrl: string | undefined, number: number): string | undefined =>
  siteUrl && `${siteUrl.replace(/\/?$/, '/')}${ARTIFACT_FILES.site(number)}/`

/** Compares two commits. A comparison that fails takes nothing else with it. */
export async function review(
  run: RunCommand,
  { args, url, folders }: { args: readonly string[]; url: string | undefined; folders: Folders },
): Promise<void> {
  const place = url === undefined ? [] : ['--url', url]
  const { status } = await run('review', [...args, ...place, '--out', folders.review])
  if (status !== 0) {
    const link = url === undefined ? '' : ` [Open the preview](${url}).`
    const text = `${COMMENT_MARKER}\nThe comparison of this change could not be made.${link}\n`
    await writeFile(join(folders.artifact, ARTIFACT_FILES.comment), text)
    return
  }
  for (const name of [ARTIFACT_FILES.comment, ARTIFACT_FILES.review])
    await cp(join(folders.review, name), join(folders.artifact, name))
}

async function build(
  run: RunCommand,
  pull: FoundPullRequest,
  { folders, siteUrl }: { folders: Folders; siteUrl: string | undefined },
): Promise<void> {
  const { number, sha, branch, headRepository } = pull
  // A name that begins with a hyphen is not taken for an option.
  const origin = [`--commit=${sha}`, `--branch=${branch}`, `--repository=${headRepository}`]
  const args = ['--content', folders.content, ...origin]
  await buildSite(run, args, { number, folders, siteUrl })
}

/**
 * Builds the preview, with a link to the pages of its review if there are any, and puts both into the artifact.
 * @throws if the build fails. What it printed is then in the artifact, unless the content has mistakes, which the review lists
 */
export async function buildSite(
  run: RunCommand,
  args: readonly string[],
  { number, folders, siteUrl }: { number: number; folders: Folders; siteUrl: string | undefined },
): Promise<void> {
  const link = existsSync(getReviewPages(folders)) ? ['--review'] : []
  const url = siteUrl === undefined ? [] : ['--url', siteUrl]
  const place = ['--pull-request', String(number), '--out', folders.site]
  const { status, output } = await run('build', [...args, ...url, ...place, ...link])
  if (status === exitCode.success) return packSite(folders, number)
  if (status !== exitCode.problems)
    await writeFile(join(folders.artifact, ARTIFACT_FILES.failure), output)
  throw new Error('The preview could not be built.')
}

/** Returns the folder of the pages that the review has written. */
const getReviewPages = ({ review }: Folders): string => join(review, 'pages')

/** Puts the site and the pages of the review into the artifact, without the files that would control a host. */
async function packSite(folders: Folders, number: number): Promise<void> {
  const site = join(folders.artifact, ARTIFACT_FILES.site(number))
  await mkdir(site, { recursive: true })
  const isPublished = (file: string) => file === folders.site || !/^[._]/.test(basename(file))
  await cp(folders.site, site, { recursive: true, filter: isPublished })
  const pages = getReviewPages(folders)
  if (existsSync(pages)) await cp(pages, join(site, REVIEW_FOLDER), { recursive: true })
}
