// The note that an editor sees after changing the id of an event that was published.
import { describe, expect, test } from 'vitest'
import { applyEdits } from '../../../problems/text-edits'
import {
  createEventText,
  createTestSite,
  getTestProblems,
} from '../../../test-fixtures/create-test-site'

const createList = (...more: string[]) => ['/', '/events', '/events/walk', ...more, ''].join('\n')

const createRun = (id: string) =>
  createEventText({
    id,
    title: 'Run',
    date: '2026-12-05',
    summary: 'A run.',
    description: 'Some other description, which is as long as one of an event has to be here.',
  })

describe('an event that was published with another id', () => {
  const files = {
    'addresses.txt': createList('/events#walk'),
    'events/walk.md': createEventText({ id: 'walk-2025' }),
  }

  test('is noted, and its id can be brought back', () => {
    expect(getTestProblems(files)).toEqual([
      'content/events/walk.md:2:5 address-lost This event was published with the id walk. With another id, links to /events#walk no longer find it. Write id: walk',
    ])
    const edits = createTestSite(files).problems.flatMap(({ suggestion }) => suggestion ?? [])
    expect(applyEdits(files['events/walk.md'], edits)).toBe(createEventText())
  })

  test('is noted beside another one', () => {
    const problems = getTestProblems({
      'addresses.txt': createList('/events/run', '/events#walk', '/events#run'),
      'events/walk.md': createEventText({ id: 'walk-2025' }),
      'events/run.md': createRun('run-2025'),
    })
    expect(problems).toEqual(
      ['run', 'walk'].map(
        (name) =>
          `content/events/${name}.md:2:5 address-lost This event was published with another id, so links to its card no longer find it. Write id: walk or id: run`,
      ),
    )
  })
})

test.each([
  ['a list without ids', { 'addresses.txt': createList() }],
  ['the same ids', { 'addresses.txt': createList('/events#walk') }],
  ['an id whose event is gone', { 'addresses.txt': createList('/events#walk', '/events#gone') }],
  [
    'a new event',
    {
      'addresses.txt': createList('/events#walk', '/events#gone'),
      'events/run.md': createRun('run'),
    },
  ],
])('accepts %s', (_, files) => {
  expect(getTestProblems(files)).toEqual([])
})
