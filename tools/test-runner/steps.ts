// The checks that `npm test` makes, in order, and the choice among them.
import { UsageError } from '../../generator/cli/usage-error'
import type { ValueParser } from '../../generator/cli/options'
import { findClosestMatch } from '../../model/problems/closest-match'

export type Step = {
  /** What `--only` calls it. */
  readonly name: string
  /** What people call it. */
  readonly title: string
  /** The program's file in node_modules (started with node, so that it works on Windows too). */
  readonly program: string
  readonly words: readonly string[]
  readonly needsBrowser?: boolean
  /** It keeps one processor busy and no other, so it runs beside the others of this kind, before all that are not. */
  readonly together?: true
}

const vitest = 'vitest/vitest.mjs'

// Tools that look for settings beside each file are told where they are, so that none in the content are run.
export const steps: readonly Step[] = [
  {
    name: 'types',
    title: 'Types',
    program: 'typescript/bin/tsc',
    words: ['--noEmit'],
    together: true,
  },
  {
    name: 'lint',
    title: 'Lint',
    program: 'eslint/bin/eslint.js',
    words: ['--config', 'eslint.config.js', '.'],
    together: true,
  },
  {
    name: 'format',
    title: 'Format',
    program: 'prettier/bin/prettier.cjs',
    words: ['--config', '.prettierrc.json', '--no-editorconfig', '--check', '.'],
    together: true,
  },
  { name: 'unused', title: 'Unused code', program: 'knip/bin/knip.js', words: [], together: true },
  {
    name: 'unit',
    title: 'Unit tests',
    program: vitest,
    words: ['run', '--project', 'unit'],
  },
  {
    name: 'site',
    title: 'Site and browser tests',
    program: vitest,
    words: ['run', '--project', 'site'],
    needsBrowser: true,
  },
]

/**
 * Reads the short names of steps, such as `types,unit`, into the steps, in the order of the list above.
 * @throws ArgumentError for a name that no step has
 */
export const readSteps: ValueParser<readonly Step[]> = (text, option) => {
  const chosen = text.split(',').map((name) => name.trim())
  const names = steps.map((step) => step.name)
  const unknown = chosen.find((name) => !names.includes(name))
  if (unknown === undefined) return steps.filter((step) => chosen.includes(step.name))
  const near = findClosestMatch(unknown, names)
  const advice = near ? `Did you mean ${near}?` : `The steps are ${names.join(', ')}.`
  throw new UsageError(`${option} knows no step "${unknown}". ${advice}`)
}
