// Tests that no text is lost silently: every word and link of a valid file is on a page of the site.
import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { parseDocument } from 'htmlparser2'
import { getElementsByTagName, textContent } from 'domutils'
import type { ComponentType, ReactNode } from 'react'
import { expect, test } from 'vitest'
import { formatDay } from '../components/date/format-day'
import { Layout } from '../components/layout/layout'
import { render } from '../components/testing/render'
import { getAllPaths } from '../model/routing/routes'
import { splitFrontMatter } from '../model/front-matter/split-front-matter'
import { DIRECTIVE_NAMES } from '../model/markdown/directives/directive-table'
import { collections } from '../model/collections'
import { loadSite } from '../model/load-site'
import { readContent, type ContentFiles } from '../model/source/read-content'
import { BLOCKS } from '../model/test-fixtures/full-site/blocks'
import { createFullSite, TODAY } from '../model/test-fixtures/full-site/create-full-site'
import type { Problem } from '../model/problems/problem'
import { isListed, NOT_SHOWN } from '../model/test-fixtures/full-site/not-shown'
import type { BuildContext } from '../renderer/page-context'
import { resolvePage } from './_data/resolve-page'

const pages = import.meta.glob<ComponentType>(
  ['/pages/**/index.page.server.tsx', '/pages/_error.page.server.tsx'],
  { import: 'Page', eager: true },
)

const BUILD: BuildContext = {
  today: TODAY,
  base: '/',
  url: 'https://www.example.org',
  pullRequest: null,
  hasCalendar: true,
  speculationRules: '{}',
  policy: null,
  lastCommits: {},
  commitCounts: {},
  variants: {},
  fonts: [],
  embedStylesheet: 'assets/embed.css',
}

/** Renders the whole site and returns its text, including alt texts and titles of iframes, and the targets of its links. */
function renderSite(files: ContentFiles): { text: string; urls: string } {
  const { site, problems } = loadSite(files, { today: () => TODAY })
  const isError = ({ severity, code }: Problem) =>
    // An example that nobody has changed is an error of its own.
    severity === 'error' && code !== 'text-example'
  expect(problems.filter(isError)).toEqual([])
  const text: string[] = []
  const urls: string[] = []
  for (const urlPathname of [...getAllPaths(site), '/404']) {
    const { template, data } = resolvePage({ site, build: BUILD, urlPathname })
    const Page = pages[template] as ComponentType<Record<string, unknown>>
    const PageLayout = Layout as ComponentType<Record<string, unknown> & { children: ReactNode }>
    const html = render(
      <PageLayout {...data.layout}>
        <Page {...data.pageProps} />
      </PageLayout>,
    )
    const page = parseDocument(html)
    text.push(data.head.title, data.head.description, textContent(page))
    const tags = getElementsByTagName('*', page).map(({ attribs }) => attribs)
    for (const { alt = '', title = '', href = '', src = '', srcdoc = '' } of tags) {
      text.push(alt, title)
      urls.push(decodeMailto(href), src, srcdoc)
    }
  }
  return { text: normalizeText(text.join(' ')), urls: urls.join(' ') }
}

/** Decodes mailto: URLs, because they contain the text of an email. */
function decodeMailto(href: string): string {
  try {
    return href.startsWith('mailto:') ? decodeURIComponent(href) : href
  } catch {
    return href
  }
}

/** Reduces text to letters and digits, so that neither Markdown characters nor spaces between blocks matter. */
const normalizeText = (text: string) => text.replace(/[^\p{L}\p{N}]+/gu, ' ')

/** Splits values that are not shown as typed into the parts that are shown. */
const SHOWN_AS: Readonly<Record<string, (value: string) => readonly string[]>> = {
  image_alt: (value) => (value === 'decorative' ? [] : [value]),
  navigation: (value) => value.split(/ > |: (?=\/)/),
  footer_links: (value) => value.split(/: (?=\/)/),
  hours: (value) => value.split(/: (?=\D*\d|closed)/),
  date: (value) => [formatDay(value)],
  // The year is only once in a range of days.
  start_date: (value) => formatDay(value).split(',', 1),
  reviewed: (value) => [formatDay(value)],
  review_due: (value) => [formatDay(value)],
}

type LostText = { file: string; field: string; text: string }

/** Returns the words and links that the files contain and no page shows. */
function findLost(files: ContentFiles): LostText[] {
  const { text, urls } = renderSite(files)
  const urlsByName = new Map(findExternalLinks(files))
  const isShown = (value: string) =>
    value.trim() === '' ||
    text.includes(normalizeText(value).trim()) ||
    urls.includes(value) ||
    urls.includes(urlsByName.get(value) ?? value)
  return Object.entries(files.texts).flatMap(([file, fileText]) => {
    const { frontMatter, body } = splitFrontMatter(fileText, [])
    const isDraft = /^(?:yes|true)$/i.test(getText(frontMatter.get('draft')))
    const isNotYetPublic = ['publish_on', 'from'].some(
      (field) => getText(frontMatter.get(field)) > TODAY,
    )
    if (isDraft || isNotYetPublic) return []
    const isSensitive = /^(?:yes|true)$/i.test(getText(frontMatter.get('sensitive')))
    const fields = [...frontMatter]
      .filter(([field]) => !(isSensitive && field === 'description'))
      .filter(([field]) => !isListed(NOT_SHOWN, file, field))
      .flatMap(([field, value]) =>
        ('items' in value ? value.items : [value]).flatMap(({ text: typed }) =>
          (SHOWN_AS[field]?.(typed) ?? [typed]).map((part) => ({ file, field, text: part })),
        ),
      )
    const texts = splitBody(body).map((part) => ({ file, field: 'text', text: part }))
    return [...fields, ...texts].filter((part) => !isShown(part.text))
  })
}

const getText = (value: { text: string } | object | undefined) =>
  value && 'text' in value ? value.text : ''

function findExternalLinks({ texts }: ContentFiles): [string, string][] {
  const value = splitFrontMatter(texts['site.md'] ?? '', []).frontMatter.get('outside_links')
  const items = value && 'items' in value ? value.items : []
  return items.map(({ text }) => text.split(': ') as [string, string])
}

/** Returns the words and links of a body, found independently of the product's own parser. */
function splitBody(body: string): string[] {
  const links = [...body.matchAll(/\]\((\S+?)(?:\s"([^"]*)")?\)|\{href="?([^}"]*)"?\}/g)]
  const urls = links.flatMap(([, link, , href]) => [link ?? href ?? ''])
  const text = body
    .replace(
      new RegExp(`\\]\\([^)]*\\)|\\{[^}]*\\}|^:::?(?:${DIRECTIVE_NAMES.join('|')})`, 'gm'),
      ' ',
    )
    .replace(/^\s*\d+[.)]\s/gm, ' ')
    .replace(/\bdecorative\b/g, ' ')
    .replace(/&(?:#?\w+);/g, ' ')
  return [...urls, ...(text.match(/[\p{L}\p{N}]+/gu) ?? [])]
}

test('the pages show every word and link of the real content', () => {
  expect(findLost(readContent('content'))).toEqual([])
}, 60_000)

test('the pages show every word and link of the examples in the guides', () => {
  const real = readContent('content')
  const examples: Record<string, string> = {}
  for (const { folder } of Object.values(collections)) {
    const guide = readFileSync(`content/${folder}/README.md`, 'utf8')
    const example = /```\n(---\n.*?)```/s.exec(guide)?.[1] ?? ''
    expect(example).not.toBe('')
    // The example may have the id of an event that exists.
    examples[`${folder}/guide-example.md`] = example.replace(/^id: .*$/m, 'id: guide-example')
  }
  const lost = findLost({ ...real, texts: { ...real.texts, ...examples } })
  expect(lost.filter(({ file }) => file in examples)).toEqual([])
}, 60_000)

const NOT_SHOWN_ADVICE =
  'No page shows these fields: show each in its template, or add it to NOT_SHOWN in model/test-fixtures/full-site/not-shown.ts or SHOWN_AS in pages/text-shown.property.test.tsx'

test('the pages show every word and link of files that have all fields of their collections', () => {
  const body = fc.shuffledSubarray(BLOCKS, { minLength: 6 })
  fc.assert(
    fc.property(body, (blocks) => {
      expect(findLost(createFullSite(blocks.join('\n\n'))), NOT_SHOWN_ADVICE).toEqual([])
    }),
    { seed: 1, numRuns: 4 },
  )
}, 60_000)
