// A stock photo website in memory, for tests: what it answers, what it was asked, and what was kept of it.
import type { FetchOptions } from '../remote-images/fetch-remote-images'
import { createJpeg } from './image-bytes'

/** What is at an address: a file, an answer of another kind, or an error when nothing comes at all. */
export type FakeResponse = Uint8Array | string | (() => Response) | Error

/** What is at an address without an answer of its own. */
const PHOTO = createJpeg(1600, 900)

/** @param answers by address; at all others there is `PHOTO` */
export function createFakeImageHost(answers: Readonly<Record<string, FakeResponse>> = {}) {
  const requests: string[] = []
  const cached = new Map<string, Uint8Array>()
  const fetch = (address: string): Promise<Response> => {
    requests.push(address)
    const answer = answers[address] ?? PHOTO
    if (answer instanceof Error) return Promise.reject(answer)
    if (typeof answer === 'function') return Promise.resolve(answer())
    return Promise.resolve(new Response(answer as BodyInit, { headers: { 'content-type': JPEG } }))
  }
  const options: FetchOptions = {
    fetch,
    cache: {
      read: (file) => Promise.resolve(cached.get(file) ?? null),
      write: (file, bytes) => Promise.resolve(void cached.set(file, bytes)),
    },
    canDecode: () => Promise.resolve(true),
    fresh: false,
  }
  return { options, requests, cached }
}

/** Said of everything, because nothing is believed. */
const JPEG = 'image/jpeg'

export const redirectTo = (location: string) => () =>
  new Response(null, { status: 302, headers: { location } })

export const respondWith = (status: number) => () => new Response('Sorry', { status })
