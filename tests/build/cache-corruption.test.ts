// Whatever happens to what builds keep, the next build gives the very site that one without it gives. What happens is left to chance,
// the same one in each run. `CORRUPTION_ROUNDS=300 npx vitest run --project site tests/kept-corrupted` tries more of it.
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
import { runNpmScript } from '../support/run-script'
import { corrupt } from '../support/corruptions'
import { afterEvents } from '../support/sites'

const ROUNDS = Number(process.env['CORRUPTION_ROUNDS'] ?? 6)
/** What is damaged before a build. All kinds of kept files have their turn in 5 rounds. */
const IN_A_ROUND = 3

/** All kinds of files and folders that builds keep, below the cache. */
const KINDS: readonly RegExp[] = [
  /^scripts-\w+($|\/)/,
  /^bundle-\w+($|\/)/,
  /^pictures-\w+($|\/)/,
  /^stock($|\/)/,
  /^entries-\w+$/,
  /^entries-\w+\.blocks$/,
  /^entries-\w+\.files$/,
  /^commits-\w+$/,
  /^last-\w+$/,
  /^pages-\w+($|\/pages$)/,
  /^pages-\w+\/shared$/,
  /^pages-\w+\/outline$/,
  /^pages-\w+\/html($|\/)/,
]

const STOCK_PHOTO = 'https://images.unsplash.com/photo-of-the-tests?w=1600'

const folder = mkdtempSync(join(tmpdir(), 'site-corrupted-'))
const project = join(folder, 'project')
const cache = join(project, CACHE_DIRECTORY)
const out = join(folder, 'out')
const post = join(project, 'content/blog/why-fathers-matter.md')

/** The content with and without an edit, and the site that is built from it when nothing is kept. */
const versions = ['first', 'edited'].map((name) => ({
  content: join(folder, name),
  fresh: join(folder, `${name}-site`),
}))

beforeAll(async () => {
  await copyProject(project)
  await addPhotos()
  const [first, edited] = versions
  cpSync(join(project, 'content'), first?.content ?? '', { recursive: true })
  writeFileSync(post, 'A sentence more.\n', { flag: 'a' })
  cpSync(join(project, 'content'), edited?.content ?? '', { recursive: true })
  for (const version of versions) {
    use(version)
    // Nothing is kept but the bundled code.
    removeKept(/^(?!bundle-|scripts-)/)
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
  await photo.jpeg().toFile(join(folder, 'stock.jpg'))
  const shown = `\n![Our front door](/images/front-door.jpg)\n\n![Two chairs](${STOCK_PHOTO})\n`
  writeFileSync(join(project, 'content/pages/about.md'), shown, { flag: 'a' })
}

function use({ content }: (typeof versions)[number]): void {
  rmSync(join(project, 'content'), { recursive: true })
  cpSync(content, join(project, 'content'), { recursive: true })
}

/** A build in which every website answers with the same photo. */
function build(to: string, ...more: string[]) {
  const answer = `import{readFileSync}from'node:fs';globalThis.fetch=async()=>new Response(readFileSync(${JSON.stringify(join(folder, 'stock.jpg'))}))`
  const environment = {
    NODE_OPTIONS: `--import data:text/javascript,${encodeURIComponent(answer)}`,
  }
  const words = ['--out', to, '--as-of', afterEvents.asOf, ...more]
  return runNpmScript('prerender', words, environment, project)
}

/** What is taken away as well, because it would spare the build a look at what is damaged. */
const spares: readonly (() => void)[] = [
  () => null,
  () => removeKept(/^last-/),
  () => removeKept(/^(?:last|pages)-/),
  () => rmSync(out, { recursive: true }),
]

function removeKept(names: RegExp): void {
  const kept = existsSync(cache) ? readdirSync(cache) : []
  for (const name of kept.filter((one) => names.test(one)))
    rmSync(join(cache, name), { recursive: true })
}

/** Damages something of that kind, and gives back what happened to it. */
function corruptOne(kind: RegExp, chance: Random): string {
  const found = readdirSync(cache, { recursive: true, withFileTypes: true })
    .map((one) => relative(cache, join(one.parentPath, one.name)))
    .filter((path) => kind.test(path))
    .sort()
  // What was damaged before it in the same round may have taken it away.
  if (found.length === 0) return `${kind.source} is gone`
  const path = pick(chance, found)
  return `${path}: ${corrupt(join(cache, path), chance)}`
}

test(
  `after each of ${ROUNDS} rounds of damage, the build gives the site that a fresh build gives`,
  { timeout: 60_000 + ROUNDS * 30_000 },
  async () => {
    const chance = createRandom(SEED)
    for (let round = 0; round < ROUNDS; round += 1) {
      const turns = Array.from({ length: IN_A_ROUND }, (_, index) => round * IN_A_ROUND + index)
      const kinds = turns.map((turn) => KINDS[turn % KINDS.length] as RegExp)
      const happened = kinds.map((kind) => corruptOne(kind, chance))
      pick(chance, spares)()
      const version = pick(chance, versions)
      use(version)
      const { status, err } = await build(out)
      const told = `round ${round + 1}:\n${happened.join('\n')}\n${err}`
      expect(status, told).toBe(0)
      expect(compareDirectories(out, version.fresh), told).toEqual([])
    }
  },
)
