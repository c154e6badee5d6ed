// The search index of the built sites: where its results lead, and whether people find what they look for.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { SEARCH_INDEX_PATH, type SearchEntry } from '../../components/search/search-data'
import { createSearch } from '../../components/search/search-entries'
import { getPathLanguage } from '../../model/languages'
import { findPagePaths, getAttribute, readPage } from '../support/html-queries'
import { loadBuiltContent } from '../support/load-content'
import { afterEvents, contentSites, type BuiltSite } from '../support/sites'

const readEntries = ({ folder }: BuiltSite) =>
  JSON.parse(readFileSync(join(folder, SEARCH_INDEX_PATH), 'utf8')) as SearchEntry[]

describe.each(contentSites)('the search index of $folder', (built) => {
  const entries = readEntries(built)

  test('leads only to pages and anchors that exist', () => {
    const anchors = new Map(
      findPagePaths(built).map((path) => [
        path.slice(1),
        new Set([
          '',
          // An answer is a `div`.
          ...['h2', 'h3', 'h4', 'h5', 'h6', 'dialog', 'div']
            .flatMap((tag) => readPage(built, path).all(tag))
            .map((element) => getAttribute(element, 'id')),
        ]),
      ]),
    )
    const targets = entries.flatMap(({ path, sections }) => [
      path,
      ...sections.filter(({ id }) => id !== '').map(({ id }) => `${path}#${id}`),
    ])
    const dead = targets.filter((target) => {
      const [path = '', anchor = ''] = target.split('#')
      return anchors.get(path)?.has(anchor) !== true
    })
    expect(dead).toEqual([])
  })

  test('finds each page and each person by their name', () => {
    const { site } = loadBuiltContent(built)
    const search = createSearch(entries, 'en')
    const names = [
      ...[...site.pages, ...site.services, ...site.events, ...site.posts].flatMap(
        ({ pagePath, title }) => (pagePath === null ? [] : [title]),
      ),
      ...[...site.team, ...site.board].map(({ name }) => name),
    ]
    // Names of which nothing is left without small words cannot be found.
    const lost = names.filter((name) => !search(name).some(({ title }) => title === name))
    expect(lost).toEqual([])
  })

  test('finds each question, and leads to its answer', () => {
    const { site } = loadBuiltContent(built)
    const searches = {
      en: createSearch(entries, 'en'),
      es: createSearch(entries, 'es'),
    }
    const questions = site.pages.flatMap(({ body, pagePath }) =>
      body.blocks.flatMap((block) =>
        block.kind === 'question' && block.id !== null && pagePath !== null
          ? [
              {
                search: searches[getPathLanguage(pagePath)],
                words: block.question,
                path: `${pagePath.slice(1)}#${block.id}`,
              },
            ]
          : [],
      ),
    )
    const lost = questions.filter(
      ({ search, words, path }) => !search(words).some((result) => result.path === path),
    )
    expect(lost).toEqual([])
  })
})

/** What people type, and the path that must be among the first three. */
const SEARCHES: readonly (readonly [query: string, path: string])[] = [
  ['clinic', 'services/clinic'],
  ['am I pregnant', 'services/clinic'],
  ['adoption', 'services/adoption'],
  ['new parents', 'services/parenting'],
  ['thanksgiving hours', 'contact'],
  ['map', 'contact'],
  ['donate', 'give'],
  ['diapers', 'supply-drive'],
  ['what to wear at the gala', 'events/hope-gala'],
  ['run 5k', 'events/walk-for-life'],
  ['nurse', 'about/team#denise-okafor'],
  ['what does it cost', 'questions#what-does-it-cost'],
  ['who will know', 'questions#who-will-know-that-i-talked-with-you'],
  ['browser history', 'safety'],
  ['cookies', 'privacy'],
]

/** The same with typing errors. */
const TYPING_ERRORS: readonly (readonly [query: string, path: string])[] = [
  ['adopton', 'services/adoption'],
  ['parentng', 'services/parenting'],
  ['abotion recovery', 'services/counseling'],
  ['counsling', 'services/counseling'],
  ['medicla clinc', 'services/clinic'],
  ['vounteer', 'partner/volunteer'],
  ['baby bottel', 'events/baby-bottle-boomerang'],
  ['hisotry', 'about/history'],
  ['montly', 'monthly-partner'],
  ['denice okafor', 'about/team#denise-okafor'],
]

/** What people type on a Spanish page. */
const IN_SPANISH: readonly (readonly [query: string, path: string])[] = [
  ['clinica medica', 'es/services/clinic'],
  ['adopcion', 'es/services/adoption'],
  ['cuánto cuesta', 'es/questions#cuánto-cuesta'],
  ['horario y dirección', 'es/contact'],
  ['despues de un aborto', 'es/services/counseling'],
]

test('people find within the first three results what they look for', () => {
  const entries = readEntries(afterEvents)
  const english = createSearch(entries, 'en')
  const spanish = createSearch(entries, 'es')
  const missed = [...SEARCHES, ...TYPING_ERRORS, ...IN_SPANISH].flatMap(([query, path]) => {
    const found = (path.startsWith('es/') ? spanish : english)(query)
      .slice(0, 3)
      .map((result) => result.path)
    const isFound = found.some((other) => other === path || other.split('#')[0] === path)
    return isFound ? [] : [`${query}: ${found.join(', ')} instead of ${path}`]
  })
  expect(missed).toEqual([])
})
