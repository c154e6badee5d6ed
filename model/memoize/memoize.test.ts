import { describe, expect, test, vi } from 'vitest'
import { memoize, memoizeByObject, memoizeLast } from './memoize'
import { noteRead, takeReads } from './read-tracking'

describe('memoize', () => {
  test('computes the value of each key once, even if it is undefined', () => {
    const compute = vi.fn((key: string) => (key === 'a' ? undefined : key.length))
    const getLength = memoize(compute)
    expect(['a', 'bb', 'a', 'bb'].map(getLength)).toEqual([undefined, 2, undefined, 2])
    expect(compute).toHaveBeenCalledTimes(2)
  })
})

describe('memoizeLast', () => {
  test('computes a value again only if an argument has changed', () => {
    const compute = vi.fn((list: readonly number[], factor: number) => list.length * factor)
    const getProduct = memoizeLast(compute)
    const list = [1, 2]
    expect([getProduct(list, 2), getProduct(list, 2)]).toEqual([4, 4])
    expect(compute).toHaveBeenCalledTimes(1)
    expect([getProduct(list, 3), getProduct([1], 3), getProduct(list, 3)]).toEqual([6, 3, 6])
    expect(compute).toHaveBeenCalledTimes(4)
  })
})

describe('memoizeByObject', () => {
  test('computes a value for each object, also for objects with the same content', () => {
    const compute = vi.fn((list: readonly number[]) => list.length)
    const getLength = memoizeByObject(compute)
    const list = [1]
    expect([getLength(list), getLength(list), getLength([1])]).toEqual([1, 1, 1])
    expect(compute).toHaveBeenCalledTimes(2)
  })

  test('counts each call as reading what the value was computed from', () => {
    takeReads()
    const getLength = memoizeByObject((list: readonly string[]) => {
      list.forEach(noteRead)
      return list.length
    })
    const getTwice = memoizeByObject((list: readonly string[]) => 2 * getLength(list))
    const list = ['a.md', 'b.md']
    for (const getValue of [getTwice, getTwice, getLength]) {
      getValue(list)
      expect(takeReads()).toEqual(['a.md', 'b.md'])
    }
  })
})
