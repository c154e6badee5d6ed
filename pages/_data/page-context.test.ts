// What a page is made of: all that it shows, and nothing that only other pages show.
import { expect, test } from 'vitest'
import type { Build, PageInput } from '../../renderer/page-context'
import { page, siteInMemory } from '../../model/test-fixtures/create-test-site'
import { documentData } from './page-context'

const copies = { avif: [], webp: [], plain: 'x.jpg' }
const build: Build = {
  ...{ today: '2026-11-21', base: '/', url: 'https://www.example.org', policy: null, fonts: [] },
  ...{ pullRequest: null, lastCommits: {} },
  copies: { 'field.jpg': copies, 'text.jpg': copies, 'other.jpg': copies },
}
const { site } = siteInMemory({ 'pages/about.md': page('About') })
const input: PageInput = { site, build, urlPathname: '/about' }
const show = (pageProps: Record<string, unknown>) => () => ({
  pageProps,
  head: { title: 'About', description: 'Us' },
})

test('only the copies of photos that the page shows are part of it', () => {
  const body = {
    ...{ headings: [], pictures: ['text.jpg'] },
    get blocks() {
      throw new Error('What a text shows is known without reading it.')
    },
  }
  const shown = show({ picture: { file: 'field.jpg' }, page: { body } })
  const { copies: found } = documentData(input, shown, false)
  expect(Object.keys(found)).toEqual(['field.jpg', 'text.jpg'])
})

test('a page that does not exist has no address, and search engines are to pass it over', () => {
  expect(documentData(input, show({}), true)).toMatchObject({ canonical: null, indexed: false })
  expect(documentData(input, show({}), false)).toMatchObject({
    ...{ canonical: 'https://www.example.org/about', indexed: true },
  })
})
