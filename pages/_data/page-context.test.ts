// Tests that the data of a page contains everything it shows, and nothing that only other pages show.
import { expect, test } from 'vitest'
import type { BuildContext, PageInput } from '../../renderer/page-context'
import {
  createPageText,
  createTestSite,
  SETTINGS_TEXT,
} from '../../model/test-fixtures/create-test-site'
import { createPageContext } from './page-context'

const variants = { avif: [], webp: [], fallback: 'x.jpg' }
const build: BuildContext = {
  today: '2026-11-21',
  base: '/',
  url: 'https://www.example.org',
  speculationRules: '{}',
  policy: null,
  fonts: [],
  embedStylesheet: 'assets/embed.css',
  pullRequest: null,
  hasCalendar: true,
  lastCommits: {},
  commitCounts: {},
  variants: { 'field.jpg': variants, 'text.jpg': variants, 'other.jpg': variants },
}
const { site } = createTestSite({ 'pages/about.md': createPageText('About') })
const input: PageInput = { site, build, urlPathname: '/about' }
const createPageData = (pageProps: Record<string, unknown>) => () => ({
  pageProps,
  head: { title: 'About', description: 'Us' },
})

test('createPageContext picks only the variants of images on the page, without reading its text', () => {
  const body = {
    headings: [],
    images: ['text.jpg'],
    get blocks() {
      throw new Error('The blocks must not be read, because the body lists its images.')
    },
  }
  const getPageData = createPageData({ image: { file: 'field.jpg' }, page: { body } })
  const { variants: found } = createPageContext(input, getPageData, false)
  expect(Object.keys(found)).toEqual(['field.jpg', 'text.jpg'])
})

test('createPageContext gives all sensitive pages the same quiet title and description, and a way to leave', () => {
  const addFields = (text: string, fields: string) => text.replace('\n---\n', `\n${fields}\n---\n`)
  const getContext = (siteFields: string, pageFields: string, path = '/about') => {
    const { site: sensitiveSite } = createTestSite({
      'site.md': addFields(SETTINGS_TEXT, siteFields),
      'pages/about.md': addFields(createPageText('About'), pageFields),
      'pages/out.md': addFields(
        createPageText('Out'),
        'redirect_from:\n  - /safety\nsensitive: yes',
      ),
    })
    const { head, layout } = createPageContext(
      { site: sensitiveSite, build, urlPathname: path },
      createPageData({}),
      false,
    )
    return { head, leave: layout.leave }
  }
  const SENSITIVE = 'sensitive: true'
  expect(getContext('ein: 12-3456789', 'sensitive: no')).toEqual({
    head: { title: 'About', description: 'Us' },
    leave: null,
  })
  expect(getContext('ein: 12-3456789', SENSITIVE)).toEqual({
    head: { title: 'Small Site', description: 'A few words' },
    leave: { href: 'https://www.weather.gov/', safetyPath: '/out' },
  })
  expect(
    getContext('quiet_name: Hill\nleave_to: https://news.example.com/', SENSITIVE, '/out'),
  ).toEqual({
    head: { title: 'Hill', description: 'A few words' },
    leave: { href: 'https://news.example.com/', safetyPath: null },
  })
})

test('createPageContext sets no canonical URL for the error page and excludes it from search engines', () => {
  expect(createPageContext(input, createPageData({}), true)).toMatchObject({
    canonical: null,
    indexed: false,
  })
  expect(createPageContext(input, createPageData({}), false)).toMatchObject({
    canonical: 'https://www.example.org/about',
    indexed: true,
  })
})
