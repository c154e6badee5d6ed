// Files for download, from content/files to the visitor: published when a public page links to them, and never anything else.
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startServer } from '../../generator/preview-server/start-server'
import { createPdf } from '../../model/test-fixtures/pdf-bytes'
import { findLinks, readPage, getText } from '../support/html-queries'
import { createContentWorkspace } from '../support/content-workspace'
import { afterEvents } from '../support/sites'

const copy = createContentWorkspace()
const base = '/preview/pr-7/'
const site = { ...afterEvents, base, folder: join(copy.folder, 'out') }
const published = (name: string) => join(site.folder, 'files', name)
const poster = createPdf({ catalog: '/Lang (en)' })
const build = () => copy.build('out', '--base', base)
let said = ''

beforeAll(async () => {
  mkdirSync(join(copy.content, 'files'), { recursive: true })
  for (const name of ['poster', 'form', 'secret', 'old'])
    writeFileSync(join(copy.content, `files/${name}.pdf`), poster)
  copy.edit('resources/campaign-poster.md', (text) =>
    text.replace('order:', 'download_url: /files/poster.pdf\norder:'),
  )
  copy.edit('pages/about.md', (text) => `${text}\n[A form (PDF)](/files/form.pdf#page=2)\n`)
  copy.write(
    'pages/plan.md',
    `---\ntitle: Our plan\ndescription: ${'What we plan for next year. '.repeat(3)}\ndraft: yes\n---\n\n[A plan](/files/secret.pdf)\n`,
  )
  const { status, out, err } = await build()
  expect(status, err).toBe(0)
  said = out
})
afterAll(() => copy.remove())

test('files to which public pages link are published as they are, and files of drafts are not', () => {
  for (const name of ['poster.pdf', 'form.pdf'])
    expect(readFileSync(published(name)).equals(poster)).toBe(true)
  for (const name of ['secret.pdf', 'old.pdf', 'README.md'])
    expect(existsSync(published(name))).toBe(false)
  expect(said).toContain(
    '2 files for download are on no page and left out:\n  old.pdf\n  secret.pdf',
  )
})

test('material for an event says what it is and how large it is, and its link has the base', () => {
  const page = readPage(site, '/events/baby-bottle-boomerang')
  const link = findLinks(page).find(({ to }) => to === `${base}files/poster.pdf`)
  expect(link?.words).toBe('Download (PDF, 1 KB): Campaign Poster')
  expect(getText(readPage(site, '/about').all('main'))).toContain('A form (PDF)')
})

test('a file is served as a PDF that browsers show, and do not guess about', async () => {
  const server = await startServer({ directory: site.folder, base, port: 0 })
  const answer = await fetch(`${server.address}files/poster.pdf`)
  const bytes = Buffer.from(await answer.arrayBuffer())
  await server.close()
  expect(bytes.equals(poster)).toBe(true)
  expect(answer.headers.get('content-type')).toBe('application/pdf')
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
  expect(answer.headers.get('content-disposition')).toBeNull()
})

test('a file that changes is published again with its new size, and one that is gone stops the build', async () => {
  const larger = createPdf({ catalog: `/Lang (${'x'.repeat(5000)})` })
  writeFileSync(join(copy.content, 'files/poster.pdf'), larger)
  expect((await build()).status).toBe(0)
  expect(readFileSync(published('poster.pdf')).equals(larger)).toBe(true)
  const page = readPage(site, '/events/baby-bottle-boomerang')
  expect(getText(page.all('main'))).toContain('Download (PDF, 6 KB)')
  rmSync(join(copy.content, 'files/poster.pdf'))
  const { status, err } = await build()
  expect(status).toBe(1)
  expect(err).toContain('resources/campaign-poster.md:5:15')
  expect(err).toContain('There is no file poster.pdf in content/files.')
  expect(existsSync(published('poster.pdf'))).toBe(true)
}, 120_000)
