// Tests that the editors' guide is correct: its links, its examples, its screenshots, and the messages that it quotes.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import GithubSlugger from 'github-slugger'
import { imageSize } from 'image-size'
import { expect, test } from 'vitest'
import { EDIT_LABEL } from '../../components/layout/edit-links'
import { createAddLink } from '../../pages/_data/edit-links'
import { collections } from '../../model/collections'
import { STAFF_PATH } from '../../model/site-structure'
import { loadSite } from '../../model/load-site'
import {
  createTestFiles,
  createPageText,
  createTestSite,
} from '../../model/test-fixtures/create-test-site'
import {
  findAllExamples,
  findExamples,
  findTextExamples,
  GENERATED_PAGE,
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
/** Reads the sample version of a content file, such as `content/site.md`. */
const readSample = (file: string) => read(join(SAMPLE_CONTENT, '..', file))

/** Returns the anchors of the headings, as GitHub makes them. */
function listAnchors(markdown: string): string[] {
  const slugger = new GithubSlugger()
  const text = markdown.replace(/^```.*?^```/gms, '')
  return [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => slugger.slug(heading))
}

test.each(pages)(
  '%s links only to files that exist, to headings that exist, and to the first page of the guide',
  (name, markdown) => {
    const text = markdown.replace(/^```.*?^```|`[^`\n]*`/gms, '')
    const targets = [...text.matchAll(/\]\(([^)]+)\)|<img src="([^"]+)"/g)]
      .map(([, link, image]) => link ?? image ?? '')
      .filter((target) => !target.startsWith('https://'))
    for (const target of targets.filter((target) => target !== GENERATED_PAGE)) {
      const [file = '', anchor] = target.split('#')
      const path = join(GUIDE_DIRECTORY, file === '' ? name : file)
      expect(existsSync(path), target).toBe(true)
      if (anchor !== undefined) expect(listAnchors(read(path)), target).toContain(anchor)
    }
    expect(targets).toContain(name === 'README.md' ? 'add-an-event.md' : 'README.md')
  },
)

test('all screenshots are listed, shown with an alternative text, and small', () => {
  const shown = pages.flatMap(([, markdown]) =>
    [...markdown.matchAll(/<img src="images\/([^"]+)" width="480" alt="[^"]{20,}">/g)].map(
      ([, name]) => name,
    ),
  )
  const files = readdirSync(SCREENSHOT_DIRECTORY).sort()
  expect([...new Set(shown)].sort()).toEqual(files)
  const listed = Object.keys(listScreenshots({ examples, read: readSample, notes: [] }))
  expect(listed.map((name) => `${name}.png`).sort()).toEqual(files)
  for (const file of files) {
    const bytes = readFileSync(join(SCREENSHOT_DIRECTORY, file))
    expect(bytes.length, file).toBeLessThan(150_000)
    expect(imageSize(bytes).width, file).toBeLessThanOrEqual(1280)
  }
})

/** An example may refer to images, files, pages and events that the test site does not have. */
const ALLOWED_CODES = ['image-missing', 'link-broken', 'event-unknown', 'download-missing']

test.each(examples)('the example of $file in $page has no problems', ({ file, text, whole }) => {
  const { problems } = createTestSite({
    'pages/about/team.md': createPageText('Team'),
    [file.replace('content/', '')]: whole ? text : setFields(readSample(file), text),
  })
  expect(problems.filter(({ code }) => !ALLOWED_CODES.includes(code))).toEqual([])
})

test.each(findTextExamples())('the text $text in $page has no problems', ({ text }) => {
  const { problems } = createTestSite({
    'pages/example.md': createPageText('Example', text),
    'pages/contact.md': createPageText('Contact'),
  })
  expect(problems.filter(({ code }) => !ALLOWED_CODES.includes(code))).toEqual([])
})

test('the first page leads to every other page of the guide', () => {
  const { 'README.md': first = '', ...others } = listGuidePages()
  for (const name of [...Object.keys(others), GENERATED_PAGE]) expect(first).toContain(`(${name}`)
})

test('each screenshot of a file shows lines of the task on whose page it is', () => {
  const screenshots = listScreenshots({ examples, read: readSample, notes: [] })
  for (const [name, screenshot] of Object.entries(screenshots)) {
    const [page] = pages.find(([, markdown]) => markdown.includes(`images/${name}.png`)) ?? []
    if (!('text' in screenshot) || 'notes' in screenshot || name === 'event-new') continue
    const shown = screenshot.text.split('\n').slice((screenshot.from ?? 1) - 1, screenshot.to)
    const ofPage = examples.filter(
      (example) => example.page === page && example.file === screenshot.file,
    )
    const lines = ofPage.flatMap(({ text }) => text.trimEnd().split('\n'))
    expect(shown, name).toEqual(expect.arrayContaining(lines))
  }
})

test('the guide begins at the page for staff, and every page that needs its links leads there', () => {
  for (const [name, markdown] of pages.filter(([, text]) => text.includes('the very bottom')))
    expect(markdown, name).toContain(
      name === 'README.md' ? `\`${STAFF_PATH}\`` : '(No such link? [Turn it on](README.md).)',
    )
})

test('findExamples throws if a page does not name the file of an example', () => {
  expect(() => findExamples('a.md', '```\ntitle: A\n```\n')).toThrow('a.md does not name the file')
})

test('read-the-check.md quotes the messages for the broken example', () => {
  const { text = '' } = examples.find(({ file }) => file === BROKEN_EXAMPLE) ?? {}
  const files = createTestFiles({ 'events/open-house.md': breakExample(text) })
  const filesWithImage = { ...files, images: { ...files.images, 'welcome.svg': SIZE } }
  const { problems } = loadSite(filesWithImage, { today: () => GUIDE_DAY })
  const quoted = [...read(`${GUIDE_DIRECTORY}/read-the-check.md`).matchAll(/^> (.+)$/gm)].map(
    ([, quote]) => quote,
  )
  expect(quoted).toEqual(problems.map(({ message, fix }) => `${message} ${fix}`))
})

const SIZE = { width: 1200, height: 800 }

test('the guide uses the labels of the edit links on the site', () => {
  const branch = { repository: 'https://github.com/example/site', name: 'main' }
  const names = Object.keys(collections) as (keyof typeof collections)[]
  const labels = [EDIT_LABEL, ...names.map((name) => createAddLink(branch, name).label)]
  const mentioned = pages.flatMap(([, markdown]) =>
    [...markdown.matchAll(/\*\*((?:Edit this|Add an?) .+?)\*\*/g)].map(([, label]) => label),
  )
  expect(mentioned).toContain('Add an event')
  for (const label of mentioned) expect(labels).toContain(label)
})
