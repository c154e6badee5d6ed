// How a pull request is previewed: that depends on whether it brings code, and whose.
import type { GitHub } from '../github/github-client'
import { readPath } from '../github/json'
import type { FoundPullRequest } from '../untrusted/find-pull-request'

/**
 * - `content`: only words and pictures. Our own generator builds them for anybody.
 * - `own-code`: the software changes, by someone who may write to this repository anyway. Their build is published.
 * - `foreign-code`: the software changes, by a stranger or a program. Nothing of it is published; the preview can be downloaded.
 */
export type PreviewKind = 'content' | 'own-code' | 'foreign-code'

/** GitHub lists no more files than these. */
const MAX_LISTED_FILES = 3000

/** Returns the kind of a pull request by the files that GitHub says it changes. */
export async function findPreviewKind(
  github: GitHub,
  { number, isFork, isByBot }: FoundPullRequest,
): Promise<PreviewKind> {
  const files = await github.list(`/pulls/${number}/files`)
  const names = files.flatMap((file) => [
    readPath(file, 'filename'),
    readPath(file, 'previous_filename') ?? 'content/',
  ])
  const isContent = names.every((name) => typeof name === 'string' && name.startsWith('content/'))
  if (isContent && files.length > 0 && files.length < MAX_LISTED_FILES) return 'content'
  return isFork || isByBot ? 'foreign-code' : 'own-code'
}
