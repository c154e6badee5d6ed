// Asks another website for one picture: with limits for time, size and the ways that it may lead us.
import { LARGEST_PICTURE, TOO_LARGE } from '../images/image-problems'
import type { FileFinding } from '../problems/problem'
import { isStockAddress } from './remote-image-url'
import { LED_AWAY, ofStock, unanswered, unfetched } from './remote-image-problems'

/** The part of the global `fetch` that is needed. */
export type Fetch = (address: string, options: RequestInit) => Promise<Response>

export type Download = { readonly bytes: Uint8Array } | { readonly finding: FileFinding }

const MOST_REDIRECTS = 3
/** For one picture, with all redirects. */
const SECONDS = 60
/** Some hosts make an AVIF for whoever takes one; copies are best made from the format of cameras. */
const ACCEPT = 'image/jpeg, image/png'

/**
 * Never throws: what goes wrong is told.
 * @param address one that `isStockAddress` allows
 */
export async function downloadStock(address: string, fetch: Fetch): Promise<Download> {
  try {
    return await follow(address, fetch, AbortSignal.timeout(SECONDS * 1000))
  } catch {
    return { finding: unfetched(new URL(address).host) }
  }
}

async function follow(address: string, fetch: Fetch, signal: AbortSignal): Promise<Download> {
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
    if (!isStockAddress(at)) break
  }
  return { finding: LED_AWAY }
}

async function readAnswer(response: Response, host: string): Promise<Download> {
  const { status, body } = response
  if (status !== 200 || body === null) {
    await body?.cancel()
    // Too many questions (429) and troubles of the host (5xx) pass by.
    return { finding: status === 429 || status >= 500 ? unfetched(host) : unanswered(host, status) }
  }
  const parts: Uint8Array[] = []
  let length = 0
  // Whoever leaves this loop early also stops what is still on its way.
  for await (const part of body as AsyncIterable<Uint8Array>) {
    length += part.length
    if (length > LARGEST_PICTURE) return { finding: ofStock(TOO_LARGE) }
    parts.push(part)
  }
  return { bytes: Buffer.concat(parts) }
}
