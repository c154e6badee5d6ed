// Tests that a changed file is committed through the API, and only then.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createForkFixture, type ForkFixture } from '../untrusted/testing/fork-fixture'
import { saveFile } from './save-file'
import { useFakeGitHub } from './testing/use-fake-github'

// Git is slow on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

const given = useFakeGitHub()
let fork: ForkFixture
beforeEach(() => {
  fork = createForkFixture({ 'content/addresses.txt': '/\n' })
})
afterEach(() => fork.remove())

const save = () => {
  const file = { top: fork.top, path: 'content/addresses.txt', message: 'Record new addresses' }
  return saveFile(given.github, file)
}

test('sends nothing when the file is as it was committed', async () => {
  expect(await save()).toBe(false)
  expect(given.fake.requests).toEqual([])
})

test('commits the changed file', async () => {
  writeFileSync(join(fork.top, 'content/addresses.txt'), '/\n/about\n')
  expect(await save()).toBe(true)
  expect(given.fake.state.contents).toEqual({ 'content/addresses.txt': '/\n/about\n' })
})
