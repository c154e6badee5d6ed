// Incremental builds give the same site as fresh builds, byte for byte, whatever has changed between them.
import { execFileSync } from 'node:child_process'
import { cpSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { compareDirectories } from '../../tools/compare-directories'
import { SEED } from '../../model/property-tests/seed'
import { createContentWorkspace } from '../support/content-workspace'
import { RANDOM_EDITS, type PickItem } from '../support/random-edits'
import { buildFresh } from '../support/build-fresh'
import { clearCache, countRendered, createSource, type BuildSource } from '../support/build-helpers'
import { preview } from '../support/sites'

const EDITS_PER_COMPARISON = 3

const workspace = createContentWorkspace()
const out = join(workspace.folder, 'out')
const baseSource = createSource(workspace.content)
beforeEach(() => {
  workspace.restore()
  // The file of published URLs would require a redirect when an edit renames an event.
  rmSync(join(workspace.content, 'addresses.txt'))
})
afterAll(() => {
  clearCache(baseSource, out)
  clearCache({ ...baseSource, base: preview.base }, out)
  workspace.remove()
})

const build = (source: BuildSource = baseSource) => countRendered(source, out)

test(
  'incremental builds give the same site as a fresh one after many random edits',
  { timeout: 480_000 },
  async () => {
    const [edits = [], numbers = []] = fc.sample(
      fc.tuple(
        fc.shuffledSubarray([...RANDOM_EDITS], { minLength: RANDOM_EDITS.length }),
        fc.array(fc.nat(), { minLength: RANDOM_EDITS.length, maxLength: RANDOM_EDITS.length }),
      ),
      { seed: SEED, numRuns: 1 },
    )[0] as [typeof RANDOM_EDITS, number[]]
    let source = baseSource
    await build(source)
    let last = await buildFresh(source, workspace.folder)
    for (const [index, [, edit]] of edits.entries()) {
      const pick: PickItem = (items) =>
        items[(numbers[index] ?? 0) % items.length] as (typeof items)[number]
      source = await edit(source, pick)
      await build(source)
      const count = index + 1
      // What a build leaves out is still missing two builds later.
      if (count % EDITS_PER_COMPARISON !== 0 && count < edits.length) continue
      const fresh = await buildFresh(source, workspace.folder)
      const names = edits.slice(0, count).map(([description]) => description)
      const message = `after ${names.slice(-EDITS_PER_COMPARISON).join(', ')}`
      expect(compareDirectories(out, fresh), message).toEqual([])
      expect(compareDirectories(fresh, last), message).not.toEqual([])
      last = fresh
    }
  },
)

test('a commit that changes only the date of the last change is noticed by the next build', async () => {
  git(['init', '--quiet'])
  git(['add', 'content'])
  const commit = ['commit', '--quiet', '--no-gpg-sign', '-m', 'Words']
  git(commit, '2026-03-01T12:00:00Z')
  await build()
  git([...commit, '--amend'], '2026-03-02T12:00:00Z')
  const [fresh, rendered] = await Promise.all([buildFresh(baseSource, workspace.folder), build()])
  expect(compareDirectories(out, fresh)).toEqual([])
  expect(rendered).toBeGreaterThan(0)
})

/** Runs git in the repository around the content. */
function git(args: readonly string[], time = ''): void {
  // When a git hook runs the tests, its variables would point git at the hook's own repository.
  const clean = Object.entries(process.env).filter(([name]) => !name.startsWith('GIT_'))
  execFileSync('git', ['-c', 'user.name=Ann', '-c', 'user.email=ann@example.org', ...args], {
    cwd: workspace.folder,
    env: { ...Object.fromEntries(clean), GIT_COMMITTER_DATE: time },
  })
}

test('only the pages that show a change are rendered', async () => {
  await build()
  expect(await build()).toBe(0)
  const before = join(workspace.folder, 'before')
  cpSync(out, before, { recursive: true })
  workspace.edit('blog/why-fathers-matter.md', (text) => `${text}\nA sentence more.\n`)
  expect(await build()).toBe(1)
  expect(compareDirectories(before, out)).toEqual(['blog/why-fathers-matter.html', 'search.json'])

  rmSync(before, { recursive: true })
  cpSync(out, before, { recursive: true })
  workspace.edit('blog/why-fathers-matter.md', (text) => text.replace('Why Fathers', 'How Fathers'))
  const rendered = await build()
  const changed = compareDirectories(before, out)
  // The previous and the next post link to it. The image of its links is a new file, so the list of files differs too.
  expect(changed.map((file) => file.replace(/[\da-f]{12}(?=\.png$)/, 'HASH'))).toEqual([
    '.site-files',
    'addresses.json',
    'assets/share/HASH.png',
    'assets/share/HASH.png',
    'blog.html',
    'blog/a-baby-bottle-of-change.html',
    'blog/what-to-expect-at-a-first-visit.html',
    'blog/why-fathers-matter.html',
    'feed.json',
    'feed.xml',
    'llms.txt',
    'search.json',
    'site-index.html',
    'staff.html',
  ])
  expect(rendered).toBe(changed.filter((file) => file.endsWith('.html')).length)
})
