// Tests the choice among the checks.
import { existsSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { UsageError } from '../../generator/cli/usage-error'
import { readSteps, steps } from './steps'

const namesOf = (text: string) => readSteps(text, '--only').map((step) => step.name)

describe('readSteps', () => {
  it('chooses by name, in the order of the checks', () => {
    expect(namesOf('unit, types')).toEqual(['types', 'unit'])
  })

  it.each([
    ['typs', '--only knows no step "typs". Did you mean types?'],
    [
      'types,everything',
      '--only knows no step "everything". The steps are types, lint, format, unused, unit, site.',
    ],
    ['types,', '--only knows no step "". The steps are types, lint, format, unused, unit, site.'],
  ])('refuses %j with a plain sentence', (text, sentence) => {
    expect(() => namesOf(text)).toThrow(new UsageError(sentence))
  })
})

describe('steps', () => {
  it.each(steps)('$title has its program', ({ program }) => {
    expect(existsSync(new URL(`../../node_modules/${program}`, import.meta.url))).toBe(true)
  })
})
