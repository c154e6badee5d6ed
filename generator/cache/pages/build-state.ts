// The last build of the same site in the same place: when nothing has been touched since, there is nothing to do.
import { rmSync } from 'node:fs'
import { resolve } from 'node:path'
import { getDayInTimeZone, type Day } from '../../../model/dates/day'
import { isWithinTimestampGranularity } from '../../../model/source/file-signature'
import type { FileEntry } from '../../../model/source/list-files'
import { readCacheFile, writeCacheFile } from '../storage/cache-file'
import { computeHash } from '../../../model/hash'
import { trySaving } from '../try-saving'
import { CACHE_DIRECTORY, getCachePath } from '../cache-directory'
import { takeSnapshot } from '../../publish/directory-snapshot'
import type { History } from '../../git/last-modified'
import type { BuildOptions } from '../../build/build-options'
import type { PublishedState } from '../../publish/published-state'
import { STATIC_DIRECTORY } from '../../publish/output-files'
import { getInode } from '../../publish/atomic-directory'

/** What a build has made, and what it has to say. */
export type BuildReport = {
  readonly today: Day
  readonly timeZone: string
  /** The problems of the content as they were printed; none of them is an error. */
  readonly problems: string
  readonly pages: number
  /** What the summary says of the site. */
  readonly notes: readonly string[]
}

/** What it has published, with the name of all its pages. */
export type BuildOutput = PublishedState & { readonly pagesName: string }

type SavedBuildState = BuildReport &
  Omit<BuildOutput, 'signatures'> & {
    /** Of all that it read. */
    readonly inputs: string
    /** Of what git said. */
    readonly history: string
    /** The hash of the stamps. */
    readonly output: string
  }

const hashOfStamps = (signatures: PublishedState['signatures']) =>
  computeHash(JSON.stringify([...signatures]))

const hashOfHistory = (history: History) => computeHash(JSON.stringify(history))

export type BuildState = {
  /** Whether only git can still make a difference: all files are those that the last build has checked. */
  readonly isChecked: boolean
  /** What the last build said, when this one would make the same of such files; or null. */
  readonly sameWith: (history: History) => BuildReport | null
  /** What the last build has published, when nobody has touched it since; or null. */
  readonly output: BuildOutput | null
  /** Writes down what this one has published. */
  readonly save: (report: BuildReport, history: History, output: BuildOutput) => void
}

/**
 * To be asked before anything is read, so that what is written meanwhile counts as touched the next time.
 * @param version of the code
 * @param found the files of the content folder
 */
export function openBuildState(
  options: BuildOptions,
  version: string,
  found: readonly FileEntry[],
): BuildState {
  const { fresh, asOf, ...settings } = options
  const out = resolve(options.out)
  const file = getCachePath('last', [options.content, out, options.base])
  const started = Date.now()
  const others = [STATIC_DIRECTORY, `${CACHE_DIRECTORY}/stock`].map(takeSnapshot)
  const touched = [
    found.map(({ path, signature }) => [path, signature]),
    others.map(({ signatures }) => [...signatures]),
  ]
  const changed = [...found, ...others].reduce((latest, one) => Math.max(latest, one.changed), 0)
  const inputs = computeHash(JSON.stringify([settings, asOf, touched]))
  const last = fresh ? null : (readCacheFile(file, version) as SavedBuildState | null)
  const isThere = last !== null && last.folder === getInode(out)
  const { signatures } = isThere ? takeSnapshot(out) : { signatures: new Map<string, string>() }
  const standing =
    isThere && last.output === hashOfStamps(signatures) ? { ...last, signatures } : null
  const checked =
    standing?.inputs === inputs &&
    standing.today === (asOf ?? getDayInTimeZone(standing.timeZone, new Date()))
      ? standing
      : null
  return {
    isChecked: checked !== null,
    sameWith: (history) => (checked?.history === hashOfHistory(history) ? checked : null),
    output: standing,
    save: (report, history, { folder, assetsDigest, pagesName, signatures }) => {
      // A file may have changed once more without being noticed.
      if (isWithinTimestampGranularity(changed, started)) {
        trySaving(() => rmSync(file, { force: true }))
        return
      }
      const output = hashOfStamps(signatures)
      const kept: SavedBuildState = {
        ...report,
        folder,
        assetsDigest,
        pagesName,
        inputs,
        history: hashOfHistory(history),
        output,
      }
      writeCacheFile(file, version, kept)
    },
  }
}
