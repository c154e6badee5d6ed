// Nothing that is typed is lost in silence: every word and address of a valid file is on a page of the site.
import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { parseDocument } from 'htmlparser2'
import { getElementsByTagName, textContent } from 'domutils'
import type { ComponentType, ReactNode } from 'react'
import { expect, test } from 'vitest'
import { Layout } from '../components/layout/layout'
import { render } from '../components/testing/render'
import { getAllPaths } from '../model/routing/routes'
import { toFieldName, type Field } from '../model/schema/field'
import { splitFrontMatter } from '../model/front-matter/split-front-matter'
import type { Collection } from '../model/define-collection'
import { collections } from '../model/collections'
import { settings as settingsKind } from '../model/settings'
import { loadSite } from '../model/load-site'
import { readContent, type ContentFiles } from '../model/source/read-content'
import { createTestFiles } from '../model/test-fixtures/create-test-site'
import type { BuildContext } from '../renderer/page-context'
import { resolvePage } from './_data/resolve-page'

const pages = import.meta.glob<ComponentType>(
  ['/pages/**/index.page.server.tsx', '/pages/_error.page.server.tsx'],
  { import: 'Page', eager: true },
)

/** Before any event of the tests is over, so that all of them are shown whole. */
const TODAY = '2024-01-01'

const BUILD: BuildContext = {
  today: TODAY,
  base: '/',
  url: 'https://www.example.org',
  pullRequest: null,
  policy: null,
  lastCommits: {},
  variants: {},
  fonts: [],
}

/** What a whole site shows: the text of its pages with the words for pictures and frames, and where all of its links lead. */
function shownBy(files: ContentFiles): { text: string; addresses: string } {
  const { site, problems } = loadSite(files, { today: () => TODAY })
  const isError = ({ severity }: { severity: string }) => severity === 'error'
  expect(problems.filter(isError)).toEqual([])
  const text: string[] = []
  const addresses: string[] = []
  for (const urlPathname of [...getAllPaths(site), '/404']) {
    const { template, data } = resolvePage({ site, build: BUILD, urlPathname })
    const Page = pages[template] as ComponentType<Record<string, unknown>>
    const FrameAround = Layout as ComponentType<Record<string, unknown> & { children: ReactNode }>
    const html = render(
      <FrameAround {...data.layout}>
        <Page {...data.pageProps} />
      </FrameAround>,
    )
    const page = parseDocument(html)
    text.push(data.head.title, data.head.description, textContent(page))
    const tags = getElementsByTagName('*', page).map(({ attribs }) => attribs)
    for (const { alt = '', title = '', href = '', src = '', srcdoc = '' } of tags) {
      text.push(alt, title)
      addresses.push(decode(href), src, srcdoc)
    }
  }
  return { text: plain(text.join(' ')), addresses: addresses.join(' ') }
}

/** The words of an e-mail are in the address of its link. */
function decode(address: string): string {
  try {
    return address.startsWith('mailto:') ? decodeURIComponent(address) : address
  } catch {
    return address
  }
}

/** Letters and digits, so that neither the signs of Markdown nor the spaces between blocks count. */
const plain = (text: string) => text.replace(/[^\p{L}\p{N}]+/gu, ' ')

/**
 * The fields whose words no page shows as they are, each with the reason. A new field is held to the test by itself.
 */
const NOT_SHOWN: Readonly<Record<string, string>> = {
  sample: 'marks a file for staff',
  draft: 'says whether the file is public',
  publish_on: 'says when the file is public',
  expires_on: 'says when the file is public',
  as_of: 'the day of a figure, for the check of old figures',
  source: 'the source of a figure, for whoever checks it',
  order: 'sorts a list',
  focus: 'says where a picture is cut',
  id: 'an anchor, which is shown in addresses only',
  event: 'says to which event something belongs',
  date: 'shown in words',
  start_date: 'shown in words',
  requires_registration: 'shown as a button and in words of the page',
  registration_open: 'shown as a button and in words of the page',
  is_external_link: 'repeats what the address says',
  reviewed: 'for staff',
  review_due: 'for staff',
  owner: 'for staff',
  redirect_from:
    'pages of their own lead from these addresses (generator/assets/redirect-pages.test.ts)',
  outside_links: 'a name for an address, which is shown wherever the name is typed',
  'site.url': 'the beginning of the canonical addresses (tests/pages/html-validity.test.ts)',
  time_zone: 'decides which day it is',
  repository: 'the beginning of the links for staff (pages/_data/edit-links.test.ts)',
}

/** Values with a form of their own: how they are shown. */
const SHOWN_AS: Readonly<Record<string, (value: string) => readonly string[]>> = {
  image_alt: (value) => (value === 'decorative' ? [] : [value]),
  navigation: (value) => value.split(/ > |: (?=\/)/),
  hours: (value) => value.split(/: (?=\D*\d|closed)/),
}

type Lost = { file: string; field: string; text: string }

/** The words and addresses of the files that no page shows. */
function findLost(files: ContentFiles): Lost[] {
  const { text, addresses } = shownBy(files)
  const names = new Map([...outsideLinks(files)])
  const isShown = (value: string) =>
    value.trim() === '' ||
    text.includes(plain(value).trim()) ||
    addresses.includes(value) ||
    addresses.includes(names.get(value) ?? value)
  return Object.entries(files.texts).flatMap(([file, text]) => {
    const { frontMatter, body } = splitFrontMatter(text, [])
    const hidden = /^(?:yes|true)$/i.test(textOf(frontMatter.get('draft')))
    const later = textOf(frontMatter.get('publish_on')) > TODAY
    if (hidden || later) return []
    const fields = [...frontMatter]
      .filter(([field]) => !(field in NOT_SHOWN) && !(`${kindOf(file)}.${field}` in NOT_SHOWN))
      .flatMap(([field, value]) =>
        ('items' in value ? value.items : [value]).flatMap(({ text: typed }) =>
          (SHOWN_AS[field]?.(typed) ?? [typed]).map((one) => ({ file, field, text: one })),
        ),
      )
    const texts = textsOf(body).map((one) => ({ file, field: 'text', text: one }))
    return [...fields, ...texts].filter((one) => !isShown(one.text))
  })
}

const kindOf = (file: string) => file.replace(/\.md$|\/.*/, '')

const textOf = (value: { text: string } | object | undefined) =>
  value && 'text' in value ? value.text : ''

function outsideLinks({ texts }: ContentFiles): [string, string][] {
  const value = splitFrontMatter(texts['site.md'] ?? '', []).frontMatter.get('outside_links')
  const items = value && 'items' in value ? value.items : []
  return items.map(({ text }) => text.split(': ') as [string, string])
}

/** Each word and address of a text by itself, as far as possible from how the product reads it. */
function textsOf(body: string): string[] {
  const definitions = [...body.matchAll(/\]\((\S+?)(?:\s"([^"]*)")?\)|\{href="?([^}"]*)"?\}/g)]
  const addresses = definitions.flatMap(([, link, , href]) => [link ?? href ?? ''])
  const withoutAddresses = body
    .replace(/\]\([^)]*\)|\{[^}]*\}|^:::?(?:note|urgent|button)/gm, ' ')
    .replace(/^\s*\d+[.)]\s/gm, ' ')
    .replace(/\bdecorative\b/g, ' ')
    .replace(/&(?:#?\w+);/g, ' ')
  return [...addresses, ...(withoutAddresses.match(/[\p{L}\p{N}]+/gu) ?? [])]
}

test('every word and address of the real content is on a page', () => {
  expect(findLost(readContent('content'))).toEqual([])
}, 60_000)

test('every word and address of the guides’ examples is on a page', () => {
  const real = readContent('content')
  const examples: Record<string, string> = {}
  for (const { folder } of Object.values(collections)) {
    const guide = readFileSync(`content/${folder}/README.md`, 'utf8')
    const example = /```\n(---\n.*?)```/s.exec(guide)?.[1] ?? ''
    expect(example).not.toBe('')
    // The example of an event may be that of a file which is there.
    examples[`${folder}/guide-example.md`] = example.replace(/^id: .*$/m, 'id: guide-example')
  }
  const lost = findLost({ ...real, texts: { ...real.texts, ...examples } })
  expect(lost.filter(({ file }) => file in examples)).toEqual([])
}, 60_000)

/** A word that is nowhere else. */
let wordCount = 0
const newWord = () => `word${++wordCount}x`

/** Fields whose values must fit to those of others. */
const FITTING: Readonly<Record<string, () => string>> = {
  navigation: () => `${newWord()} > ${newWord()}: /events`,
  image: () => 'walk.svg',
  videoImage: () => 'walk.svg',
  event: () => 'filled',
  redirectFrom: () => `/${newWord()}`,
  outsideLinks: () => `${newWord()}: https://${newWord()}.example.org/`,
}

/** A value that the field takes, with words of its own where it takes any. */
function valueOf(name: string, field: Field<unknown>): string {
  const fitting = FITTING[name]
  if (fitting) return fitting()
  const word = newWord()
  const long = `${word} ${'and more words '.repeat(4)}`.trim()
  const candidates = [`https://${word}.example.org/${word}`, long, word, 'yes']
  const isUrl = field.role === 'link' || 'finding' in field.parse(long, CONTEXT)
  const fits = (isUrl ? candidates : candidates.slice(1)).find(
    (one) => 'value' in field.parse(one, CONTEXT),
  )
  return fits ?? field.example
}

const CONTEXT = { outsideLinks: {}, images: createTestFiles().images }

/** The fields that would keep the file off the site. */
const HIDING = ['draft', 'publishOn', 'expiresOn']

/** A file of the kind with every other field that it has. */
function filledFile({ fields, body }: Pick<Collection, 'fields' | 'body'>, text: string): string {
  const shown = Object.entries(fields).filter(([name]) => !HIDING.includes(name))
  const lines = shown.flatMap(([name, field]) =>
    field.list
      ? [`${toFieldName(name)}:`, `  - ${valueOf(name, field)}`, `  - ${valueOf(name, field)}`]
      : [`${toFieldName(name)}: ${valueOf(name, field)}`],
  )
  return `---\n${lines.join('\n')}\n---\n${body === 'none' ? '' : `\n${text}\n`}`
}

/** Every template that shows the words of a page, and a page without one of its own. */
const slugs = Object.keys(pages)
  .filter((file) => !/@|_error|content-page/.test(file))
  .map((file) => file.replace(/^\/pages\/|\/index\.page\.server\.tsx$/g, ''))
const SLUGS = [...slugs, '404', 'about/filled', 'contact', 'give', 'welcome']

function filledSite(body: string): ContentFiles {
  const small = createTestFiles()
  const all = Object.values(collections) as unknown as Collection[]
  const texts: Record<string, string> = {
    'site.md': filledFile(settingsKind, '').replaceAll(
      /^(hours:\n)((?:  - .*\n)+)/gm,
      '$1  - Friday: 8:00 AM - 4:00 PM\n',
    ),
  }
  for (const kind of all) {
    const names = kind.folder === 'pages' ? SLUGS : ['filled']
    for (const name of names) texts[`${kind.folder}/${name}.md`] = filledFile(kind, unique(body))
  }
  return { ...small, texts, publishedUrls: null }
}

/** The text with words of its own in place of each `word`. */
const unique = (text: string) => text.replace(/\bword\b/g, newWord)

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
  ':::note[word word]\nword\n:::',
  '::button[word word]{href=https://word.example.org/word}',
  '[word **word**](/events) and [word](https://word.example.org/word?a=b "word")',
  '![word word](/images/walk.svg)',
  'word &amp; word &#8217; \\* word \\[word\\] `word`',
  '#word word. 5:30 word:word ~~word~~ word\\\nword',
  '[word](mailto:word@example.org) hello@example.org',
]

test('every word and address of files of all kinds with all of their fields is on a page', () => {
  const body = fc.shuffledSubarray(BLOCKS, { minLength: 6 })
  fc.assert(
    fc.property(body, (blocks) => {
      expect(findLost(filledSite(blocks.join('\n\n')))).toEqual([])
    }),
    { seed: 1, numRuns: 4 },
  )
}, 60_000)
