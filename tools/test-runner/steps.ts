// Lists the steps of `npm test` in order, and parses which of them to run.
import { UsageError } from '../../generator/cli/usage-error'
import type { ValueParser } from '../../generator/cli/option-definition'
import { findClosestMatch } from '../../model/problems/closest-match'

export type Step = {
  /** Its name for `--only`. */
  readonly name: string
  /** Its name in the output. */
  readonly title: string
  /** Relative to node_modules. It is started with node, so that it works on Windows too. */
  readonly program: string
  readonly args: readonly string[]
  readonly needsBrowser?: boolean
  /** True if the step uses only one processor. These steps run in parallel, before all others. */
  readonly together?: true
}

const VITEST = 'vitest/vitest.mjs'
const CACHE = 'node_modules/.cache'

// Tools that look for settings next to each file get the path of their settings, so that no settings file in the content is run.
export const steps: readonly Step[] = [
  {
    name: 'types',
    title: 'Types',
    program: 'oxlint/bin/oxlint',
    args: ['--config', '.oxlintrc.json', '--disable-nested-config', '.'],
    together: true,
  },
  {
    name: 'lint',
    title: 'Lint',
    program: 'eslint/bin/eslint.js',
    args: ['--config', 'eslint.config.js', '.'],
    together: true,
  },
  {
    name: 'format',
    title: 'Format',
    program: 'prettier/bin/prettier.cjs',
    args: [
      ...['--config', '.prettierrc.json', '--no-editorconfig', '--check', '.'],
      ...['--cache', '--cache-strategy', 'content', '--cache-location', `${CACHE}/format`],
    ],
    together: true,
  },
  { name: 'unused', title: 'Unused code', program: 'knip/bin/knip.js', args: [], together: true },
  {
    name: 'unit',
    title: 'Unit tests',
    program: VITEST,
    args: ['run', '--project', 'unit'],
  },
  {
    name: 'site',
    title: 'Site and browser tests',
    program: VITEST,
    args: ['run', '--project', 'site'],
    needsBrowser: true,
  },
]

/**
 * Parses names of steps, such as `types,unit`. The steps are returned in the order of the list above.
 * @throws UsageError for an unknown name
 */
export const parseSteps: ValueParser<readonly Step[]> = (text, option) => {
  const chosen = text.split(',').map((name) => name.trim())
  const names = steps.map((step) => step.name)
  const unknown = chosen.find((name) => !names.includes(name))
  if (unknown === undefined) return steps.filter((step) => chosen.includes(step.name))
  const match = findClosestMatch(unknown, names)
  const guess = match ? ` Did you mean ${match}?` : ''
  throw new UsageError(
    `${option} knows no step "${unknown}".${guess} The steps are ${names.join(', ')}.`,
  )
}
