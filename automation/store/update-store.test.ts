// Tests the store branch against a bare repository.
import { chmodSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createStoreFixture, type StoreFixture } from './testing/store-fixture'
import { listStoredPreviews, putSite, removePreview } from './update-store'

// Git is slow on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

/** How often eight publish at once. STORE_ROUNDS=20 is for a longer trial by hand. */
const ROUNDS = Number(process.env.STORE_ROUNDS ?? 1)

let fixture: StoreFixture
beforeEach(() => {
  fixture = createStoreFixture()
})
afterEach(() => fixture.remove())

const put = (slot: 'production' | number, files: Readonly<Record<string, string>>) =>
  putSite(fixture.store, slot, fixture.writeSite(files))
const countCommits = () => Number(fixture.git('rev-list', '--count', 'pages-store'))

describe('putSite', () => {
  test('puts production at the root and each preview into its own folder', async () => {
    await put('production', { 'index.html': 'home', 'about/team.html': 'team' })
    await put(7, { 'index.html': 'seven' })
    await put(70, { 'index.html': 'seventy' })
    expect(fixture.readFiles()).toEqual({
      'index.html': 'home',
      'about/team.html': 'team',
      'preview/pr-7/index.html': 'seven',
      'preview/pr-70/index.html': 'seventy',
    })
  })

  test('replaces the whole site of its place and leaves all others alone', async () => {
    await put('production', { 'index.html': 'home', 'old.html': 'old' })
    await put(7, { 'index.html': 'seven', 'old.html': 'old' })
    await put(8, { 'index.html': 'eight' })
    await put(7, { 'index.html': 'seven again' })
    await put('production', { 'index.html': 'home again' })
    expect(fixture.readFiles()).toEqual({
      'index.html': 'home again',
      'preview/pr-7/index.html': 'seven again',
      'preview/pr-8/index.html': 'eight',
    })
  })

  test('keeps the bytes as they are', async () => {
    await put('production', { 'index.html': 'a\r\nb\n' })
    expect(fixture.readFiles()).toEqual({ 'index.html': 'a\r\nb\n' })
  })

  test('adds no commit when nothing has changed, so a quiet site does not make the branch grow', async () => {
    expect(await put('production', { 'index.html': 'home' })).toBe('stored')
    expect(await put('production', { 'index.html': 'home' })).toBe('unchanged')
    expect(countCommits()).toBe(1)
  })

  test('does not store the list of files of the build', async () => {
    await put('production', { 'index.html': 'home', '.site-files': '["index.html"]' })
    expect(Object.keys(fixture.readFiles())).toEqual(['index.html'])
  })

  test('refuses a production site with a page where the previews are', async () => {
    await put(7, { 'index.html': 'seven' })
    const site = { 'index.html': 'home', 'preview/pr-7/index.html': 'stolen' }
    await expect(put('production', site)).rejects.toThrow('belongs to the previews')
    expect(fixture.readFiles()).toEqual({ 'preview/pr-7/index.html': 'seven' })
  })

  test.each([
    ['no home page', { 'about.html': 'x' }, 'no home page'],
    ['a name that belongs to git', { 'index.html': 'x', '.git/config': 'x' }, 'is no name'],
    ['a name with a line break', { 'index.html': 'x', 'a\nb.html': 'x' }, 'is no name'],
  ])('refuses a site with %s', async (_, files, message) => {
    await expect(put(7, files)).rejects.toThrow(message)
    expect(() => fixture.readFiles()).toThrow()
  })

  test('refuses previews that would leave no room for production', async () => {
    const blob = fixture.writeBlob(Buffer.alloc(1024 * 1024))
    const names = Array.from({ length: 700 }, (_, n) => `${n}.jpg`)
    fixture.writeStore(names.map((name) => `100644 blob ${blob}\t${name}\n`).join(''))
    await expect(put(7, { 'index.html': 'seven' })).rejects.toThrow('no room')
    expect(await put('production', { 'index.html': 'home' })).toBe('stored')
    expect(await put(7, { 'index.html': 'seven' })).toBe('stored')
  })

  test('refuses a site with a link', async () => {
    const site = fixture.writeSite({ 'index.html': 'home' })
    symlinkSync('/etc/passwd', join(site, 'secret.html'))
    await expect(putSite(fixture.store, 7, site)).rejects.toThrow('not a plain file')
  })

  test('loses nothing when eight publish at once, and leaves production alone', async () => {
    for (let round = 1; round <= ROUNDS; round++) {
      await put('production', { 'index.html': `home ${round}` })
      const numbers = Array.from({ length: 8 }, (_, index) => round * 10 + index)
      await Promise.all(numbers.map((number) => put(number, { 'index.html': `pr ${number}` })))
      const files = fixture.readFiles()
      expect(files['index.html']).toBe(`home ${round}`)
      expect(numbers.map((number) => files[`preview/pr-${number}/index.html`])).toEqual(
        numbers.map((number) => `pr ${number}`),
      )
    }
    expect(await listStoredPreviews(fixture.store)).toHaveLength(ROUNDS * 8)
    expect(countCommits()).toBe(ROUNDS * 9)
  }, 900_000)

  test('gives up with the reason when a push is refused for good', async () => {
    const hook = join(fixture.store.remote.url, 'hooks', 'pre-receive')
    writeFileSync(hook, '#!/bin/sh\necho "This branch is protected." >&2\nexit 1\n')
    chmodSync(hook, 0o755)
    await expect(put(7, { 'index.html': 'x' })).rejects.toThrow('This branch is protected.')
  })
})

describe('removePreview', () => {
  test('removes the preview of a closed pull request and nothing else', async () => {
    await put('production', { 'index.html': 'home' })
    await put(7, { 'index.html': 'seven' })
    await put(8, { 'index.html': 'eight' })
    expect(await removePreview(fixture.store, 7)).toBe('stored')
    expect(fixture.readFiles()).toEqual({
      'index.html': 'home',
      'preview/pr-8/index.html': 'eight',
    })
    expect(await removePreview(fixture.store, 8)).toBe('stored')
    expect(fixture.readFiles()).toEqual({ 'index.html': 'home' })
  })

  test('changes nothing when there is no such preview, or no branch', async () => {
    expect(await removePreview(fixture.store, 7)).toBe('unchanged')
    await put('production', { 'index.html': 'home' })
    expect(await removePreview(fixture.store, 7)).toBe('unchanged')
    expect(countCommits()).toBe(1)
  })
})
