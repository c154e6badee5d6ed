// Tests which image each page shares, and that nothing gives away what a sensitive page is about.
import { describe, expect, test } from 'vitest'
import {
  createEventText,
  createPageText,
  createPostText,
  createTestSite,
  SETTINGS_TEXT,
} from '../../model/test-fixtures/create-test-site'
import type { Site } from '../../model/site'
import { POSTS_WITH_CARD } from './choose-share-images'
import { planShareImages } from './plan-share-images'

const addFields = (text: string, fields: string) => text.replace('\n---\n', `\n${fields}\n---\n`)
const PHOTO = 'image: door.jpg\nimage_alt: Our front door'
const IMAGES = {
  'walk.svg': { width: 1200, height: 800 },
  'door.jpg': { width: 1600, height: 1200 },
  'small.jpg': { width: 500, height: 300 },
}

function planFor(changes: Parameters<typeof createTestSite>[0], svg = '<svg/>') {
  const site: Site = { ...createTestSite(changes).site, images: IMAGES }
  const variants = Object.fromEntries(
    Object.keys(IMAGES).map((file) => [file, { avif: [], webp: [], fallback: `${file}.1` }]),
  )
  const drawing = { source: 'walk.svg', file: 'walk.1.svg', content: Buffer.from(svg) }
  const { images, planned } = planShareImages(site, {
    url: 'https://www.example.org/care',
    read: () => Promise.resolve(Buffer.from(svg)),
    variantPlan: { variants, drawings: [drawing] },
  })
  const get = (path: string) => images.byPath[path] ?? images.neutral
  return { ...images, planned, get }
}

describe('a page', () => {
  test('that is sensitive shares the neutral card, even if it has a photo or is an event', () => {
    const { get, neutral } = planFor({
      'site.md': addFields(SETTINGS_TEXT, 'quiet_name: Small'),
      'pages/help.md': addFields(createPageText('Help'), `sensitive: yes\n${PHOTO}`),
      'services/clinic.md': addFields(
        createPageText('Clinic'),
        `summary: A clinic.\norder: 1\nsensitive: yes\n${PHOTO}`,
      ),
    })
    expect(get('/help')).toBe(neutral)
    expect(get('/services/clinic')).toBe(neutral)
    expect(neutral).toMatchObject({ alt: 'Small', width: 1200, height: 630 })
    expect(neutral.url).toMatch(/^https:\/\/www\.example\.org\/care\/assets\/share\/\w{12}\.png$/)
  })

  test('shares its photo, with the words for it, or its title if the photo is decorative', () => {
    const { get } = planFor({
      'pages/about/us.md': addFields(createPageText('About us'), PHOTO),
      'blog/news.md': createPostText({ image: 'door.jpg', image_alt: 'decorative' }),
    })
    expect(get('/about/us').alt).toBe('Our front door')
    expect(get('/blog/news').alt).toBe('A post')
    expect(get('/blog/news').url).toBe(get('/about/us').url)
    expect(get('/blog/news').url).toMatch(/\.jpg$/)
  })

  test('shares another crop of its photo if its focus is another one', () => {
    const { get } = planFor({
      'pages/one.md': addFields(createPageText('One'), PHOTO),
      'pages/two.md': addFields(createPageText('Two'), `${PHOTO}\nfocus: top`),
    })
    expect(get('/one').url).not.toBe(get('/two').url)
  })

  test('shares a card if it is a section, and the neutral card if it is below one or the home page', () => {
    const { get, neutral } = planFor({
      'pages/about.md': createPageText('About'),
      'pages/about/history.md': createPageText('History'),
      'pages/prices.md': addFields(createPageText('Prices'), 'image: small.jpg\nimage_alt: Coins'),
    })
    expect(get('/about').alt).toBe('About. Small Site')
    expect(get('/prices').alt).toBe('Prices. Small Site')
    for (const path of ['/about/history', '/', '/nowhere', '/blog/page/2'])
      expect(get(path)).toBe(neutral)
  })

  test('shares the neutral card if the fonts lack a letter of its title', () => {
    const { get, neutral } = planFor({
      'pages/party.md': createPageText('Party 🎉'),
      'pages/hello.md': createPageText('Привет'),
      'pages/accents.md': createPageText('Jose\u0301'),
    })
    expect(get('/party')).toBe(neutral)
    expect(get('/hello')).toBe(neutral)
    expect(get('/accents').alt).toBe('José. Small Site')
  })
})

describe('an event', () => {
  const getAlt = (fields: Readonly<Record<string, string>>) =>
    planFor({ 'events/walk.md': createEventText(fields) }).get('/events/walk').alt

  test('shares a card with its days, even if it has a photo', () => {
    expect(getAlt({})).toBe('Walk. November 8, 2025. Small Site')
    expect(getAlt({ start_date: '2025-11-07', image: 'door.jpg' })).toBe(
      'Walk. November 7 – November 8, 2025. Small Site',
    )
  })

  test('that is cancelled shares a card that says so', () => {
    expect(getAlt({ status: 'cancelled' })).toBe('Walk. Cancelled · November 8, 2025. Small Site')
  })
})

describe('a post without a photo', () => {
  const posts = Object.fromEntries(
    Array.from({ length: POSTS_WITH_CARD + 1 }, (_, index) => [
      `blog/post-${index}.md`,
      createPostText({
        title: `Post ${index}`,
        date: new Date(Date.UTC(2024, 0, 1 + index)).toISOString().slice(0, 10),
      }),
    ]),
  )

  test('shares a card with its day if it is among the newest, or else its drawing', () => {
    const { get } = planFor(posts)
    expect(get('/blog/post-1').alt).toBe('Post 1. January 2, 2024. Small Site')
    expect(get('/blog/post-0').alt).toBe('Post 0')
    expect(get('/blog/post-0').url).toMatch(/\.png$/)
    expect(get('/blog/post-0').url).not.toBe(get('/blog/post-1').url)
  })

  test('shares no drawing with letters, which would have a font of the machine', () => {
    const { get, neutral } = planFor(posts, '<svg><text x="1">Hope</text></svg>')
    expect(get('/blog/post-0')).toBe(neutral)
    expect(get('/blog/post-1').alt).toContain('Post 1')
  })
})

test('an image has another name if what it shows has changed, and only then', () => {
  const getUrl = (fields: Readonly<Record<string, string>>, siteText = SETTINGS_TEXT) =>
    planFor({ 'site.md': siteText, 'events/walk.md': createEventText(fields) }).get('/events/walk')
      .url
  const url = getUrl({})
  expect(getUrl({ summary: 'Another summary.', time: '9:00 AM' })).toBe(url)
  const others = [
    getUrl({ title: 'Run' }),
    getUrl({ date: '2025-11-09' }),
    getUrl({ status: 'cancelled' }),
    getUrl({ focus: 'top' }),
    getUrl({ image: 'door.jpg' }),
    getUrl({}, SETTINGS_TEXT.replace('Small Site', 'Large Site')),
  ]
  expect(new Set([url, ...others]).size).toBe(7)
})
