import { existsSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { UsageError } from '../../generator/cli/usage-error'
import { parseSteps, steps } from './steps'

const parseNames = (text: string) => parseSteps(text, '--only').map((step) => step.name)

describe('parseSteps', () => {
  test('returns the named steps in their fixed order', () => {
    expect(parseNames('unit, types')).toEqual(['types', 'unit'])
  })

  test.each([
    [
      'typs',
      '--only knows no step "typs". Did you mean types? The steps are types, lint, format, unused, unit, site.',
    ],
    ['knip', '--only knows no step "knip". The steps are types, lint, format, unused, unit, site.'],
    [
      'types,everything',
      '--only knows no step "everything". The steps are types, lint, format, unused, unit, site.',
    ],
    ['types,', '--only knows no step "". The steps are types, lint, format, unused, unit, site.'],
  ])('rejects %j with a plain sentence', (text, message) => {
    expect(() => parseNames(text)).toThrow(new UsageError(message))
  })
})

describe('steps', () => {
  test.each(steps)('$title has a program that exists', ({ program }) => {
    expect(existsSync(new URL(`../../node_modules/${program}`, import.meta.url))).toBe(true)
  })
})
