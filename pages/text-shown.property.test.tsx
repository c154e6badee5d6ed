// Tests that no text is lost silently: every word and link of a valid file is on a page of the site, and the search knows it.
import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { parseDocument } from 'htmlparser2'
import { getElementsByTagName, textContent } from 'domutils'
import type { ComponentType, ReactNode } from 'react'
import { expect, test } from 'vitest'
import { formatDay } from '../components/date/format-day'
import { Layout } from '../components/layout/layout'
import { render } from '../components/testing/render'
import { createSearchEntries } from '../generator/site-files/search/create-search-entries'
import { getAllPaths } from '../model/routing/routes'
import { toFieldName, type Field } from '../model/schema/field'
import { splitFrontMatter } from '../model/front-matter/split-front-matter'
import type { Collection } from '../model/define-collection'
import { DIRECTIVE_NAMES } from '../model/markdown/directive-table'
import { collections } from '../model/collections'
import { settings as settingsCollection } from '../model/settings'
import { loadSite } from '../model/load-site'
import { readContent, type ContentFiles } from '../model/source/read-content'
import { createTestFiles } from '../model/test-fixtures/create-test-site'
import type { BuildContext } from '../renderer/page-context'
import { resolvePage } from './_data/resolve-page'

const pages = import.meta.glob<ComponentType>(
  ['/pages/**/index.page.server.tsx', '/pages/_error.page.server.tsx'],
  { import: 'Page', eager: true },
)

/** A day before the end of every event, so that all of them are shown in full. */
const TODAY = '2024-01-01'

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
  const isError = ({ severity }: { severity: string }) => severity === 'error'
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

/** The fields whose text no page shows literally, each with the reason. New fields are tested automatically. */
const NOT_SHOWN: Readonly<Record<string, string>> = {
  sample: 'marks a file for staff',
  lang: 'decides the language of the page (tests/pages/spanish.test.ts)',
  translation_of: 'links the two versions of a page (tests/pages/spanish.test.ts)',
  translated_from: 'the marks of the English text, for the check',
  draft: 'says whether the file is public',
  publish_on: 'says when the file is public',
  expires_on: 'says when the file is public',
  as_of: 'the day of a figure, for the check of old figures',
  source: 'the source of a figure, for staff',
  order: 'sorts a list',
  sensitive:
    'gives the page a way to leave, and hides its description (tests/pages/sensitive-pages.test.ts)',
  focus: 'says where an image is cropped',
  emblem: 'names a drawing (components/team/portrait.test.tsx)',
  id: 'an anchor, which is only shown in URLs',
  event: 'says to which event an entry belongs',
  status: 'shown in words (components/events/event-card.test.tsx)',
  'notices.type': 'shown in words (components/notices/notice-bar.test.tsx)',
  'notices.from': 'shown in words',
  'notices.until': 'shown in words',
  requires_registration: 'shown as a button and in the text of the page',
  registration_open: 'shown as a button and in the text of the page',
  is_external_link: 'repeats what the URL says',
  owner: 'for staff',
  redirect_from:
    'redirect pages are published at these paths (generator/assets/redirect-pages.test.ts)',
  also_known_as:
    'only the search reads it (generator/site-files/search/create-search-entries.test.ts)',
  outside_links: 'a name for a URL, which is shown wherever the name is used',
  'site.url': 'the beginning of canonical URLs (tests/pages/html-validity.test.ts)',
  time_zone: 'decides which day it is',
  repository: 'the beginning of the links for staff (pages/_data/edit-links.test.ts)',
}

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
      .filter(
        ([field]) => !(field in NOT_SHOWN) && !(`${getCollectionName(file)}.${field}` in NOT_SHOWN),
      )
      .flatMap(([field, value]) =>
        ('items' in value ? value.items : [value]).flatMap(({ text: typed }) =>
          (SHOWN_AS[field]?.(typed) ?? [typed]).map((part) => ({ file, field, text: part })),
        ),
      )
    const texts = splitBody(body).map((part) => ({ file, field: 'text', text: part }))
    return [...fields, ...texts].filter((part) => !isShown(part.text))
  })
}

const getCollectionName = (file: string) => file.replace(/\.md$|\/.*/, '')

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

let wordCount = 0
/** Returns a word that occurs nowhere else. */
const createWord = () => `word${++wordCount}x`

/** Functions that create values of fields that have a syntax of their own or refer to other content. */
const VALUE_CREATORS: Readonly<Record<string, () => string>> = {
  navigation: () => `${createWord()} > ${createWord()}: /events`,
  footerLinks: () => `${createWord()}: /events`,
  image: () => 'walk.svg',
  videoImage: () => 'walk.svg',
  event: () => 'filled',
  seeAlso: () => (wordCount++ % 2 === 0 ? '/events' : '/contact'),
  type: () => 'changed hours',
  from: () => TODAY,
  until: () => TODAY,
  redirectFrom: () => `/${createWord()}`,
  outsideLinks: () => `${createWord()}: https://${createWord()}.example.org/`,
}

/** Returns a valid value of the field, with unique words if it accepts any. */
function createValue(name: string, field: Field<unknown>): string {
  const createFieldValue = VALUE_CREATORS[name]
  if (createFieldValue) return createFieldValue()
  const word = createWord()
  const long = `${word} ${'and more words '.repeat(4)}`.trim()
  const candidates = [`https://${word}.example.org/${word}`, long, word, 'yes']
  const isUrl = field.referenceType === 'link' || 'problem' in field.parse(long, CONTEXT)
  const validValue = (isUrl ? candidates : candidates.slice(1)).find(
    (candidate) => 'value' in field.parse(candidate, CONTEXT),
  )
  return validValue ?? field.example
}

const CONTEXT = { externalLinks: {}, images: createTestFiles().images }

/** Fields that would hide the file from the public site, or its description from search engines, or make it a translation. */
const OMITTED = [
  'draft',
  'publishOn',
  'expiresOn',
  'sensitive',
  'lang',
  'translationOf',
  'translatedFrom',
]

/** Creates a file of the collection with all other fields. */
function createFullFile(
  { fields, body }: Pick<Collection, 'fields' | 'body'>,
  text: string,
): string {
  const shown = Object.entries(fields).filter(([name]) => !OMITTED.includes(name))
  const lines = shown.flatMap(([name, field]) =>
    field.list
      ? [
          `${toFieldName(name)}:`,
          `  - ${createValue(name, field)}`,
          `  - ${createValue(name, field)}`,
        ]
      : [`${toFieldName(name)}: ${createValue(name, field)}`],
  )
  return `---\n${lines.join('\n')}\n---\n${body === 'none' ? '' : `\n${text}\n`}`
}

/** The slugs of pages with a template of their own and a file, and of some without a template. */
const templateSlugs = Object.keys(pages)
  .filter((file) => !/@|_error|content-page|staff/.test(file))
  .map((file) => file.replace(/^\/pages\/|\/index\.page\.server\.tsx$/g, ''))
const SLUGS = [...templateSlugs, '404', 'about/filled', 'contact', 'give', 'welcome']

function createFullSite(body: string): ContentFiles {
  const testFiles = createTestFiles()
  const allCollections = Object.values(collections) as unknown as Collection[]
  const texts: Record<string, string> = {
    'site.md': createFullFile(settingsCollection, '').replaceAll(
      /^(hours:\n)((?:  - .*\n)+)/gm,
      '$1  - Friday: 8:00 AM - 4:00 PM\n',
    ),
  }
  for (const collection of allCollections) {
    const names = collection.folder === 'pages' ? SLUGS : ['filled']
    for (const name of names)
      texts[`${collection.folder}/${name}.md`] = createFullFile(collection, replaceWords(body))
  }
  const sensitive = 'pages/about/filled.md'
  texts[sensitive] = `---\nsensitive: yes${texts[sensitive]?.slice('---'.length)}`
  return { ...testFiles, texts, publishedUrls: null }
}

/** Replaces each `word` with a unique word. */
const replaceWords = (text: string) => text.replace(/\bword\b/g, createWord)

const BLOCKS = [
  'word word\nword',
  '## word word\n\n### word\n\n#### word *word*',
  '- word\n- word\n  - word **word**',
  '1. word\n2. word\n\nword',
  '> word\n> word',
  '| word | word |\n| --- | --- |\n| word | word \\| word |',
  '```\nword word\n```',
  ':::note\nword\n\n- word\n:::',
  ':::urgent\nword [word](tel:+13345550142)\n:::',
  ':::figures\n- **word** word\n:::\n\n::hotline',
  ':::steps\n1. ![word](/images/walk.svg) **word** word\n\nword\n:::',
  ':::note[word word]\nword\n:::',
  ':::question[word word, word?]\nword [word](/events)\n\n- word\n:::',
  '::button[word word]{href=https://word.example.org/word}',
  '[word **word**](/events) and [word](https://word.example.org/word?a=b "word")',
  '![word word](/images/walk.svg)',
  'word &amp; word &#8217; \\* word \\[word\\] `word`',
  '#word word. 5:30 word:word ~~word~~ word\\\nword',
  '[word](mailto:word@example.org) hello@example.org',
]

test.each(DIRECTIVE_NAMES)('the texts of this test have the directive %s', (name) => {
  const opening = new RegExp(`^:::?${name}\\b`, 'm')
  expect(BLOCKS.join('\n'), `Add an example of ${name} to BLOCKS`).toMatch(opening)
})

const NOT_SHOWN_ADVICE =
  'No page shows these fields: show each in its template, or add it to NOT_SHOWN or SHOWN_AS in pages/text-shown.property.test.tsx'

test('the pages show every word and link of files that have all fields of their collections', () => {
  const body = fc.shuffledSubarray(BLOCKS, { minLength: 6 })
  fc.assert(
    fc.property(body, (blocks) => {
      expect(findLost(createFullSite(blocks.join('\n\n'))), NOT_SHOWN_ADVICE).toEqual([])
    }),
    { seed: 1, numRuns: 4 },
  )
}, 60_000)

test('every field that is said not to be shown exists', () => {
  const definitions = [settingsCollection, ...Object.values(collections)] as unknown as Collection[]
  const names = definitions.flatMap(({ folder, fields }) =>
    Object.keys(fields).flatMap((name) => [toFieldName(name), `${folder}.${toFieldName(name)}`]),
  )
  expect(Object.keys(NOT_SHOWN).filter((name) => !names.includes(name))).toEqual([])
})

/** The fields that are shown, but whose words the search does not know, each with the reason. */
const NOT_SEARCHED: Readonly<Record<string, string>> = {
  'pages.description': 'the summary or the lead is searched',
  'events.description': 'the summary or the lead is searched',
  'services.description': 'the summary or the lead is searched',
  'volunteer.description': 'the summary or the lead is searched',
  image_alt: 'says what an image shows',
  registration_url: 'a URL',
  detail_page_url: 'a URL',
  download_url: 'a URL',
  video_url: 'a URL',
  button_link: 'a URL',
  button_text: 'the words of a link',
  email_subject: 'the beginning of an email',
  email_body: 'the beginning of an email',
}

/** Files that are not about one page, and the error page. The search knows a few of their words. */
const NOT_SEARCHED_FILES = /^(?:site|pages\/404|(?:notices|partner|affiliates)\/.*)\.md$/

test('the search knows the words of every field of files that have all fields', () => {
  const files = createFullSite('word')
  const { site } = loadSite(files, { today: () => TODAY })
  const words = JSON.stringify(createSearchEntries(site, TODAY))
  const missing = Object.entries(files.texts)
    .filter(([file]) => !NOT_SEARCHED_FILES.test(file))
    .flatMap(([file, text]) =>
      [...splitFrontMatter(text, []).frontMatter]
        .filter(([field]) => !(field in NOT_SHOWN) && !(field in NOT_SEARCHED))
        .filter(([field]) => !(`${getCollectionName(file)}.${field}` in NOT_SEARCHED))
        .filter(([, value]) => {
          const typed = 'items' in value ? value.items : [value]
          const ownWords = typed.flatMap(({ text: part }) => part.match(/\bword\d+x\b/g) ?? [])
          return ownWords.some((word) => !words.includes(word))
        })
        .map(([field]) => `${field} of ${file}`),
    )
  expect(
    missing,
    'The search does not know these fields: add each in generator/site-files/search, or to NOT_SEARCHED in pages/text-shown.property.test.tsx',
  ).toEqual([])
})
