// The scheduled changes of build.json, compared with sites that are built on the days before and on the days themselves.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { comparePages } from '../../automation/review/compare/compare-sites'
import { readSite } from '../../automation/review/compare/read-site'
import { readBuildInfo } from '../../generator/publish/build-info'
import { compareDirectories } from '../../tools/compare-directories'
import { createContentWorkspace } from '../support/content-workspace'
import { buildFrom, clearCache, createSource } from '../support/build-helpers'

const workspace = createContentWorkspace()
const source = createSource(workspace.content)
const out = join(workspace.folder, 'out')
const before = join(workspace.folder, 'before')

beforeAll(async () => {
  const post = readFileSync(join(workspace.content, 'blog/why-fathers-matter.md'), 'utf8')
  workspace.write('blog/later.md', addField(post, 'publish_on: 2025-03-20'))
  workspace.edit('team/rosa-delgado.md', (text) => addField(text, 'expires_on: 2025-03-24'))
  workspace.write(
    'notices/easter.md',
    '---\ntitle: Good Friday\ntype: closed\nfrom: 2025-04-18\nuntil: 2025-04-18\n---\n',
  )
  workspace.edit('events/baby-bottle-boomerang.md', (text) => addField(text, 'status: cancelled'))
  const built = await buildFrom({ ...source, asOf: '2025-03-01' }, out)
  expect(built.status, built.err).toBe(0)
})
afterAll(() => {
  clearCache(source, out)
  workspace.remove()
})

const addField = (text: string, line: string) => text.replace('---\n', `---\n${line}\n`)

test('the pages that differ between two days are exactly those that build.json names, except new ones', async () => {
  const transitions = readBuildInfo(out)?.transitions ?? []
  expect(transitions.map(({ day, what }) => `${day} ${what}`)).toEqual([
    '2025-03-20 A blog post appears on the site.',
    '2025-03-25 The staff member “Rosa Delgado” leaves the site.',
    '2025-04-04 A notice appears on the site.',
    '2025-04-10 The event “Hope Gala” begins.',
    '2025-04-11 The event “Hope Gala” is over.',
    '2025-04-19 A notice leaves the site.',
    '2025-08-04 The event “Baby Bottle Boomerang” is no longer on the calendar.',
    '2025-11-08 The event “Walk 4 Life” begins.',
    '2025-11-09 The event “Walk 4 Life” is over.',
  ])
  for (const { day, paths } of transitions.slice(0, 5)) {
    const previous = new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10)
    await buildFrom({ ...source, asOf: previous }, before)
    await buildFrom({ ...source, asOf: day }, out)
    // The names of classes and stylesheets depend on all pages.
    const changed = comparePages(readSite(before), readSite(out)).map(({ path }) => path)
    // The name of what is not public yet must not be in build.json, and the error page has no path.
    const known = changed.filter((path) => !['/blog/later', '/404'].includes(path))
    expect(known, day).toEqual(paths)
  }
})

test('builds with the same inputs write the same bytes, and a second one has nothing to do', async () => {
  const first = await buildFrom({ ...source, asOf: '2025-03-01' }, out)
  expect(first.out).toContain('The next scheduled change is on March 20, 2025')
  const second = await buildFrom({ ...source, asOf: '2025-03-01' }, out)
  expect(second.out).toMatch(/^Nothing has changed/)
  expect(second.out).toContain('The next scheduled change is on March 20, 2025')
  await buildFrom({ ...source, asOf: '2025-03-01' }, before)
  expect(compareDirectories(before, out)).toEqual([])
})

test('a build says that the site before it was out of date', async () => {
  await buildFrom({ ...source, asOf: '2025-03-01' }, out)
  const { out: summary } = await buildFrom({ ...source, asOf: '2025-03-22' }, out)
  expect(summary).toContain('nothing built it on March 20, 2025')
})
