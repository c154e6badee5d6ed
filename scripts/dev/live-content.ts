// The content while it is being edited: the last site without an error, and the problems of right now.
import { basename } from 'node:path'
import type { Day } from '../content/day'
import { loadSite } from '../content/load-site'
import { hasErrors, type Problem } from '../content/problem'
import { readContent } from '../content/read-content'
import type { Site } from '../content/site'
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
 */
export async function openContent(
  folder: string,
  today: (timeZone: string) => Day,
): Promise<LiveContent> {
  let site: Site | null = null
  let problems: readonly Problem[] = []
  const reload = async () => {
    const name = basename(folder)
    const loaded = loadSite(await readContent(folder, name), { drafts: true, name, today })
    problems = loaded.problems
    if (!hasErrors(problems)) site = loaded.site
    if (problems.length > 0) console.error(problemsAsText(problems))
  }
  await reload()
  return { site: () => site, problems: () => problems, reload }
}
