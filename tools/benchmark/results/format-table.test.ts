import { describe, expect, test } from 'vitest'
import { atMostFactor, getResult, type BenchmarkRow, type Target } from './result'
import { formatTable } from './format-table'

const createRow = (measured: number | null, target: Target | null): BenchmarkRow => ({
  label: 'a build',
  measured,
  unit: 's',
  runs: 3,
  target,
})

describe('getResult', () => {
  test.each<[number | null, Target | null, string]>([
    [0.99, { is: 'under', value: 1 }, 'met'],
    [1, { is: 'under', value: 1 }, 'missed'],
    [1, { is: 'at most', value: 1 }, 'met'],
    [1.001, { is: 'at most', value: 1 }, 'missed'],
    [99, { is: 'at least', value: 99 }, 'met'],
    [98, { is: 'at least', value: 99 }, 'missed'],
    [null, { is: 'under', value: 1 }, 'not measured'],
    [5, null, 'no target'],
  ])('with %j and the target %j returns %s', (measured, target, result) => {
    expect(getResult(createRow(measured, target))).toBe(result)
  })
})

describe('atMostFactor', () => {
  test('returns no target if the value is unknown', () => {
    expect(atMostFactor(1.5, 2, 'parsing')).toEqual({
      is: 'at most',
      value: 3,
      from: '1.5 times parsing',
    })
    expect(atMostFactor(1.5, null, 'parsing')).toBeNull()
    expect(atMostFactor(1.5, undefined, 'parsing')).toBeNull()
  })
})

describe('formatTable', () => {
  test('aligns the columns and marks what was measured elsewhere', () => {
    const astro: Target = {
      is: 'at most',
      value: 5.04,
      from: '0.7 of Astro 7',
      measuredElsewhere: true,
    }
    const rows: BenchmarkRow[] = [
      createRow(4.216, astro),
      createRow(null, { is: 'under', value: 1 }),
      {
        label: 'page',
        measured: 14_001,
        unit: 'bytes',
        runs: 1,
        target: { is: 'at most', value: 1e4 },
      },
      { label: 'CLS', measured: 0.0004, unit: '', runs: 3, target: { is: 'at most', value: 0 } },
      { label: 'memory', measured: 1234.5, unit: 'MB', runs: 1, target: null },
    ]
    expect(formatTable(rows)).toMatchInlineSnapshot(`
      "what     measured      target                             result        runs
      a build  4.22 s        at most 5.04 s (0.7 of Astro 7) *  met           3
      a build                under 1.00 s                       not measured  3
      page     14,001 bytes  at most 10,000 bytes               MISSED        1
      CLS      0.0004        at most 0                          MISSED        3
      memory   1,235 MB                                                       1

      * was measured on the machine of docs/performance.md; on another one, the comparison says nothing."
    `)
  })

  test('adds no note if nothing was measured elsewhere', () => {
    expect(formatTable([createRow(1, { is: 'under', value: 2 })])).not.toContain('*')
  })
})
