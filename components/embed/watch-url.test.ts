// Tests the URL of a video's own page.
import { expect, test } from 'vitest'
import { getWatchUrl } from './watch-url'

test.each([
  'https://www.youtube-nocookie.com/embed/a_B-9',
  'https://www.youtube.com/embed/a_B-9?start=12&rel=0',
  'https://youtube.com/embed/a_B-9',
])('getWatchUrl returns the page of %s', (url) => {
  expect(getWatchUrl(url)).toBe('https://www.youtube.com/watch?v=a_B-9')
})

test.each(['https://player.vimeo.com/video/12', 'https://www.youtube.com/live/12'])(
  'getWatchUrl returns %s unchanged',
  (url) => {
    expect(getWatchUrl(url)).toBe(url)
  },
)
