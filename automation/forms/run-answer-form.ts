// Makes a pull request of the answer to a form, or replies to it (`npm run answer-form`). It runs in GitHub's workflow.
import { readFile } from 'node:fs/promises'
import { exitCode } from '../../generator/cli/exit'
import { parseOptions } from '../../generator/cli/options'
import { UsageError } from '../../generator/cli/usage-error'
import { createGitHub } from '../github/github-client'
import { createFormClient } from './form-client'
import { openPullRequest } from './open-pull-request'
import type { FormResult } from './process-form'

/** Resolves to the exit code. */
export async function runAnswerForm(
  args: readonly string[],
  environment: Readonly<Record<string, string | undefined>> = process.env,
): Promise<number> {
  const { result: file } = parseOptions(args, {
    result: { value: 'file', about: 'The answer that npm run form-to-file has written.' },
  })
  if (file === undefined) throw new UsageError('--result wants the file with the answer.')
  const { GITHUB_API_URL: url, GITHUB_TOKEN: token, GITHUB_REPOSITORY: repository } = environment
  if (!url || !token || !repository)
    throw new UsageError('This command runs in GitHub’s workflow, which gives it its token.')
  const result = JSON.parse(await readFile(file, 'utf8')) as FormResult
  await openPullRequest(result, createFormClient(createGitHub({ url, token, repository })))
  return exitCode.success
}
