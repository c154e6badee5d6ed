// Tests the pages of a review: texts of others stay texts, and nothing is loaded from elsewhere.
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { HtmlValidate } from 'html-validate'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createContentSecurityPolicy } from '../../../renderer/security/content-security-policy'
import { inspectHtml } from '../../../generator/verify/inspect-html'
import { comparePages } from '../compare/compare-sites'
import { describePages } from '../compare/describe-pages'
import { readSite, type ReadSite } from '../compare/read-site'
import type { PageChange } from '../review'
import { createMistake, createPageChange, createReviewData } from '../testing/create-review-data'
import { writePages } from './write-pages'

const HOSTILE = '"><script>alert(1)</script><img src=x onerror=alert(1)>'

const folder = mkdtempSync(join(tmpdir(), 'review-pages-'))
afterAll(() => rmSync(folder, { recursive: true }))
const directory = join(folder, 'pages')
const alone = join(folder, 'alone')

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

const POLICY = createContentSecurityPolicy({ scripts: ['go()'], frames: [] })

/** A page as the generator writes it, with a script, a stylesheet, links and pictures. */
const createPage = (text: string) => `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${POLICY}">
<link rel="canonical" href="https://www.example.org/"><link rel="preload" href="/fonts/a.woff2" as="font">
<title>${escape(text)} | Site</title><meta name="description" content="What this is.">
<link rel="stylesheet" href="/assets/site.1.css"><script>go()</script></head>
<body><header><a href="/">Home</a></header><main><h1>${escape(text)}</h1>
<p>See <a href="/about/team#ann">our team</a>, or <a href="https://www.example.com/">others</a>.</p>
<img src="/assets/images/a-800.${text.length}.jpg" srcset="/assets/images/a-800.1.jpg 800w, /assets/images/a-1600.1.jpg 1600w" alt="A">
<iframe title="Map" srcdoc="&lt;link rel=&quot;stylesheet&quot; href=&quot;/assets/embed.1.css&quot;&gt;&lt;img src=&quot;/a.svg&quot; alt=&quot;&quot;&gt;"></iframe></main></body></html>`

const createSite = (name: string, texts: Readonly<Record<string, string>>): ReadSite => {
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(folder, name, file)), { recursive: true })
    writeFileSync(join(folder, name, file), text)
  }
  for (const [file, text] of Object.entries(texts)) {
    write(file, createPage(text))
    write(`assets/images/a-800.${text.length}.jpg`, text)
  }
  write('assets/site.1.css', 'p{background:url(../assets/images/hills.svg)}')
  write('assets/embed.1.css', '')
  return readSite(join(folder, name))
}

beforeAll(async () => {
  const base = createSite('base', {
    'index.html': 'Our page one',
    '404.html': 'One',
    'about/team.html': 'Our team',
    'gone.html': HOSTILE,
  })
  const head = createSite('head', {
    'index.html': 'Our page two',
    '404.html': 'Two',
    'about/team.html': `Our team ${HOSTILE}`,
    'new.html': HOSTILE,
  })
  const sides = { visible: { base, head }, complete: { base, head } }
  const described = await describePages(comparePages(base, head), { base, head, isHidden: false })
  const pages = described.map(({ change }): PageChange => ({
    ...change,
    ownLinks: [{ text: HOSTILE, before: 'javascript:alert(1)', after: HOSTILE }],
    screenshots: [{ size: 'phone', before: null, after: 'a.phone.after.webp' }],
  }))
  const review = createReviewData({
    pages: [...pages, createPageChange('/far', ['', ''], { slug: null, title: 'Far' })],
    outside: [{ kind: 'website', value: HOSTILE, paths: ['/about/team'] }],
    newProblems: [createMistake(HOSTILE, HOSTILE)],
    downloads: [HOSTILE],
    forecast: [
      { day: HOSTILE, before: null, after: { day: HOSTILE, what: HOSTILE, paths: [HOSTILE] } },
    ],
  })
  await writePages({ review, sides }, directory)
  await writePages({ review: { ...review, previewUrl: null }, sides }, alone)
})

const read = (name: string) => readFileSync(join(directory, name), 'utf8')

describe('the pages of a review', () => {
  test('are an index and one for each page that changes', async () => {
    const names = await readdir(directory)
    expect(names.filter((name) => name.endsWith('.html')).sort()).toEqual([
      'about_team.html',
      'gone.html',
      'home_.html',
      'index.html',
      'new.html',
      'not_found_.html',
    ])
  })

  test('name a page that is not compared, without a link', () => {
    expect(read('index.html')).toContain('1 more page, not compared here')
    expect(read('index.html')).toContain('<bdi>Far</bdi>')
    expect(read('index.html')).not.toContain('null.html')
  })

  test('say of the page for unknown addresses where visitors see it', () => {
    expect(read('not_found_.html')).toContain('for every address that does not exist')
    expect(read('not_found_.html')).not.toContain('<bdi>/404</bdi>')
  })

  test('show a page in its own markup, with its words marked and listed', () => {
    const html = read('home_.html')
    expect(html).toMatch(
      /<h1><span [^>]*id="change\.1">Our page <del [^>]*>one<\/del><ins [^>]*>two<\/ins>/,
    )
    expect(html).toContain('href="#change.1"')
    expect(html).toContain('Change 1 of 1')
  })

  test('lead from a page on inside the preview', () => {
    const html = read('about_team.html')
    expect(html).toContain('<a href="../about/team#ann">')
    expect(html).toContain('<a href="https://www.example.com/">')
    expect(html).toContain(
      'srcset="../assets/images/a-800.1.jpg 800w, ../assets/images/a-1600.1.jpg 1600w"',
    )
    expect(html).toContain('href=&quot;styles/embed.1.css&quot;')
    expect(html).not.toMatch(/(?:href|src|srcset)="\/(?!\/)/)
    expect(readFileSync(join(directory, 'styles/site.1.css'), 'utf8')).toContain(
      'url(../../assets/images/hills.svg)',
    )
  })

  test('show a page that is gone as a text, and one that is new without marks', () => {
    expect(read('gone.html')).toContain('<h2>What it said</h2>')
    expect(read('new.html')).toContain('This page is new.')
    expect(read('new.html')).not.toContain('data-mark')
  })

  test('have the site beside them if there is no preview', () => {
    expect(readFileSync(join(alone, 'home_.html'), 'utf8')).toContain('href="site/about/team#ann"')
    expect(existsSync(join(alone, 'site/about/team.html'))).toBe(true)
    expect(readFileSync(join(alone, 'styles/site.1.css'), 'utf8')).toContain(
      'url(../site/assets/images/hills.svg)',
    )
  })

  const names = ['index.html', 'about_team.html', 'gone.html', 'new.html']

  test.each(names)('%s shows hostile texts as texts', (name) => {
    const { scripts, forbidden, loads } = inspectHtml(read(name))
    expect({ scripts, forbidden }).toEqual({ scripts: [], forbidden: [] })
    const own = /^(?:review\.css|fonts\.css|pictures\/|styles\/|\.\.\/)/
    expect(loads.filter((url) => !own.test(url))).toEqual([])
    expect(read(name)).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
  })

  test.each(names)('%s allows no script, and is not indexed', (name) => {
    expect(read(name)).toMatch(
      /http-equiv="Content-Security-Policy" content="default-src (?:&#x27;|'|&apos;)none/i,
    )
    expect(read(name)).toMatch(/content="script-src (?:&#x27;|'|&apos;)none(?:&#x27;|'|&apos;)"/)
    expect(read(name)).toMatch(/<meta name="robots" content="noindex"/)
  })

  test.each(names)('%s is valid HTML', async (name) => {
    const validate = new HtmlValidate({
      extends: ['html-validate:recommended'],
      rules: {
        'no-trailing-whitespace': 'off',
        'void-style': 'off',
        'element-case': 'off',
        'attr-case': 'off',
        'long-title': 'off',
        'doctype-style': 'off',
        // The ids of the site and of the review have dots, which those of headings cannot have.
        'valid-id': ['error', { relaxed: true }],
      },
    })
    const report = await validate.validateString(read(name))
    expect(
      report.results.flatMap(({ messages }) => messages.map(({ message }) => message)),
    ).toEqual([])
  })

  test('the stylesheets name only files beside them', () => {
    const urls = [...read('fonts.css').matchAll(/url\(([^)]*)\)/g)].map(([, url]) => url)
    expect(urls).toEqual(['fonts/figtree.woff2', 'fonts/fraunces.woff2'])
    expect(read('review.css')).not.toContain('url(')
  })
})
