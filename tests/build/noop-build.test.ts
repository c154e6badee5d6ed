// A build without changes leaves the site alone, and every possible change is noticed.
import { appendFileSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { compareDirectories } from '../../tools/compare-directories'
import { runNpmScript } from '../support/run-script'
import { createContentWorkspace } from '../support/content-workspace'
import { smallTexts } from '../support/contents/small'
import { buildFresh } from '../support/build-fresh'
import { buildFrom, clearCache, getLastBuildPath, createSource } from '../support/build-helpers'

const workspace = createContentWorkspace(smallTexts)
const source = createSource(workspace.content)
const out = join(workspace.folder, 'out')

beforeAll(async () => {
  workspace.edit('pages/give.md', (text) => text.replace('---\n', '---\nreview_due: 2026-01-01\n'))
  expect((await buildFrom(source, out)).status).toBe(0)
})
afterAll(() => {
  clearCache(source, out)
  workspace.remove()
})

test('a build without changes leaves the site alone, and repeats its reminders', async () => {
  const first = await buildFrom({ ...source, asOf: '2026-11-21' }, out)
  const page = join(out, 'index.html')
  const before = statSync(page)
  const second = await buildFrom({ ...source, asOf: '2026-11-21' }, out)
  expect(second.out).toMatch(
    /^Nothing has changed, so the \d+ pages as of 2026-11-21 stay as they are/,
  )
  expect(second.err).toBe(removeNotice(first.err))
  expect(second.err).toContain('content/pages/give.md')
  expect(first.out.endsWith(second.out.split('\n').slice(1).join('\n'))).toBe(true)
  expect(second.out).toContain('still say "sample: true"')
  expect(statSync(page).ino).toBe(before.ino)
})

/** Removes the plugin's notice about its new name, which only a build with changes prints. */
const removeNotice = (text: string) => text.replaceAll(/^\[vite-plugin-ssr\].*\n/gm, '')

/** Edits a file without a change of its size or of its modification time. */
function editUnnoticeably(file: string, from: string, to: string): void {
  const { atime, mtime } = statSync(file)
  writeFileSync(file, readFileSync(file, 'utf8').replace(from, to))
  utimesSync(file, atime, mtime)
}

const getContentFile = (path: string) => join(workspace.content, path)

test.each<[string, () => void]>([
  [
    'a changed word of a text',
    () => editUnnoticeably(getContentFile('blog/why-fathers-matter.md'), 'the', 'The'),
  ],
  ['a new picture', () => writeFileSync(getContentFile('images/new.svg'), readImage())],
  ['a removed picture', () => rmSync(getContentFile('images/new.svg'))],
  ['a modified page of the built site', () => appendFileSync(join(out, 'give.html'), 'typed')],
  ['a deleted page of the built site', () => rmSync(join(out, 'give.html'))],
  ['a damaged record of the last build', () => appendFileSync(getLastBuildPath(source, out), 'x')],
])('a build notices %s', async (_, makeChange) => {
  await buildFrom(source, out)
  makeChange()
  const [built, fresh] = await Promise.all([
    buildFrom(source, out),
    buildFresh(source, workspace.folder),
  ])
  expect(built.out).toMatch(/^Built/)
  expect(compareDirectories(out, fresh)).toEqual([])
})

test.each([
  ['for another day', ['--as-of', '2026-11-22']],
  ['with drafts', ['--as-of', source.asOf, '--drafts']],
  ['with --no-cache', ['--as-of', source.asOf, '--no-cache']],
])('a build %s builds the site even without changes', async (_, args) => {
  await buildFrom(source, out)
  const built = await runNpmScript('prerender', [
    '--content',
    source.content,
    '--out',
    out,
    ...args,
  ])
  expect(built.out).toMatch(/^Built/)
})

const readImage = () => readFileSync(getContentFile('images/post-friend.svg'))
