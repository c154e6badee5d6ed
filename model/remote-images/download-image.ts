// Asks another website for one picture: with limits for time, size and the ways that it may lead us.
import { MAX_IMAGE_BYTES, TOO_LARGE } from '../images/image-problems'
import type { FileFinding } from '../problems/problem'
import { isRemoteImageUrl } from './remote-image-url'
import {
  REDIRECTED_AWAY,
  forRemoteImage,
  unexpectedStatus,
  downloadFailed,
} from './remote-image-problems'

/** The part of the global `fetch` that is needed. */
export type Fetch = (address: string, options: RequestInit) => Promise<Response>

export type DownloadedImage = { readonly bytes: Uint8Array } | { readonly finding: FileFinding }

const MOST_REDIRECTS = 3
/** For one picture, with all redirects. */
const SECONDS = 60
/** Some hosts make an AVIF for whoever takes one; copies are best made from the format of cameras. */
const ACCEPT = 'image/jpeg, image/png'

/**
 * Never throws: what goes wrong is told.
 * @param address one that `isStockAddress` allows
 */
export async function downloadImage(address: string, fetch: Fetch): Promise<DownloadedImage> {
  try {
    return await follow(address, fetch, AbortSignal.timeout(SECONDS * 1000))
  } catch {
    return { finding: downloadFailed(new URL(address).host) }
  }
}

async function follow(
  address: string,
  fetch: Fetch,
  signal: AbortSignal,
): Promise<DownloadedImage> {
  let at = address
  for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects++) {
    const options = { redirect: 'manual', headers: { accept: ACCEPT }, signal } as const
    const response = await fetch(at, options)
    const next = response.headers.get('location')
    if (response.status < 300 || response.status > 399 || next === null) {
      return await readAnswer(response, new URL(at).host)
    }
    await response.body?.cancel()
    if (!URL.canParse(next, at)) break
    at = new URL(next, at).href
    if (!isRemoteImageUrl(at)) break
  }
  return { finding: REDIRECTED_AWAY }
}

async function readAnswer(response: Response, host: string): Promise<DownloadedImage> {
  const { status, body } = response
  if (status !== 200 || body === null) {
    await body?.cancel()
    // Too many questions (429) and troubles of the host (5xx) pass by.
    return {
      finding:
        status === 429 || status >= 500 ? downloadFailed(host) : unexpectedStatus(host, status),
    }
  }
  const parts: Uint8Array[] = []
  let length = 0
  // Whoever leaves this loop early also stops what is still on its way.
  for await (const part of body as AsyncIterable<Uint8Array>) {
    length += part.length
    if (length > MAX_IMAGE_BYTES) return { finding: forRemoteImage(TOO_LARGE) }
    parts.push(part)
  }
  return { bytes: Buffer.concat(parts) }
}
