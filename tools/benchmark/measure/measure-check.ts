// Measures how long `check` takes for many files, and how much of that is reading and parsing them.
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { loadSite } from '../../../model/load-site'
import { splitFrontMatter } from '../../../model/front-matter/split-front-matter'
import { parseTree } from '../../../model/markdown/processor'
import { readContent } from '../../../model/source/read-content'

export type MeasuredCheck = {
  readonly files: number
  /** Reading all files, finding the front matter, and parsing the Markdown. */
  readonly parseSeconds: number
  /** Everything that `check` does. */
  readonly checkSeconds: number
}

/** Measures the check first, so that warm caches favor the parsing that it is compared with. */
export async function measureCheck(directory: string): Promise<MeasuredCheck> {
  const checkSeconds = await measureSeconds(() => {
    loadSite(readContent(directory), { today: () => '2026-11-20' })
  })
  let files = 0
  const parseSeconds = await measureSeconds(async () => {
    const names = await readdir(directory, { recursive: true })
    for (const name of names.filter((name) => name.endsWith('.md'))) {
      parseTree(splitFrontMatter(await readFile(join(directory, name), 'utf8'), []).body)
      files += 1
    }
  })
  return { files, parseSeconds, checkSeconds }
}

async function measureSeconds(work: () => void | Promise<void>): Promise<number> {
  const started = performance.now()
  await work()
  return Number(((performance.now() - started) / 1000).toFixed(2))
}
