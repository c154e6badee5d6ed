// What is kept of a build may be damaged, missing, made by other code or in use: the next build is as good as the first.
import { spawnSync } from 'node:child_process'
import {
  appendFileSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { differences } from '../scripts/bench/differences'
import { openRecords } from '../generator/cache/kept-records'
import { hashOf } from '../generator/cache/hash-of'
import { identifyProcess } from '../generator/cache/process-identity'
import { copyContent } from './support/content-copy'
import { buildFresh, buildFrom, forget, keptOf, lastOf, sourceOf } from './support/fresh'

const copy = copyContent()
const source = sourceOf(copy.content)
const out = join(copy.folder, 'out')
const kept = keptOf(source)
/** What all builds must give. */
let fresh: string

beforeAll(async () => {
  fresh = await buildFresh(source, copy.folder)
  await expectFine()
})
afterAll(() => {
  forget(source, out)
  copy.remove()
})

/** Builds with what is kept, and gives back what is printed. */
async function expectFine(to = out): Promise<string> {
  // Otherwise it would find that nothing has changed, and look no further.
  rmSync(lastOf(source, to), { force: true })
  const built = await buildFrom(source, to)
  expect(built.status, built.err).toBe(0)
  expect(differences(to, fresh)).toEqual([])
  return built.out
}

/** The file in which the HTML of the page is kept. */
function htmlOf(page: string): string {
  return join(kept.pages, 'html', hashOf(readFileSync(join(fresh, page))))
}

const damages: readonly (readonly [what: string, damage: (file: string) => void])[] = [
  ['says something else', flip],
  ['has lost its end', (file) => truncateSync(file, 1000)],
  ['is empty', (file) => truncateSync(file)],
  ['is gone', (file) => rmSync(file)],
]

/** Changes a word near the end, so that the file can still be read as JSON or HTML. */
function flip(file: string): void {
  const bytes = readFileSync(file)
  bytes.write('end', Math.max(0, bytes.lastIndexOf('and')))
  writeFileSync(file, bytes)
}

/** Of what was read it may know something. */
const ALL_RENDERED = /^(?!.* rendered anew)| (\d+) of \1 pages rendered anew/s

test.each(damages)('a file of what was read %s', async (_, damage) => {
  damage(kept.entries)
  // What was read is only looked at where a page is rendered.
  rmSync(kept.pages, { recursive: true })
  await expectFine()
})

test.each(damages)('the list of untouched files %s', async (_, damage) => {
  damage(`${kept.entries}.files`)
  rmSync(kept.pages, { recursive: true })
  await expectFine()
})

test.each(damages)('the texts of what was read %s', async (_, damage) => {
  damage(`${kept.entries}.blocks`)
  rmSync(kept.pages, { recursive: true })
  await expectFine()
})

test.each(damages)('the list of pages %s', async (_, damage) => {
  damage(join(kept.pages, 'pages'))
  expect(await expectFine()).toMatch(ALL_RENDERED)
})

test.each(damages)('what all pages share %s', async (_, damage) => {
  damage(join(kept.pages, 'shared'))
  expect(await expectFine()).toMatch(ALL_RENDERED)
})

test.each(damages)('what tells quickly which pages are as they were %s', async (_, damage) => {
  damage(join(kept.pages, 'outline'))
  expect(await expectFine()).toMatch(/ and 0 of \d+ pages rendered anew/)
})

test.each(damages)('the HTML of a page %s: that page is made anew', async (_, damage) => {
  damage(htmlOf('about/history.html'))
  expect(await expectFine()).toMatch(/ and 1 of \d+ pages rendered anew/)
})

test('other code made it, and with another outcome', async () => {
  for (const file of [kept.entries, join(kept.pages, 'pages')]) {
    const lines = readFileSync(file, 'utf8').replaceAll('history', 'team').split('\n')
    const records = lines.flatMap((line) => JSON.parse(line.slice(line.indexOf('[')) || '[]') as [])
    expect(JSON.stringify(records)).toContain('team')
    openRecords(file, 'other', true).save(new Map(records))
  }
  expect(await expectFine()).toMatch(ALL_RENDERED)
})

test('somebody has changed a page where it was built', async () => {
  appendFileSync(join(out, 'about/history.html'), 'This was typed into the built site.')
  expect(await expectFine()).toMatch(/ and 1 of \d+ pages rendered anew/)
})

test('a build that died left the folder taken', async () => {
  const dead = spawnSync(process.execPath, ['--version']).pid
  writeFileSync(join(kept.pages, 'lock'), JSON.stringify({ ...identifyProcess(), pid: dead }))
  expect(await expectFine()).toMatch(/ and 0 of \d+ pages rendered anew/)
})

test('another build uses the folder: this one takes nothing from it, and leaves nothing behind', async () => {
  const lock = join(kept.pages, 'lock')
  const held = JSON.stringify(identifyProcess())
  writeFileSync(lock, held)
  expect(await expectFine()).toMatch(ALL_RENDERED)
  expect(readFileSync(lock, 'utf8')).toBe(held)
  rmSync(lock)
  const name = basename(kept.pages)
  const folders = readdirSync(dirname(kept.pages)).filter((one) => one.startsWith(name))
  expect(folders).toEqual([name])
})

test('two builds at once', async () => {
  copy.edit('pages/about.md', (text) => `${text}\nA sentence more.\n`)
  fresh = await buildFresh(source, copy.folder)
  await Promise.all([expectFine(), expectFine(join(copy.folder, 'beside'))])
  expect(await expectFine()).toMatch(/ and 0 of \d+ pages rendered anew/)
})
