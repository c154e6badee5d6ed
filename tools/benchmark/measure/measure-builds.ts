// Measures builds of one site: from scratch, without a change, and after an edit.
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { getPostFileName } from '../sample-posts/post'
import { runBuild, clearBuildCache } from './run-build'
import { compareDirectories } from '../../compare-directories'
import { measureBaseline } from './measure-baseline'
import type { ProcessCost } from './measure-process'

/** The runs of each measurement, in chronological order. */
export type MeasuredBuilds = {
  /** The number of posts added to the site. */
  readonly posts: number
  /** With nothing cached but images. */
  readonly cold: readonly ProcessCost[]
  readonly unchanged: readonly ProcessCost[]
  /** After the edit of one post. */
  readonly edited: readonly ProcessCost[]
  /** Only parsing the Markdown. */
  readonly baseline: readonly ProcessCost[]
}

/** Up to this many posts, slow measurements are repeated too, and the rebuilt site is compared with a clean build. */
const MAX_POSTS_REPEATED = 1000
const RUNS = 3

/**
 * @param content a content folder with this number of added posts; it is restored afterwards
 * @param directory where the sites are built
 * @throws when a build fails, does not show an edit, or differs from a clean build
 */
export async function measureBuilds(
  posts: number,
  content: string,
  directory: string,
): Promise<MeasuredBuilds> {
  const out = join(directory, 'site')
  const slowRuns = posts <= MAX_POSTS_REPEATED ? RUNS : 1
  const baseline = await repeat(slowRuns, () => measureBaseline(content))
  const cold = await repeat(slowRuns, async () => {
    await clearBuildCache(out, directory)
    return runBuild(content, out)
  })
  const unchanged = await repeat(RUNS, () => runBuild(content, out))
  const name = posts === 0 ? 'how-to-be-a-friend' : getPostFileName(Math.ceil(posts / 2))
  const file = join(content, 'blog', `${name}.md`)
  const original = await readFile(file, 'utf8')
  try {
    const edited = await repeat(RUNS, async (run) => {
      const sentence = `These words came with edit ${run}.`
      await writeFile(file, `${original}\n${sentence}\n`)
      const cost = await runBuild(content, out)
      await assertPageShows(join(out, 'blog', `${name}.html`), sentence)
      return cost
    })
    if (posts <= MAX_POSTS_REPEATED)
      await assertSameAsCleanBuild(content, out, join(directory, 'clean'))
    return { posts, cold, unchanged, edited, baseline }
  } finally {
    await writeFile(file, original)
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

async function assertPageShows(page: string, sentence: string): Promise<void> {
  if ((await readFile(page, 'utf8')).includes(sentence)) return
  throw new Error(`The rebuilt page ${page} does not show the edit.`)
}

async function assertSameAsCleanBuild(content: string, out: string, clean: string): Promise<void> {
  await runBuild(content, clean, ['--no-cache'])
  const [first, ...others] = compareDirectories(out, clean)
  if (first === undefined) return
  throw new Error(
    `The rebuilt site is not the same as a clean build: ${first} and ${others.length} other files differ.`,
  )
}
