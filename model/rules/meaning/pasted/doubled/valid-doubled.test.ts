// Names, titles and sentences that have a word twice on purpose.
import { expect, test } from 'vitest'
import {
  createEntryText,
  createEventText,
  createPostText,
  getTestProblems,
} from '../../../../test-fixtures/create-test-site'

const expectNothingTwice = (path: string, text: string) => {
  const found = getTestProblems({ [path]: text })
  expect(found.filter((problem) => problem.includes('text-twice'))).toEqual([])
}

test.each([
  ['title', 'Knock Knock'],
  ['title', 'Walk, Walk, Walk'],
  ['title', 'A Day of La La Land'],
  ['title', 'Here to There to Here'],
  ['location', 'New York, New York'],
  ['location', 'Church Hall, Church Street, Auburn'],
  ['location', 'Walla Walla Park, Walla Walla'],
  ['location', 'Mobile, Alabama, and Auburn, Alabama'],
  ['summary', 'Walk with us. Talk with us. Walk with us again.'],
  ['summary', 'He had had a long day, and that that was so is known.'],
  ['time', '6:00 PM - 6:30 PM'],
])('the %s of an event may be: %s', (field, value) => {
  expectNothingTwice('events/walk.md', createEventText({ [field]: value }))
})

test.each(['Lin Lin Chen', 'Thomas Thomasson', 'Ann Ann-Marie Lee', 'Jo Ann Jo'])(
  'a post may be by %s',
  (author) => {
    expectNothingTwice('blog/a.md', createPostText({ author }))
  },
)

test.each([
  ['Ann Sample', 'Nurse', 'Yum Yum Bakery'],
  ['Ann Sample', 'Sample Chair', 'Win-Win'],
  ['Ann Sample', 'Ann Sample Professor of Law', 'Auburn, Auburn University at Montgomery'],
])('%s, %s, may come from %s', (name, title, organization) => {
  expectNothingTwice('board/ann.md', createEntryText({ name, title, organization, order: '1' }, ''))
})
