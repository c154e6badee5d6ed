import { describe, expect, test } from 'vitest'
import { findCycles } from './find-cycles'

describe('findCycles', () => {
  test('names the files of a cycle in order', () => {
    const imports = new Map([
      ['a', ['b']],
      ['b', ['c']],
      ['c', ['b']],
    ])
    expect(findCycles(imports)).toEqual([['b', 'c', 'b']])
  })

  test('finds nothing where two paths lead to the same file', () => {
    const imports = new Map([
      ['a', ['b', 'c']],
      ['b', ['d']],
      ['c', ['d']],
    ])
    expect(findCycles(imports)).toEqual([])
  })
})
