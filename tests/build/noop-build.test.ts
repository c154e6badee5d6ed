// A build that finds nothing to do says so; whatever somebody has touched since, it is found.
import { appendFileSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { compareDirectories } from '../../tools/compare-directories'
import { runNpmScript } from '../support/run-script'
import { createContentWorkspace } from '../support/content-workspace'
import {
  buildFresh,
  buildFrom,
  clearCache,
  getLastBuildPath,
  createSource,
} from '../support/build-helpers'

const workspace = createContentWorkspace()
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

test('the second build leaves the site alone, and says again what is left to do', async () => {
  const first = await buildFrom({ ...source, asOf: '2026-11-21' }, out)
  const page = join(out, 'index.html')
  const before = statSync(page)
  const second = await buildFrom({ ...source, asOf: '2026-11-21' }, out)
  expect(second.out).toMatch(
    /^Nothing has changed, so the \d+ pages as of 2026-11-21 stay as they are/,
  )
  expect(second.err).toBe(withoutNotice(first.err))
  expect(second.err).toContain('content/pages/give.md')
  expect(first.out.endsWith(second.out.split('\n').slice(1).join('\n'))).toBe(true)
  expect(second.out).toContain('still say "sample: true"')
  expect(statSync(page).ino).toBe(before.ino)
})

/** The plugin's own words about its new name. */
const withoutNotice = (text: string) => text.replaceAll(/^\[vite-plugin-ssr\].*\n/gm, '')

/** With as many words, written at the same time as before. */
function rewriteUnseen(file: string, from: string, to: string): void {
  const { atime, mtime } = statSync(file)
  writeFileSync(file, readFileSync(file, 'utf8').replace(from, to))
  utimesSync(file, atime, mtime)
}

const inContent = (path: string) => join(workspace.content, path)

test.each<[string, () => void]>([
  ['a word of a text', () => rewriteUnseen(inContent('blog/why-fathers-matter.md'), 'the', 'The')],
  ['a new picture', () => writeFileSync(inContent('images/new.svg'), image())],
  ['a picture that is gone', () => rmSync(inContent('images/new.svg'))],
  ['a page in the built site', () => appendFileSync(join(out, 'give.html'), 'typed')],
  ['a page that somebody deleted', () => rmSync(join(out, 'give.html'))],
  ['damage to what is remembered', () => appendFileSync(getLastBuildPath(source, out), 'x')],
])('%s is found', async (_, touch) => {
  await buildFrom(source, out)
  touch()
  const [built, fresh] = await Promise.all([
    buildFrom(source, out),
    buildFresh(source, workspace.folder),
  ])
  expect(built.out).toMatch(/^Built/)
  expect(compareDirectories(out, fresh)).toEqual([])
})

test.each([
  ['another day', ['--as-of', '2026-11-22']],
  ['drafts', ['--as-of', source.asOf, '--drafts']],
  ['a fresh start', ['--as-of', source.asOf, '--fresh']],
])('%s is reason enough', async (_, words) => {
  await buildFrom(source, out)
  const built = await runNpmScript('prerender', [
    '--content',
    source.content,
    '--out',
    out,
    ...words,
  ])
  expect(built.out).toMatch(/^Built/)
})

const image = () => readFileSync(inContent('images/post-friend.svg'))
