// How long `check` takes for many files, beside what only reading and parsing them takes.
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
  /** All that `check` does. */
  readonly checkSeconds: number
}

/** The check comes first, so that whatever is faster the second time is to the parsing's advantage. */
export async function measureCheck(folder: string): Promise<MeasuredCheck> {
  const checkSeconds = await seconds(() => {
    loadSite(readContent(folder), { today: () => '2026-11-20' })
  })
  let files = 0
  const parseSeconds = await seconds(async () => {
    const names = await readdir(folder, { recursive: true })
    for (const name of names.filter((one) => one.endsWith('.md'))) {
      parseTree(splitFrontMatter(await readFile(join(folder, name), 'utf8'), []).body)
      files += 1
    }
  })
  return { files, parseSeconds, checkSeconds }
}

async function seconds(work: () => void | Promise<void>): Promise<number> {
  const started = performance.now()
  await work()
  return Number(((performance.now() - started) / 1000).toFixed(2))
}
