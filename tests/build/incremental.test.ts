// A build that keeps what has not changed gives the same site, byte for byte, as one that makes everything.
import { execFileSync } from 'node:child_process'
import { appendFileSync, cpSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { compareDirectories } from '../../tools/compare-directories'
import { SEED } from '../../model/property-tests/seed'
import { createContentWorkspace } from '../support/content-workspace'
import { RANDOM_EDITS, type Pick } from '../support/random-edits'
import {
  buildFresh,
  buildFrom,
  clearCache,
  createSource,
  type BuildSource,
} from '../support/build-helpers'
import { preview } from '../support/sites'

const workspace = createContentWorkspace()
const out = join(workspace.folder, 'out')
const start = createSource(workspace.content)
beforeEach(() => {
  workspace.restore()
  // Its list of addresses asks for a redirect where an event gets another name.
  rmSync(join(workspace.content, 'addresses.txt'))
})
afterAll(() => {
  clearCache(start, out)
  clearCache({ ...start, base: preview.base }, out)
  workspace.remove()
})

/** How many pages a build says that it rendered; it must be fine. */
async function build(source: BuildSource = start): Promise<number> {
  const { status, out: printed, err } = await buildFrom(source, out)
  expect(status, err).toBe(0)
  if (printed.startsWith('Nothing has changed')) return 0
  const pages = /^Built (\d+) pages/m.exec(printed)?.[1]
  return Number(/ (\d+) of \d+ pages rendered anew/.exec(printed)?.[1] ?? pages)
}

test(
  'a build is as good as a fresh one after each of many edits, made by chance one after the other',
  { timeout: 240_000 },
  async () => {
    const [order = [], chances = []] = fc.sample(
      fc.tuple(
        fc.shuffledSubarray([...RANDOM_EDITS], { minLength: RANDOM_EDITS.length }),
        fc.array(fc.nat(), { minLength: RANDOM_EDITS.length, maxLength: RANDOM_EDITS.length }),
      ),
      { seed: SEED, numRuns: 1 },
    )[0] as [typeof RANDOM_EDITS, number[]]
    let source = start
    await build(source)
    let last = await buildFresh(source, workspace.folder)
    for (const [index, [what, edit]] of order.entries()) {
      const pick: Pick = (from) =>
        from[(chances[index] ?? 0) % from.length] as (typeof from)[number]
      source = await edit(source, pick)
      const [fresh] = await Promise.all([buildFresh(source, workspace.folder), build(source)])
      expect(compareDirectories(out, fresh), `edit ${index + 1}: ${what}`).toEqual([])
      expect(compareDirectories(fresh, last), `edit ${index + 1}: ${what}`).not.toEqual([])
      last = fresh
    }
  },
)

test('a mistake leaves the site as it was, and a build after it is as good as a fresh one', async () => {
  await build()
  const before = await buildFresh(start, workspace.folder)
  workspace.edit('events/walk-for-life.md', (text) =>
    text.replace('date: 2025-11-08', 'date: 2025-11-31'),
  )
  workspace.edit('blog/why-fathers-matter.md', (text) => `${text}\nA good sentence.\n`)
  expect((await buildFrom(start, out)).status).toBe(1)
  expect(compareDirectories(out, before)).toEqual([])
  workspace.edit('events/walk-for-life.md', (text) =>
    text.replace('date: 2025-11-31', 'date: 2025-11-09'),
  )
  const [fresh] = await Promise.all([buildFresh(start, workspace.folder), build()])
  expect(compareDirectories(out, fresh)).toEqual([])
})

test('a commit that changes nothing but the day of the last change is seen by the next build', async () => {
  git(['init', '--quiet'])
  git(['add', 'content'])
  const commit = ['commit', '--quiet', '--no-gpg-sign', '-m', 'Words']
  git(commit, '2026-03-01T12:00:00Z')
  await build()
  git([...commit, '--amend'], '2026-03-02T12:00:00Z')
  const [fresh, rendered] = await Promise.all([buildFresh(start, workspace.folder), build()])
  expect(compareDirectories(out, fresh)).toEqual([])
  expect(rendered).toBeGreaterThan(0)
})

/** In the repository around the content. */
function git(words: readonly string[], time = ''): void {
  // A hook of git sets variables that would lead to the repository that the hook belongs to.
  const clean = Object.entries(process.env).filter(([name]) => !name.startsWith('GIT_'))
  execFileSync('git', ['-c', 'user.name=Ann', '-c', 'user.email=ann@example.org', ...words], {
    cwd: workspace.folder,
    env: { ...Object.fromEntries(clean), GIT_COMMITTER_DATE: time },
  })
}

test('a page that is another one alone takes the place of the old one, and nothing else is touched', async () => {
  await build()
  const others = ['', 'index.html', 'blog/how-to-be-a-friend.html', '_redirects']
  const seen = () =>
    others.map((path) => statSync(join(out, path))).map(({ ino, mtimeMs }) => [ino, mtimeMs])
  const before = seen()
  workspace.edit('blog/why-fathers-matter.md', (text) => `${text}\n## A new place\n`)
  expect(await build()).toBe(1)
  expect(seen().slice(1)).toEqual(before.slice(1))
  expect(seen()[0]?.[0]).toBe(before[0]?.[0])
  workspace.edit('blog/why-fathers-matter.md', (text) => text.replace('\n## A new place\n', ''))
  const [fresh] = await Promise.all([buildFresh(start, workspace.folder), build()])
  expect(compareDirectories(out, fresh)).toEqual([])
  expect(seen()[0]?.[0]).toBe(before[0]?.[0])
  expect(readdirSync(workspace.folder).filter((name) => name.startsWith('out'))).toEqual(['out'])
})

test.each<[string, () => void]>([
  ['a word in it', () => appendFileSync(join(out, 'give.html'), 'typed')],
  ['a page less', () => rmSync(join(out, 'give.html'))],
  ['another folder of the same files', putCopy],
])('a page does not take its place in a site that somebody has touched: %s', async (_, touch) => {
  await build()
  workspace.edit('blog/why-fathers-matter.md', (text) => `${text}\nA sentence more.\n`)
  touch()
  const [fresh] = await Promise.all([buildFresh(start, workspace.folder), build()])
  expect(compareDirectories(out, fresh)).toEqual([])
})

function putCopy(): void {
  cpSync(out, `${out}-copy`, { recursive: true })
  rmSync(out, { recursive: true })
  renameSync(`${out}-copy`, out)
}

test('only the pages are rendered that show what has changed', async () => {
  await build()
  expect(await build()).toBe(0)
  workspace.edit('blog/why-fathers-matter.md', (text) => `${text}\nA sentence more.\n`)
  expect(await build()).toBe(1)

  const before = join(workspace.folder, 'before')
  cpSync(out, before, { recursive: true })
  workspace.edit('blog/why-fathers-matter.md', (text) => text.replace('Why Fathers', 'How Fathers'))
  const rendered = await build()
  const changed = compareDirectories(before, out)
  // The posts before and after it name it at their feet.
  expect(changed).toEqual([
    'blog.html',
    'blog/a-baby-bottle-of-change.html',
    'blog/what-to-expect-at-a-first-visit.html',
    'blog/why-fathers-matter.html',
    'site-index.html',
  ])
  expect(rendered).toBe(changed.length)
})
