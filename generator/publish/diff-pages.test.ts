// Tests which page is replaced in place, and when the links of other pages have to be verified again.
import { describe, expect, test } from 'vitest'
import { diffPages } from './diff-pages'
import type { CachedPage, PagesByPath } from '../cache/pages/page-cache'
import { inspectHtml } from '../verify/inspect-html'

/** Creates pages from their bodies by path. */
const createPages = (
  bodies: Readonly<Record<string, string>>,
  shared: readonly string[] = [],
): PagesByPath =>
  new Map(
    Object.entries(bodies).map(([path, body]) => {
      const summary = { own: inspectHtml(body), shared }
      return [path, { htmlHash: `${body} ${shared.join()}`, summary } as unknown as CachedPage]
    }),
  )

const before = createPages({ '/': '<p>Home</p>', '/a': '<h2 id="x">One</h2>' })

describe('diffPages', () => {
  test('returns the only page that differs', () => {
    const now = createPages({ '/': '<p>Home</p>', '/a': '<h2 id="x">Two</h2><h2 id="y">More</h2>' })
    expect(diffPages(before, now)).toMatchObject({ path: '/a', affectsOtherPages: false })
  })

  test('reports that a lost anchor affects other pages', () => {
    const now = createPages({ '/': '<p>Home</p>', '/a': '<p>One</p>' })
    expect(diffPages(before, now)).toMatchObject({ affectsOtherPages: true })
  })

  test('reports that a change of the shared parts affects other pages', () => {
    const withParts = createPages({ '/': '<p>Home</p>' }, ['header'])
    const sameParts = createPages({ '/': '<p>Here</p>' }, ['header'])
    expect(diffPages(withParts, sameParts)).toMatchObject({ affectsOtherPages: false })
    const noParts = createPages({ '/': '<p>Here</p>' })
    expect(diffPages(withParts, noParts)).toMatchObject({ affectsOtherPages: true })
  })

  test("returns 'none' when all pages are the same", () => {
    expect(diffPages(before, before)).toBe('none')
  })

  test("returns 'many' when several pages differ", () => {
    const now = createPages({ '/': '<p>Here</p>', '/a': '<h2 id="x">Two</h2>' })
    expect(diffPages(before, now)).toBe('many')
  })

  test("returns 'many' when a page was added, removed or renamed", () => {
    const home = createPages({ '/': '<p>Home</p>' })
    expect(diffPages(before, home)).toBe('many')
    expect(diffPages(home, before)).toBe('many')
    const renamed = createPages({ '/': '<p>Home</p>', '/b': '<h2 id="x">One</h2>' })
    expect(diffPages(before, renamed)).toBe('many')
  })
})
