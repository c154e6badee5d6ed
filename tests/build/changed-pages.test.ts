// A changed page is published in place where that is safe, and a mistake publishes nothing. The site is the same as that of a fresh
// build, byte for byte.
import { appendFileSync, cpSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { compareDirectories } from '../../tools/compare-directories'
import { createContentWorkspace } from '../support/content-workspace'
import { smallTexts } from '../support/contents/small'
import { buildFresh } from '../support/build-fresh'
import { runNpmScript } from '../support/run-script'
import { buildFrom, clearCache, countRendered, createSource } from '../support/build-helpers'

const workspace = createContentWorkspace(smallTexts)
const out = join(workspace.folder, 'out')
const source = createSource(workspace.content)
beforeEach(() => workspace.restore())
afterAll(() => {
  clearCache(source, out)
  workspace.remove()
})

const build = () => countRendered(source, out)

/** Builds in a new process, as users do: a page is not published in place within some milliseconds of the build before. */
const buildLater = () => countRendered(source, out, runNpmScript)

test('a mistake leaves the site unchanged, and the build after its correction gives the same site as a fresh one', async () => {
  await build()
  const before = await buildFresh(source, workspace.folder)
  const setDate = (day: string) =>
    workspace.edit('blog/why-fathers-matter.md', (text) =>
      text.replace(/^date: .*$/m, `date: ${day}`),
    )
  setDate('2026-02-31')
  workspace.edit('pages/about.md', (text) => `${text}\nA good sentence.\n`)
  expect((await buildFrom(source, out)).status).toBe(1)
  expect(compareDirectories(out, before)).toEqual([])
  setDate('2026-02-03')
  const [fresh] = await Promise.all([buildFresh(source, workspace.folder), build()])
  expect(compareDirectories(out, fresh)).toEqual([])
})

/** Changes a page and nothing else: search.json and llms.txt have the words of a text, but not which of them stand out. */
const emphasizeInAbout = (word: string) =>
  workspace.edit('pages/about.md', (text) => text.replace(word, `*${word}*`))

test('a single changed page is replaced in place, and nothing else is touched', async () => {
  emphasizeInAbout('keep')
  await buildLater()
  const watchedPaths = ['', 'index.html', 'blog/how-to-be-a-friend.html', 'sitemap.xml']
  const readStatuses = () =>
    watchedPaths.map((path) => statSync(join(out, path))).map(({ ino, mtimeMs }) => [ino, mtimeMs])
  const before = readStatuses()
  emphasizeInAbout('house')
  expect(await buildLater()).toBe(1)
  expect(readStatuses().slice(1)).toEqual(before.slice(1))
  expect(readStatuses()[0]?.[0]).toBe(before[0]?.[0])
  emphasizeInAbout('river')
  const [fresh] = await Promise.all([buildFresh(source, workspace.folder), buildLater()])
  expect(compareDirectories(out, fresh)).toEqual([])
  expect(readStatuses()[0]?.[0]).toBe(before[0]?.[0])
  expect(readdirSync(workspace.folder).filter((name) => name.startsWith('out'))).toEqual(['out'])
})

test.each<[string, () => void]>([
  ['text in a page', () => appendFileSync(join(out, 'give.html'), 'typed')],
  ['a missing page', () => rmSync(join(out, 'give.html'))],
  ['a different folder with the same files', replaceWithCopy],
])('a changed page is not published in place into a modified site: %s', async (_, touch) => {
  await build()
  emphasizeInAbout('house')
  touch()
  const [fresh] = await Promise.all([buildFresh(source, workspace.folder), build()])
  expect(compareDirectories(out, fresh)).toEqual([])
})

function replaceWithCopy(): void {
  cpSync(out, `${out}-copy`, { recursive: true })
  rmSync(out, { recursive: true })
  renameSync(`${out}-copy`, out)
}
