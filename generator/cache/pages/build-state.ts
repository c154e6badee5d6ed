// The last build of the same site in the same place: when nothing has been touched since, there is nothing to do.
import { rmSync } from 'node:fs'
import { resolve } from 'node:path'
import { dayIn, type Day } from '../../../model/dates/day'
import { isRecent } from '../../../model/source/file-signature'
import type { Found } from '../../../model/source/list-files'
import { readKept, writeKept } from '../storage/cache-file'
import { hashOf } from '../../../model/hash'
import { trySaving } from '../try-saving'
import { CACHE, cacheFor } from '../cache-directory'
import { fingerprintOf } from '../../publish/directory-snapshot'
import type { History } from '../../git/last-modified'
import type { BuildOptions } from '../../build-options'
import type { Published } from '../../publish/published-state'
import { PUBLIC } from '../../publish/output-files'
import { getInode } from '../../publish/atomic-directory'

/** What a build has made, and what it has to say. */
export type Report = {
  readonly today: Day
  readonly timeZone: string
  /** The problems of the content as they were printed; none of them is an error. */
  readonly problems: string
  readonly pages: number
  /** What the summary says of the site. */
  readonly notes: readonly string[]
}

/** What it has published, with the name of all its pages. */
export type Output = Published & { readonly pagesName: string }

type Kept = Report &
  Omit<Output, 'stamps'> & {
    /** Of all that it read. */
    readonly inputs: string
    /** Of what git said. */
    readonly history: string
    /** The hash of the stamps. */
    readonly output: string
  }

const hashOfStamps = (stamps: Published['stamps']) => hashOf(JSON.stringify([...stamps]))

const hashOfHistory = (history: History) => hashOf(JSON.stringify(history))

export type LastBuild = {
  /** Whether only git can still make a difference: all files are those that the last build has checked. */
  readonly isChecked: boolean
  /** What the last build said, when this one would make the same of such files; or null. */
  readonly sameWith: (history: History) => Report | null
  /** What the last build has published, when nobody has touched it since; or null. */
  readonly output: Output | null
  /** Writes down what this one has published. */
  readonly save: (report: Report, history: History, output: Output) => void
}

/**
 * To be asked before anything is read, so that what is written meanwhile counts as touched the next time.
 * @param version of the code
 * @param found the files of the content folder
 */
export function openLastBuild(
  options: BuildOptions,
  version: string,
  found: readonly Found[],
): LastBuild {
  const { fresh, asOf, ...settings } = options
  const out = resolve(options.out)
  const file = cacheFor('last', [options.content, out, options.base])
  const started = Date.now()
  const others = [PUBLIC, `${CACHE}/stock`].map(fingerprintOf)
  const touched = [
    found.map(({ path, stamp }) => [path, stamp]),
    others.map(({ stamps }) => [...stamps]),
  ]
  const changed = [...found, ...others].reduce((latest, one) => Math.max(latest, one.changed), 0)
  const inputs = hashOf(JSON.stringify([settings, asOf, touched]))
  const last = fresh ? null : (readKept(file, version) as Kept | null)
  const isThere = last !== null && last.folder === getInode(out)
  const { stamps } = isThere ? fingerprintOf(out) : { stamps: new Map<string, string>() }
  const standing = isThere && last.output === hashOfStamps(stamps) ? { ...last, stamps } : null
  const checked =
    standing?.inputs === inputs && standing.today === (asOf ?? dayIn(standing.timeZone, new Date()))
      ? standing
      : null
  return {
    isChecked: checked !== null,
    sameWith: (history) => (checked?.history === hashOfHistory(history) ? checked : null),
    output: standing,
    save: (report, history, { folder, surroundings, pagesName, stamps }) => {
      // A file may have changed once more without being noticed.
      if (isRecent(changed, started)) {
        trySaving(() => rmSync(file, { force: true }))
        return
      }
      const output = hashOfStamps(stamps)
      const kept: Kept = {
        ...report,
        folder,
        surroundings,
        pagesName,
        inputs,
        history: hashOfHistory(history),
        output,
      }
      writeKept(file, version, kept)
    },
  }
}
