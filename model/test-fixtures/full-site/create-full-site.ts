// Creates a site whose files have all fields of their collections, with words that occur only once.
import { readdirSync } from 'node:fs'
import { collections } from '../../collections'
import type { Collection } from '../../define-collection'
import { toFieldName, type Field } from '../../schema/field'
import { settings } from '../../settings'
import type { ContentFiles } from '../../source/read-content'
import { createTestFiles } from '../create-test-site'

/** A day before the end of every event, so that all of them are shown in full. */
export const TODAY = '2024-01-01'

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
const templateSlugs = readdirSync('pages', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('/index.page.server.tsx'))
  .filter((file) => !/@|content-page|staff/.test(file))
  .map((file) => file.replace('/index.page.server.tsx', ''))
const SLUGS = [...templateSlugs, '404', 'about/filled', 'contact', 'give', 'welcome']

/** @param body the text of each file; each `word` in it becomes a unique one */
export function createFullSite(body: string): ContentFiles {
  const testFiles = createTestFiles()
  const allCollections = Object.values(collections) as unknown as Collection[]
  const texts: Record<string, string> = {
    'site.md': createFullFile(settings, '').replaceAll(
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
