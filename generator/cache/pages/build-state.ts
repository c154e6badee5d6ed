// The state of the last build of the same site to the same directory: if nothing has changed since, there is nothing to do.
import { rmSync } from 'node:fs'
import { resolve } from 'node:path'
import { getDayInTimeZone, type Day } from '../../../model/dates/day'
import { isWithinTimestampGranularity } from '../../../model/source/file-signature'
import type { FileEntry } from '../../../model/source/list-files'
import { readCacheFile, writeCacheFile } from '../storage/cache-file'
import { computeHash } from '../../../model/memoize/hash'
import { tryWritingCache } from '../try-writing-cache'
import { CACHE_DIRECTORY, getCachePath } from '../cache-directory'
import { takeSnapshot } from '../../publish/directory-snapshot'
import type { Commit } from '../../git/read-commit'
import type { History } from '../../git/last-modified'
import type { BuildOptions } from '../../build/build-options'
import type { PublishedState } from '../../publish/published-state'
import { STATIC_DIRECTORY } from '../../publish/output-files'
import { getInode } from '../../publish/atomic-directory/atomic-directory'

/** The result of a build, as its summary reports it. */
export type BuildReport = {
  readonly today: Day
  readonly timeZone: string
  /** The problems of the content as printed; none of them is an error. */
  readonly problems: string
  readonly pages: number
  /** The notes of the summary. */
  readonly notes: readonly string[]
}

/** The published site, with the digest of its pages from the page cache. */
export type BuildOutput = PublishedState & { readonly pagesDigest: string }

type SavedBuildState = BuildReport &
  Omit<BuildOutput, 'signatures'> & {
    /** The hash of the options and the signatures of all input files. */
    readonly inputs: string
    /** The hash of what git said. */
    readonly git: string
    /** The hash of the signatures of all published files. */
    readonly output: string
  }

const hashSignatures = (signatures: PublishedState['signatures']) =>
  computeHash(JSON.stringify([...signatures]))

const hashGitFacts = (facts: GitFacts) => computeHash(JSON.stringify(facts))

/** Everything that a build takes from git. */
export type GitFacts = { readonly history: History; readonly commit: Commit | null }

export type BuildState = {
  /**
   * True if the day, the options, all input files and all published files are those of the last build. The commit history may
   * still be different.
   */
  readonly isUpToDate: boolean
  /** Returns the last report if this build would produce the same site with the given facts, or null. */
  readonly getUnchangedReport: (facts: GitFacts) => BuildReport | null
  /** The site that the last build published, or null if there is none or it was modified since. */
  readonly published: BuildOutput | null
  /** Saves the state of this build for the next one. */
  readonly save: (report: BuildReport, facts: GitFacts, output: BuildOutput) => void
}

/**
 * Reads the state of the last build. Has to be called before any input is read, so that the next build detects files that are
 * modified in the meantime.
 * @param version of the code
 * @param contentFiles all files of the content folder
 */
export function openBuildState(
  options: BuildOptions,
  version: string,
  contentFiles: readonly FileEntry[],
): BuildState {
  const { ignoreCache, asOf, ...settings } = options
  const out = resolve(options.out)
  const file = getCachePath('last', [options.content, out, options.base])
  const started = Date.now()
  const otherInputs = [STATIC_DIRECTORY, `${CACHE_DIRECTORY}/remote-images`].map(takeSnapshot)
  const fileSignatures = [
    contentFiles.map(({ path, signature }) => [path, signature]),
    otherInputs.map(({ signatures }) => [...signatures]),
  ]
  const lastChanged = [...contentFiles, ...otherInputs].reduce(
    (latest, { changed }) => Math.max(latest, changed),
    0,
  )
  const inputs = computeHash(JSON.stringify([settings, asOf, fileSignatures]))
  const last = ignoreCache ? null : (readCacheFile(file, version) as SavedBuildState | null)
  const isSameDirectory = last !== null && last.inode === getInode(out)
  const { signatures } = isSameDirectory
    ? takeSnapshot(out)
    : { signatures: new Map<string, string>() }
  const published =
    isSameDirectory && last.output === hashSignatures(signatures) ? { ...last, signatures } : null
  const upToDate =
    published?.inputs === inputs &&
    published.today === (asOf ?? getDayInTimeZone(published.timeZone, new Date()))
      ? published
      : null
  return {
    isUpToDate: upToDate !== null,
    getUnchangedReport: (facts) => (upToDate?.git === hashGitFacts(facts) ? upToDate : null),
    published,
    save: (report, facts, { inode, assetsDigest, pagesDigest, signatures }) => {
      // A file that was written just now can change again without getting a new signature, so no state is saved.
      if (isWithinTimestampGranularity(lastChanged, started)) {
        tryWritingCache(() => rmSync(file, { force: true }))
        return
      }
      const state: SavedBuildState = {
        ...report,
        inode,
        assetsDigest,
        pagesDigest,
        inputs,
        git: hashGitFacts(facts),
        output: hashSignatures(signatures),
      }
      writeCacheFile(file, version, state)
    },
  }
}
