// What is kept of a build may be damaged, missing, made by other code or in use: the next build is as good as the first.
import { spawnSync } from 'node:child_process'
import {
  appendFileSync,
  copyFileSync,
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hashSource } from '../../generator/bundle/hash-source.mjs'
import { PAGE_FOLDERS } from '../../generator/bundle/source-folders.mjs'
import { CACHE_DIRECTORY } from '../../generator/cache/cache-directory'
import { provideDirectory } from '../../generator/cache/storage/verified-directory.mjs'
import { copyProject } from '../../tools/benchmark/isolated-copy'
import { compareDirectories } from '../../tools/compare-directories'
import { openRecordLog } from '../../generator/cache/storage/record-log'
import { computeHash } from '../../model/hash'
import { identifyProcess } from '../../generator/cache/lock/process-identity'
import { runNpmScript } from '../support/run-script'
import { createContentWorkspace } from '../support/content-workspace'
import {
  buildFresh,
  buildFrom,
  clearCache,
  getCachePaths,
  getLastBuildPath,
  createSource,
} from '../support/build-helpers'

const workspace = createContentWorkspace()
const source = createSource(workspace.content)
const out = join(workspace.folder, 'out')
const kept = getCachePaths(source)
/** What all builds must give. */
let fresh: string

beforeAll(async () => {
  fresh = await buildFresh(source, workspace.folder)
  await expectFine()
})
afterAll(() => {
  clearCache(source, out)
  workspace.remove()
})

/** Builds with what is kept, and gives back what is printed. */
async function expectFine(to = out): Promise<string> {
  // Otherwise it would find that nothing has changed, and look no further.
  rmSync(getLastBuildPath(source, to), { force: true })
  const built = await buildFrom(source, to)
  expect(built.status, built.err).toBe(0)
  expect(compareDirectories(to, fresh)).toEqual([])
  return built.out
}

/** The file in which the HTML of the page is kept. */
function htmlOf(page: string): string {
  return join(kept.pages, 'html', computeHash(readFileSync(join(fresh, page))))
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

test.each(damages)('a file of what was read %s: the site is the same', async (_, damage) => {
  damage(kept.entries)
  // What was read is only looked at where a page is rendered.
  rmSync(kept.pages, { recursive: true })
  await expectFine()
})

test.each(damages)('the list of untouched files %s: the site is the same', async (_, damage) => {
  damage(`${kept.entries}.files`)
  rmSync(kept.pages, { recursive: true })
  await expectFine()
})

test.each(damages)('the texts of what was read %s: the site is the same', async (_, damage) => {
  damage(`${kept.entries}.blocks`)
  rmSync(kept.pages, { recursive: true })
  await expectFine()
})

test.each(damages)('the list of pages %s: all pages are made anew', async (_, damage) => {
  damage(join(kept.pages, 'pages'))
  expect(await expectFine()).toMatch(ALL_RENDERED)
})

test.each(damages)('what all pages share %s: all pages are made anew', async (_, damage) => {
  damage(join(kept.pages, 'shared'))
  expect(await expectFine()).toMatch(ALL_RENDERED)
})

test.each(damages)(
  'what tells quickly which pages are as they were %s: no page is made anew',
  async (_, damage) => {
    damage(join(kept.pages, 'outline'))
    expect(await expectFine()).toMatch(/ and 0 of \d+ pages rendered anew/)
  },
)

test.each(damages)('the HTML of a page %s: that page is made anew', async (_, damage) => {
  damage(htmlOf('about/history.html'))
  expect(await expectFine()).toMatch(/ and 1 of \d+ pages rendered anew/)
})

test('what other code has kept, with another outcome, is not used', async () => {
  for (const file of [kept.entries, join(kept.pages, 'pages')]) {
    const lines = readFileSync(file, 'utf8').replaceAll('history', 'team').split('\n')
    const records = lines.flatMap((line) => JSON.parse(line.slice(line.indexOf('[')) || '[]') as [])
    expect(JSON.stringify(records)).toContain('team')
    openRecordLog(file, 'other', true).save(new Map(records))
  }
  expect(await expectFine()).toMatch(ALL_RENDERED)
})

test('a page that somebody has changed where it was built is made anew, and no other', async () => {
  appendFileSync(join(out, 'about/history.html'), 'This was typed into the built site.')
  expect(await expectFine()).toMatch(/ and 1 of \d+ pages rendered anew/)
})

test('a folder that a build left taken when it died is used again', async () => {
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

/** Vite bundles the code twice. */
const LONG = { timeout: 120_000 }

const DAMAGED = 'A saved part of an earlier build was damaged and has been made again'

test('copies of a photo are cut off, and one has taken the place of another: they are made again', async () => {
  const [width, height] = [520, 310]
  const background = { r: 11, g: 97, b: 53 }
  const photo = sharp({ create: { width, height, channels: 3, background } })
  await photo.jpeg().toFile(join(workspace.content, 'images/front-door.jpg'))
  workspace.edit('pages/about.md', (text) => `${text}\n![Our front door](/images/front-door.jpg)\n`)
  await buildFrom(source, out)
  const before = readImages()
  const variants = Object.keys(before).filter((name) => name.startsWith('front-door-'))
  const folder = readdirSync(CACHE_DIRECTORY)
    .map((name) => join(CACHE_DIRECTORY, name))
    .find((path) => variants.every((name) => existsSync(join(path, name))))
  const [first = '', second = '', ...others] = variants.map((name) => join(folder ?? '', name))
  copyFileSync(first, second)
  for (const file of others) truncateSync(file, 100)
  rmSync(out, { recursive: true })
  const { status, err } = await buildFrom(source, out)
  expect([status, err]).toEqual([0, `${DAMAGED} (copies of photos).\n`])
  expect(readImages()).toEqual(before)
  rmSync(folder ?? '', { recursive: true })
  workspace.restore()
})

const readImages = () =>
  Object.fromEntries(
    readdirSync(join(out, 'images')).map((name) => [
      name,
      readFileSync(join(out, 'images', name), 'latin1'),
    ]),
  )

test(
  'the code of the pages and the script of the browser say something else: they are made again',
  LONG,
  async () => {
    // No other test has this path, so nobody else uses the code that is damaged here.
    const below = { ...source, base: '/kept-damaged/' }
    const site = join(workspace.folder, 'below')
    expect((await buildFrom(below, site)).status).toBe(0)
    const before = join(workspace.folder, 'below-before')
    cpSync(site, before, { recursive: true })
    const version = hashSource('.', PAGE_FOLDERS, `pages ${below.base}`)
    const bundled = join(CACHE_DIRECTORY, `bundle-${version}`)
    const files = readdirSync(bundled, { recursive: true, encoding: 'utf8' })
    for (const file of files.filter((name) => /^(?:server|client).*\.m?js$/.test(name)))
      flip(join(bundled, file))
    // So that all pages are to be rendered and all files to be published.
    rmSync(site, { recursive: true })
    rmSync(getCachePaths(below).pages, { recursive: true })
    const { status, err } = await buildFrom(below, site)
    expect(status, err).toBe(0)
    expect(err).toContain(`${DAMAGED} (the code of the pages).`)
    expect(compareDirectories(site, before)).toEqual([])
    clearCache(below, site)
    rmSync(bundled, { recursive: true })
  },
)

test('the commands are damaged, or are other ones that are whole: they are made again', async () => {
  // A copy of the project, because other tests run the commands of this one.
  const project = join(workspace.folder, 'project')
  await copyProject(project)
  const check = (...words: string[]) => runNpmScript('check', words, {}, project)
  expect(await check()).toEqual({ status: 0, out: 'No problems found.\n', err: '' })
  const cache = join(project, CACHE_DIRECTORY)
  const [name = ''] = readdirSync(cache).filter((one) => one.startsWith('scripts-'))
  for (const [, damage] of damages) {
    damage(join(cache, name, 'check.mjs'))
    const { status, err } = await check()
    expect([status, err]).toEqual([0, `${DAMAGED} (the commands).\n`])
  }

  const broken = async (working: string) => {
    await mkdir(working)
    await writeFile(join(working, 'check.mjs'), 'missing()')
  }
  await provideDirectory({ cache, name, what: 'the commands', fresh: true, make: broken })
  const failed = await check()
  expect([failed.status, failed.err]).toEqual([
    3,
    'The command "check" could not be started: missing is not defined\nIf what is saved in node_modules/.cache/site is damaged, type "npm run build -- --fresh", which makes all of it again.\n',
  ])
  // The check has no such option, but what it consists of is made again before it says so.
  expect((await check('--fresh')).status).toBe(2)
  expect((await check()).status).toBe(0)
})

test(
  'nothing can be kept at all: the site is the same, and one line says that the next build takes longer',
  LONG,
  async () => {
    const project = join(workspace.folder, 'unwritable')
    await copyProject(project)
    await mkdir(dirname(join(project, CACHE_DIRECTORY)))
    await writeFile(join(project, CACHE_DIRECTORY), 'a file in place of the cache')
    const site = join(workspace.folder, 'unkept')
    const words = ['--content', workspace.content, '--out', site, '--as-of', source.asOf]
    const { status, out: printed, err } = await runNpmScript('prerender', words, {}, project)
    expect(status, err).toBe(0)
    expect(printed).toContain('Built ')
    const lines = err.split('\n').filter((line) => line.includes('could not be saved'))
    expect(lines).toEqual([
      'What this build made could not be saved in node_modules/.cache/site (a file is where a folder should be), so the next build takes longer. The site itself is not touched by this.',
    ])
    expect(compareDirectories(site, fresh)).toEqual([])
  },
)

test('two builds at once give the same site, and the next one finds all that they kept', async () => {
  workspace.edit('pages/about.md', (text) => `${text}\nA sentence more.\n`)
  fresh = await buildFresh(source, workspace.folder)
  await Promise.all([expectFine(), expectFine(join(workspace.folder, 'beside'))])
  expect(await expectFine()).toMatch(/ and 0 of \d+ pages rendered anew/)
})
