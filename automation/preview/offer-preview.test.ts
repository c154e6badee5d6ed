// Tests the preview that a pull request's own code builds, for download.
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createForkFixture, type ForkFixture } from '../untrusted/testing/fork-fixture'
import { offerPreview } from './offer-preview'
import { createFakeCommands } from './testing/preview-fixture'

// Git is slow on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

let fork: ForkFixture
beforeEach(() => {
  vi.spyOn(console, 'log').mockReturnValue()
  fork = createForkFixture({ 'content/site.md': 'site', 'package.json': '{}' })
})
afterEach(() => {
  vi.restoreAllMocks()
  fork.remove()
})

/** Does what the workflow does in the checkout of the pull request. */
async function offer(files: Readonly<Record<string, string>>): Promise<string[]> {
  fork.push(7, files)
  const top = join(fork.folder, 'author')
  const out = join(fork.folder, 'out')
  const payload = { pull_request: { number: 7 } }
  const siteUrl = 'https://www.example.org/'
  await offerPreview(createFakeCommands([]), { payload, top, out, siteUrl })
  const artifact = join(out, 'artifact')
  return existsSync(artifact)
    ? readdirSync(artifact, { recursive: true, encoding: 'utf8' }).sort()
    : []
}

test('packs the site where it will be served, without the files that control a host', async () => {
  expect(await offer({ 'package.json': '{"x":1}', 'content/site.md': 'x' })).toEqual([
    'comment.md',
    'preview',
    'preview/pr-7',
    'preview/pr-7/index.html',
    'preview/pr-7/what_changes',
    'preview/pr-7/what_changes/index.html',
    'review.json',
  ])
})

test('offers nothing when only content changes, which another workflow builds', async () => {
  expect(await offer({ 'content/site.md': 'x' })).toEqual([])
})
