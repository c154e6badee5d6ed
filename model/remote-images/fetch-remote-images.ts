// Gets every stock picture that the site names: from an earlier build, or from its website. All failures are told at once.
import { UNREADABLE } from '../images/image-problems'
import type { PictureSize } from '../images/inspect-image'
import { problem, type FileFinding, type Problem } from '../problems/problem'
import type { PictureSizes } from '../source/read-content'
import { downloadStock, type Fetch } from './download-image'
import { judgeStock } from './validate-remote-image'
import { pictureFile } from './remote-image-url'
import { ofStock } from './remote-image-problems'
import type { StockUse } from './find-remote-images'

/** Keeps the bytes of pictures by the names that `pictureFile` makes of their addresses. */
export type StockStore = {
  /** The bytes as they were written, or null when there are none or something has changed them. */
  readonly read: (file: string) => Promise<Uint8Array | null>
  readonly write: (file: string, bytes: Uint8Array) => Promise<void>
}

export type Means = {
  readonly fetch: Fetch
  readonly store: StockStore
  /** Whether a picture can be decoded to its end. */
  readonly decodes: (bytes: Uint8Array) => Promise<boolean>
  /** Whether nothing of an earlier build is used. */
  readonly fresh: boolean
}

export type FetchedStock = {
  readonly sizes: PictureSizes
  readonly problems: readonly Problem[]
}

/** So many pictures are asked for at the same time. */
const AT_ONCE = 4

export async function fetchStock(uses: readonly StockUse[], means: Means): Promise<FetchedStock> {
  const sizes: Record<string, PictureSize> = {}
  const findings = new Map<string, FileFinding>()
  const waiting = [...new Set(uses.map(({ address }) => address))]
  const worker = async () => {
    for (let address = waiting.shift(); address !== undefined; address = waiting.shift()) {
      const { size, finding } = await getOne(address, means)
      if (size !== null) sizes[pictureFile(address)] = size
      if (finding !== null) findings.set(address, finding)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
  const problems = uses.flatMap(({ address, ...where }) => {
    const finding = findings.get(address)
    return finding ? [problem(finding, where)] : []
  })
  return { sizes, problems }
}

async function getOne(address: string, { fetch, store, decodes, fresh }: Means) {
  const file = pictureFile(address)
  const kept = fresh ? null : await store.read(file)
  if (kept !== null) return judgeStock(kept)
  const download = await downloadStock(address, fetch)
  if ('finding' in download) return { size: null, ...download }
  const judged = judgeStock(download.bytes)
  if (judged.size === null) return judged
  if (!(await decodes(download.bytes))) return { size: null, finding: ofStock(UNREADABLE) }
  await store.write(file, download.bytes)
  return judged
}
