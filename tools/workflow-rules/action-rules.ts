// Rules about the actions that workflows use.
import { PINNED_ACTIONS } from './pinned-actions'
import { isForeign, listSteps, usesAction, type Rule } from './workflow'

/** Every action is pinned by its commit, and the comment after it says the version of that commit. */
export const pinActions: Rule = (workflow) =>
  [...workflow.jobs, ...listSteps(workflow)].flatMap(({ uses = './' }) => {
    if (uses.startsWith('./')) return []
    const [path = '', commit = ''] = uses.split('@')
    const pinned = PINNED_ACTIONS[path.split('/').slice(0, 2).join('/')]
    if (!pinned) return [`${path} is not in tools/workflow-rules/pinned-actions.ts.`]
    if (commit !== pinned.commit) return [`${path} has to be pinned to ${pinned.commit}.`]
    const lines = workflow.lines.filter((line) => line.includes(uses))
    return lines.length > 0 && lines.every((line) => line.endsWith(` # ${pinned.version}`))
      ? []
      : [`The comment of ${path} has to be ${pinned.version}.`]
  })

/** A checkout does not leave its token in the working tree, where every later program could read it. */
export const dropCredentials: Rule = (workflow) =>
  listSteps(workflow)
    .filter((step) => usesAction(step, 'actions/checkout'))
    .filter((step) => step.with?.['persist-credentials'] !== false)
    .map(({ job }) => `The checkout of "${job}" has to set persist-credentials: false.`)

/** The events that bring no right to a stranger's code, and no input that could name a branch. */
const HARMLESS_TRIGGERS = ['push', 'schedule', 'pull_request']

/** A workflow with rights never gets the code of a pull request, nor that of a branch which an input names. */
export const checkOutNoHead: Rule = (workflow) => {
  const steps = listSteps(workflow)
  const unsafe = steps
    .filter((step) => step.with?.['allow-unsafe-pr-checkout'] !== undefined)
    .map(({ job }) => `"${job}" must not set allow-unsafe-pr-checkout.`)
  if (workflow.triggers.every((trigger) => HARMLESS_TRIGGERS.includes(trigger))) return unsafe
  return [
    ...unsafe,
    ...steps.flatMap((step) => {
      const { ref, repository } = step.with ?? {}
      const isComputed = [ref, repository].some((value) =>
        JSON.stringify(value ?? '').includes('${{'),
      )
      return usesAction(step, 'actions/checkout') && isComputed
        ? [`"${step.job}" must check out a fixed branch of this repository.`]
        : []
    }),
    ...steps
      .filter(({ run = '' }) =>
        /\bgit\s+(?:fetch|pull|checkout|switch|clone)\b|\bgh\s+pr\b|refs\/pull/.test(run),
      )
      .map(({ job }) => `"${job}" must not get a pull request with git or gh.`),
  ]
}

/** Where a stranger's files are at work, caches are restored but never saved: later builds of main would read them. */
export const saveNoForeignCache: Rule = (workflow) => {
  if (!isForeign(workflow)) return []
  return listSteps(workflow).flatMap((step) => {
    const isSaving =
      usesAction(step, 'actions/cache') && !step.uses?.startsWith('actions/cache/restore@')
    if (isSaving) return [`"${step.job}" must use actions/cache/restore.`]
    const isNode = usesAction(step, 'actions/setup-node')
    const isOff = step.with?.cache === undefined && step.with?.['package-manager-cache'] === false
    return isNode && !isOff
      ? [`The setup-node of "${step.job}" has to set package-manager-cache: false.`]
      : []
  })
}
