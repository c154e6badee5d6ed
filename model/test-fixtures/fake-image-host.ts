// An in-memory host of remote images for tests, which records the requests and the cached files.
import type { FetchOptions } from '../remote-images/fetch-remote-images'
import { createJpeg } from './image-bytes'

/** The response for a URL: the bytes of a file, a text, a full response, or a network error. */
export type FakeResponse = Uint8Array | string | (() => Response) | Error

const DEFAULT_IMAGE = createJpeg(1600, 900)

/** @param responses by URL; every other URL returns `DEFAULT_IMAGE` */
export function createFakeImageHost(responses: Readonly<Record<string, FakeResponse>> = {}) {
  const requests: string[] = []
  const cached = new Map<string, Uint8Array>()
  const fetch = (url: string): Promise<Response> => {
    requests.push(url)
    const response = responses[url] ?? DEFAULT_IMAGE
    if (response instanceof Error) return Promise.reject(response)
    if (typeof response === 'function') return Promise.resolve(response())
    return Promise.resolve(
      new Response(response as BodyInit, { headers: { 'content-type': CONTENT_TYPE } }),
    )
  }
  const options: FetchOptions = {
    fetch,
    cache: {
      read: (file) => Promise.resolve(cached.get(file) ?? null),
      write: (file, bytes) => Promise.resolve(void cached.set(file, bytes)),
    },
    canDecode: () => Promise.resolve(true),
    ignoreCache: false,
  }
  return { options, requests, cached }
}

/** The content type of every response, because the fetcher must not trust it. */
const CONTENT_TYPE = 'image/jpeg'

export const redirectTo = (location: string) => () =>
  new Response(null, { status: 302, headers: { location } })

export const respondWith = (status: number) => () => new Response('Sorry', { status })
