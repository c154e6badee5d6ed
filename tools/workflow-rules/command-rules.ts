// The rule that workflows hold no logic of their own: what they run is tested elsewhere.
import { existsSync, readFileSync } from 'node:fs'
import { listSteps, type Rule, type Step } from './workflow'

/** What a line may be, besides a command of this project. */
const OTHERS = [
  /^npm (?:ci|test)$/,
  /^echo "[^"$`]*" >> "\$GITHUB_STEP_SUMMARY"$/,
  /^go run github\.com\/rhysd\/actionlint\/cmd\/actionlint@v\d+\.\d+\.\d+ -color$/,
]

/** Each line of a script is a command of package.json, or a file of scripts/. */
export const callOurScripts: Rule = (workflow) =>
  listSteps(workflow).flatMap(({ run, job }) =>
    (run ?? '')
      .trim()
      .split('\n')
      .filter((line) => line !== '' && !isKnown(line))
      .map((line) => `"${job}" runs "${line}", which is no command of this project.`),
  )

function isKnown(typed: string): boolean {
  // Another rule is about expressions.
  const line = typed.replace(/"?\$\{\{.*?\}\}"?/g, 'x')
  const file = /^node (scripts\/[\w-]+\.mjs)$/.exec(line)?.[1]
  if (file !== undefined) return existsSync(file)
  const name = /^npm run ([\w-]+)(?: -- [\w ,./-]+)?$/.exec(line)?.[1]
  return name === undefined
    ? OTHERS.some((pattern) => pattern.test(line))
    : listScripts().includes(name)
}

function listScripts(): string[] {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: object }
  return Object.keys(scripts)
}

/** Packages are installed before any step has a token, because they may run programs of their own while they are installed. */
export const installWithoutToken: Rule = ({ jobs }) =>
  jobs.flatMap(({ id, steps }) => {
    const hasToken = ({ env }: Step) => JSON.stringify(env ?? {}).includes('github.token')
    const first = steps.findIndex((step) => hasToken(step) && step.run?.startsWith('npm '))
    const isInstalled = steps
      .slice(0, first)
      .some((step) => step.run === 'npm ci' && !hasToken(step))
    return first === -1 || isInstalled
      ? []
      : [`"${id}" has to run npm ci before it uses the token.`]
  })
