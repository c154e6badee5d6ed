// The content while it is being edited: the last site without an error, and the problems of right now.
import { basename } from 'node:path'
import type { Day } from '../content/day'
import { hasErrors, type Problem } from '../content/problem'
import { readContent } from '../content/read-content'
import type { Site } from '../content/site'
import type { Means, StockStore } from '../content/stock/fetch-stock'
import { loadWithStock } from '../content/stock/load-with-stock'
import { problemsAsText } from '../report/text'

export type LiveContent = {
  /** The last good site, or null when there has been none yet. */
  readonly site: () => Site | null
  readonly problems: () => readonly Problem[]
  readonly reload: () => Promise<void>
}

/**
 * Reads the folder for the first time, with what is not public, and prints its problems as `check` does.
 * @param today tells the day in a time zone, anew for each reading
 * @param store the stock pictures that a build has fetched; others are told
 */
export async function openContent(
  folder: string,
  today: (timeZone: string) => Day,
  store: StockStore,
): Promise<LiveContent> {
  const means: Means = { ...ASKING_NOBODY, store }
  let site: Site | null = null
  let problems: readonly Problem[] = []
  const reload = async () => {
    const name = basename(folder)
    const files = readContent(folder, name)
    const loaded = await loadWithStock(files, { drafts: true, name, today }, means)
    problems = loaded.problems
    if (!hasErrors(problems)) site = loaded.site
    if (problems.length > 0) console.error(problemsAsText(problems))
  }
  await reload()
  return { site: () => site, problems: () => problems, reload }
}

/** A file is read again with each save: too often to ask a website. */
const ASKING_NOBODY = {
  fetch: () => Promise.reject(new Error('Only a build asks.')),
  decodes: () => Promise.resolve(true),
  fresh: false,
}
