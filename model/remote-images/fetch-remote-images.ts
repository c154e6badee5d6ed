// Gets every stock picture that the site names: from an earlier build, or from its website. All failures are told at once.
import { UNREADABLE_IMAGE } from '../images/image-problems'
import type { ImageSize, ImageSizes } from '../images/image-size'
import { createProblem, type FileFinding, type Problem } from '../problems/problem'
import { downloadImage, type Fetch } from './download-image'
import { validateRemoteImage } from './validate-remote-image'
import { getImageFileName } from './remote-image-url'
import { forRemoteImage } from './remote-image-problems'
import type { RemoteImageUse } from './find-remote-images'

/** Keeps the bytes of pictures by the names that `pictureFile` makes of their addresses. */
export type ImageCache = {
  /** The bytes as they were written, or null when there are none or something has changed them. */
  readonly read: (file: string) => Promise<Uint8Array | null>
  readonly write: (file: string, bytes: Uint8Array) => Promise<void>
}

export type FetchOptions = {
  readonly fetch: Fetch
  readonly store: ImageCache
  /** Whether a picture can be decoded to its end. */
  readonly decodes: (bytes: Uint8Array) => Promise<boolean>
  /** Whether nothing of an earlier build is used. */
  readonly fresh: boolean
}

export type FetchedImages = {
  readonly sizes: ImageSizes
  readonly problems: readonly Problem[]
}

/** So many pictures are asked for at the same time. */
const AT_ONCE = 4

export async function fetchRemoteImages(
  uses: readonly RemoteImageUse[],
  means: FetchOptions,
): Promise<FetchedImages> {
  const sizes: Record<string, ImageSize> = {}
  const findings = new Map<string, FileFinding>()
  const waiting = [...new Set(uses.map(({ url }) => url))]
  const worker = async () => {
    for (let address = waiting.shift(); address !== undefined; address = waiting.shift()) {
      const { size, finding } = await getOne(address, means)
      if (size !== null) sizes[getImageFileName(address)] = size
      if (finding !== null) findings.set(address, finding)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
  const problems = uses.flatMap(({ url, ...where }) => {
    const finding = findings.get(url)
    return finding ? [createProblem(finding, where)] : []
  })
  return { sizes, problems }
}

async function getOne(address: string, { fetch, store, decodes, fresh }: FetchOptions) {
  const file = getImageFileName(address)
  const kept = fresh ? null : await store.read(file)
  if (kept !== null) return validateRemoteImage(kept)
  const download = await downloadImage(address, fetch)
  if ('finding' in download) return { size: null, ...download }
  const judged = validateRemoteImage(download.bytes)
  if (judged.size === null) return judged
  if (!(await decodes(download.bytes)))
    return { size: null, finding: forRemoteImage(UNREADABLE_IMAGE) }
  await store.write(file, download.bytes)
  return judged
}
