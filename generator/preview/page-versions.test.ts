// Tests the versions of pages that a preview shows.
import { describe, expect, test } from 'vitest'
import type { ResolvedPage } from '../../renderer/page-context'
import { findPageVersions } from './page-versions'

/** The parts of a page that matter here: two with the same words are equal. */
const createPage = (words: string) =>
  ({ template: 'page', data: { pageProps: { words } } }) as unknown as ResolvedPage

const createChange = (day: string, pages: readonly (readonly [string, ResolvedPage | null])[]) => {
  const transition = { at: `${day}T00:00:00-06:00`, day, what: 'It happens.', paths: [] }
  return { transition, pages: new Map(pages) }
}

const find = (
  today: ReadonlyMap<string, ResolvedPage>,
  changes: ReturnType<typeof createChange>[],
  everything: ReadonlyMap<string, ResolvedPage>,
) =>
  findPageVersions({
    ...{ forecast: { pages: today, changes }, today: '2026-11-22', everything },
    ...{ base: '/preview/pr-7/', timeZone: 'America/Chicago' },
  })

const first = createPage('first')
const second = createPage('second')

describe('findPageVersions', () => {
  test('needs no page for a version that is equal to the one that shows everything', () => {
    const everything = new Map([['/', first]])
    const { versions, datedPages } = find(
      everything,
      [createChange('2026-12-01', [['/', second]])],
      everything,
    )
    const start = { from: '2026-11-22', at: '2026-11-22T00:00:00-06:00', what: null }
    const change = { from: '2026-12-01', at: '2026-12-01T00:00:00-06:00', what: 'It happens.' }
    expect(versions.get('/')).toEqual([
      { ...start, href: '/preview/pr-7/' },
      { ...change, href: '/preview/pr-7/as_of/2026-12-01' },
    ])
    expect(datedPages).toEqual([{ path: '/as_of/2026-12-01', page: second, from: '2026-12-01' }])
  })

  test('returns no address for days on which visitors do not see the page', () => {
    const everything = new Map([
      ['/draft', first],
      ['/news', first],
    ])
    const { versions } = find(
      new Map([['/news', first]]),
      [createChange('2026-12-01', [['/news', null]])],
      everything,
    )
    const getHrefs = (path: string) => versions.get(path)?.map(({ href }) => href)
    expect(getHrefs('/draft')).toEqual([null])
    expect(getHrefs('/news')).toEqual(['/preview/pr-7/news', null])
  })

  test('stops before a preview has more than 500 pages of other days', () => {
    const paths = Array.from({ length: 300 }, (_, index) => `/${index}`)
    const everything = new Map(paths.map((path) => [path, first]))
    const changes = ['2026-12-01', '2026-12-24'].map((day) =>
      createChange(
        day,
        paths.map((path) => [path, createPage(day)] as const),
      ),
    )
    const { datedPages, lastDay } = find(everything, changes, everything)
    expect(datedPages).toHaveLength(300)
    expect(lastDay).toBe('2026-12-23')
  })
})
