// News that may stay after the day that they name.
import { expect, test } from 'vitest'
import {
  createEntryText,
  createEventText,
  getTestProblems,
} from '../../../test-fixtures/create-test-site'

const check = (title: string, link = '', events: Readonly<Record<string, string>> = {}) =>
  getTestProblems({
    ...events,
    'notices/a.md': createEntryText(
      { title, type: 'news', from: '2027-05-01', until: '2027-05-29', link },
      '',
    ),
  })

const PICNIC = {
  id: 'picnic',
  title: 'Picnic by the Pond',
  date: '2027-05-15',
  summary: 'Lunch.',
  description: 'We eat together by the water, and the children may feed the ducks.',
}

test.each([
  'Thank you for coming to our picnic on May 15!',
  'From May 15, we are open on Saturdays. Come and see us.',
  'Our new office opens on May 15. Come and visit us there.',
  'The road is closed on May 15.',
  'Come and pray with us on May 15 and 29.',
  'Join us on May 15 or on May 22.',
  'Come to our picnic on May 29.',
  'Join us every Saturday since May 15.',
  'Join us by May 15 to get a shirt.',
  'Our picnic on May 15 raised enough for a new roof. Come and see it.',
  'Register at any time. We are ready before May 15.',
  'Our coat drive begins on May 15.',
  'Our new room will be ready by May 15.',
  'Until May 15 we meet in the hall, and then in the new room.',
  'We are closed on May 15 and open until May 29.',
  'The drive ends on May 15 or May 16.',
  'Our coat drive ends on May 29.',
  'Our drive ended on May 15.',
  'The end of our drive on May 15 was extended.',
  'Thank you for all you brought until May 15.',
  'Our office is closed from May 15 to May 29.',
])('have no problem with the title: %s', (title) => {
  expect(check(title)).toEqual([])
})

test.each([
  ['Thank you for coming to our Picnic by the Pond!', PICNIC],
  ['See the photos of our Picnic by the Pond.', PICNIC],
  ['All are welcome at the Picnic by the Pond.', { ...PICNIC, date: '2027-05-29' }],
  ['All are welcome at the Picnic by the Pond.', { ...PICNIC, date: '2027-06-05' }],
  ['The pond is clean.', PICNIC],
])('may name an event: %s', (title, event) => {
  expect(check(title, '', { 'events/picnic.md': createEventText(event) })).toEqual([])
})

test('may lead to an event that is over if another one has its name', () => {
  const events = {
    'events/picnic.md': createEventText(PICNIC),
    'events/picnic-june.md': createEventText({ ...PICNIC, id: 'picnic-june', date: '2027-06-12' }),
  }
  expect(check('Bring a blanket and a friend.', '/events/picnic', events)).toEqual([])
})

test.each([
  'Bring your bottle by Saturday, May 15.',
  'Please bring your gifts to our office by 12:00 PM on Saturday, May 15.',
  'Sign up no later than May 15.',
  'Traiga su biberón hasta el 15 de mayo.',
])('are still there after the last day for what they ask: %s', (title) => {
  expect(check(title)).toEqual([
    expect.stringMatching(
      /The title asks people for something until (?:Saturday, )?May 15, 2027, but this notice stays on top of every page until (?:Saturday, )?May 29, 2027/,
    ),
  ])
})

test.each([
  'Our coat drive ends on Saturday, May 15.',
  'Registration is open through May 15.',
  'We collect coats from May 3 until May 15.',
  'The last day to bring coats is Saturday, May 15.',
  'The side door is closed until noon on Saturday, May 15.',
  'Nuestra colecta termina el sábado 15 de mayo.',
  'El último día para traer abrigos es el 15 de mayo.',
])('are still there after their last day: %s', (title) => {
  expect(check(title)).toEqual([
    expect.stringMatching(
      /The title is true only until (?:Saturday, )?May 15, 2027, but this notice stays on top of every page until (?:Saturday, )?May 29, 2027.*Write until: 2027-05-15/,
    ),
  ])
})
