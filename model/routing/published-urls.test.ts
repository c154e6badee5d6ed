// The list of published paths only grows and stays sorted, so that merging two changes of it is easy.
import { describe, expect, test } from 'vitest'
import { addPublishedUrls, parsePublishedIds, parsePublishedUrls } from './published-urls'

describe('parsePublishedUrls', () => {
  test('returns paths with their lines and ignores comments and empty lines', () => {
    expect(parsePublishedUrls('# About\n\n/about\n /blog \n')).toEqual([
      { path: '/about', line: 3 },
      { path: '/blog', line: 4 },
    ])
  })

  test('leaves the anchors of events to parsePublishedIds', () => {
    const list = '/events\n/events#walk\n'
    expect(parsePublishedUrls(list)).toEqual([{ path: '/events', line: 1 }])
    expect(parsePublishedIds(list)).toEqual(['walk'])
  })
})

describe('addPublishedUrls', () => {
  test('starts a new list with a comment that explains it', () => {
    expect(addPublishedUrls(null, ['/blog', '/'])).toMatchInlineSnapshot(`
    {
      "added": [
        "/",
        "/blog",
      ],
      "text": "# Every address this site has ever had. The site keeps this list up to date: please leave it as it is.
    /
    /blog
    ",
    }
  `)
  })

  test('inserts new paths in sorted order and removes none', () => {
    const list = '# Keep this.\n/\n/gone\n'
    expect(addPublishedUrls(list, ['/', '/about', '/welcome'])).toEqual({
      text: '# Keep this.\n/\n/about\n/gone\n/welcome\n',
      added: ['/about', '/welcome'],
    })
    expect(addPublishedUrls(list, ['/'])).toEqual({ text: list, added: [] })
    expect(addPublishedUrls('/events#walk\n', ['/events#walk']).added).toEqual([])
  })
})
