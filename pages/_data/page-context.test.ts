// What a page is made of: all that it shows, and nothing that only other pages show.
import { expect, test } from 'vitest'
import type { BuildContext, PageInput } from '../../renderer/page-context'
import { createPageText, createTestSite } from '../../model/test-fixtures/create-test-site'
import { createPageContext } from './page-context'

const variants = { avif: [], webp: [], plain: 'x.jpg' }
const build: BuildContext = {
  ...{ today: '2026-11-21', base: '/', url: 'https://www.example.org', policy: null, fonts: [] },
  ...{ pullRequest: null, lastCommits: {} },
  variants: { 'field.jpg': variants, 'text.jpg': variants, 'other.jpg': variants },
}
const { site } = createTestSite({ 'pages/about.md': createPageText('About') })
const input: PageInput = { site, build, urlPathname: '/about' }
const show = (pageProps: Record<string, unknown>) => () => ({
  pageProps,
  head: { title: 'About', description: 'Us' },
})

test('only the copies of photos that the page shows are part of it', () => {
  const body = {
    ...{ headings: [], images: ['text.jpg'] },
    get blocks() {
      throw new Error('What a text shows is known without reading it.')
    },
  }
  const shown = show({ image: { file: 'field.jpg' }, page: { body } })
  const { variants: found } = createPageContext(input, shown, false)
  expect(Object.keys(found)).toEqual(['field.jpg', 'text.jpg'])
})

test('a page that does not exist has no address, and search engines are to pass it over', () => {
  expect(createPageContext(input, show({}), true)).toMatchObject({
    canonical: null,
    indexed: false,
  })
  expect(createPageContext(input, show({}), false)).toMatchObject({
    ...{ canonical: 'https://www.example.org/about', indexed: true },
  })
})
