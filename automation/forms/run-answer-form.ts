// Makes a pull request of the answer to a form, or replies to it (`npm run answer-form`). It runs in GitHub's workflow.
import { readFile } from 'node:fs/promises'
import { exitCode } from '../../generator/cli/exit'
import { parseOptions } from '../../generator/cli/options'
import { UsageError } from '../../generator/cli/usage-error'
import { readPath } from '../github/json'
import { readWorkflowEnvironment } from '../github/workflow-environment'
import { createFormClient } from './proposal/form-client'
import { answerForm } from './proposal/answer-form'
import type { FormResult } from './form-result'

/** Resolves to the exit code. */
export async function runAnswerForm(args: readonly string[]): Promise<number> {
  const { result: file } = parseOptions(
    args,
    'Makes a pull request and a reply of a filled-in form.',
    {
      result: { value: 'file', about: 'The answer that npm run form-to-file has written.' },
    },
  )
  if (file === undefined) throw new UsageError('--result wants the file with the answer.')
  const { github, payload } = readWorkflowEnvironment()
  const result = JSON.parse(await readFile(file, 'utf8')) as FormResult
  // The job that has read the form must not answer another issue.
  if (result.status !== 'unrelated' && result.issue !== readPath(payload, 'issue', 'number'))
    throw new Error('The answer is not for the issue of this run.')
  await answerForm(result, createFormClient(github))
  return exitCode.success
}
