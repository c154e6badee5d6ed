// The ledger only grows, and stays sorted, so that two changes of it can be told apart.
import { expect, test } from 'vitest'
import { addPublishedUrls, parsePublishedUrls } from './published-urls'

test('addresses are read with their lines; comments and empty lines are none', () => {
  expect(parsePublishedUrls('# About\n\n/about\n /blog \n')).toEqual([
    { address: '/about', line: 3 },
    { address: '/blog', line: 4 },
  ])
})

test('the first ledger says what it is', () => {
  expect(addPublishedUrls(null, ['/blog', '/'])).toMatchInlineSnapshot(`
    {
      "added": [
        "/",
        "/blog",
      ],
      "text": "# Every address this site has ever had. The site adds to this list by itself: please leave it as it is.
    /
    /blog
    ",
    }
  `)
})

test('new addresses are put in their places, and none is taken out', () => {
  const ledger = '# Keep this.\n/\n/gone\n'
  expect(addPublishedUrls(ledger, ['/', '/about', '/welcome'])).toEqual({
    text: '# Keep this.\n/\n/about\n/gone\n/welcome\n',
    added: ['/about', '/welcome'],
  })
  expect(addPublishedUrls(ledger, ['/'])).toEqual({ text: ledger, added: [] })
})
