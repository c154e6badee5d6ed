// Tests the versions of a page in other languages, and the age of translations on a site.
import { describe, expect, test } from 'vitest'
import { createPageText, createTestSite, getTestProblems } from '../test-fixtures/create-test-site'
import { applyEdits } from '../problems/text-edits'
import { getTranslations } from './translations'

const ENGLISH = createPageText('Parking', 'Come along.')
const SPANISH = createPageText('Estacionar', 'Venga.')
  .replace(
    /^description: .*$/m,
    'description: Dónde puede dejar su auto cuando nos visita, y cuánto cuesta.',
  )
  .replace('---\n\n', 'translation_of: /parking\n---\n\n')
const FILES = { 'pages/parking.md': ENGLISH, 'pages/parking.es.md': SPANISH }

/** Returns the Spanish file after `check --fix`. */
function fix(files: Readonly<Record<string, string>>): string {
  const { problems } = createTestSite(files)
  const edits = problems.flatMap(({ file, suggestion }) =>
    file === 'content/pages/parking.es.md' ? (suggestion ?? []) : [],
  )
  return applyEdits(files['pages/parking.es.md'] ?? '', edits)
}

const MARKED = { ...FILES, 'pages/parking.es.md': fix(FILES) }

describe('a translation', () => {
  test('has the path of its file below the language', () => {
    const { site } = createTestSite(MARKED)
    const versions = [
      { language: 'en', path: '/parking' },
      { language: 'es', path: '/es/parking' },
    ]
    expect(getTranslations(site, '/parking')).toEqual(versions)
    expect(getTranslations(site, '/es/parking')).toEqual(versions)
    expect(getTranslations(site, '/contact')).toEqual([])
  })
  test('of the home page is at /es', () => {
    const home = SPANISH.replace('/parking', '/')
    const { site } = createTestSite({ 'pages/index.es.md': home })
    expect(getTranslations(site, '/')[1]?.path).toBe('/es')
  })
  test('gets its marks from the check, and has no problem then', () => {
    expect(getTestProblems(MARKED)).toEqual([])
    expect(createTestSite(MARKED).site.outdatedTranslations).toEqual([])
  })
  test('is outdated when the English text changes, until its marks are deleted and written again', () => {
    const changed = { ...MARKED, 'pages/parking.md': ENGLISH.replace('Come', 'Please come') }
    expect(createTestSite(changed).site.outdatedTranslations).toEqual(['/es/parking'])
    expect(getTestProblems(changed)[0]).toContain('“Please come along.” (line 6) has changed')
    const withoutMarks = changed['pages/parking.es.md']?.replace(/translated_from.*\n/, '') ?? ''
    const updated = fix({ ...changed, 'pages/parking.es.md': withoutMarks })
    expect(getTestProblems({ ...changed, 'pages/parking.es.md': updated })).toEqual([])
  })
  test.each([
    ['Come along.[SP1]', '[SP1]Ann, should we say when?'],
    ['Come along.[SP1]', '[SP1]I made this shorter.'],
    ['Come along.', 'Let me know if you want me to make it shorter!'],
  ])('is not outdated by words that have to be deleted: %s, %s', (typed, note) => {
    const text = `${ENGLISH.replace('Come along.', typed).trimEnd()}\n\n${note}\n`
    const found = getTestProblems({ ...MARKED, 'pages/parking.md': text })
    expect(found).not.toEqual([])
    expect(found.filter((problem) => problem.includes('The English text'))).toEqual([])
  })
  test('is outdated by other paragraphs than the one with words that have to be deleted', () => {
    const text = `${ENGLISH.replace('Come along.', 'Please come.[SP1]').trimEnd()}\n\nBring a hat.\n\n[SP1]When?\n`
    const found = getTestProblems({ ...MARKED, 'pages/parking.md': text }).join(' ')
    expect(found).toContain('is newer: “Bring a hat.” (line 8) is new.')
  })
  test('is not outdated when the English quotation gets a line without words', () => {
    const english = createPageText('Parking', '> Come along.\n> All of you.\n\nBring a hat.')
    const marked = fix({ ...FILES, 'pages/parking.md': english })
    const changed = english.replace('\n> All', '\n>\n> All')
    const { site } = createTestSite({ 'pages/parking.md': changed, 'pages/parking.es.md': marked })
    const [problem] = getTestProblems({
      'pages/parking.md': changed,
      'pages/parking.es.md': marked,
    })
    expect(site.outdatedTranslations).toEqual([])
    expect(problem).toBeUndefined()
  })
  test('is an error when the English file is deleted', () => {
    const { problems } = createTestSite({ 'pages/parking.es.md': MARKED['pages/parking.es.md'] })
    expect(problems.map(({ code, severity }) => [code, severity])).toEqual([
      ['translation-original', 'error'],
    ])
  })
  test('gets the new address when the English page is renamed', () => {
    const moved = ENGLISH.replace('---\n\n', 'redirect_from:\n  - /parking\n---\n\n')
    const { problems } = createTestSite({
      'pages/cars.md': moved,
      'pages/parking.es.md': MARKED['pages/parking.es.md'],
    })
    expect(problems.map(({ fix }) => fix)).toEqual([
      'Press the pencil and change the name in the box to cars.es.md. Write translation_of: /cars too.',
    ])
  })
  test('is an error when the English page is not public', () => {
    const draft = ENGLISH.replace('---\n\n', 'draft: true\n---\n\n')
    const codes = createTestSite({ ...MARKED, 'pages/parking.md': draft }).problems
    expect(codes.map(({ code }) => code)).toEqual(['translation-hidden'])
  })
  test('of an event does not exist', () => {
    const { problems } = createTestSite({ 'events/gala.es.md': 'x' })
    expect(problems.map(({ code }) => code)).toContain('translation-kind')
  })
})

test('an English page cannot be in the folder of a language', () => {
  const codes = createTestSite({ 'pages/es/parking.md': ENGLISH }).problems
  expect(codes.map(({ code }) => code)).toContain('file-misplaced')
})
