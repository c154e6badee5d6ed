// Makes a pull request of a proposal, or answers the form.
import { BRANCH_CHANGED, formatThanks } from '../reply'
import type { FormResult, ProposedFile } from '../process-form'

/** What this needs of GitHub. Each function may be called again for the same form, after someone has edited it. */
export type FormClient = {
  /** Sets the branch to the tip of the published one. Resolves to false if a person has committed to it, whose work would be lost. */
  readonly createBranch: (name: string) => Promise<boolean>
  /** Resolves to the commit. */
  readonly putFile: (branch: string, file: ProposedFile, message: string) => Promise<string>
  /** Resolves to the number of the pull request of the branch, which may be there already. */
  readonly createPullRequest: (request: {
    readonly branch: string
    readonly title: string
    readonly body: string
  }) => Promise<number>
  /** Writes the one comment of the workflow under an issue, or replaces its text. */
  readonly comment: (issue: number, text: string) => Promise<void>
  /** Starts the check and the preview of a commit: GitHub starts none for a pull request that a workflow has made. */
  readonly startWorkflows: (branch: string, sha: string) => Promise<void>
}

/** The paths of files that a form may write. */
const ALLOWED_PATH = /^content\/(?:site\.md|(?:[a-z0-9-]+\/)+[a-z0-9-]+\.(?:md|jpg|png|webp|avif))$/

/**
 * @throws when the result names a file that no form may write, because it comes from a job that read what strangers wrote
 */
export async function openPullRequest(result: FormResult, client: FormClient): Promise<void> {
  if (result.status === 'unrelated') return
  if (result.status === 'refused') return client.comment(result.issue, result.comment)
  const { issue, branch, title, description, files } = result
  const strange = files.find(({ path }) => !ALLOWED_PATH.test(path))
  if (strange || branch !== `form/issue-${issue}`)
    throw new Error(`The proposal of form ${issue} names a file or branch that it may not write.`)
  if (!(await client.createBranch(branch))) return client.comment(issue, BRANCH_CHANGED)
  let sha = ''
  for (const file of files) sha = await client.putFile(branch, file, title)
  const number = await client.createPullRequest({ branch, title, body: description })
  await client.comment(issue, formatThanks(number))
  await client.startWorkflows(branch, sha)
}
