// Tests the choice of sizes and parts.
import { describe, expect, it } from 'vitest'
import { UsageError } from '../../generator/cli/usage-error'
import { parseBenchOptions } from './options'

describe('readBenchOptions', () => {
  it('measures everything without options', () => {
    expect(parseBenchOptions([])).toEqual({
      sizes: [0, 1000, 4000, 10_000],
      only: ['build', 'dev', 'weight', 'lighthouse', 'check'],
      json: 'dist/bench.json',
    })
  })

  it('takes each size once, and parts in their order', () => {
    const words = ['--sizes', '50, 0,50', '--only', 'check,dev', '--json', 'numbers.json']
    expect(parseBenchOptions(words)).toEqual({
      sizes: [50, 0],
      only: ['dev', 'check'],
      json: 'numbers.json',
    })
  })

  it.each([
    [['--sizes', '1,,2'], '--sizes wants whole numbers joined by commas, such as 100,1000.'],
    [['--sizes', '1e3'], '--sizes wants whole numbers joined by commas, such as 100,1000.'],
    [['--only', 'builds'], '--only knows no part "builds". Did you mean build?'],
    [
      ['--only', 'everything'],
      '--only knows no part "everything". The parts are build, dev, weight, lighthouse, check.',
    ],
  ])('refuses %j with a plain sentence', (words, sentence) => {
    expect(() => parseBenchOptions(words)).toThrow(new UsageError(sentence))
  })
})
