import { describe, expect, test } from 'vitest'
import { UsageError } from '../../generator/cli/usage-error'
import { parseBenchOptions } from './options'

describe('parseBenchOptions', () => {
  test('selects everything by default', () => {
    expect(parseBenchOptions([])).toEqual({
      sizes: [0, 1000, 4000, 10_000],
      only: ['build', 'dev', 'weight', 'lighthouse', 'check'],
      json: 'dist/bench.json',
    })
  })

  test('removes duplicate sizes and puts parts in their fixed order', () => {
    const args = ['--sizes', '50, 0,50', '--only', 'check,dev', '--json', 'numbers.json']
    expect(parseBenchOptions(args)).toEqual({
      sizes: [50, 0],
      only: ['dev', 'check'],
      json: 'numbers.json',
    })
  })

  test.each([
    [['--sizes', '1,,2'], '--sizes wants whole numbers joined by commas, such as 100,1000.'],
    [['--sizes', '1e3'], '--sizes wants whole numbers joined by commas, such as 100,1000.'],
    [['--only', 'builds'], '--only knows no part "builds". Did you mean build?'],
    [
      ['--only', 'everything'],
      '--only knows no part "everything". The parts are build, dev, weight, lighthouse, check.',
    ],
  ])('rejects %j with a plain sentence', (args, message) => {
    expect(() => parseBenchOptions(args)).toThrow(new UsageError(message))
  })
})
