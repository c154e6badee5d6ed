// The editors' guide holds true: what it leads to is there, its examples work, and the check says what it quotes.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { imageSize } from 'image-size'
import { expect, test } from 'vitest'
import { getEditLinks } from '../../pages/_data/edit-links'
import { collections } from '../../model/collections'
import { loadSite } from '../../model/load-site'
import {
  createTestFiles,
  createPageText,
  createTestSite,
} from '../../model/test-fixtures/create-test-site'
import {
  findAllExamples,
  findExamples,
  GENERATED_PAGES,
  GUIDE_DIRECTORY,
  listGuidePages,
  SCREENSHOT_DIRECTORY,
} from './examples'
import { breakExample, BROKEN_EXAMPLE } from './broken-example'
import { listScreenshots } from './screenshots'
import { GUIDE_DAY } from './follow-guide'
import { SAMPLE_CONTENT } from '../sample-content'
import { setFields } from './set-fields'

const pages = Object.entries(listGuidePages())
const examples = findAllExamples()
const read = (file: string) => readFileSync(file, 'utf8')
/** A file of the content, such as `content/site.md`, as the sample content has it. */
const readSample = (file: string) => read(join(SAMPLE_CONTENT, '..', file))

test.each(pages)('%s leads only to what is there, and back to the start', (name, markdown) => {
  const words = markdown.replace(/^```.*?^```|`[^`\n]*`/gms, '')
  const targets = [...words.matchAll(/\]\(([^)]+)\)|<img src="([^"]+)"/g)]
    .map(([, link, image]) => link ?? image ?? '')
    .filter((target) => !target.startsWith('https://'))
  for (const target of targets.filter((one) => one !== GENERATED_PAGES))
    expect(existsSync(join(GUIDE_DIRECTORY, target)), target).toBe(true)
  expect(targets).toContain(name === 'README.md' ? 'add-an-event.md' : 'README.md')
})

test('the pictures are those that are made, all are shown, each has words, and none is heavy', () => {
  const shown = pages.flatMap(([, markdown]) =>
    [...markdown.matchAll(/<img src="images\/([^"]+)" width="480" alt="[^"]{20,}">/g)].map(
      ([, name]) => name,
    ),
  )
  const files = readdirSync(SCREENSHOT_DIRECTORY).sort()
  expect([...new Set(shown)].sort()).toEqual(files)
  const made = Object.keys(listScreenshots({ examples, read: readSample, notes: [] }))
  expect(made.map((name) => `${name}.png`).sort()).toEqual(files)
  for (const file of files) {
    const bytes = readFileSync(join(SCREENSHOT_DIRECTORY, file))
    expect(bytes.length, file).toBeLessThan(150_000)
    expect(imageSize(bytes).width, file).toBeLessThanOrEqual(1280)
  }
})

/** An example may name pictures, files, pages and events that the small site does not have. */
const ALLOWED = ['image-missing', 'link-broken', 'event-unknown', 'download-missing']

test.each(examples)('the example in $page of $file', ({ file, text, whole }) => {
  const { problems } = createTestSite({
    'pages/about/team.md': createPageText('Team'),
    [file.replace('content/', '')]: whole ? text : setFields(readSample(file), text),
  })
  expect(problems.filter(({ code }) => !ALLOWED.includes(code))).toEqual([])
})

test('an example whose file is not named is told', () => {
  expect(() => findExamples('a.md', '```\ntitle: A\n```\n')).toThrow('a.md does not name the file')
})

test('what read-the-check.md quotes is what the check says of these mistakes', () => {
  const { text = '' } = examples.find(({ file }) => file === BROKEN_EXAMPLE) ?? {}
  const files = createTestFiles({ 'events/open-house.md': breakExample(text) })
  const withPicture = { ...files, images: { ...files.images, 'welcome.svg': SIZE } }
  const { problems } = loadSite(withPicture, { today: () => GUIDE_DAY })
  const quoted = [...read(`${GUIDE_DIRECTORY}/read-the-check.md`).matchAll(/^> (.+)$/gm)].map(
    ([, one]) => one,
  )
  expect(quoted).toEqual(problems.map(({ message, fix }) => `${message} ${fix}`))
})

const SIZE = { width: 1200, height: 800 }

test('the links for staff are called as the pages of the site call them', () => {
  const { site } = createTestSite({
    'site.md': setFields(
      createTestFiles().texts['site.md'] ?? '',
      'repository: https://github.com/example/site\n',
    ),
  })
  const listedCollections = Object.keys(collections) as (keyof typeof collections)[]
  const build = { ...{ today: GUIDE_DAY, base: '/', url: '' }, pullRequest: null, policy: null }
  const input = {
    site,
    build: { ...build, lastCommits: {}, variants: {}, fonts: [] },
    urlPathname: '/',
    listedCollections,
  }
  const labels = getEditLinks(input).links.map(({ label }) => label)
  const named = pages.flatMap(([, markdown]) =>
    [...markdown.matchAll(/\*\*((?:Edit this|Add an?) .+?)\*\*/g)].map(([, words]) => words),
  )
  expect(named).toContain('Add an event')
  for (const words of named) expect(labels).toContain(words)
})
