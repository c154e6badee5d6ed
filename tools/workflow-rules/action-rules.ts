// Rules about the actions that workflows use.
import { PINNED_ACTIONS } from './pinned-actions'
import { listSteps, usesAction, type Rule } from './workflow'

/** Every action is pinned by its commit, and the comment after it says the version of that commit. */
export const pinActions: Rule = ({ lines }) =>
  lines.flatMap((line) => {
    const [, reference = '', comment = ''] =
      /^\s*(?:- )?uses:\s*(\S+)\s*(?:#\s*(.*))?$/.exec(line) ?? []
    if (reference === '' || reference.startsWith('./')) return []
    const [path = '', commit = ''] = reference.split('@')
    const pinned = PINNED_ACTIONS[path.split('/').slice(0, 2).join('/')]
    if (!pinned) return [`${path} is not in tools/workflow-rules/pinned-actions.ts.`]
    if (commit !== pinned.commit) return [`${path} has to be pinned to ${pinned.commit}.`]
    return comment === pinned.version ? [] : [`The comment of ${path} has to be ${pinned.version}.`]
  })

/** A checkout does not leave its token in the working tree, where every later program could read it. */
export const dropCredentials: Rule = (workflow) =>
  listSteps(workflow)
    .filter((step) => usesAction(step, 'actions/checkout'))
    .filter((step) => step.with?.['persist-credentials'] !== false)
    .map(({ job }) => `The checkout of "${job}" has to set persist-credentials: false.`)

const WITH_RIGHTS = ['pull_request_target', 'workflow_run']

/** A workflow with rights never gets the code of a pull request, nor that of a branch which an input names. */
export const checkOutNoHead: Rule = (workflow) => {
  const guarded = [...WITH_RIGHTS, 'workflow_dispatch']
  const steps = listSteps(workflow)
  const unsafe = steps
    .filter((step) => step.with?.['allow-unsafe-pr-checkout'] !== undefined)
    .map(({ job }) => `"${job}" must not set allow-unsafe-pr-checkout.`)
  if (!workflow.triggers.some((trigger) => guarded.includes(trigger))) return unsafe
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

/** The events after which a stranger's files or text are at work. */
const FOREIGN = [...WITH_RIGHTS, 'pull_request', 'issues', 'issue_comment', 'discussion']

/** Where a stranger's files are at work, caches are restored but never saved: later builds of main would read them. */
export const saveNoForeignCache: Rule = (workflow) => {
  if (!workflow.triggers.some((trigger) => FOREIGN.includes(trigger))) return []
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
