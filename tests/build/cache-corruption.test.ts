// Random damage to the cache never changes the built site. The damage is the same in each run; to try more of it, run
// `CORRUPTION_ROUNDS=300 npx vitest run --project site tests/build/cache-corruption`.
import { cpSync, existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { CACHE_DIRECTORY } from '../../generator/cache/cache-directory'
import { SEED } from '../../model/property-tests/seed'
import { createRandom, pick, type Random } from '../../tools/benchmark/sample-posts/random'
import { copyProject } from '../../tools/benchmark/isolated-copy'
import { compareDirectories } from '../../tools/compare-directories'
import { replaceWithSmallContent } from '../support/contents/small'
import { runNpmScript } from '../support/run-script'
import { corrupt } from '../support/corruptions'
import { afterEvents } from '../support/sites'

const ROUNDS = Number(process.env['CORRUPTION_ROUNDS'] ?? 5)
/** Number of corruptions before each build. Every pattern below has its turn within 5 rounds. */
const CORRUPTIONS_PER_ROUND = 3

/** Paths of all files and folders that builds cache, relative to the cache. */
const CACHE_PATTERNS: readonly RegExp[] = [
  /^scripts-\w+($|\/)/,
  // Only Node 22 and newer has it.
  /^compiled-\w+($|\/)/,
  /^bundle-\w+($|\/)/,
  /^images-\w+($|\/)/,
  /^remote-images($|\/)/,
  /^entries-\w+$/,
  /^entries-\w+\.blocks$/,
  /^entries-\w+\.files$/,
  /^commits-\w+$/,
  /^last-\w+$/,
  /^pages-\w+($|\/pages$)/,
  /^pages-\w+\/shared$/,
  /^pages-\w+\/site-hash$/,
  /^pages-\w+\/html($|\/)/,
]

const REMOTE_IMAGE_URL = 'https://images.unsplash.com/photo-of-the-tests?w=1600'

const folder = mkdtempSync(join(tmpdir(), 'site-corrupted-'))
const project = join(folder, 'project')
const cache = join(project, CACHE_DIRECTORY)
const out = join(folder, 'out')
const post = join(project, 'content/blog/why-fathers-matter.md')

/** The content with and without an edit, and the site that is built from each without a cache. */
const versions = ['first', 'edited'].map((name) => ({
  content: join(folder, name),
  fresh: join(folder, `${name}-site`),
}))

beforeAll(async () => {
  await copyProject(project)
  // A few pages are enough, because each kind of damage has its own file.
  replaceWithSmallContent(join(project, 'content'))
  await addPhotos()
  const [first, edited] = versions
  cpSync(join(project, 'content'), first?.content ?? '', { recursive: true })
  writeFileSync(post, 'A sentence more.\n', { flag: 'a' })
  cpSync(join(project, 'content'), edited?.content ?? '', { recursive: true })
  for (const version of versions) {
    useContent(version)
    // The bundled code may stay, because it does not depend on the content.
    removeCached(/^(?!bundle-|scripts-)/)
    const { status, err } = await build(version.fresh)
    expect(status, err).toBe(0)
  }
  await build(out)
})
afterAll(() => rmSync(folder, { recursive: true }))

async function addPhotos(): Promise<void> {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 30 }
  const background = { r: 128, g: 128, b: 128 }
  const photo = sharp({ create: { width: 500, height: 300, channels: 3, background, noise } })
  await photo.jpeg().toFile(join(project, 'content/images/front-door.jpg'))
  await photo.jpeg().toFile(join(folder, 'remote.jpg'))
  const markdown = `\n![Our front door](/images/front-door.jpg)\n\n![Two chairs](${REMOTE_IMAGE_URL})\n`
  writeFileSync(join(project, 'content/pages/about.md'), markdown, { flag: 'a' })
}

function useContent({ content }: (typeof versions)[number]): void {
  rmSync(join(project, 'content'), { recursive: true })
  cpSync(content, join(project, 'content'), { recursive: true })
}

/** Runs a build in which every request is answered with the same photo. */
function build(to: string, ...extraArgs: string[]) {
  const fakeFetch = `import{readFileSync}from'node:fs';globalThis.fetch=async()=>new Response(readFileSync(${JSON.stringify(join(folder, 'remote.jpg'))}))`
  const environment = {
    NODE_OPTIONS: `--import data:text/javascript,${encodeURIComponent(fakeFetch)}`,
  }
  const args = ['--out', to, '--as-of', afterEvents.asOf, ...extraArgs]
  return runNpmScript('prerender', args, environment, project)
}

/** Removes more of the cache or the site, because what is left there could let the build skip the damaged files. */
const removals: readonly (() => void)[] = [
  () => null,
  () => removeCached(/^last-/),
  () => removeCached(/^(?:last|pages)-/),
  () => rmSync(out, { recursive: true }),
]

function removeCached(names: RegExp): void {
  const cached = existsSync(cache) ? readdirSync(cache) : []
  for (const name of cached.filter((cachedName) => names.test(cachedName)))
    rmSync(join(cache, name), { recursive: true })
}

/** Corrupts a random cached path that matches the pattern, and returns a description of what it did. */
function corruptMatch(pattern: RegExp, random: Random): string {
  const found = readdirSync(cache, { recursive: true, withFileTypes: true })
    .map((entry) => relative(cache, join(entry.parentPath, entry.name)))
    .filter((path) => pattern.test(path))
    .sort()
  // An earlier corruption in the same round may have removed it.
  if (found.length === 0) return `${pattern.source} is missing`
  const path = pick(random, found)
  return `${path}: ${corrupt(join(cache, path), random)}`
}

test(
  `a build gives the same site as a fresh build after each of ${ROUNDS} rounds of damage`,
  { timeout: 60_000 + ROUNDS * 30_000 },
  async () => {
    const random = createRandom(SEED)
    for (let round = 0; round < ROUNDS; round += 1) {
      const turns = Array.from(
        { length: CORRUPTIONS_PER_ROUND },
        (_, index) => round * CORRUPTIONS_PER_ROUND + index,
      )
      const patterns = turns.map((turn) => CACHE_PATTERNS[turn % CACHE_PATTERNS.length] as RegExp)
      const corruptions = patterns.map((pattern) => corruptMatch(pattern, random))
      pick(random, removals)()
      const version = pick(random, versions)
      useContent(version)
      const { status, err } = await build(out)
      const message = `round ${round + 1}:\n${corruptions.join('\n')}\n${err}`
      expect(status, message).toBe(0)
      expect(compareDirectories(out, version.fresh), message).toEqual([])
    }
  },
)
