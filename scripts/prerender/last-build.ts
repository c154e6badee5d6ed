// The last build of the same site in the same place: when nothing has been touched since, there is nothing to do.
import { resolve } from 'node:path'
import { dayIn, type Day } from '../content/day'
import { readKept, writeKept } from '../kept/kept-file'
import { hashOf } from '../kept/hash-of'
import { CACHE, cacheFor } from './cache'
import { fingerprintOf } from './fingerprint'
import { headOf } from './last-changed'
import type { BuildOptions } from './options'

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

type Kept = Report & { readonly inputs: string; readonly output: string }

export type LastBuild = {
  /** What the last build said, when this one would make the same; or null. */
  readonly same: Report | null
  /** Writes down that this one has published its site. */
  readonly save: (report: Report) => Promise<void>
}

/** Milliseconds within which a disk may give two changes of a file the same time. */
const GRAIN = 50

/**
 * To be asked before anything is read, so that what is written meanwhile counts as touched the next time.
 * @param version of the code
 */
export async function openLastBuild(options: BuildOptions, version: string): Promise<LastBuild> {
  const { fresh, asOf, ...others } = options
  const out = resolve(options.out)
  const file = cacheFor('last', [others.content, out, others.base])
  const started = Date.now()
  const { lines, changed } = fingerprintOf([others.content, 'public', `${CACHE}/stock`])
  const inputs = hashOf(JSON.stringify([others, asOf, await headOf(others.content), lines]))
  const outputNow = () => hashOf(JSON.stringify(fingerprintOf([out]).lines))

  const last = fresh ? null : (readKept(file, version) as Kept | null)
  const isSame =
    last?.inputs === inputs &&
    last.today === (asOf ?? dayIn(last.timeZone, new Date())) &&
    last.output === outputNow()
  return {
    same: isSame ? last : null,
    save: async (report) => {
      if (started - changed < GRAIN) return
      const kept: Kept = { ...report, inputs, output: outputNow() }
      await writeKept(file, version, kept)
    },
  }
}
