// Tests for fetching remote images, without a network: requests, redirects, validation, the cache, and reported problems.
import { describe, expect, test } from 'vitest'
import { loadSite } from '../load-site'
import { createExif, createJpeg, createPng } from '../test-fixtures/image-bytes'
import { createEventText, createTestFiles, createPageText } from '../test-fixtures/create-test-site'
import {
  respondWith,
  redirectTo,
  createFakeImageHost,
  type FakeResponse,
} from '../test-fixtures/fake-image-host'
import type { FetchOptions } from './fetch-remote-images'
import { loadSiteWithRemoteImages } from '../load-site-with-remote-images'
import { getImageFileName } from './remote-image-url'

const HOST = 'https://images.unsplash.com'
const PHOTO = `${HOST}/photo-1?w=1600`
const OTHER_PHOTO = 'https://images.pexels.com/photo-2'

type OptionChanges = Parameters<typeof createTestFiles>[0]

const load = (changes: OptionChanges, options: FetchOptions, drafts = false) =>
  loadSiteWithRemoteImages(createTestFiles(changes), { drafts, today: () => '2026-11-20' }, options)

/** Loads a site with one event, for whose image the host answers with the response. */
async function loadWithResponse(
  response: FakeResponse,
  others: Readonly<Record<string, FakeResponse>> = {},
) {
  const host = createFakeImageHost({ [PHOTO]: response, ...others })
  const { problems } = await load(
    { 'events/walk.md': createEventText({ image: PHOTO }) },
    host.options,
  )
  return { ...host, reported: problems.map(({ code, severity }) => `${severity} ${code}`) }
}

const createRedirects = (count: number) =>
  Object.fromEntries(
    Array.from({ length: count }, (_, index) => [
      `${HOST}/step-${index + 1}`,
      redirectTo(`${HOST}/step-${index + 2}`),
    ]),
  )

/** Streams 40 MB. */
function createLargeResponse(): Response {
  let remaining = 40
  const chunk = new Uint8Array(1024 * 1024)
  const body = new ReadableStream({
    pull: (stream) => (remaining-- > 0 ? stream.enqueue(chunk) : stream.close()),
  })
  return new Response(body)
}

function createInterruptedResponse(): Response {
  const body = new ReadableStream({
    start: (stream) => stream.enqueue(createJpeg(800, 600)),
    pull: (stream) => stream.error(new Error('terminated')),
  })
  return new Response(body)
}

describe('loadSiteWithRemoteImages', () => {
  test('downloads an image once for a field and a text, and shows it under its local name', async () => {
    const host = createFakeImageHost()
    const changes = {
      'events/walk.md': createEventText({ image: PHOTO }),
      'pages/index.md': createPageText('Home', `![Two chairs](${PHOTO})`),
    }
    const { site, problems } = await load(changes, host.options)
    expect(problems).toEqual([])
    expect(host.requests).toEqual([PHOTO])
    const file = getImageFileName(PHOTO)
    expect(site.images[file]).toEqual({ width: 1600, height: 900 })
    const [home] = site.pages.filter(({ slug }) => slug === 'index')
    const html = JSON.stringify(home?.body)
    expect(html).toContain(`images/${file}`)
    expect(html).toContain('width=\\"1600\\" height=\\"900\\"')
    expect(html).not.toContain('unsplash')
  })

  test('uses a cached image without a request, unless the build ignores the cache', async () => {
    const { options } = createFakeImageHost()
    const changes = { 'events/walk.md': createEventText({ image: PHOTO }) }
    await load(changes, options)
    const offline = { ...options, fetch: () => Promise.reject(new Error('fetch failed')) }
    expect((await load(changes, offline)).problems).toEqual([])
    expect((await load(changes, { ...offline, ignoreCache: true })).problems).toMatchObject([
      { code: 'image-unfetched', file: 'content/events/walk.md', line: 8, field: 'image' },
    ])
  })

  test('reports all images that cannot be downloaded together, each with its line', async () => {
    const error = new Error('fetch failed')
    const urls = Array.from({ length: 9 }, (_, index) => `${HOST}/photo-${index}`)
    const { options } = createFakeImageHost(Object.fromEntries(urls.map((url) => [url, error])))
    const text = urls.map((url) => `![Two chairs](${url})`).join('\n\n')
    const changes = {
      'pages/index.md': createPageText('Home', text),
      'pages/events.md': 'no fields',
    }
    const { problems } = await load(changes, options)
    expect(problems.map(({ file, line, code }) => `${file}:${line} ${code}`)).toEqual([
      'content/pages/events.md:1 fence-missing',
      ...urls.map((_, index) => `content/pages/index.md:${6 + index * 2} image-unfetched`),
    ])
  })

  test('downloads at most four images at the same time', async () => {
    const { options } = createFakeImageHost()
    let active = 0
    let maxActive = 0
    const fetch: FetchOptions['fetch'] = async (...args) => {
      maxActive = Math.max(maxActive, ++active)
      await new Promise((resolve) => setImmediate(resolve))
      active--
      return options.fetch(...args)
    }
    const text = Array.from({ length: 9 }, (_, index) => `![Two chairs](${HOST}/${index})`)
    const { problems } = await load(
      { 'pages/index.md': createPageText('Home', text.join('\n\n')) },
      { ...options, fetch },
    )
    expect(problems).toEqual([])
    expect(maxActive).toBe(4)
  })

  test('downloads the images of drafts only for a site with drafts', async () => {
    const changes = { 'events/walk.md': createEventText({ image: PHOTO, draft: 'yes' }) }
    const { options, requests } = createFakeImageHost()
    await load(changes, options)
    expect(requests).toEqual([])
    await load(changes, options, true)
    expect(requests).toEqual([PHOTO])
  })

  test('follows a redirect to an allowed host', async () => {
    const { reported, requests, cached } = await loadWithResponse(redirectTo(OTHER_PHOTO))
    expect(reported).toEqual([])
    expect(requests).toEqual([PHOTO, OTHER_PHOTO])
    expect([...cached.keys()]).toEqual([getImageFileName(PHOTO)])
  })

  test.each([
    'https://example.org/a.jpg',
    'http://images.unsplash.com/a.jpg',
    'https://169.254.169.254/latest/meta-data',
    'https://images.unsplash.com:8443/a.jpg',
    '//localhost/a.jpg',
    'https://[',
  ])('never requests %s after a redirect', async (location) => {
    const { reported, requests, cached } = await loadWithResponse(redirectTo(location))
    expect(reported).toEqual(['error image-led-away'])
    expect(requests).toEqual([PHOTO])
    expect(cached.size).toBe(0)
  })

  test('follows at most three redirects', async () => {
    const start = redirectTo('/step-1')
    expect((await loadWithResponse(start, createRedirects(2))).reported).toEqual([])
    const { reported, requests } = await loadWithResponse(start, createRedirects(3))
    expect(reported).toEqual(['error image-led-away'])
    expect(requests).toHaveLength(4)
  })

  test.each<[string, FakeResponse, string]>([
    ['a web page', '<!doctype html><title>x</title>', 'error image-page'],
    ['a web page with an SVG in it', '\n<html><svg></svg></html>', 'error image-page'],
    ['plain text', 'Not today.', 'error image-no-photo'],
    ['an empty body', '', 'error image-no-photo'],
    ['an SVG', '<svg width="900" height="600"/>', 'error image-no-photo'],
    ['a GIF', Buffer.from('GIF89a\x20\x03\x20\x03'), 'error image-no-photo'],
    ['a truncated photo', createJpeg(800, 600, { whole: false }), 'error image-cut-off'],
    ['too many pixels', createPng(20_000, 20_000), 'error image-pixels'],
    ['a photo without a size', Buffer.from('\xff\xd8\xff', 'latin1'), 'error image-unreadable'],
    ['more than 30 MB', createLargeResponse, 'error image-large'],
    ['status 404', respondWith(404), 'error image-gone'],
    ['status 403', respondWith(403), 'error image-gone'],
    ['status 429', respondWith(429), 'error image-unfetched'],
    ['status 503', respondWith(503), 'error image-unfetched'],
    ['an interrupted body', createInterruptedResponse, 'error image-unfetched'],
  ])('rejects and does not cache a response with %s', async (_, response, expected) => {
    const { reported, cached } = await loadWithResponse(response)
    expect(reported).toEqual([expected])
    expect(cached.size).toBe(0)
  })

  test('rejects and does not cache a photo that cannot be decoded', async () => {
    const { options, cached } = createFakeImageHost()
    const { problems } = await load(
      { 'events/walk.md': createEventText({ image: PHOTO }) },
      { ...options, canDecode: () => Promise.resolve(false) },
    )
    expect(problems.map(({ code }) => code)).toEqual(['image-unreadable'])
    expect(cached.size).toBe(0)
  })

  test('warns about a narrow image', async () => {
    const { reported } = await loadWithResponse(createJpeg(320, 200))
    expect(reported).toEqual(['warning image-small'])
  })

  test('accepts a GPS position, because the image is public anyway', async () => {
    const photo = createJpeg(800, 600, { exif: createExif({ latitude: true }) })
    expect((await loadWithResponse(photo)).reported).toEqual([])
  })
})

test('loadSite alone accepts a remote image that has not been downloaded', () => {
  const files = createTestFiles({ 'events/walk.md': createEventText({ image: PHOTO }) })
  expect(loadSite(files, { today: () => '2026-11-20' }).problems).toEqual([])
})
