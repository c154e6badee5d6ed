// A test helper that captures the notices of the cache.
import { beforeEach, vi } from 'vitest'

/** Returns a spy on console.error. It is reset before each test, and all notices can be printed again. */
export function spyOnNotices() {
  const consoleError = vi.spyOn(console, 'error')
  beforeEach(() => {
    Reflect.deleteProperty(globalThis, Symbol.for('site.notices'))
    consoleError.mockReset().mockReturnValue()
  })
  return consoleError
}
