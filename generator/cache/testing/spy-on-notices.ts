// For the tests of the cache: catches the notices that it prints.
import { beforeEach, vi } from 'vitest'

/** Returns the spy on console.error. Before each test it is empty, and no notice counts as printed. */
export function spyOnNotices() {
  const complain = vi.spyOn(console, 'error')
  beforeEach(() => {
    Reflect.deleteProperty(globalThis, Symbol.for('site.notices'))
    complain.mockReset().mockReturnValue()
  })
  return complain
}
