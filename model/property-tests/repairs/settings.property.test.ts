// Tests the repairs of the other values of content/site.md, and of the addresses of videos.
import fc from 'fast-check'
import { describe } from 'vitest'
import { PAGE_TEXT, putInto, SETTINGS_TEXT, TEXT_PATH, type Part } from './files'
import { testAdvice, testRepairs, type Mistakes } from './test-repairs'
import { title } from './values'

const put = (place: string, parts: Readonly<Record<string, fc.Arbitrary<Part>>>): Mistakes =>
  Object.fromEntries(
    Object.entries(parts).map(([name, part]) => [name, putInto(SETTINGS_TEXT, place)(part)]),
  )

const state = fc.constantFrom(
  ['AL', 'Alabama'],
  ['GA', 'Georgia'],
  ['FL', 'Florida'],
  ['TN', 'Tennessee'],
)
const zip = fc
  .tuple(fc.stringMatching(/^3\d{4}$/), fc.stringMatching(/^\d{3}[1-9]$/))
  .filter(([first]) => first !== '30000')

/** A page with its words, as an item of the menu. */
const item = fc.tuple(title, fc.constantFrom('/events', '/contact', '/partner/donate'))
const typeItem = (type: (words: string, path: string) => string): fc.Arbitrary<Part> =>
  item.map(([words, path]) => [`${words}: ${path}`, type(words, path)])

describe('settings', () => {
  testRepairs('site.md', {
    ...put('state: AL', {
      'a state in full': state.map(([short, long]) => [`state: ${short}`, `state: ${long}`]),
      'a state in small letters': state.map(([short]) => [
        `state: ${short}`,
        `state: ${short.toLowerCase()}`,
      ]),
    }),
    ...put('zip: 36830', {
      'nine digits of a ZIP code without a hyphen': zip.map(([first, rest]) => [
        `zip: ${first}-${rest}`,
        `zip: ${first}${rest}`,
      ]),
      'nine digits of a ZIP code with a dash': zip.map(([first, rest]) => [
        `zip: ${first}-${rest}`,
        `zip: ${first}–${rest}`,
      ]),
      'another name for the ZIP code': zip.map(([first]) => [
        `zip: ${first}`,
        `postal-code: ${first}`,
      ]),
    }),
    ...put('Events: /events', {
      'an item of the menu without its slash': typeItem(
        (words, path) => `${words}: ${path.slice(1)}`,
      ),
      'an item of the menu without its colon': typeItem((words, path) => `${words} ${path}`),
      'an item of the menu with an arrow': typeItem((words, path) => `${words} -> ${path}`),
      'an item of the menu as a link': typeItem((words, path) => `[${words}](${path})`),
    }),
    ...put('navigation:\n  - Events: /events', {
      'a menu of another program': item.map(([words, path]) => [
        `navigation:\n  - ${words}: ${path}`,
        `navigation:\n  - title: ${words}\n    link: ${path}`,
      ]),
    }),
  })
  testAdvice(
    'site.md',
    put('zip: 36830', {
      'a ZIP code with a missing digit': zip.map(([first]) => [
        `zip: ${first}`,
        `zip: ${first.slice(1)}`,
      ]),
    }),
  )
})

const FIELDS = 'video_title: Our film\nvideo_image: walk.svg\nvideo_text: It has captions.\n'
const video = fc.stringMatching(/^[A-Za-z0-9_]{11}$/)
const typeVideo = (type: (id: string) => string) =>
  putInto(
    PAGE_TEXT,
    '---\n\n',
  )(
    video.map((id) => [
      `${FIELDS}video_url: https://www.youtube-nocookie.com/embed/${id}\n---\n\n`,
      `${FIELDS}video_url: ${type(id)}\n---\n\n`,
    ]),
  )

describe('videos', () => {
  testRepairs(TEXT_PATH, {
    'the address of a watched video': typeVideo((id) => `https://www.youtube.com/watch?v=${id}`),
    'the address of a shared video': typeVideo((id) => `https://youtu.be/${id}?si=xyz`),
    'the address of a short video': typeVideo((id) => `https://www.youtube.com/shorts/${id}`),
    'the code of a video': typeVideo(
      (id) =>
        `<iframe width="560" height="315" src="https://www.youtube.com/embed/${id}?si=x" title="YouTube video player" allowfullscreen></iframe>`,
    ),
  })
})
