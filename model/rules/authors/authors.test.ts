// Tests that a typo in the name of an author is reported, and that other names are not.
import { expect, test } from 'vitest'
import {
  createEntryText,
  createPostText,
  createTestSite,
} from '../../test-fixtures/create-test-site'

const createPerson = (name: string) => createEntryText({ name, title: 'Nurse', order: '1' }, 'Hi.')
const team = {
  'team/sarah.md': createPerson('Sarah Sample'),
  'team/joy.md': createPerson('Joy Abernathy'),
}
const getProblems = (author: string) =>
  createTestSite({ ...team, 'blog/a.md': createPostText({ author }) }).problems

test.each(['Sarah Sampel', 'sarah sample', 'Sara Sample'])(
  'reports the author %s and suggests the name on the team, but no edit',
  (author) => {
    expect(getProblems(author)).toMatchObject([
      {
        code: 'author-name',
        severity: 'warning',
        field: 'author',
        fix: 'If they are the same person, write author: Sarah Sample',
        suggestion: null,
      },
    ])
  },
)

test('reports an author who is mixed from two people, but not a guest with several posts', () => {
  const post = createPostText({ author: 'Sarah Abernathy' })
  expect(getProblems('Sarah Abernathy')).toMatchObject([
    {
      code: 'author-name',
      fix: 'Write author: Sarah Sample or author: Joy Abernathy, the one who wrote this. If Sarah Abernathy is someone else, there is nothing to do.',
    },
  ])
  const files = { ...team, 'blog/a.md': post, 'blog/b.md': post }
  const codes = createTestSite(files).problems.map(({ code }) => code)
  expect(codes).not.toContain('author-name')
})

test.each(['Sarah Sample', 'Ann', 'Sarah Miller', 'Joy Abbott'])(
  'accepts the author %s',
  (author) => {
    expect(getProblems(author)).toEqual([])
  },
)
