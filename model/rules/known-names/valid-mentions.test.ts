// Names that are almost those of others, and are right.
import { expect, test } from 'vitest'
import {
  createEntryText,
  createPageText,
  createPostText,
  getTestProblems,
} from '../../test-fixtures/create-test-site'

const createChurch = (name: string) => createEntryText({ name, event: 'walk', order: '1' }, '')
const CHURCH = { 'churches/cedar-grove-church.md': createChurch('Cedar Grove Church') }
const check = (files: Readonly<Record<string, string>>) =>
  getTestProblems({ ...CHURCH, ...files }).filter((problem) => problem.includes('name-mistyped'))

test('a mistyped name is noted', () => {
  const page = createPageText('A page', 'We meet at Ceder Grove Church.')
  expect(check({ 'pages/a.md': page })).toEqual([
    expect.stringContaining('but the name seems to be "Cedar Grove Church".'),
  ])
})

test.each([
  'We meet at Cedar Grove Church. Cedar Grove Church’s hall is open.',
  'We meet at Cedar Hills Church, at Center Grove Church or in Cedar Grave.',
  'Cedars Grove Church is a song. We met at ceder grove church.',
])('a page may say: %s', (words) => {
  expect(check({ 'pages/a.md': createPageText('A page', words) })).toEqual([])
})

test('two churches may have almost the same name', () => {
  const page = createPageText('A page', 'We meet at Ceder Grove Church.')
  const files = { 'churches/ceder-grove-church.md': createChurch('Ceder Grove Church') }
  expect(check({ ...files, 'pages/a.md': page })).toEqual([])
})

test('an old post is not read', () => {
  const post = createPostText({ date: '2024-01-01', summary: 'We met at Ceder Grove Church.' })
  expect(check({ 'blog/a.md': post })).toEqual([])
})
