import { describe, expect, test, vi } from 'vitest'
import { renameWhenFree } from './rename-when-free.mjs'

const createError = (code: string) => Object.assign(new Error(code), { code })

/** Returns a function that fails with each of these codes in turn, and then succeeds. */
function failWith(...codes: string[]) {
  const rename = vi.fn<(from: unknown, to: unknown) => void>()
  for (const code of codes)
    rename.mockImplementationOnce(() => {
      throw createError(code)
    })
  return rename
}

describe('renameWhenFree', () => {
  test('waits on Windows until another process has closed the file', () => {
    const rename = failWith('EBUSY', 'EPERM', 'EACCES')
    renameWhenFree('a', 'b', { system: 'win32', rename })
    expect(rename.mock.calls).toEqual(Array(4).fill(['a', 'b']))
  })

  test('throws on Windows after a second', () => {
    const rename = failWith(...Array<string>(30).fill('EBUSY'))
    expect(() => renameWhenFree('a', 'b', { system: 'win32', rename })).toThrow('EBUSY')
    expect(rename).toHaveBeenCalledTimes(20)
  })

  test.each([
    ['win32', 'ENOENT'],
    ['linux', 'EPERM'],
    ['darwin', 'EACCES'],
  ])('throws at once on %s for %s', (system, code) => {
    const rename = failWith(code)
    expect(() => renameWhenFree('a', 'b', { system, rename })).toThrow(code)
    expect(rename).toHaveBeenCalledTimes(1)
  })
})
