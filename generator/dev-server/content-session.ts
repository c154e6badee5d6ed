// The content while it is being edited: the last site without an error, and the problems of right now.
import { basename } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import type { Day } from '../../model/dates/day'
import { hasErrors, type Problem } from '../../model/problems/problem'
import { readContent, type ContentFiles } from '../../model/source/read-content'
import type { LoadedSite } from '../../model/load-site'
import type { Site } from '../../model/site'
import type { FetchOptions, ImageCache } from '../../model/remote-images/fetch-remote-images'
import { loadSiteWithRemoteImages } from '../../model/load-site-with-remote-images'
import { formatProblems } from '../reporters/text-reporter'
import { memoizeEntries } from './entry-memo'
import { memoizeFiles } from './file-memo'

export type ContentSession = {
  /** The last good site, or null when there has been none yet. */
  readonly site: () => Site | null
  readonly problems: () => readonly Problem[]
  /** Reads what somebody has written since the last time, and shows it to nobody yet: it may be half of it. */
  readonly readAhead: () => Promise<void>
  /** The same, to be shown from now on; resolves to whether there was anything. */
  readonly reload: () => Promise<boolean>
  /** Checks the content once more when another day has begun since the last time. */
  readonly keepUp: () => Promise<void>
}

type LoadResult = {
  readonly files: ContentFiles
  readonly loaded: LoadedSite
  readonly isOfToday: () => boolean
}

/**
 * Reads the folder for the first time, with what is not public, and prints its problems as `check` does.
 * @param today tells the day in a time zone, anew for each reading
 * @param store the stock pictures that a build has fetched; others are told
 */
export async function openContentSession(
  folder: string,
  today: (timeZone: string) => Day,
  store: ImageCache,
): Promise<ContentSession> {
  const name = basename(folder)
  const readOne = memoizeFiles(Date.now)
  const read = memoizeEntries()
  const means: FetchOptions = { ...ASKING_NOBODY, cache: store }
  const load = async (): Promise<LoadResult> => {
    const files = readContent(folder, name, readOne)
    const known = [shown, ahead].find(
      (one) => one?.isOfToday() && isDeepStrictEqual(one.files, files),
    )
    if (known) return known
    let zone = ''
    const dayIn = (timeZone: string) => today((zone = timeZone))
    const loaded = await loadSiteWithRemoteImages(
      files,
      { drafts: true, name, today: dayIn, read },
      means,
    )
    return { files, loaded, isOfToday: () => today(zone) === loaded.today }
  }
  let shown: LoadResult | null = null
  let ahead: LoadResult | null = null
  let site: Site | null = null
  const problems = () => shown?.loaded.problems ?? []
  const show = (reading: LoadResult) => {
    if (reading === shown) return false
    shown = reading
    if (!hasErrors(problems())) site = reading.loaded.site
    if (problems().length > 0) console.error(formatProblems(problems()))
    return true
  }
  // One after the other: what was read first must not take the place of what was read later.
  let last: Promise<unknown> = Promise.resolve()
  const next = <Result>(work: () => Promise<Result>): Promise<Result> => {
    const done = last.then(work)
    last = done.catch(() => {})
    return done
  }
  const readAhead = () => next(async () => void (ahead = await load()))
  const reload = () => next(async () => show(await load()))
  const keepUp = async () => void (shown?.isOfToday() || (await reload()))
  await reload()
  return { site: () => site, problems, readAhead, reload, keepUp }
}

/** A file is read again with each save: too often to ask a website. */
const ASKING_NOBODY = {
  fetch: () => Promise.reject(new Error('Only a build asks.')),
  canDecode: () => Promise.resolve(true),
  fresh: false,
}
