// What builds of one site take: from nothing, again, and after an edit.
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { getPostFileName } from '../sample-posts/post'
import { runBuild, clearBuildCache } from './run-build'
import { compareDirectories } from '../../compare-directories'
import { measureBaseline } from './measure-baseline'
import type { ProcessCost } from './measure-process'

/** The runs of each measurement, in their order. */
export type MeasuredBuilds = {
  /** How many were added to the site. */
  readonly posts: number
  /** With nothing kept but pictures. */
  readonly cold: readonly ProcessCost[]
  readonly unchanged: readonly ProcessCost[]
  /** After one edit. */
  readonly edited: readonly ProcessCost[]
  /** Only parsing the Markdown. */
  readonly floor: readonly ProcessCost[]
}

/** Up to this many posts, what takes long is measured several times too, and a rebuilt site is compared with a fresh one. */
const SMALL = 1000
const RUNS = 3

/**
 * @param content a folder with that many added posts; it is left as it was
 * @param folder a place for the built sites
 * @throws when a build fails, does not show an edit, or is not the same as a fresh one
 */
export async function measureBuilds(
  posts: number,
  content: string,
  folder: string,
): Promise<MeasuredBuilds> {
  const out = join(folder, 'site')
  const times = posts <= SMALL ? RUNS : 1
  const floor = await repeat(times, () => measureBaseline(content))
  const cold = await repeat(times, async () => {
    await clearBuildCache(out, folder)
    return runBuild(content, out)
  })
  const unchanged = await repeat(RUNS, () => runBuild(content, out))
  const name = posts === 0 ? 'how-to-be-a-friend' : getPostFileName(Math.ceil(posts / 2))
  const file = join(content, 'blog', `${name}.md`)
  const text = await readFile(file, 'utf8')
  try {
    const edited = await repeat(RUNS, async (run) => {
      const words = `These words came with edit ${run}.`
      await writeFile(file, `${text}\n${words}\n`)
      const spent = await runBuild(content, out)
      await assertShown(join(out, 'blog', `${name}.html`), words)
      return spent
    })
    if (posts <= SMALL) await assertAsFresh(content, out, join(folder, 'fresh'))
    return { posts, cold, unchanged, edited, floor }
  } finally {
    await writeFile(file, text)
  }
}

async function repeat<Result>(
  times: number,
  measure: (run: number) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = []
  for (let run = 1; run <= times; run++) results.push(await measure(run))
  return results
}

async function assertShown(page: string, words: string): Promise<void> {
  if ((await readFile(page, 'utf8')).includes(words)) return
  throw new Error(`The rebuilt page ${page} does not show the edit.`)
}

async function assertAsFresh(content: string, out: string, fresh: string): Promise<void> {
  await runBuild(content, fresh, ['--fresh'])
  const [first, ...others] = compareDirectories(out, fresh)
  if (first === undefined) return
  throw new Error(
    `The rebuilt site is not the same as a fresh one: ${first} and ${others.length} other files differ.`,
  )
}
