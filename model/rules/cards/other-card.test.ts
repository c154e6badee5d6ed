// Cards of the Partner page, and words that were typed into the wrong one.
import { expect, test } from 'vitest'
import { createEntryText, getTestProblems } from '../../test-fixtures/create-test-site'

const createCard = (title: string, path: string, description: string, order: number) =>
  createEntryText(
    { title, path, description, image: 'walk.svg', image_alt: 'decorative', order: String(order) },
    '',
  )

const getProblems = (donate: string, volunteer: string) =>
  getTestProblems({
    'partner/donate.md': createCard('Donate', '/partner/donate', donate, 1),
    'partner/volunteer.md': createCard('Volunteer', '/partner/volunteer', volunteer, 2),
    'partner/prayer.md': createCard('Pray', '/partner/prayer', 'Pray for families.', 3),
  }).filter((problem) => problem.includes('text-copied'))

const [DONATE, VOLUNTEER] = ['Give once, or each month.', 'Serve in the clinic or at events.']

test.each([
  ['donate', 'Pray at home or with others, and join our prayer team by email.', VOLUNTEER],
  ['volunteer', DONATE, 'Donate once, or give each month.'],
])('reports words about another card in %s.md', (file, donate, volunteer) => {
  const [problem, another] = getProblems(donate, volunteer)
  expect(problem).toContain(`content/partner/${file}.md:4:14 text-copied`)
  expect(another).toBeUndefined()
})

test.each([
  [DONATE, VOLUNTEER],
  ['Pray about a gift, and pray for those who get it.', VOLUNTEER],
  ['Pray first, then send what you can.', VOLUNTEER],
  ['Collect diapers, pray over them, and come to our prayer evening.', VOLUNTEER],
  [DONATE, 'Give an hour a week, and give a smile. Help at the front desk.'],
  [DONATE, 'Hold babies, fold clothes and answer the phone.'],
])('has no problem with: %s %s', (donate, volunteer) => {
  expect(getProblems(donate, volunteer)).toEqual([])
})
