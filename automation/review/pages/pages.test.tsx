// Tests the pages of a review: texts of others stay texts, and nothing is loaded from elsewhere.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { HtmlValidate } from 'html-validate'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { inspectHtml } from '../../../generator/verify/inspect-html'
import { createMistake, createPageChange, createReviewData } from '../testing/create-review-data'
import { writePages } from './write-pages'

const HOSTILE = '"><script>alert(1)</script><img src=x onerror=alert(1)>'

const directory = mkdtempSync(join(tmpdir(), 'review-pages-'))
afterAll(() => rmSync(directory, { recursive: true }))

const page = createPageChange('/about/team', ['Our team', `Our team ${HOSTILE}`], {
  slug: 'about--team',
  title: HOSTILE,
  ownLinks: [{ text: HOSTILE, before: 'javascript:alert(1)', after: HOSTILE }],
  pictures: [{ name: HOSTILE, alt: HOSTILE, before: null, after: `/assets/${HOSTILE}` }],
  screenshots: [{ size: 'phone', before: null, after: 'about--team.phone.after.webp' }],
})
const review = createReviewData({
  pages: [
    page,
    createPageChange('/', ['One', 'Two']),
    createPageChange('/404', ['One', 'Two'], { slug: 'not_found', title: 'Page Not Found' }),
    createPageChange('/far', ['', ''], { slug: null, title: 'Far' }),
  ],
  outside: [{ kind: 'website', value: HOSTILE, paths: ['/about/team'] }],
  newProblems: [createMistake(HOSTILE, HOSTILE)],
  downloads: [HOSTILE],
  forecast: [
    { day: HOSTILE, before: null, after: { day: HOSTILE, what: HOSTILE, paths: [HOSTILE] } },
  ],
})

beforeAll(() => writePages(review, directory, null))

const read = (name: string) => readFileSync(join(directory, name), 'utf8')

describe('the pages of a review', () => {
  test('are an index and one for each page that changes', async () => {
    const names = await readdir(directory)
    expect(names.filter((name) => name.endsWith('.html')).sort()).toEqual([
      'about--team.html',
      'home.html',
      'index.html',
      'not_found.html',
    ])
  })

  test('name a page that is not compared, without a link', () => {
    expect(read('index.html')).toContain('1 more page, not compared here')
    expect(read('index.html')).toContain('<bdi>Far</bdi>')
    expect(read('index.html')).not.toContain('null.html')
  })

  test('say of the page for unknown addresses where visitors see it', () => {
    expect(read('not_found.html')).toContain('for every address that does not exist')
    expect(read('not_found.html')).not.toContain('<bdi>/404</bdi>')
  })

  test.each(['index.html', 'about--team.html'])('%s shows hostile texts as texts', (name) => {
    const { scripts, forbidden, loads } = inspectHtml(read(name))
    expect({ scripts, forbidden }).toEqual({ scripts: [], forbidden: [] })
    expect(loads.filter((url) => !/^(?:review\.css|pictures\/)/.test(url))).toEqual([])
    expect(read(name)).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
  })

  test.each(['index.html', 'about--team.html'])('%s has the policy of the site', (name) => {
    expect(read(name)).toMatch(
      /http-equiv="Content-Security-Policy" content="default-src &#x27;none&#x27;/i,
    )
    expect(read(name)).toContain('<meta name="robots" content="noindex"/>')
  })

  test.each(['index.html', 'about--team.html'])('%s is valid HTML', async (name) => {
    const validate = new HtmlValidate({
      extends: ['html-validate:recommended'],
      rules: {
        'no-trailing-whitespace': 'off',
        'void-style': 'off',
        'element-case': 'off',
        'attr-case': 'off',
        'long-title': 'off',
        'doctype-style': 'off',
      },
    })
    const report = await validate.validateString(read(name))
    expect(
      report.results.flatMap(({ messages }) => messages.map(({ message }) => message)),
    ).toEqual([])
  })

  test('the stylesheet names only files beside it', () => {
    const urls = [...read('review.css').matchAll(/url\(([^)]*)\)/g)].map(([, url]) => url)
    expect(urls).toEqual(['fonts/figtree.woff2', 'fonts/fraunces.woff2'])
  })
})
