// The last look at a built site: each thing that must not be published is found and named.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createContentSecurityPolicy } from '../../renderer/security/content-security-policy'
import { listFiles } from '../publish/site-marker'
import { writeFiles } from '../publish/write-files'
import { inspectHtml } from './inspect-html'
import { verifySite } from './verify-site'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'verify-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const policy = createContentSecurityPolicy({ scripts: ['known'], frames: [] })

async function verify(
  main: string,
  { base = '/', missing = false, head = '<title>T</title>', shared = '' } = {},
) {
  const html = `<html><head>${head}<script>known</script></head><body><h1>H</h1>${main}</body></html>`
  const other = '<html><head><title>O</title></head><body><h1 id="here">O</h1></body></html>'
  const pages = [
    { file: 'index.html', html },
    { file: 'about/team.html', html: other },
  ]
  const written = missing ? pages.slice(0, 1) : pages
  await writeFiles(folder, [
    ...written.map(({ file, html: text }) => [file, text] as const),
    ['images/a.svg', ''],
  ])
  const read = pages.map(({ file, html: text }) => {
    return [
      file,
      { own: inspectHtml(text), shared: file === 'index.html' ? ['part'] : [] },
    ] as const
  })
  const parts = { part: inspectHtml(shared) }
  const files = new Set(listFiles(folder))
  verifySite({ pages: new Map(read), written: files, parts, base, policy })
}

test.each([
  [
    '/',
    '<a href="/about/team#here">x</a><a href="/">x</a><img src="/images/a.svg"><a href="mailto:a@example.org">x</a>',
  ],
  [
    '/preview/pr-7/',
    '<a href="/preview/pr-7/about/team#here">x</a><a href="/preview/pr-7/">x</a><a href="#top" id="top">x</a>',
  ],
])('a good site at %s passes', async (base, main) => {
  await expect(verify(main, { base })).resolves.toBeUndefined()
})

test.each([
  ['<a href="/nowhere">x</a>', 'index.html: the link /nowhere leads nowhere'],
  [
    '<a href="/about/team#there">x</a>',
    'index.html: the link /about/team#there leads to a place that is not on its page',
  ],
  ['<i id="a"></i><i id="a"></i>', 'index.html: the id "a" is there twice'],
  ['<p style="color:red">x</p>', 'index.html: it holds a style attribute on <p>'],
  ['<style>p{}</style>', 'index.html: it holds a <style> element'],
  ['<p onclick="x()">x</p>', 'index.html: it holds onclick on <p>'],
  ['<script>strange</script>', 'index.html: it holds a script that the policy does not know'],
  [
    '<img src="https://elsewhere.example/a.png">',
    'index.html: it loads https://elsewhere.example/a.png, which is not on this site',
  ],
  ['<img src="/images/b.svg">', 'index.html: it loads /images/b.svg, which is not on this site'],
  [
    '<picture><source srcset="/images/a.svg 480w, /images/c.avif 800w"><img src="/images/a.svg"></picture>',
    'index.html: it loads /images/c.avif, which is not on this site',
  ],
  ['<h1>Two</h1>', 'index.html: it has 2 headings of the first rank'],
])('%s is found', async (main, fault) => {
  await expect(verify(main)).rejects.toThrow(`so it was not published.\n${fault}`)
})

test('a page that sends its visitors on is followed', async () => {
  const onTo = (address: string) =>
    verify('', { head: `<title>T</title><meta http-equiv="refresh" content="0; url=${address}">` })
  await expect(onTo('/about/team')).resolves.toBeUndefined()
  await expect(onTo('/about/teem')).rejects.toThrow(
    'index.html: the link /about/teem leads nowhere',
  )
})

test('what was not written, leaves the base or has no title is found', async () => {
  await expect(verify('', { missing: true })).rejects.toThrow('about/team.html: it was not written')
  await expect(verify('<a href="/other/">x</a>', { base: '/preview/pr-7/' })).rejects.toThrow(
    'the link /other/ leaves the site',
  )
  await expect(verify('', { head: '' })).rejects.toThrow('index.html: it has 0 titles')
})

test('a part that pages share is looked at as if it stood in each', async () => {
  const withShared = (main: string, shared: string) => verify(main, { shared })
  await expect(withShared('<a href="#x">x</a>', '<i id="x"></i>')).resolves.toBeUndefined()
  await expect(withShared('<i id="x"></i>', '<a href="#x">x</a>')).resolves.toBeUndefined()
  for (const [main, shared, fault] of [
    ['<i id="x"></i>', '<i id="x"></i>', 'the id "x" is there twice'],
    ['', '<h1>Two</h1>', 'it has 2 headings of the first rank'],
    ['', '<a href="#x">x</a>', 'the link #x leads to a place that is not on its page'],
    ['', '<a href="/nowhere">x</a>', 'the link /nowhere leads nowhere'],
    ['', '<img src="/images/b.svg">', 'it loads /images/b.svg, which is not on this site'],
  ] as const)
    await expect(withShared(main, shared)).rejects.toThrow(`index.html: ${fault}`)
})
