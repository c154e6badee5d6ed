// The last build of the same site in the same place: when nothing has been touched since, there is nothing to do.
import { resolve } from 'node:path'
import { dayIn, type Day } from '../content/day'
import { isRecent } from '../content/stamp'
import type { Found } from '../content/walk'
import { readKept, writeKept } from '../kept/kept-file'
import { hashOf } from '../kept/hash-of'
import { CACHE, cacheFor } from './cache'
import { fingerprintOf, type Fingerprint } from './fingerprint'
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
  /** Writes down that this one has published its site, as it lies there. */
  readonly save: (report: Report, site: Fingerprint) => void
}

/**
 * To be asked before anything is read, so that what is written meanwhile counts as touched the next time.
 * @param version of the code
 * @param found the files of the content folder
 */
export async function openLastBuild(
  options: BuildOptions,
  version: string,
  found: readonly Found[],
): Promise<LastBuild> {
  const { fresh, asOf, ...settings } = options
  const out = resolve(options.out)
  const file = cacheFor('last', [options.content, out, options.base])
  const started = Date.now()
  const others = fingerprintOf(['public', `${CACHE}/stock`])
  const stamps = [...found.map(({ path, stamp }) => [path, stamp]), ...others.stamps]
  const changed = found.reduce((latest, one) => Math.max(latest, one.changed), others.changed)
  const head = await headOf(options.content)
  const inputs = hashOf(JSON.stringify([settings, asOf, head, stamps]))
  const outputOf = ({ stamps }: Fingerprint) => hashOf(JSON.stringify([...stamps]))

  const last = fresh ? null : (readKept(file, version) as Kept | null)
  const isSame =
    last?.inputs === inputs &&
    last.today === (asOf ?? dayIn(last.timeZone, new Date())) &&
    last.output === outputOf(fingerprintOf([options.out]))
  return {
    same: isSame ? last : null,
    save: (report, site) => {
      if (isRecent(changed, started)) return
      const kept: Kept = { ...report, inputs, output: outputOf(site) }
      writeKept(file, version, kept)
    },
  }
}
