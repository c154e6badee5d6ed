import { expect, test } from 'vitest'
import { describeResults } from './summary'

test('describeResults returns a table of the steps, with only the totals on the last line', () => {
  const results = [
    { title: 'Types', passed: true, seconds: 3.14 },
    { title: 'Unit tests', passed: false, seconds: 120 },
    { title: 'Lint', passed: true, seconds: 0 },
  ]
  expect(describeResults(results)).toBe(
    [
      '',
      '  Types       passed     3.1 s',
      '  Unit tests  FAILED   120.0 s',
      '  Lint        passed     0.0 s',
      '',
      '2 passed, 1 failed',
    ].join('\n'),
  )
})
