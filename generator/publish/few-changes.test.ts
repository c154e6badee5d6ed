// Which pages are replaced alone, and when other pages have to be looked at too.
import { expect, test } from 'vitest'
import { fewChanges } from './few-changes'
import type { KeptPage, Pages } from '../cache/kept-pages'
import { readHtml } from '../verify/read-html'

/** Pages by their addresses, each with what stands in it. */
const pagesOf = (html: Readonly<Record<string, string>>, shared: readonly string[] = []): Pages =>
  new Map(
    Object.entries(html).map(([address, text]) => {
      const facts = { own: readHtml(text), shared }
      return [address, { html: `${text} ${shared.join()}`, facts } as unknown as KeptPage]
    }),
  )

const before = pagesOf({ '/': '<p>Home</p>', '/a': '<h2 id="x">One</h2>' })

test('only the pages that are others are replaced', () => {
  expect(fewChanges(before, before)).toEqual({ pages: new Map(), areAlone: true })
  const now = pagesOf({ '/': '<p>Home</p>', '/a': '<h2 id="x">Two</h2><h2 id="y">More</h2>' })
  const changes = fewChanges(before, now)
  expect([...(changes?.pages.keys() ?? [])]).toEqual(['/a'])
  expect(changes?.areAlone).toBe(true)
})

test('a place that is gone may be missed by any page', () => {
  expect(fewChanges(before, pagesOf({ '/': '<p>Home</p>', '/a': '<p>One</p>' }))?.areAlone).toBe(
    false,
  )
  const parts = ['with-places']
  const withParts = pagesOf({ '/': '<p>Home</p>' }, parts)
  expect(fewChanges(withParts, pagesOf({ '/': '<p>Here</p>' }, parts))?.areAlone).toBe(true)
  expect(fewChanges(withParts, pagesOf({ '/': '<p>Here</p>' }))?.areAlone).toBe(false)
})

test('the whole site is swapped in when there are other pages, or many', () => {
  const home = { '/': '<p>Home</p>' }
  expect(fewChanges(before, pagesOf(home))).toBeNull()
  expect(fewChanges(before, pagesOf({ ...home, '/b': '<h2 id="x">One</h2>' }))).toBeNull()
  expect(fewChanges(pagesOf(home), before)).toBeNull()
  const many = (length: number, text: string) =>
    pagesOf(Object.fromEntries(Array.from({ length }, (_, page) => [`/${page}`, text])))
  expect(fewChanges(many(100, 'one'), many(100, 'two'))?.pages.size).toBe(100)
  expect(fewChanges(many(101, 'one'), many(101, 'two'))).toBeNull()
})
