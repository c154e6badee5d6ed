// GitHub's API for commits and pull requests, over a local bare repository: it answers before the fake of GitHub does.
import type { FakeState } from '../../github/testing/fake-state'
import { readPath } from '../../github/json'
import { createPull } from '../../github/testing/payloads'
import type { ForkFixture } from '../../untrusted/testing/fork-fixture'

/** The number of the pull request that is opened. */
export const PULL = 12

/** @param state where the pull request and its files are noted, which the fake lists */
export function createGitApi(fork: ForkFixture, state: FakeState): FakeState['intercept'] {
  const git = (args: readonly string[], input?: string | Buffer) =>
    fork.git(['--git-dir', fork.url, ...args], input)

  return (method, path, body) => {
    const text = (name: string) => String(readPath(body, name))
    if (path === '/git/ref/heads/main') return { object: { sha: git(['rev-parse', 'main']) } }
    if (path.startsWith('/git/commits/'))
      return { tree: { sha: git(['rev-parse', `${path.slice(13)}^{tree}`]) } }
    if (path === '/git/blobs')
      return {
        sha: git(['hash-object', '-w', '--stdin'], Buffer.from(text('content'), 'base64')),
      }
    if (path === '/git/trees') return { sha: makeTree(text('base_tree'), readPath(body, 'tree')) }
    if (path === '/git/commits') {
      const [parent = ''] = readPath(body, 'parents') as string[]
      return { sha: git(['commit-tree', text('tree'), '-p', parent, '-m', text('message')]) }
    }
    if (path === '/git/refs') return { ref: git(['update-ref', text('ref'), text('sha')]) }
    if (path === '/pulls' && method === 'POST') return openPull(text('head'))
    return undefined
  }

  function makeTree(base: string, entries: unknown): string {
    git(['read-tree', base])
    for (const entry of entries as { path: string; sha: string }[])
      git(['update-index', '--add', '--cacheinfo', `100644,${entry.sha},${entry.path}`])
    return git(['write-tree'])
  }

  function openPull(branch: string) {
    const sha = git(['rev-parse', branch])
    git(['update-ref', `refs/pull/${PULL}/head`, sha])
    const changed = git(['diff', '--name-only', 'main', branch]).split('\n')
    state.files[PULL] = changed.map((filename) => ({ filename, patch: '@@ -1 +1,20 @@' }))
    const bot = { login: 'github-actions[bot]', type: 'Bot' }
    const pull = { ...createPull({ number: PULL, sha, owner: 'example', branch }), user: bot }
    state.pulls.push(pull)
    return pull
  }
}
