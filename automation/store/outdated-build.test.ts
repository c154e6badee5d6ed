// Tests that a build which took longer does not replace a newer one.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { runStore } from './run-store'
import { createStoreFixture, type StoreFixture } from './testing/store-fixture'
import { putSite } from './update-store'

// Git is slow on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

const MONDAY = '2026-11-23'
const TUESDAY = '2026-11-24'

let fixture: StoreFixture
beforeEach(() => {
  fixture = createStoreFixture()
})
afterEach(() => {
  vi.restoreAllMocks()
  fixture.remove()
})

/** Writes a site of production and returns its folder. */
const build = (commit: string | null, asOf = MONDAY) =>
  fixture.writeSite({
    'index.html': `${commit} ${asOf}`,
    'build.json': JSON.stringify({ commit, asOf }),
  })
const put = (...origin: Parameters<typeof build>) =>
  putSite(fixture.store, 'production', build(...origin))
const readHome = () => fixture.readFiles()['index.html']

describe('a build of production', () => {
  test('replaces that of an earlier commit', async () => {
    const first = fixture.commit()
    const second = fixture.commit(first)
    await put(first)
    expect(await put(second)).toBe('stored')
    expect(readHome()).toBe(`${second} ${MONDAY}`)
  })

  test('of an ancestor is left out, however far back and whatever its day', async () => {
    const first = fixture.commit()
    const third = fixture.commit(fixture.commit(first))
    fixture.commit(third)
    await put(third)
    expect(await put(first, TUESDAY)).toBe('outdated')
    expect(readHome()).toBe(`${third} ${MONDAY}`)
  })

  test('of the same commit replaces only that of an earlier day', async () => {
    const commit = fixture.commit()
    await put(commit, MONDAY)
    expect(await put(commit, TUESDAY)).toBe('stored')
    expect(await put(commit, MONDAY)).toBe('outdated')
    expect(readHome()).toBe(`${commit} ${TUESDAY}`)
  })

  test('is published after the default branch was reset to an earlier commit', async () => {
    const first = fixture.commit()
    await put(fixture.commit(first))
    fixture.git('update-ref', 'HEAD', first)
    expect(await put(first)).toBe('stored')
  })

  test.each([
    ['has no commit', null],
    ['has a commit that nobody knows', 'a'.repeat(40)],
  ])('replaces one that %s, and the other way around', async (_, unknown) => {
    const commit = fixture.commit()
    await put(unknown)
    expect(await put(commit)).toBe('stored')
    expect(await put(unknown)).toBe('stored')
  })

  test('replaces a site whose build.json is not one', async () => {
    await putSite(
      fixture.store,
      'production',
      fixture.writeSite({ 'index.html': 'x', 'build.json': '[' }),
    )
    expect(await put(fixture.commit())).toBe('stored')
  })

  test('loses to a newer one in each of many races', async () => {
    let commit = fixture.commit()
    for (let round = 0; round < 4; round++) {
      const newer = fixture.commit(commit)
      await Promise.all([put(newer), put(commit)])
      expect(readHome()).toBe(`${newer} ${MONDAY}`)
      commit = newer
    }
  })
})

test('a preview may go back to an earlier commit', async () => {
  const first = fixture.commit()
  const second = fixture.commit(first)
  await putSite(fixture.store, 7, build(second))
  expect(await putSite(fixture.store, 7, build(first))).toBe('stored')
})

test('the command says calmly that production stays as it is', async () => {
  const log = vi.spyOn(console, 'log').mockReturnValue()
  const first = fixture.commit()
  await put(fixture.commit(first))
  const args = ['--as', 'production', '--site', build(first), '--remote', fixture.store.remote.url]
  expect(await runStore(['put', ...args])).toBe(0)
  expect(log.mock.calls.flat().join()).toContain('production stays as it is')
})
