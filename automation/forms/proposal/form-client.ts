// Makes the branch, the pull request and the reply of a form with GitHub's API, and starts its workflows.
import type { GitHub } from '../../github/github-client'
import { readPath } from '../../github/json'
import type { FormClient } from './open-pull-request'

/** The account under which workflows write. Anybody else could begin a comment with our first line. */
const BOT = 'github-actions[bot]'
/** The first line of the reply, by which it is found again. GitHub does not show it. */
const MARKER = '<!-- lantern-hill-form -->'
/** The workflows in .github/workflows that every pull request needs. */
const WORKFLOWS = { check: 'check.yml', preview: 'preview-publish.yml' } as const

/** @param base the branch that is published */
export function createFormClient(github: GitHub, base = 'main'): FormClient {
  const [owner = ''] = github.repository.split('/')
  const start = (workflow: string, body: object) =>
    github.send('POST', `/actions/workflows/${workflow}/dispatches`, body)
  return {
    createBranch: async (name) => {
      const sha = readPath(await github.get(`/git/ref/heads/${base}`), 'object', 'sha')
      const existing = await getOrNull(github, `/commits/${name}`)
      if (existing === null) {
        await github.send('POST', '/git/refs', { ref: `refs/heads/${name}`, sha })
        return true
      }
      if (readPath(existing, 'sha') === sha) return true
      if (readPath(existing, 'author', 'login') !== BOT) return false
      await github.send('PATCH', `/git/refs/heads/${name}`, { sha, force: true })
      return true
    },
    putFile: async (branch, { path, base64 }, message) => {
      const existing = await getOrNull(github, `/contents/${path}?ref=${branch}`)
      const sha = readPath(existing, 'sha')
      const body = { message, branch, content: base64, ...(sha === undefined ? {} : { sha }) }
      return String(readPath(await github.send('PUT', `/contents/${path}`, body), 'commit', 'sha'))
    },
    createPullRequest: async ({ branch, title, body }) => {
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
    comment: async (issue, text) => {
      const body = `${MARKER}\n${text}`
      const comments = await github.list(`/issues/${issue}/comments`)
      const ours = comments.find(
        (comment) =>
          readPath(comment, 'user', 'login') === BOT &&
          String(readPath(comment, 'body')).startsWith(MARKER),
      )
      if (ours === undefined) await github.send('POST', `/issues/${issue}/comments`, { body })
      else if (readPath(ours, 'body') !== body)
        await github.send('PATCH', `/issues/comments/${Number(readPath(ours, 'id'))}`, { body })
    },
    startWorkflows: async (branch, sha) => {
      await start(WORKFLOWS.check, { ref: branch })
      // The workflow of main, which may publish. It asks GitHub which pull request has this branch and commit.
      await start(WORKFLOWS.preview, { ref: base, inputs: { branch, sha } })
    },
  }
}

/** Resolves to the answer, or to null if there is nothing at the path. */
async function getOrNull(github: GitHub, path: string): Promise<unknown> {
  return github.get(path).catch((error: unknown) => {
    // GitHub answers 422 to a commit that no branch has.
    if ([404, 422].includes(Number(readPath(error, 'status')))) return null
    throw error
  })
}
