// What people type under redirect_from in place of the former address of a page that has a new name.
import { expect, test } from 'vitest'
import { applyEdits } from '../../../problems/text-edits'
import {
  createPageText,
  createTestSite,
  REQUIRED_PATHS,
} from '../../../test-fixtures/create-test-site'

const createList = (...paths: readonly string[]) =>
  ['/', '/events', '/events/walk', '/blog', ...REQUIRED_PATHS, ...paths].join('\n')

const PATHS = ['/partner/churches']

const withRedirect = (item: string) =>
  createPageText('For Pastors').replace('---\n\n', `redirect_from:\n  - ${item}\n---\n\n`)

const load = (text: string, paths: readonly string[] = PATHS) =>
  createTestSite({
    'addresses.txt': createList(...paths),
    'pages/partner/for-pastors.md': text,
  }).problems

test.each([
  'churches.md',
  'content/pages/partner/churches.md',
  'pages/partner/churches',
  '../churches.md',
  'For Churches',
  'Churches',
  '/churches',
  'churches',
  'partner/churches',
  '/partner/churches/',
  '/partner/church',
  '/Partner/Churches.html',
  'https://www.example.org/partner/churches',
  'https://github.com/example/lantern-hill-site/blob/main/content/pages/partner/churches.md',
  '/partner/for-pastors',
  'for-pastors.md',
  '"churches.md"',
])('%s becomes the former address', (typed) => {
  const text = withRedirect(typed)
  const problems = load(text)
  expect(problems.map(({ code, line }) => [code, line])).toEqual([['address-lost', 5]])
  expect(problems[0]?.fix).toMatch(/^Write \/partner\/churches in place of /)
  const fixed = applyEdits(text, [problems[0]!.suggestion!])
  expect(fixed).toBe(withRedirect('/partner/churches'))
  expect(load(fixed)).toEqual([])
})

test('an item on the line of the field becomes a list with the former address', () => {
  const text = withRedirect('churches.md').replace('\n  - churches.md', ' churches.md')
  const problems = load(text)
  expect(problems.map(({ code }) => code)).toEqual(['address-lost'])
  expect(applyEdits(text, [problems[0]!.suggestion!])).toBe(withRedirect('/partner/churches'))
})

test('a name that two former addresses have is left to a person', () => {
  const problems = load(withRedirect('churches.md'), ['/partner/churches', '/about/churches'])
  const [shape, ...others] = problems.filter(({ code }) => code === 'old-address-shape')
  expect(others).toEqual([])
  expect(shape?.suggestion).toBeNull()
})

test('what is no address is never moved into another list', () => {
  const text = withRedirect('/partner/churches\n  - churches.md')
  const problems = load(text)
  expect(problems.map(({ code, suggestion }) => [code, suggestion])).toEqual([
    ['old-address-shape', null],
  ])
})
