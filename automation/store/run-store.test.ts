// Tests the command line of the store.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { runStore } from './run-store'
import { createStoreFixture, type StoreFixture } from './testing/store-fixture'

// Git is slow on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

let fixture: StoreFixture
beforeEach(() => {
  vi.spyOn(console, 'log').mockReturnValue()
  fixture = createStoreFixture()
})
afterEach(() => {
  vi.restoreAllMocks()
  fixture.remove()
})

test('puts a site and removes it', async () => {
  const remote = ['--remote', fixture.store.remote.url]
  const production = fixture.writeSite({ 'index.html': 'home' })
  expect(await runStore(['put', '--as', 'production', '--site', production, ...remote])).toBe(0)
  const preview = fixture.writeSite({ 'index.html': 'seven' })
  await runStore(['put', '--as', 'pr-7', '--site', preview, ...remote])
  expect(Object.keys(fixture.readFiles())).toEqual(['index.html', 'preview/pr-7/index.html'])
  await runStore(['remove', '--as', 'pr-7', ...remote])
  expect(Object.keys(fixture.readFiles())).toEqual(['index.html'])
})

test.each([
  '',
  'main',
  'Production',
  'production/',
  'pr-0',
  'pr-07',
  'pr--7',
  'pr-7/../../..',
  '../pr-7',
  'pr-7\n',
  'pr-99999999',
  '7',
])('refuses %j as a place', async (place) => {
  const args = [`--as=${place}`, '--site', fixture.writeSite({ 'index.html': 'x' })]
  await expect(
    runStore(['put', ...args, '--remote', fixture.store.remote.url]),
  ).rejects.toMatchObject({ name: 'UsageError' })
  expect(() => fixture.readFiles()).toThrow()
})

test.each([
  ['another action', ['clear', '--as', 'pr-7', '--remote', '/x']],
  ['to remove production', ['remove', '--as', 'production', '--remote', '/x']],
  ['no remote', ['put', '--as', 'pr-7']],
  ['a branch that is an option', ['put', '--as', 'pr-7', '--remote', '/x', '--branch=--force']],
])('refuses %s', async (_, args) => {
  await expect(runStore(args)).rejects.toMatchObject({ name: 'UsageError' })
})
