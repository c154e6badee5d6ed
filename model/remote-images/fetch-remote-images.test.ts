// Stock pictures without a network: what is asked for, what is believed, what is kept, and what is told.
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

type Changes = Parameters<typeof createTestFiles>[0]

const load = (changes: Changes, means: FetchOptions, drafts = false) =>
  loadSiteWithRemoteImages(createTestFiles(changes), { drafts, today: () => '2026-11-20' }, means)

/** What is told of an event with a picture at which there is this answer. */
async function toldOf(answer: FakeResponse, others: Readonly<Record<string, FakeResponse>> = {}) {
  const stock = createFakeImageHost({ [PHOTO]: answer, ...others })
  const { problems } = await load(
    { 'events/walk.md': createEventText({ image: PHOTO }) },
    stock.means,
  )
  return { ...stock, told: problems.map(({ code, severity }) => `${severity} ${code}`) }
}

test('a picture in a field and in a text is asked for once, measured, and shown by its name here', async () => {
  const stock = createFakeImageHost()
  const changes = {
    'events/walk.md': createEventText({ image: PHOTO }),
    'pages/index.md': createPageText('Home', `![Two chairs](${PHOTO})`),
  }
  const { site, problems } = await load(changes, stock.means)
  expect(problems).toEqual([])
  expect(stock.asked).toEqual([PHOTO])
  const file = getImageFileName(PHOTO)
  expect(site.images[file]).toEqual({ width: 1600, height: 900 })
  const [home] = site.pages.filter(({ slug }) => slug === 'index')
  const html = JSON.stringify(home?.body)
  expect(html).toContain(`images/${file}`)
  expect(html).toContain('width=\\"1600\\" height=\\"900\\"')
  expect(html).not.toContain('unsplash')
})

test('what was kept is used without asking, unless all is to be made anew', async () => {
  const stock = createFakeImageHost()
  const changes = { 'events/walk.md': createEventText({ image: PHOTO }) }
  await load(changes, stock.means)
  const offline = { ...stock.means, fetch: () => Promise.reject(new Error('fetch failed')) }
  expect((await load(changes, offline)).problems).toEqual([])
  expect((await load(changes, { ...offline, fresh: true })).problems).toMatchObject([
    { code: 'image-unfetched', file: 'content/events/walk.md', line: 8, field: 'image' },
  ])
})

test('without a network, everything that is missing is told at once, each with its line', async () => {
  const gone = new Error('fetch failed')
  const addresses = Array.from({ length: 9 }, (_, index) => `${HOST}/photo-${index}`)
  const stock = createFakeImageHost(Object.fromEntries(addresses.map((one) => [one, gone])))
  const text = addresses.map((one) => `![Two chairs](${one})`).join('\n\n')
  const changes = { 'pages/index.md': createPageText('Home', text), 'pages/events.md': 'no fields' }
  const { problems } = await load(changes, stock.means)
  expect(problems.map(({ file, line, code }) => `${file}:${line} ${code}`)).toEqual([
    'content/pages/events.md:1 fence-missing',
    ...addresses.map((_, index) => `content/pages/index.md:${6 + index * 2} image-unfetched`),
  ])
})

test('never more than four pictures are asked for at the same time', async () => {
  const { means } = createFakeImageHost()
  let open = 0
  let most = 0
  const fetch: FetchOptions['fetch'] = async (...asked) => {
    most = Math.max(most, ++open)
    await new Promise((resolve) => setImmediate(resolve))
    open--
    return means.fetch(...asked)
  }
  const text = [1, 2, 3, 4, 5, 6, 7, 8, 9]
    .map((one) => `![Two chairs](${HOST}/${one})`)
    .join('\n\n')
  const { problems } = await load(
    { 'pages/index.md': createPageText('Home', text) },
    { ...means, fetch },
  )
  expect(problems).toEqual([])
  expect(most).toBe(4)
})

test('for what is not on the site, nothing is asked', async () => {
  const changes = { 'events/walk.md': createEventText({ image: PHOTO, draft: 'yes' }) }
  const stock = createFakeImageHost()
  await load(changes, stock.means)
  expect(stock.asked).toEqual([])
  await load(changes, stock.means, true)
  expect(stock.asked).toEqual([PHOTO])
})

describe('a website may lead on', () => {
  const away = 'https://images.pexels.com/photo-2'

  test('to a host of the list', async () => {
    const { told, asked, kept } = await toldOf(redirectTo(away))
    expect(told).toEqual([])
    expect(asked).toEqual([PHOTO, away])
    expect([...kept.keys()]).toEqual([getImageFileName(PHOTO)])
  })

  test.each([
    'https://example.org/a.jpg',
    'http://images.unsplash.com/a.jpg',
    'https://169.254.169.254/latest/meta-data',
    'https://images.unsplash.com:8443/a.jpg',
    '//localhost/a.jpg',
    'https://[',
  ])('but not to %s, which is never asked', async (location) => {
    const { told, asked, kept } = await toldOf(redirectTo(location))
    expect(told).toEqual(['error image-led-away'])
    expect(asked).toEqual([PHOTO])
    expect(kept.size).toBe(0)
  })

  test('and not more than three times', async () => {
    const step = (number: number) => `${HOST}/step-${number}`
    const steps = (count: number) =>
      Object.fromEntries(
        Array.from({ length: count }, (_, index) => [step(index + 1), redirectTo(step(index + 2))]),
      )
    expect((await toldOf(redirectTo(step(1)), steps(2))).told).toEqual([])
    const { told, asked } = await toldOf(redirectTo('/step-1'), steps(3))
    expect(told).toEqual(['error image-led-away'])
    expect(asked).toHaveLength(4)
  })
})

describe('nothing is believed but the bytes, and nothing bad is kept:', () => {
  const large = () => {
    let left = 40
    const part = new Uint8Array(1024 * 1024)
    const body = new ReadableStream({
      pull: (stream) => (left-- > 0 ? stream.enqueue(part) : stream.close()),
    })
    return new Response(body)
  }
  test.each<[string, FakeResponse, string]>([
    ['a page', '<!doctype html><title>x</title>', 'error image-page'],
    ['a page with a drawing in it', '\n<html><svg></svg></html>', 'error image-page'],
    ['words', 'Not today.', 'error image-no-photo'],
    ['nothing', '', 'error image-no-photo'],
    ['a drawing', '<svg width="900" height="600"/>', 'error image-no-photo'],
    ['a GIF', Buffer.from('GIF89a\x20\x03\x20\x03'), 'error image-no-photo'],
    ['half a photo', createJpeg(800, 600, { whole: false }), 'error image-cut-off'],
    ['far too many dots', createPng(20_000, 20_000), 'error image-pixels'],
    ['a photo without a size', Buffer.from('\xff\xd8\xff', 'latin1'), 'error image-unreadable'],
    ['more than 30 MB', large, 'error image-large'],
    ['not there', respondWith(404), 'error image-gone'],
    ['not for us', respondWith(403), 'error image-gone'],
    ['asked too often', respondWith(429), 'error image-unfetched'],
    ['out of order', respondWith(503), 'error image-unfetched'],
  ])('%s', async (_, answer, told) => {
    const found = await toldOf(answer)
    expect(found.told).toEqual([told])
    expect(found.kept.size).toBe(0)
  })

  test('an answer that breaks off', async () => {
    const body = () =>
      new ReadableStream({
        start: (stream) => stream.enqueue(createJpeg(800, 600)),
        pull: (stream) => stream.error(new Error('terminated')),
      })
    const { told, kept } = await toldOf(() => new Response(body()))
    expect(told).toEqual(['error image-unfetched'])
    expect(kept.size).toBe(0)
  })

  test('a photo that cannot be decoded', async () => {
    const { means, kept } = createFakeImageHost()
    const lying = { ...means, decodes: () => Promise.resolve(false) }
    const { problems } = await load({ 'events/walk.md': createEventText({ image: PHOTO }) }, lying)
    expect(problems.map(({ code }) => code)).toEqual(['image-unreadable'])
    expect(kept.size).toBe(0)
  })
})

test('a narrow picture is a note; a place in a picture that is public anyway is none', async () => {
  expect((await toldOf(createJpeg(320, 200))).told).toEqual(['warning image-small'])
  const placed = createJpeg(800, 600, { exif: createExif({ latitude: true }) })
  expect((await toldOf(placed)).told).toEqual([])
})

test('the check asks nothing, and has nothing against a picture that nobody has fetched', () => {
  const files = createTestFiles({ 'events/walk.md': createEventText({ image: PHOTO }) })
  expect(loadSite(files, { today: () => '2026-11-20' }).problems).toEqual([])
})
