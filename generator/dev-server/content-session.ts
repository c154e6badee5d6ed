// Holds the content while it is being edited: the last site without errors, and the current problems.
import { basename } from 'node:path'
import { isDeepStrictEqual, styleText } from 'node:util'
import type { Day } from '../../model/dates/day'
import { hasErrors, type Problem } from '../../model/problems/problem'
import { readContent, type ContentFiles } from '../../model/source/read-content'
import type { LoadedSite } from '../../model/load-site'
import type { Site } from '../../model/site'
import type { FetchOptions, ImageCache } from '../../model/remote-images/fetch-remote-images'
import { loadSiteWithRemoteImages } from '../../model/load-site-with-remote-images'
import { addColors, formatProblems } from '../reporters/text-reporter'
import { memoizeEntries } from './entry-memo'
import { memoizeFiles } from './file-memo'

export type ContentSession = {
  /** Returns the last site without errors, or null if there has been none yet. */
  readonly site: () => Site | null
  readonly problems: () => readonly Problem[]
  /** Reads what has been written since the last time without showing it yet, because a file may be incomplete. */
  readonly readAhead: () => Promise<void>
  /** Reads what has been written since the last time and shows it; resolves to true if there was anything new. */
  readonly reload: () => Promise<boolean>
  /** Reloads the content if a new day has begun since the last time. */
  readonly reloadOnNewDay: () => Promise<void>
}

type LoadResult = {
  readonly files: ContentFiles
  readonly loaded: LoadedSite
  readonly isCurrentDay: () => boolean
}

/**
 * Reads the folder for the first time, including what is not public, and prints its problems like `check`.
 * @param getToday returns the day in a time zone; called again for each reading
 * @param store the remote images that a build has fetched; any others are reported as problems
 */
export async function openContentSession(
  folder: string,
  getToday: (timeZone: string) => Day,
  store: ImageCache,
): Promise<ContentSession> {
  const name = basename(folder)
  const readOne = memoizeFiles(Date.now)
  const read = memoizeEntries()
  const fetchOptions: FetchOptions = { ...OFFLINE, cache: store }
  const load = async (): Promise<LoadResult> => {
    const files = readContent(folder, name, readOne)
    const unchanged = [shown, ahead].find(
      (result) => result?.isCurrentDay() && isDeepStrictEqual(result.files, files),
    )
    if (unchanged) return unchanged
    let zone = ''
    const today = (timeZone: string) => getToday((zone = timeZone))
    const loaded = await loadSiteWithRemoteImages(
      files,
      { drafts: true, name, today, read },
      fetchOptions,
    )
    return { files, loaded, isCurrentDay: () => getToday(zone) === loaded.today }
  }
  let shown: LoadResult | null = null
  let ahead: LoadResult | null = null
  let site: Site | null = null
  const problems = () => shown?.loaded.problems ?? []
  const show = (result: LoadResult) => {
    if (result === shown) return false
    const hadErrors = hasErrors(problems())
    shown = result
    if (!hasErrors(problems())) site = result.loaded.site
    if (problems().length > 0) console.error(addColors(formatProblems(problems()), process.stderr))
    if (hadErrors && !hasErrors(problems()))
      console.log(styleText('green', 'All problems are fixed.', { stream: process.stdout }))
    return true
  }
  // Tasks run one after another, so that an older reading cannot replace a newer one.
  let lastTask: Promise<unknown> = Promise.resolve()
  const enqueue = <Result>(task: () => Promise<Result>): Promise<Result> => {
    const result = lastTask.then(task)
    lastTask = result.catch(() => {})
    return result
  }
  const readAhead = () => enqueue(async () => void (ahead = await load()))
  const reload = () => enqueue(async () => show(await load()))
  const reloadOnNewDay = async () => void (shown?.isCurrentDay() || (await reload()))
  await reload()
  return { site: () => site, problems, readAhead, reload, reloadOnNewDay }
}

/** Fetches nothing: a file is read again with each save, which is too often to send requests to a website. */
const OFFLINE = {
  fetch: () => Promise.reject(new Error('Only a build fetches images.')),
  canDecode: () => Promise.resolve(true),
  ignoreCache: false,
}
