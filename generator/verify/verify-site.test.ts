// Tests that verification finds and names everything that must not be published.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
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

const policy = createContentSecurityPolicy({ scripts: ['allowed'], frames: [] })

async function verify(
  main: string,
  { base = '/', missing = false, head = '<title>T</title>', shared = '' } = {},
) {
  const html = `<html><head>${head}<script>allowed</script></head><body><h1>H</h1>${main}</body></html>`
  const otherHtml = '<html><head><title>O</title></head><body><h1 id="here">O</h1></body></html>'
  const pages = [
    { file: 'index.html', html },
    { file: 'about/team.html', html: otherHtml },
  ]
  const written = missing ? pages.slice(0, 1) : pages
  await writeFiles(folder, [
    ...written.map(({ file, html: text }) => [file, text] as const),
    ['images/a.svg', ''],
  ])
  const builtPages = pages.map(({ file, html: text }) => {
    return [
      file,
      { own: inspectHtml(text), shared: file === 'index.html' ? ['part'] : [] },
    ] as const
  })
  const parts = { part: inspectHtml(shared) }
  const files = new Set(listFiles(folder))
  const elsewhere = [`${base}review/`]
  verifySite({ pages: new Map(builtPages), written: files, parts, base, policy, elsewhere })
}

describe('verifySite', () => {
  test.each([
    [
      '/',
      '<a href="/about/team#here">x</a><a href="/">x</a><img src="/images/a.svg"><a href="mailto:a@example.org">x</a>',
    ],
    [
      '/preview/pr-7/',
      '<a href="/preview/pr-7/about/team#here">x</a><a href="/preview/pr-7/">x</a><a href="/preview/pr-7/review/">x</a><a href="#top" id="top">x</a>',
    ],
  ])('accepts a site without faults at %s', async (base, main) => {
    await expect(verify(main, { base })).resolves.toBeUndefined()
  })

  test.each([
    ['<a href="/nowhere">x</a>', 'index.html: the link /nowhere leads nowhere'],
    ['<a href="/review/x">x</a>', 'index.html: the link /review/x leads nowhere'],
    [
      '<a href="/about/team#there">x</a>',
      'index.html: the link /about/team#there leads to an anchor that does not exist on its page',
    ],
    ['<i id="a"></i><i id="a"></i>', 'index.html: the id "a" occurs twice'],
    ['<p style="color:red">x</p>', 'index.html: it contains a style attribute on <p>'],
    ['<style>p{}</style>', 'index.html: it contains a <style> element'],
    ['<p onclick="x()">x</p>', 'index.html: it contains onclick on <p>'],
    ['<script>strange</script>', 'index.html: it contains a script that the policy does not allow'],
    [
      '<img src="https://elsewhere.example/a.png">',
      'index.html: it loads https://elsewhere.example/a.png, which is not on this site',
    ],
    [
      '<meta property="og:image" content="https://www.example.org/care/assets/share/1.png">',
      'index.html: apps would show assets/share/1.png of it, which is not on this site',
    ],
    ['<img src="/images/b.svg">', 'index.html: it loads /images/b.svg, which is not on this site'],
    [
      '<picture><source srcset="/images/a.svg 480w, /images/c.avif 800w"><img src="/images/a.svg"></picture>',
      'index.html: it loads /images/c.avif, which is not on this site',
    ],
    ['<h1>Two</h1>', 'index.html: it has 2 <h1> headings'],
  ])('finds the fault in %s', async (main, fault) => {
    await expect(verify(main)).rejects.toThrow(`so it was not published.\n${fault}`)
  })

  test('checks the target of a redirect', async () => {
    const redirectTo = (path: string) =>
      verify('', { head: `<title>T</title><meta http-equiv="refresh" content="0; url=${path}">` })
    await expect(redirectTo('/about/team')).resolves.toBeUndefined()
    await expect(redirectTo('/about/teem')).rejects.toThrow(
      'index.html: the link /about/teem leads nowhere',
    )
  })

  test('finds a page that was not written, a link that leaves the base, and a missing title', async () => {
    await expect(verify('', { missing: true })).rejects.toThrow(
      'about/team.html: it was not written',
    )
    await expect(verify('<a href="/other/">x</a>', { base: '/preview/pr-7/' })).rejects.toThrow(
      'the link /other/ leaves the site',
    )
    await expect(verify('', { head: '' })).rejects.toThrow('index.html: it has 0 titles')
  })

  test('checks a shared part as if it were part of each page', async () => {
    const withShared = (main: string, shared: string) => verify(main, { shared })
    await expect(withShared('<a href="#x">x</a>', '<i id="x"></i>')).resolves.toBeUndefined()
    await expect(withShared('<i id="x"></i>', '<a href="#x">x</a>')).resolves.toBeUndefined()
    for (const [main, shared, fault] of [
      ['<i id="x"></i>', '<i id="x"></i>', 'the id "x" occurs twice'],
      ['', '<h1>Two</h1>', 'it has 2 <h1> headings'],
      ['', '<a href="#x">x</a>', 'the link #x leads to an anchor that does not exist on its page'],
      ['', '<a href="/nowhere">x</a>', 'the link /nowhere leads nowhere'],
      ['', '<img src="/images/b.svg">', 'it loads /images/b.svg, which is not on this site'],
    ] as const)
      await expect(withShared(main, shared)).rejects.toThrow(`index.html: ${fault}`)
  })
})
