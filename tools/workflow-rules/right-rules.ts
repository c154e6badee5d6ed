// Rules about what a workflow may do, and for how long.
import { type Job, listSteps, type Rule, type Workflow } from './workflow'

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

/** Rights are given scope by scope, to jobs; a workflow as a whole may only read. Each scope has a comment that says what it is for. */
export const explainPermissions: Rule = ({ permissions, jobs, lines }) => {
  const explained = lines.flatMap((line) => {
    const [, scope = '', comment = ''] =
      /^\s+([a-z-]+): (?:read|write)\s*(?:#\s*(.*))?$/.exec(line) ?? []
    return scope !== '' && comment === '' ? [`The permission "${scope}" needs a comment.`] : []
  })
  const scopes = [permissions, ...jobs.map((job) => job.permissions)].flatMap((value) =>
    isRecord(value) ? Object.keys(value) : [],
  )
  const inLines = lines.filter((line) => /^\s+[a-z-]+: (?:read|write)\b/.test(line))
  const hidden = scopes.length > inLines.length ? ['Each permission needs a line of its own.'] : []
  const canWrite = isRecord(permissions) && Object.values(permissions).includes('write')
  const vague = jobs
    .filter((job) => job.permissions !== undefined && !isRecord(job.permissions))
    .map(({ id }) => `"${id}" has to name each of its permissions.`)
  const forWorkflow = isRecord(permissions)
    ? canWrite
      ? ['Only jobs may write, not the whole workflow.']
      : []
    : ['The workflow has to name its permissions, such as {}.']
  return [...forWorkflow, ...vague, ...hidden, ...explained]
}

/** The code of a pull request gets no token, no secret and no right to write. */
export const keepSecrets: Rule = (workflow) => {
  const secrets = /\bsecrets\b|github\.token|\bGITHUB_TOKEN\b/
  const isForeign = workflow.triggers.includes('pull_request')
  if (!isForeign) {
    const others =
      /secrets\.(?!GITHUB_TOKEN\b)\w+|secrets\s*\[|secrets:\s*inherit|toJSON\(secrets\)/i
    return workflow.lines.some((line) => others.test(line))
      ? ['No secret but the token of the run may be used.']
      : []
  }
  const writing = workflow.jobs
    .filter(
      ({ permissions }) => isRecord(permissions) && Object.values(permissions).includes('write'),
    )
    .map(({ id }) => `"${id}" must not write: it runs the code of pull requests.`)
  const leaking = workflow.lines.some((line) => secrets.test(line.replace(/#.*$/, '')))
  return leaking ? [...writing, 'The code of pull requests must get no token or secret.'] : writing
}

/** No script has an expression, because text of an event would become part of the program. Values come in the environment. */
export const keepTextOutOfScripts: Rule = (workflow) =>
  listSteps(workflow)
    .filter((step) => `${step.run ?? ''}${JSON.stringify(step.with?.script ?? '')}`.includes('${{'))
    .map(({ job }) => `A script of "${job}" has an expression: pass the value in env.`)

const MAX_MINUTES = 60

/** A job that hangs ends soon. */
export const limitTime: Rule = ({ jobs }) =>
  jobs
    .filter(({ uses }) => uses === undefined)
    .filter((job) => {
      const minutes = job['timeout-minutes']
      return typeof minutes !== 'number' || minutes > MAX_MINUTES
    })
    .map(({ id }) => `"${id}" needs timeout-minutes, at most ${MAX_MINUTES}.`)

/** It is decided what happens when a workflow starts again before it has ended, and a deployment is never cut off. */
export const decideConcurrency: Rule = ({ concurrency, jobs, triggers }: Workflow) => {
  const isDecided = (value: unknown) => isRecord(value) && value['cancel-in-progress'] !== undefined
  const isCalled = triggers.every((trigger) => trigger === 'workflow_call')
  const deploys = ({ steps }: Job) => steps.some(({ uses = '' }) => uses.includes('deploy-pages@'))
  const cut = jobs
    .filter(deploys)
    .filter((job) => !isRecord(job.concurrency) || job.concurrency['cancel-in-progress'] !== false)
    .map(({ id }) => `"${id}" deploys, so it needs a concurrency that cancels nothing.`)
  const isComplete =
    isDecided(concurrency) || (isCalled && jobs.every((job) => isDecided(job.concurrency)))
  return isComplete ? cut : [...cut, 'The workflow needs concurrency with cancel-in-progress.']
}
