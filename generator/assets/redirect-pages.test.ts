// Tests the redirects from earlier paths: pages that need neither a script nor support by the host, and rules for hosts.
import { describe, expect, test } from 'vitest'
import {
  createEventText,
  createPageText,
  createTestSite,
} from '../../model/test-fixtures/create-test-site'
import { createSpeculationRules } from '../../renderer/security/speculation-rules'
import { createSitePolicy } from './site-csp'
import { buildRedirects } from './redirect-pages'

const addRedirects = (text: string) =>
  text.replace('\n---\n', '\nredirect_from:\n  - /events/gala\n  - /gala\n---\n')

const changes = { 'pages/walks.md': addRedirects(createPageText('Walks & "Runs" <all>')) }

const build = (base: string, more: Record<string, string> = {}, options = {}) =>
  buildRedirects(createTestSite({ ...changes, ...more }, options).site, {
    base,
    url: 'https://www.example.org',
    policy: "default-src 'none'",
  })

describe('buildRedirects', () => {
  test('creates a page for each earlier path that refreshes to the new one and links to it', () => {
    const { pages } = build('/')
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

  test('creates a rule for each earlier path', () => {
    expect(build('/').rules).toBe('/events/gala /walks 301\n/gala /walks 301\n')
  })

  test('adds the base path to pages and rules', () => {
    const { pages, rules } = build('/preview/pr-7/')
    expect(pages[0]?.html).toContain('content="0; url=/preview/pr-7/walks"')
    expect(pages[0]?.html).toContain('<a href="/preview/pr-7/walks">')
    expect(rules).toContain('/preview/pr-7/gala /preview/pr-7/walks 301\n')
  })

  test('creates pages of less than 1 KB with the policy of the site', () => {
    const { site } = createTestSite(changes)
    const { pages } = buildRedirects(site, {
      base: '/',
      url: site.settings.url,
      policy: createSitePolicy(site, createSpeculationRules('/', [])),
    })
    expect(Buffer.byteLength(pages[0]?.html ?? '')).toBeLessThan(1024)
  })

  test('creates no page where a draft is shown', () => {
    const draft = { 'events/gala.md': createEventText({ id: 'gala', draft: 'yes' }) }
    expect(build('/', draft).pages).toHaveLength(2)
    expect(build('/', draft, { drafts: true }).pages.map(({ file }) => file)).toEqual(['gala.html'])
  })

  test('creates nothing for a site without earlier paths', () => {
    expect(buildRedirects(createTestSite().site, { base: '/', url: '', policy: '' })).toEqual({
      pages: [],
      rules: '',
    })
  })
})
