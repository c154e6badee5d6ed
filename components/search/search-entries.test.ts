import { describe, expect, test } from 'vitest'
import type { SearchEntry } from './search-data'
import { createSearch, MAX_RESULTS } from './search-entries'

const createEntry = (entry: Partial<SearchEntry> & { path: string }): SearchEntry => ({
  ...{ title: entry.path, parent: '', detail: '', summary: '', sections: [] },
  ...entry,
})

const ENTRIES = [
  createEntry({
    path: 'services/clinic',
    title: 'Medical Clinic',
    alsoKnownAs: ['Sonogram'],
    summary: 'A quiet place.',
    sections: [
      { id: '', heading: '', text: 'You can walk in.' },
      { id: 'cost', heading: 'What it costs', text: 'Ask us before you come.' },
    ],
  }),
  createEntry({ path: 'events/walk', title: 'Walk 4 Life', parent: 'Events' }),
  createEntry({ path: 'talk', title: 'Talk with us', summary: 'Señora Núñez answers.' }),
  createEntry({ path: 'volunteer', title: 'Volunteer' }),
  createEntry({
    path: 'volunteer/clinic',
    title: 'Clinic Volunteer',
    summary: 'A volunteer is a friend to every volunteer.',
    parent: 'Volunteer',
  }),
  createEntry({
    path: 'team#ann',
    title: 'Ann Lee',
    detail: 'Nurse',
    sections: [{ id: '', heading: '', text: 'She knits.' }],
  }),
]
const search = createSearch(ENTRIES, 'en')
const findPaths = (query: string) => search(query).map(({ path }) => path)

describe('the search', () => {
  test.each([
    ['clin', 'services/clinic', 'the beginning of a word'],
    ['CLINIC', 'services/clinic', 'capitals'],
    ['sonogram', 'services/clinic', 'another name'],
    ['sonogam', 'services/clinic', 'a missing letter in another name'],
    ['medicla', 'services/clinic', 'two swapped letters'],
    ['nunez', 'talk', 'a word without its accents'],
    ['nurse', 'team#ann', 'the role of a person'],
    ['volunteer', 'volunteer', 'the very name of a page'],
    ['vounteer', 'volunteer', 'a missing letter in the name of a page'],
    ['where is the clinic', 'services/clinic', 'words that say nothing'],
    ['clinic zebra', 'services/clinic', 'a word that is nowhere'],
  ])('finds for %j first %s, in spite of or by %s', (query, path) => {
    expect(findPaths(query)[0]).toBe(path)
  })

  test('does not take a word for a similar one that is spelled right', () => {
    expect(findPaths('walk')).toEqual(['events/walk', 'services/clinic'])
  })

  test('does not find all pages below a page by the name of that page', () => {
    expect(findPaths('events')).not.toContain('events/walk')
  })

  test.each(['', '  ', 'the', 'xyzzyx', '<b>', '"', '\\'])('finds nothing for %j', (query) => {
    expect(search(query)).toEqual([])
  })

  test('leads to the part of the page with the words, and to its top if they are in its title', () => {
    expect(search('costs')[0]).toMatchObject({
      path: 'services/clinic#cost',
      snippet: [
        { text: 'What it ', isMarked: false },
        { text: 'costs', isMarked: true },
        { text: ': Ask us before you come.', isMarked: false },
      ],
    })
    expect(search('medical')[0]?.path).toBe('services/clinic')
  })

  test('leads to the part with the most words in its heading', () => {
    const entry = createEntry({
      path: 'questions',
      sections: [
        { id: 'visit', heading: 'Can I visit?', text: '' },
        { id: 'helper', heading: 'Can I visit as a helper?', text: '' },
      ],
    })
    expect(createSearch([entry], 'en')('visit helper')[0]?.path).toBe('questions#helper')
    expect(createSearch([entry], 'en')('visit')[0]?.path).toBe('questions#visit')
  })

  test('shows the summary, or else the first words, if none of them was found', () => {
    const getSnippet = (query: string) =>
      search(query)[0]
        ?.snippet.map(({ text }) => text)
        .join('')
    expect(getSnippet('sonogram')).toBe('A quiet place.')
    expect(getSnippet('nurse')).toBe('She knits.')
  })

  test('returns a limited number of results', () => {
    const many = Array.from({ length: 30 }, (_, index) => createEntry({ path: `gala-${index}` }))
    expect(createSearch(many, 'en')('gala')).toHaveLength(MAX_RESULTS)
  })
})

describe('the search of a site with two languages', () => {
  const entries = [
    createEntry({ path: 'services/clinic', title: 'Medical Clinic' }),
    createEntry({
      path: 'es/services/clinic',
      original: 'services/clinic',
      title: 'Clínica médica',
      summary: 'Puede venir sola.',
    }),
    createEntry({ path: 'blog/clinic', title: 'A day at the clinic' }),
  ]
  const findIn = (language: 'en' | 'es', query: string) =>
    createSearch(entries, language)(query).map((result) => [result.path, result.language])

  test('finds on an English page its English version, and no translation', () => {
    expect(findIn('en', 'clinic')).toEqual([
      ['services/clinic', 'en'],
      ['blog/clinic', 'en'],
    ])
  })

  test('finds on a Spanish page the translation, and what exists only in English', () => {
    expect(findIn('es', 'clinica')).toEqual([['es/services/clinic', 'es']])
    expect(findIn('es', 'clinic')).toEqual([
      ['blog/clinic', 'en'],
      ['es/services/clinic', 'es'],
    ])
  })

  test('finds on an English page Spanish words', () => {
    expect(findIn('en', 'venir')).toEqual([['es/services/clinic', 'es']])
  })
})
