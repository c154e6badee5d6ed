// After random edits, a review names exactly the pages whose files differ. REVIEW_EDITS=40 tries more edits.
import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { comparePages } from '../../automation/review/compare/compare-sites'
import { readSite } from '../../automation/review/compare/read-site'
import { createContentWorkspace } from '../support/content-workspace'
import { buildFrom, createSource, type BuildSource } from '../support/build-helpers'
import { RANDOM_EDITS } from '../support/random-edits'

const EDITS = Number(process.env['REVIEW_EDITS'] ?? 6)

const workspace = createContentWorkspace()
afterAll(() => workspace.remove())

/** Edits of how the site is built are no edits of its content. */
const contentEdits = RANDOM_EDITS.filter(
  ([name]) => !/the base path|the day of the build/.test(name),
)

test('a review names exactly the pages whose files differ after random edits', async () => {
  const seed = Number(process.env['SEED'] ?? 16)
  const edits =
    fc.sample(fc.shuffledSubarray([...contentEdits], { minLength: EDITS, maxLength: EDITS }), {
      seed,
      numRuns: 1,
    })[0] ?? []
  // One of the edits renames a page without a redirect.
  rmSync(join(workspace.content, 'addresses.txt'))
  const source = createSource(workspace.content)
  let before = await build(source, 0)
  for (const [index, [description, edit]] of edits.entries()) {
    let picks = seed + index
    await edit(source, (items) => items[(picks++ * 7) % items.length]!)
    const after = await build(source, index + 1)
    const named = comparePages(readSite(before), readSite(after)).map(({ path }) => path)
    expect(named, description).toEqual(findDifferingPaths(before, after))
    before = after
  }
})

async function build(source: BuildSource, round: number): Promise<string> {
  const out = join(workspace.folder, `round-${round}`)
  const { status, err } = await buildFrom(source, out)
  expect(status, err).toBe(0)
  return out
}

/** Compares the files as texts, without what other pages determine: the policy, and the names of classes and stylesheets. */
function findDifferingPaths(before: string, after: string): string[] {
  const [old, now] = [readPages(before), readPages(after)]
  return [...new Set([...old.keys(), ...now.keys()])]
    .filter((path) => old.get(path) !== now.get(path))
    .sort()
}

function readPages(site: string): Map<string, string> {
  const files = readdirSync(site, { recursive: true, encoding: 'utf8' })
  const pages = files.filter((file) => file.endsWith('.html'))
  return new Map(
    pages.map((file) => {
      const html = readFileSync(join(site, file), 'utf8')
        .replace(/ class="[^"]*"/g, '')
        .replace(/assets\/(?:site|page)\.\w+\.css/g, '')
        .replace(/http-equiv="Content-Security-Policy" content="[^"]*"/, '')
      return [file === 'index.html' ? '/' : `/${file.slice(0, -5)}`, html]
    }),
  )
}
