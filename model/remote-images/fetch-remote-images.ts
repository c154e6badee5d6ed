// Gets every remote image that the site uses, from the cache or from its host. Reports all failures together.
import { UNREADABLE_IMAGE } from '../images/image-problems'
import type { ImageSize, ImageSizes } from '../images/image-size'
import { createProblem, type FileProblem, type Problem } from '../problems/problem'
import { downloadImage, type Fetch } from './download-image'
import { validateRemoteImage } from './validate-remote-image'
import { getImageFileName } from './remote-image-url'
import { forRemoteImage } from './remote-image-problems'
import type { RemoteImageUse } from './find-remote-images'

/** A cache of image bytes by the names that `getImageFileName` creates from URLs. */
export type ImageCache = {
  /** Returns the bytes as they were written, or null if there are none or they have changed since. */
  readonly read: (file: string) => Promise<Uint8Array | null>
  readonly write: (file: string, bytes: Uint8Array) => Promise<void>
}

export type FetchOptions = {
  readonly fetch: Fetch
  readonly cache: ImageCache
  /** Resolves to true if an image can be decoded to its end. */
  readonly canDecode: (bytes: Uint8Array) => Promise<boolean>
  /** True to ignore cached images. */
  readonly ignoreCache: boolean
}

export type FetchedImages = {
  readonly sizes: ImageSizes
  readonly problems: readonly Problem[]
}

/** The maximum number of simultaneous downloads. */
const CONCURRENCY = 4

export async function fetchRemoteImages(
  uses: readonly RemoteImageUse[],
  options: FetchOptions,
): Promise<FetchedImages> {
  const sizes: Record<string, ImageSize> = {}
  const problemsByUrl = new Map<string, FileProblem>()
  const queue = [...new Set(uses.map(({ url }) => url))]
  const worker = async () => {
    for (let url = queue.shift(); url !== undefined; url = queue.shift()) {
      const { size, problem } = await fetchImage(url, options)
      if (size !== null) sizes[getImageFileName(url)] = size
      if (problem !== null) problemsByUrl.set(url, problem)
    }
  }
  await Promise.all(Array.from({ length: CONCURRENCY }, worker))
  const problems = uses.flatMap(({ url, ...where }) => {
    const problem = problemsByUrl.get(url)
    return problem ? [createProblem(problem, where)] : []
  })
  return { sizes, problems }
}

async function fetchImage(url: string, { fetch, cache, canDecode, ignoreCache }: FetchOptions) {
  const file = getImageFileName(url)
  const cachedBytes = ignoreCache ? null : await cache.read(file)
  if (cachedBytes !== null) return validateRemoteImage(cachedBytes)
  const download = await downloadImage(url, fetch)
  if ('problem' in download) return { size: null, ...download }
  const validated = validateRemoteImage(download.bytes)
  if (validated.size === null) return validated
  if (!(await canDecode(download.bytes)))
    return { size: null, problem: forRemoteImage(UNREADABLE_IMAGE) }
  await cache.write(file, download.bytes)
  return validated
}
