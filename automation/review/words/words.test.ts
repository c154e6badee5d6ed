// Tests how the words, links and pictures of two versions of a page are compared.
import { describe, expect, test } from 'vitest'
import { diffLinks, diffPictures } from './diff-links'
import { diffBlocks } from './diff-words'
import { extractPage } from './extract-page'

const createPage = (main: string) =>
  `<html><head><title>About | Site</title><meta name="description" content="Who we are."></head>
<body><header><a href="tel:1">Call<span class="visually-hidden"> us</span></a></header><main>${main}</main>
<footer><a href="https://github.com/x">Edit</a></footer></body></html>`

describe('extractPage', () => {
  test('returns every block in reading order, with its kind and where it is', () => {
    const main =
      '<h1>About\n us</h1><p>We <b>care</b>, <a href="/x">always</a>.</p><ul><li>One<p>Two</p></li></ul><script>no</script>'
    expect(extractPage(createPage(main)).blocks).toEqual([
      { region: 'search', kind: 'title', text: 'About | Site' },
      { region: 'search', kind: 'description', text: 'Who we are.' },
      { region: 'frame', kind: 'text', text: 'Call' },
      { region: 'page', kind: 'heading', text: 'About us' },
      { region: 'page', kind: 'text', text: 'We care, always.' },
      { region: 'page', kind: 'item', text: 'One' },
      { region: 'page', kind: 'item', text: 'Two' },
      { region: 'frame', kind: 'text', text: 'Edit' },
    ])
  })

  test('names a sensitive page by its heading, because its window title does not name it', () => {
    expect(extractPage(createPage('<h1>Us</h1>')).title).toBe('About | Site')
    expect(extractPage(createPage('<a data-leave="" href="/">Leave</a><h1>Us</h1>')).title).toBe(
      'Us',
    )
  })

  test('returns links with their words, and a picture once although it has a dark version', () => {
    const main =
      '<a href="/x"><h2>One</h2><p>Two</p></a><img src="/a.1.svg" alt="A"><img src="/a.1.svg#dark" alt="A" hidden>'
    const { links, pictures } = extractPage(createPage(main))
    expect(links[1]).toEqual({ href: '/x', text: 'One Two' })
    expect(pictures).toEqual([{ src: '/a.1.svg', alt: 'A' }])
  })

  test('returns the addresses of an iframe and of the document that is shown first', () => {
    const main = '<iframe srcdoc="<a href=&quot;https://v.example/1&quot;>Play</a>"></iframe>'
    expect(extractPage(createPage(main)).embeds).toEqual(['https://v.example/1'])
  })
})

const diffPages = (before: string, after: string) =>
  diffBlocks(extractPage(createPage(before)).blocks, extractPage(createPage(after)).blocks)
    .filter(({ edit }) => edit !== 'same')
    .map(
      ({ edit, pieces }) => [edit, pieces.map((piece) => `${piece.edit} ${piece.text}`)] as const,
    )

describe('diffBlocks', () => {
  test('shows one word that differs within its block', () => {
    expect(diffPages('<p>We are open on Monday.</p>', '<p>We are open on Friday.</p>')).toEqual([
      ['changed', ['same We are open on ', 'removed Monday', 'added Friday', 'same .']],
    ])
  })

  test('shows a phrase that is rewritten as one edit, although words between stay', () => {
    expect(
      diffPages('<p>No one is alone. We all care.</p>', '<p>Nobody is alone. All of us care.</p>'),
    ).toEqual([
      [
        'changed',
        [
          'removed No one',
          'added Nobody',
          'same  is alone. ',
          'removed We all',
          'added All of us',
          'same  care.',
        ],
      ],
    ])
  })

  test('shows blocks that have little in common as one that is gone and one that is new', () => {
    expect(diffPages('<p>We are open.</p>', '<p>Please park behind the house.</p>')).toEqual([
      ['added', ['added Please park behind the house.']],
      ['removed', ['removed We are open.']],
    ])
  })

  test('keeps the order of the page around a block that is gone', () => {
    expect(diffPages('<p>A a</p><p>B b</p><p>C c</p>', '<p>A a</p><p>C c</p>')).toEqual([
      ['removed', ['removed B b']],
    ])
  })

  test('ends for two long texts without a word in common', () => {
    const createText = (word: string) =>
      Array.from({ length: 5000 }, (_, index) => `<p>${word}${index} ${word}</p>`).join('')
    const diffs = diffPages(createText('a'), createText('b'))
    expect(diffs.filter(([, [piece]]) => piece?.startsWith('added b'))).toHaveLength(5000)
  })
})

describe('diffLinks', () => {
  test('returns links that lead elsewhere, are new or are gone', () => {
    const link = (text: string, href: string) => ({ text, href })
    expect(
      diffLinks(
        [link('Give', '/give'), link('Old', '/old'), link('Same', '/same')],
        [link('Same', '/same'), link('Give', 'https://x.example'), link('New', '/new')],
      ),
    ).toEqual([
      { text: 'Give', before: '/give', after: 'https://x.example' },
      { text: 'New', before: null, after: '/new' },
      { text: 'Old', before: '/old', after: null },
    ])
  })
})

test('diffPictures knows a photo and a drawing by the names that editors gave them', () => {
  const picture = (src: string) => ({ src, alt: '' })
  const before = [
    picture('/assets/images/door-800.01234567.jpg'),
    picture('/assets/images/hill.1.svg'),
  ]
  const after = [
    picture('/assets/images/door-1200.89abcdef.jpg'),
    picture('/assets/images/hill.1.svg'),
  ]
  expect(diffPictures(before, after)).toEqual([
    { name: 'door', alt: '', before: before[0]?.src, after: after[0]?.src },
  ])
})
