// Recognizes a build that is older than what is published, so that the slower of two builds at the same moment does not win.
import type { Remote } from '../../generator/git/remote-access'
import { BUILD_INFO_FILE, type BuildInfo } from '../../generator/publish/build-info'
import { readPath } from '../github/json'
import { fetchRef, withTemporaryRepository, type GitRunner } from './store-repository'

/** From which commit and for which day a site was built. */
export type BuildOrigin = Pick<BuildInfo, 'commit' | 'asOf'>

/** Returns the origin of the production site in a commit of the store branch, or null if it is not known. */
export async function readPublishedOrigin(
  git: GitRunner,
  tip: string,
): Promise<BuildOrigin | null> {
  try {
    const build = JSON.parse(await git(['show', `${tip}:${BUILD_INFO_FILE}`])) as unknown
    const [commit, asOf] = [readPath(build, 'commit'), readPath(build, 'asOf')]
    return isCommit(commit) && typeof asOf === 'string' ? { commit, asOf } : null
  } catch {
    return null
  }
}

const isCommit = (value: unknown): value is string =>
  typeof value === 'string' && /^[0-9a-f]{40,64}$/.test(value)

/**
 * Resolves to true if a site was built from an ancestor of the published commit, or from the same commit for an earlier day. A published
 * commit that is no longer on the default branch has no say, so a branch that was reset is published again.
 * @param remote the repository of both commits
 */
export async function isOutdated(
  remote: Remote,
  built: BuildOrigin,
  published: BuildOrigin,
): Promise<boolean> {
  const [older, newer] = [built.commit, published.commit]
  if (older === null || newer === null) return false
  if (older === newer) return built.asOf < published.asOf
  // In a repository of its own, because git applies the filter to every later fetch.
  return withTemporaryRepository(async (git) => {
    const head = await fetchRef(git, remote, { ref: 'HEAD', only: '--filter=tree:0' })
    const isAncestor = (ancestor: string, descendant: string) =>
      git(['merge-base', '--is-ancestor', ancestor, descendant]).then(
        () => true,
        () => false,
      )
    return head !== null && (await isAncestor(newer, head)) && (await isAncestor(older, newer))
  })
}
