// Lines that begin with + or - but are no comparison, and comparisons that no other program writes.
import { expect, test } from 'vitest'
import { findComparison } from './find-comparison'

const FIELDS = 'title: Parking\nphone: 1'
const createFile = (body: string, fields = FIELDS) => `---\n${fields}\n---\n\n${body}\n`

test.each([
  '+ Good shoes\n+ A bottle',
  ' + Good shoes\n + A bottle',
  '- Good shoes\n+ Good boots',
  '- Good shoes\n  + with laces\n  + with soles\n- A bottle',
  ' - Good shoes\n - A bottle\n+ A hat',
  '+1 (334) 555-0142',
  'Call\n+1 (334) 555-0142\n or write.',
  '-Far from the town\n+Free for all',
  '+Free for all\n+Near the town',
  '-10 in the morning\n+5 at noon',
  '-> Come in\n+> Go out',
  '```\n-You can park behind the house.\n+You can park beside the house.\n```',
  'You can park\n---\n+Free for all',
  '+++\nCome along.\n+++',
])('finds no comparison in the text %j', (body) => {
  expect(findComparison(createFile(body), ['title', 'phone'])).toBeNull()
})

test.each([
  'title: Parking\nitems:\n  + One\n  + Two',
  'title: Parking\nitems:\n- One\n+ Two',
  'title: Parking\nitems:\n  - One\n  - Two\n+ Three',
  'title: Parking\nphone:\n+1 334 555 0142',
  'title: Parking\nitems:\n+ - One\n+ - Two',
  'title: Parking\nitems:\n  - One\n+ - Two',
])('finds no comparison in the fields %j', (fields) => {
  expect(findComparison(createFile('Come along.', fields), ['title', 'phone'])).toBeNull()
})

test('keeps the other lines of a file with two comparisons', () => {
  const typed = createFile(
    '- Shoes\n\n-You can park behind the house.\n+You can park beside the house.',
    'title: Parking\n-phone: 1\n+phone: 2',
  )
  expect(findComparison(typed, ['title', 'phone'])?.suggestion).toEqual({
    line: 3,
    endLine: 10,
    text: 'phone: 2\n---\n\n- Shoes\n\nYou can park beside the house.',
  })
})

test('leaves out empty lines that are old, and takes those that are new', () => {
  const typed = createFile('@@ -6,3 +6,3 @@\n Come along.\n-\n-Go.\n+\n+Stay.\n')
  expect(findComparison(typed, ['title', 'phone'])?.suggestion).toEqual({
    line: 6,
    endLine: 11,
    text: 'Come along.\n\nStay.',
  })
})
