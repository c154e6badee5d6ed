// What GitHub tells a workflow's step about itself, in variables of the environment and in files that these name.
import { appendFileSync, readFileSync } from 'node:fs'
import type { Remote } from '../../generator/git/remote-access'
import { createGitHub, type GitHub } from './github-client'

export type WorkflowEnvironment = {
  readonly github: GitHub
  /** The repository, for git. */
  readonly remote: Remote
  /** The payload of the event that started the workflow. All of it may be a stranger's words. */
  readonly payload: unknown
  /** The ID of this run. */
  readonly runId: number
}

/** @throws outside of a workflow */
export function readWorkflowEnvironment(): WorkflowEnvironment {
  const repository = expectVariable('GITHUB_REPOSITORY')
  const server = expectVariable('GITHUB_SERVER_URL')
  const token = expectVariable('GITHUB_TOKEN')
  return {
    github: createGitHub({ url: expectVariable('GITHUB_API_URL'), token, repository }),
    remote: { url: `${server}/${repository}`, token },
    payload: JSON.parse(readFileSync(expectVariable('GITHUB_EVENT_PATH'), 'utf8')) as unknown,
    runId: Number(expectVariable('GITHUB_RUN_ID')),
  }
}

/** Gives a value to the later steps and jobs. Such values are never a stranger's words. */
export function setOutput(name: string, value: boolean | number): void {
  const file = process.env.GITHUB_OUTPUT
  if (file) appendFileSync(file, `${name}=${String(value)}\n`)
}

function expectVariable(name: string): string {
  const value = process.env[name]
  if (value) return value
  throw new Error(`${name} is not set: this command runs in GitHub's workflows.`)
}
