// Makes the commit, the pull request and the reply of a form with GitHub's API, and starts its workflows.
import type { GitHub } from '../../github/github-client'
import { readPath } from '../../github/json'
import { BOT, putComment } from '../../github/own-comment'
import type { ProposedFile } from '../form-result'
import type { FormClient } from './answer-form'

/** The first line of the reply, by which it is found again. GitHub does not show it. */
const REPLY_MARKER = '<!-- lantern-hill-form -->'
/** The workflows in .github/workflows that every pull request needs. */
const WORKFLOWS = { check: 'check.yml', preview: 'preview-publish.yml' } as const

/** @param base the branch that is published */
export function createFormClient(github: GitHub, base = 'main'): FormClient {
  const [owner = ''] = github.repository.split('/')
  const start = (workflow: string, body: object) =>
    github.send('POST', `/actions/workflows/${workflow}/dispatches`, body)
  return {
    commitFiles: async (branch, files, message) => {
      const tip = readPath(await github.get(`/git/ref/heads/${base}`), 'object', 'sha')
      const existing = await getOrNull(github, `/commits/${branch}`)
      const isFree = existing === null || readPath(existing, 'sha') === tip
      if (!isFree && readPath(existing, 'author', 'login') !== BOT) return null
      const sha = await createCommit(github, { parent: String(tip), files, message })
      await (existing === null
        ? github.send('POST', '/git/refs', { ref: `refs/heads/${branch}`, sha })
        : github.send('PATCH', `/git/refs/heads/${branch}`, { sha, force: true }))
      return sha
    },
    putPullRequest: async ({ branch, title, body }) => {
      const [existing] = await github.list(`/pulls?state=open&head=${owner}:${branch}`)
      const pull =
        existing === undefined
          ? await github.send('POST', '/pulls', { title, body, head: branch, base })
          : await github.send('PATCH', `/pulls/${Number(readPath(existing, 'number'))}`, {
              title,
              body,
            })
      return Number(readPath(pull, 'number'))
    },
    reply: (issue, text) => putComment(github, issue, `${REPLY_MARKER}\n${text}`),
    startWorkflows: async (branch, sha) => {
      await start(WORKFLOWS.check, { ref: branch })
      // The workflow of main, which may publish. It asks GitHub which pull request has this branch and commit.
      await start(WORKFLOWS.preview, { ref: base, inputs: { branch, sha } })
    },
  }
}

/** Creates one commit, on no branch yet, of all files. Resolves to its hash. */
async function createCommit(
  github: GitHub,
  commit: { parent: string; files: readonly ProposedFile[]; message: string },
): Promise<string> {
  const create = async (type: 'blobs' | 'trees' | 'commits', body: object) =>
    String(readPath(await github.send('POST', `/git/${type}`, body), 'sha'))
  const parent = await github.get(`/git/commits/${commit.parent}`)
  const entries = []
  for (const { path, base64 } of commit.files) {
    const sha = await create('blobs', { content: base64, encoding: 'base64' })
    entries.push({ path, mode: '100644', type: 'blob', sha })
  }
  const tree = await create('trees', { base_tree: readPath(parent, 'tree', 'sha'), tree: entries })
  return create('commits', { message: commit.message, tree, parents: [commit.parent] })
}

/** Resolves to the answer, or to null if there is nothing at the path. */
async function getOrNull(github: GitHub, path: string): Promise<unknown> {
  return github.get(path).catch((error: unknown) => {
    // GitHub answers 422 to a commit that no branch has.
    if ([404, 422].includes(Number(readPath(error, 'status')))) return null
    throw error
  })
}
