// Tests that a changed file is committed through the API, and only then.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createForkFixture, type ForkFixture } from '../untrusted/testing/fork-fixture'
import { createGitHub } from './github-client'
import { saveFile } from './save-file'
import { startFakeGitHub, type FakeGitHub } from './testing/fake-github'

// Git is slow on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

let fork: ForkFixture
let fake: FakeGitHub
beforeEach(async () => {
  fork = createForkFixture({ 'content/addresses.txt': '/\n' })
  fake = await startFakeGitHub()
})
afterEach(async () => {
  await fake.close()
  fork.remove()
})

const save = () => {
  const github = createGitHub({ url: fake.url, token: 'token', repository: 'example/site' })
  const file = { top: fork.top, path: 'content/addresses.txt', message: 'Record new addresses' }
  return saveFile(github, file)
}

test('sends nothing when the file is as it was committed', async () => {
  expect(await save()).toBe(false)
  expect(fake.requests).toEqual([])
})

test('commits the changed file', async () => {
  writeFileSync(join(fork.top, 'content/addresses.txt'), '/\n/about\n')
  expect(await save()).toBe(true)
  expect(fake.state.contents).toEqual({ 'content/addresses.txt': '/\n/about\n' })
})
