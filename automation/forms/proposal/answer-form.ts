// Makes a pull request of a proposal, or answers the form.
import type { FormResult, ProposedFile } from '../form-result'
import { BRANCH_CHANGED, formatThanks, OUR_FAULT } from '../reply/reply'

/** What this needs of GitHub. Each function may be called again for the same form, after someone has edited it. */
export type FormClient = {
  /**
   * Makes one commit of the files on top of the published branch, and then the branch of it, so that the branch is never half made.
   * Resolves to the commit, or to null if a person has committed to the branch, whose work would be lost.
   */
  readonly commitFiles: (
    branch: string,
    files: readonly ProposedFile[],
    message: string,
  ) => Promise<string | null>
  /** Opens the pull request of the branch, or changes the one that is open. Resolves to its number. */
  readonly putPullRequest: (request: {
    readonly branch: string
    readonly title: string
    readonly body: string
  }) => Promise<number>
  /** Writes the one comment of the workflow under an issue, or replaces its text. */
  readonly reply: (issue: number, text: string) => Promise<void>
  /** Starts the check and the preview of a commit: GitHub starts none for a pull request that a workflow has made. */
  readonly startWorkflows: (branch: string, sha: string) => Promise<void>
}

/** The paths of files that a form may write. */
const ALLOWED_PATH = /^content\/(?:site\.md|(?:[a-z0-9-]+\/)+[a-z0-9-]+\.(?:md|jpg|png|webp|avif))$/

/**
 * Does what a result asks for. If that fails, the reply says that nothing is lost and how to try again.
 * @throws when something has failed, so that the workflow fails too, and when the result names a file that no form may write,
 *   because it comes from a job that read what strangers wrote
 */
export async function answerForm(result: FormResult, client: FormClient): Promise<void> {
  if (result.status === 'unrelated') return
  if (result.status === 'refused') return client.reply(result.issue, result.comment)
  try {
    if (result.status === 'failed') throw new Error('The form could not be read.')
    await openPullRequest(result, client)
  } catch (error) {
    await client.reply(result.issue, OUR_FAULT)
    throw error
  }
}

async function openPullRequest(
  { issue, branch, title, description, files }: Extract<FormResult, { status: 'proposal' }>,
  client: FormClient,
): Promise<void> {
  const strange = files.find(({ path }) => !ALLOWED_PATH.test(path))
  if (strange || branch !== `form/issue-${issue}`)
    throw new Error(`The proposal of form ${issue} names a file or branch that it may not write.`)
  const sha = await client.commitFiles(branch, files, title)
  if (sha === null) return client.reply(issue, BRANCH_CHANGED)
  const number = await client.putPullRequest({ branch, title, body: description })
  await client.reply(issue, formatThanks(number))
  await client.startWorkflows(branch, sha)
}
