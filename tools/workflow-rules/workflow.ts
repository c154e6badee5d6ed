// A workflow of GitHub, parsed as far as the rules look at it.
import { parse } from 'yaml'

export type Step = {
  readonly uses?: string
  readonly run?: string
  readonly with?: Readonly<Record<string, unknown>>
  readonly env?: Readonly<Record<string, unknown>>
}

export type Job = {
  /** The name of the job in the file. */
  readonly id: string
  readonly uses?: string
  readonly permissions?: unknown
  readonly concurrency?: unknown
  readonly 'timeout-minutes'?: unknown
  readonly steps: readonly Step[]
}

export type Workflow = {
  readonly file: string
  readonly lines: readonly string[]
  /** The names of the events that start it. */
  readonly triggers: readonly string[]
  readonly permissions: unknown
  readonly concurrency: unknown
  readonly jobs: readonly Job[]
}

/** A rule returns one sentence for each thing that breaks it. */
export type Rule = (workflow: Workflow) => string[]

/** @throws for text that is not YAML */
export function parseWorkflow(file: string, text: string): Workflow {
  const parsed = parse(text) as Readonly<Record<string, unknown>>
  const triggers = parsed.on
  const jobs = Object.entries((parsed.jobs ?? {}) as Readonly<Record<string, Omit<Job, 'id'>>>)
  return {
    file,
    lines: text.split('\n'),
    triggers:
      typeof triggers === 'string'
        ? [triggers]
        : Array.isArray(triggers)
          ? triggers.map(String)
          : Object.keys(triggers ?? {}),
    permissions: parsed.permissions,
    concurrency: parsed.concurrency,
    jobs: jobs.map(([id, job]) => ({ ...job, id, steps: (job.steps as Step[] | undefined) ?? [] })),
  }
}

/** The events that only people who may write here, and the clock, can start. After any other one, a stranger's files or text are at work. */
const OWN_TRIGGERS = ['push', 'schedule', 'workflow_call', 'workflow_dispatch']

/** Returns true if a stranger can start the workflow. */
export const isForeign = ({ triggers }: Workflow): boolean =>
  triggers.some((trigger) => !OWN_TRIGGERS.includes(trigger))

/** Returns all steps of the workflow, each with the name of its job. */
export const listSteps = ({ jobs }: Workflow): (Step & { readonly job: string })[] =>
  jobs.flatMap(({ id, steps }) => steps.map((step) => ({ ...step, job: id })))

/** Returns true if the step uses the action, or a part of it. */
export const usesAction = ({ uses = '' }: Step, name: string): boolean =>
  uses.startsWith(`${name}@`) || uses.startsWith(`${name}/`)
