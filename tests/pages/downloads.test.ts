// Downloadable files: those in content/files that a public page links to are published, and no others.
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startServer } from '../../generator/preview-server/start-server'
import { createPdf } from '../../model/test-fixtures/pdf-bytes'
import { findLinks, readPage, getText } from '../support/html-queries'
import { createContentWorkspace } from '../support/content-workspace'
import { afterEvents } from '../support/sites'

const workspace = createContentWorkspace()
const base = '/preview/pr-7/'
const site = { ...afterEvents, base, folder: join(workspace.folder, 'out') }
const getPublished = (name: string) => join(site.folder, 'files', name)
const poster = createPdf({ catalog: '/Lang (en)' })
const build = () => workspace.build('out', '--base', base)
let output = ''

beforeAll(async () => {
  mkdirSync(join(workspace.content, 'files'), { recursive: true })
  for (const name of ['poster', 'form', 'secret', 'old'])
    writeFileSync(join(workspace.content, `files/${name}.pdf`), poster)
  workspace.edit('resources/campaign-poster.md', (text) =>
    text.replace('order:', 'download_url: /files/poster.pdf\norder:'),
  )
  workspace.edit('pages/about.md', (text) => `${text}\n[A form (PDF)](/files/form.pdf#page=2)\n`)
  workspace.write(
    'pages/plan.md',
    `---\ntitle: Our plan\ndescription: ${'What we plan for next year. '.repeat(3)}\ndraft: yes\n---\n\n[A plan](/files/secret.pdf)\n`,
  )
  const { status, out, err } = await build()
  expect(status, err).toBe(0)
  output = out
})
afterAll(() => workspace.remove())

test('a file is published unchanged if a public page links to it, but not if only a draft does', () => {
  for (const name of ['poster.pdf', 'form.pdf'])
    expect(readFileSync(getPublished(name)).equals(poster)).toBe(true)
  for (const name of ['secret.pdf', 'old.pdf', 'README.md'])
    expect(existsSync(getPublished(name))).toBe(false)
  expect(output).toContain(
    '2 files for download are on no page and left out:\n  old.pdf\n  secret.pdf',
  )
})

test('an event resource shows the type and size of its file, and its link has the base', () => {
  const page = readPage(site, '/events/baby-bottle-boomerang')
  const link = findLinks(page).find(({ href }) => href === `${base}files/poster.pdf`)
  expect(link?.label).toBe('Download (PDF, 1 KB) Campaign Poster')
  expect(getText(readPage(site, '/about').all('main'))).toContain('A form (PDF)')
})

test('a file is served as a PDF for display, without content sniffing', async () => {
  const server = await startServer({ directory: site.folder, base, port: 0 })
  const response = await fetch(`${server.url}files/poster.pdf`)
  const bytes = Buffer.from(await response.arrayBuffer())
  await server.close()
  expect(bytes.equals(poster)).toBe(true)
  expect(response.headers.get('content-type')).toBe('application/pdf')
  expect(response.headers.get('x-content-type-options')).toBe('nosniff')
  expect(response.headers.get('content-disposition')).toBeNull()
})

test('a changed file is published again with its new size, and a missing file stops the build', async () => {
  const larger = createPdf({ catalog: `/Lang (${'x'.repeat(5000)})` })
  writeFileSync(join(workspace.content, 'files/poster.pdf'), larger)
  expect((await build()).status).toBe(0)
  expect(readFileSync(getPublished('poster.pdf')).equals(larger)).toBe(true)
  const page = readPage(site, '/events/baby-bottle-boomerang')
  expect(getText(page.all('main'))).toContain('Download (PDF, 6 KB)')
  rmSync(join(workspace.content, 'files/poster.pdf'))
  const { status, err } = await build()
  expect(status).toBe(1)
  expect(err).toContain('resources/campaign-poster.md:5:15')
  expect(err).toContain('There is no file poster.pdf in content/files.')
  expect(existsSync(getPublished('poster.pdf'))).toBe(true)
}, 120_000)
