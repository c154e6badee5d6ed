// Gives each test of a file a GitHub of its own to preview pull requests in.
import { afterEach, beforeEach, vi } from 'vitest'
import { createPreviewFixture, type PreviewFixture } from './preview-fixture'

/** Returns an object that is always the fixture of the running test. */
export function usePreviewFixture(): PreviewFixture {
  // Git is slow on a busy machine.
  vi.setConfig({ testTimeout: 60_000 })
  const given = {} as PreviewFixture
  beforeEach(async () => {
    vi.spyOn(console, 'log').mockReturnValue()
    Object.assign(given, await createPreviewFixture())
  })
  afterEach(async () => {
    vi.restoreAllMocks()
    vi.unstubAllEnvs()
    await given.remove()
  })
  return given
}
