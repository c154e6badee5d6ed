// What stands at an old address: a page that needs no script and no clever host, and a rule for hosts that are.
import { expect, test } from 'vitest'
import {
  createEventText,
  createPageText,
  createTestSite,
} from '../../model/test-fixtures/create-test-site'
import { createSitePolicy } from './site-csp'
import { buildRedirects } from './redirect-pages'

const old = (text: string) =>
  text.replace('\n---\n', '\nredirect_from:\n  - /events/gala\n  - /gala\n---\n')

const changes = { 'pages/walks.md': old(createPageText('Walks & "Runs" <all>')) }

const built = (base: string, more: Record<string, string> = {}, options = {}) =>
  buildRedirects(createTestSite({ ...changes, ...more }, options).site, {
    base,
    url: 'https://www.example.org',
    policy: "default-src 'none'",
  })

test('each old address has a page that leads on at once, and by a link', () => {
  const { pages } = built('/')
  expect(pages.map(({ file }) => file)).toEqual(['events/gala.html', 'gala.html'])
  expect(pages[0]?.html).toMatchInlineSnapshot(`
    "<!doctype html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta http-equiv="Content-Security-Policy" content="default-src 'none'">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="referrer" content="no-referrer">
    <meta name="robots" content="noindex">
    <meta http-equiv="refresh" content="0; url=/walks">
    <link rel="canonical" href="https://www.example.org/walks">
    <title>Walks &amp; &quot;Runs&quot; &lt;all></title>
    </head>
    <body>
    <h1>This page has moved</h1>
    <p>It is here now: <a href="/walks">Walks &amp; &quot;Runs&quot; &lt;all></a></p>
    </body>
    </html>
    "
  `)
})

test('hosts that read _redirects answer without a page', () => {
  expect(built('/').rules).toBe('/events/gala /walks 301\n/gala /walks 301\n')
})

test('below a path, both lead to addresses below it', () => {
  const { pages, rules } = built('/preview/pr-7/')
  expect(pages[0]?.html).toContain('content="0; url=/preview/pr-7/walks"')
  expect(pages[0]?.html).toContain('<a href="/preview/pr-7/walks">')
  expect(rules).toContain('/preview/pr-7/gala /preview/pr-7/walks 301\n')
})

test('with the policy of the site such a page is still below 1 KB', () => {
  const { site } = createTestSite(changes)
  const { pages } = buildRedirects(site, {
    base: '/',
    url: site.settings.url,
    policy: createSitePolicy(site, '/'),
  })
  expect(Buffer.byteLength(pages[0]?.html ?? '')).toBeLessThan(1024)
})

test('a draft that is shown at the old address is not covered up', () => {
  const draft = { 'events/gala.md': createEventText({ id: 'gala', draft: 'yes' }) }
  expect(built('/', draft).pages).toHaveLength(2)
  expect(built('/', draft, { drafts: true }).pages.map(({ file }) => file)).toEqual(['gala.html'])
})

test('a site without old addresses has neither', () => {
  expect(buildRedirects(createTestSite().site, { base: '/', url: '', policy: '' })).toEqual({
    pages: [],
    rules: '',
  })
})
