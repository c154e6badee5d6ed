// Builds give the right site when their cache is damaged, missing, in use or written by other code.
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
import { nameBundle } from '../../generator/bundle/bundle-pages'
import { getVersion } from '../../generator/bundle/version'
import { CACHE_DIRECTORY } from '../../generator/cache/cache-directory'
import { provideDirectory } from '../../generator/cache/storage/verified-directory.mjs'
import { copyProject } from '../../tools/benchmark/isolated-copy'
import { compareDirectories } from '../../tools/compare-directories'
import { openRecordLog } from '../../generator/cache/storage/record-log'
import { computeHash } from '../../model/memoize/hash'
import { identifyProcess } from '../../generator/cache/lock/process-identity'
import { runNpmScript } from '../support/run-script'
import { createContentWorkspace } from '../support/content-workspace'
import { smallTexts } from '../support/contents/small'
import { buildFresh } from '../support/build-fresh'
import {
  buildFrom,
  clearCache,
  getCachePaths,
  getLastBuildPath,
  createSource,
} from '../support/build-helpers'

const workspace = createContentWorkspace(smallTexts)
const source = createSource(workspace.content)
const out = join(workspace.folder, 'out')
const cached = getCachePaths(source)
/** The folder of a site that is built without a cache. All builds must give the same site. */
let fresh: string

beforeAll(async () => {
  fresh = await buildFresh(source, workspace.folder)
  await buildWithCache()
})
afterAll(() => {
  clearCache(source, out)
  workspace.remove()
})

/** Builds with the cache, asserts that the site is right, and returns the output. */
async function buildWithCache(directory = out, run?: typeof runNpmScript): Promise<string> {
  // Otherwise the build would find that nothing has changed, and would not read its cache.
  rmSync(getLastBuildPath(source, directory), { force: true })
  const built = await buildFrom(source, directory, run)
  expect(built.status, built.err).toBe(0)
  expect(compareDirectories(directory, fresh)).toEqual([])
  return built.out
}

/** Returns the file that caches the HTML of a page. */
function getHtmlPath(page: string): string {
  return join(cached.pages, 'html', computeHash(readFileSync(join(fresh, page))))
}

type Damage = readonly [description: string, damage: (file: string) => void]

/** All caches are read by the same code, so most of them need not be damaged in every way. */
const TWO_DAMAGES: readonly Damage[] = [
  ['has a different word', replaceWord],
  ['is missing', (file) => rmSync(file)],
]

const DAMAGES: readonly Damage[] = [
  ...TWO_DAMAGES,
  ['is truncated', (file) => truncateSync(file, 1000)],
  ['is empty', (file) => truncateSync(file)],
]

/** Replaces a word near the end, so that the file is still valid JSON or HTML. */
function replaceWord(file: string): void {
  const bytes = readFileSync(file)
  bytes.write('end', Math.max(0, bytes.lastIndexOf('and')))
  writeFileSync(file, bytes)
}

/** Matches output that says that every page was rendered; some entries may still be cached. */
const ALL_RENDERED = /^(?!.* rendered again)| (\d+) of \1 pages rendered again/s

test.each(DAMAGES)('the site is the same if the cache of entries %s', async (_, damage) => {
  damage(cached.entries)
  // The cached entries are only read when a page is rendered.
  rmSync(cached.pages, { recursive: true })
  await buildWithCache()
})

test.each(TWO_DAMAGES)(
  'the site is the same if the list of unchanged files %s',
  async (_, damage) => {
    damage(`${cached.entries}.files`)
    rmSync(cached.pages, { recursive: true })
    await buildWithCache()
  },
)

test.each(TWO_DAMAGES)('the site is the same if the cache of text blocks %s', async (_, damage) => {
  damage(`${cached.entries}.blocks`)
  rmSync(cached.pages, { recursive: true })
  await buildWithCache()
})

test.each(TWO_DAMAGES)(
  'all pages are rendered if the list of cached pages %s',
  async (_, damage) => {
    damage(join(cached.pages, 'pages'))
    expect(await buildWithCache()).toMatch(ALL_RENDERED)
  },
)

test.each(TWO_DAMAGES)(
  'all pages are rendered if the cache of what all pages share %s',
  async (_, damage) => {
    damage(join(cached.pages, 'shared'))
    expect(await buildWithCache()).toMatch(ALL_RENDERED)
  },
)

test.each(TWO_DAMAGES)(
  'no page is rendered if the hash for finding unchanged pages %s',
  async (_, damage) => {
    damage(join(cached.pages, 'site-hash'))
    expect(await buildWithCache()).toMatch(/ and 0 of \d+ pages rendered again/)
  },
)

test.each(DAMAGES)('one page is rendered if its cached HTML %s', async (_, damage) => {
  damage(getHtmlPath('about/history.html'))
  expect(await buildWithCache()).toMatch(/ and 1 of \d+ pages rendered again/)
})

test('a cache that other code wrote is not used', async () => {
  for (const file of [cached.entries, join(cached.pages, 'pages')]) {
    const lines = readFileSync(file, 'utf8').replaceAll('history', 'team').split('\n')
    const records = lines.flatMap((line) => JSON.parse(line.slice(line.indexOf('[')) || '[]') as [])
    expect(JSON.stringify(records)).toContain('team')
    openRecordLog(file, 'other', true).save(new Map(records))
  }
  expect(await buildWithCache()).toMatch(ALL_RENDERED)
})

test('a page that was edited in the built site is rendered, and no other', async () => {
  appendFileSync(join(out, 'about/history.html'), 'This was typed into the built site.')
  expect(await buildWithCache()).toMatch(/ and 1 of \d+ pages rendered again/)
})

test('a cache that a killed build left locked is used', async () => {
  const dead = spawnSync(process.execPath, ['--version']).pid
  writeFileSync(join(cached.pages, 'lock'), JSON.stringify({ ...identifyProcess(), pid: dead }))
  expect(await buildWithCache()).toMatch(/ and 0 of \d+ pages rendered again/)
})

test('a cache that another build has locked is neither read nor changed', async () => {
  const lock = join(cached.pages, 'lock')
  const held = JSON.stringify(identifyProcess())
  writeFileSync(lock, held)
  expect(await buildWithCache()).toMatch(ALL_RENDERED)
  expect(readFileSync(lock, 'utf8')).toBe(held)
  rmSync(lock)
  const name = basename(cached.pages)
  const folders = readdirSync(dirname(cached.pages), { withFileTypes: true })
    .filter((item) => item.isDirectory() && item.name.startsWith(name))
    .map((folder) => folder.name)
  expect(folders).toEqual([name])
})

/** For tests in which code is bundled several times. */
const LONG_TEST = { timeout: 120_000 }

const DAMAGED = 'A saved part of an earlier build was damaged, so it is made again'

test('variants of a photo that are truncated or swapped are made again', async () => {
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

test('images of shared links that are truncated or swapped are drawn again', async () => {
  // No other test has a card with this title, so no other build uses the cached image that is damaged here.
  editTitle('blog/how-to-be-a-friend.md', 'Damaged')
  editTitle('blog/why-fathers-matter.md', 'Swapped')
  const others = new Set(readdirSync(join(fresh, 'assets/share')))
  await buildFrom(source, out)
  const before = readImages('share')
  const [first = '', second = '', ...rest] = Object.keys(before)
    .filter((name) => !others.has(name))
    .map((name) => join(CACHE_DIRECTORY, 'share-images', name))
  expect([second === '', rest]).toEqual([false, []])
  truncateSync(first, 100)
  copyFileSync(join(CACHE_DIRECTORY, 'share-images', [...others][0] ?? ''), second)
  rmSync(out, { recursive: true })
  const { status, err } = await buildFrom(source, out)
  expect([status, err]).toEqual([0, `${DAMAGED} (images of shared links).\n`])
  expect(readImages('share')).toEqual(before)
  for (const file of [first, second]) rmSync(file)
  workspace.restore()
})

const editTitle = (file: string, title: string) =>
  workspace.edit(file, (text) => text.replace(/^title: .*/m, `title: ${title}`))

const readImages = (folder = 'images') =>
  Object.fromEntries(
    readdirSync(join(out, 'assets', folder)).map((name) => [
      name,
      readFileSync(join(out, 'assets', folder, name), 'latin1'),
    ]),
  )

test(
  'the bundled code of the pages and the browser script are made again if they are damaged',
  LONG_TEST,
  async () => {
    // No other test uses this base, so no other build uses the code that is damaged here.
    const sourceWithBase = { ...source, base: '/cache-damage/' }
    const site = join(workspace.folder, 'below')
    expect((await buildFrom(sourceWithBase, site, runNpmScript)).status).toBe(0)
    const before = join(workspace.folder, 'below-before')
    cpSync(site, before, { recursive: true })
    const bundled = join(CACHE_DIRECTORY, nameBundle(getVersion(), sourceWithBase.base))
    const files = readdirSync(bundled, { recursive: true, encoding: 'utf8' })
    for (const file of files.filter((name) => /^(?:server|client).*\.m?js$/.test(name)))
      replaceWord(join(bundled, file))
    // Without the site and its cache all pages must be rendered and all files published.
    rmSync(site, { recursive: true })
    rmSync(getCachePaths(sourceWithBase).pages, { recursive: true })
    const { status, err } = await buildFrom(sourceWithBase, site, runNpmScript)
    expect(status, err).toBe(0)
    expect(err).toContain(`${DAMAGED} (the code of the pages).`)
    expect(compareDirectories(site, before)).toEqual([])
    clearCache(sourceWithBase, site)
    rmSync(bundled, { recursive: true })
  },
)

test(
  'the bundled commands are made again if they are damaged, or with --no-cache',
  LONG_TEST,
  async () => {
    // Damages a copy of the project, because other tests run the commands of this one.
    const project = join(workspace.folder, 'project')
    await copyProject(project)
    const check = (...args: string[]) =>
      runNpmScript('check', ['--content', workspace.content, ...args], {}, project)
    expect(await check()).toEqual({ status: 0, out: 'No problems found.\n', err: '' })
    const cache = join(project, CACHE_DIRECTORY)
    const [name = ''] = readdirSync(cache).filter((entry) => entry.startsWith('scripts-'))
    for (const [, damage] of TWO_DAMAGES) {
      damage(join(cache, name, 'check.mjs'))
      const { status, err } = await check()
      expect([status, err]).toEqual([0, `${DAMAGED} (the commands).\n`])
    }

    const writeBrokenCommand = async (directory: string) => {
      await mkdir(directory)
      await writeFile(join(directory, 'check.mjs'), 'missing()')
    }
    for (const flag of ['--no-cache', '--fresh']) {
      await provideDirectory({
        cache,
        name,
        what: 'the commands',
        ignoreCache: true,
        make: writeBrokenCommand,
      })
      const failed = await check()
      expect([failed.status, failed.err]).toEqual([
        3,
        'The command "check" could not be started: missing is not defined\nIf what is saved in node_modules/.cache/site is damaged, type "npm run build -- --no-cache", which makes all of it again.\n',
      ])
      // The check rejects this option, but its bundle is made again before it does.
      expect((await check(flag)).status).toBe(2)
      expect((await check()).status).toBe(0)
    }
  },
)

test(
  'if nothing can be cached, the site is the same and the only warning is that the next build takes longer',
  LONG_TEST,
  async () => {
    const project = join(workspace.folder, 'unwritable')
    await copyProject(project)
    await mkdir(dirname(join(project, CACHE_DIRECTORY)))
    await writeFile(join(project, CACHE_DIRECTORY), 'a file in place of the cache')
    const site = join(workspace.folder, 'uncached')
    const args = ['--content', workspace.content, '--out', site, '--as-of', source.asOf]
    const { status, out: printed, err } = await runNpmScript('prerender', args, {}, project)
    expect(status, err).toBe(0)
    expect(printed).toContain('Built ')
    expect(err).toBe(
      'What this build made could not be saved in node_modules/.cache/site (a file is where a folder should be), so the next build takes longer. The site itself is not touched by this.\n',
    )
    // vite-plugin-ssr announces its new name whenever it bundles.
    expect(printed).not.toContain('Vike')
    expect(compareDirectories(site, fresh)).toEqual([])
  },
)

test('two builds at once give the same site, and the next build uses the cache of both', async () => {
  workspace.edit('pages/about.md', (text) => `${text}\nA sentence more.\n`)
  fresh = await buildFresh(source, workspace.folder)
  const others = [out, join(workspace.folder, 'beside')]
  await Promise.all(others.map((directory) => buildWithCache(directory, runNpmScript)))
  expect(await buildWithCache()).toMatch(/ and 0 of \d+ pages rendered again/)
})
