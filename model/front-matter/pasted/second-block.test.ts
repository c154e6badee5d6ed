// Tests that a text with lines and colons that is meant is no second block of fields.
import { expect, test } from 'vitest'
import { findSecondBlock } from './second-block'

const NAMES = ['title', 'description', 'date', 'time', 'location']

test.each([
  'Come along.\n\n---\n\nBring a friend.\n\n---\n',
  '---\nMonday: 9 AM\nTuesday: 10 AM\n---\n',
  '---\ntime: 6 PM\nlocation: the hall\n---\n',
  'tags: we sell them at the door\n\nlayout: see the map below\n\n---\n',
  '***\ncost: free\nwhat to bring: shoes\n***\n',
  '---\ntitle: a word for a song\nIt has more words.\ntags: none\n---\n',
  '```\ncost: free\nfood: yes\n```\n',
])('%j', (body) => {
  const find = (name: string) => NAMES.includes(name)
  expect(findSecondBlock(body, find, () => 'Parking')).toBeNull()
})
