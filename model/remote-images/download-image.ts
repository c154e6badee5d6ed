// Downloads a remote image with limits on time, size and redirects.
import { MAX_IMAGE_BYTES, TOO_LARGE } from '../images/image-problems'
import type { FileProblem } from '../problems/problem'
import { isRemoteImageUrl } from './remote-image-url'
import {
  REDIRECTED_AWAY,
  forRemoteImage,
  unexpectedStatus,
  downloadFailed,
} from './remote-image-problems'

/** The part of the global `fetch` that downloads use. */
export type Fetch = (url: string, options: RequestInit) => Promise<Response>

export type DownloadedImage = { readonly bytes: Uint8Array } | { readonly problem: FileProblem }

const MAX_REDIRECTS = 3
/** Limit for one image, including all redirects. */
const TIMEOUT_MS = 60_000
/** Excludes AVIF, which some hosts would otherwise convert to: variants are best made from the camera's format. */
const ACCEPT = 'image/jpeg, image/png'

/**
 * Downloads an image. Never throws; returns a failure as a problem.
 * @param url a URL that `isRemoteImageUrl` accepts
 */
export async function downloadImage(url: string, fetch: Fetch): Promise<DownloadedImage> {
  try {
    return await followRedirects(url, fetch, AbortSignal.timeout(TIMEOUT_MS))
  } catch {
    return { problem: downloadFailed(new URL(url).host) }
  }
}

async function followRedirects(
  startUrl: string,
  fetch: Fetch,
  signal: AbortSignal,
): Promise<DownloadedImage> {
  let url = startUrl
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects++) {
    const options = { redirect: 'manual', headers: { accept: ACCEPT }, signal } as const
    const response = await fetch(url, options)
    const location = response.headers.get('location')
    if (response.status < 300 || response.status > 399 || location === null) {
      return await readResponse(response, new URL(url).host)
    }
    await response.body?.cancel()
    if (!URL.canParse(location, url)) break
    url = new URL(location, url).href
    if (!isRemoteImageUrl(url)) break
  }
  return { problem: REDIRECTED_AWAY }
}

async function readResponse(response: Response, host: string): Promise<DownloadedImage> {
  const { status, body } = response
  if (status !== 200 || body === null) {
    await body?.cancel()
    // Rate limits (429) and server errors (5xx) are temporary.
    return {
      problem: status === 429 || status >= 500 ? downloadFailed(host) : unexpectedStatus(host),
    }
  }
  const chunks: Uint8Array[] = []
  let length = 0
  // Leaving this loop early also cancels the rest of the download.
  for await (const chunk of body as AsyncIterable<Uint8Array>) {
    length += chunk.length
    if (length > MAX_IMAGE_BYTES) return { problem: forRemoteImage(TOO_LARGE) }
    chunks.push(chunk)
  }
  return { bytes: Buffer.concat(chunks) }
}
