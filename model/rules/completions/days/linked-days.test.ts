// Days beside links to events that are for something else, or right.
import { expect, test } from 'vitest'
import {
  createEventText,
  createPageText,
  getTestProblems,
} from '../../../test-fixtures/create-test-site'

const EVENT = createEventText({ date: '2027-03-13' })
const getProblems = (body: string, today = '2026-11-20') =>
  getTestProblems({ 'events/walk.md': EVENT, 'pages/a.md': createPageText('A page', body) }, today)

test.each([
  'Come on Saturday, March 13, 2027, to [the walk](/events/walk).',
  'Sign up by Friday, March 5, 2027, for [the walk](/events/walk).',
  'Helpers for [the walk](/events/walk) meet on Saturday, March 6, 2027.',
  'Our supper is on Friday, March 12, 2027, a day before [the walk](/events/walk).',
  'We meet on March 12 and 13, 2027, for [the walk](/events/walk).',
  'On Friday, March 12, 2027, we set up for [the walk](/events/walk).',
  'On Saturday, March 6, volunteers pack bags for [the walk](/events/walk).',
  'El viernes 5 de marzo de 2027 es el último día para inscribirse en [la caminata](/events/walk).',
  'On Saturday, March 20, 2027, a week after [the walk](/events/walk), we count the gifts.',
  'On Friday, March 12, 2027, we rest.\n\nThe next day is our [walk](/events/walk).',
  'On Friday, March 12, 2027, we sing.\n\n## More\n\n[Read about the walk](/events/walk)',
  'On Friday, March 12, 2027, helpers meet.\n\n[Read about the walk](/events/walk)',
  'On Saturday, March 13, 2027, we walk.\n\n[Read about the walk](/events/walk)',
])('a page has no problem with: %s', (body) => {
  expect(getProblems(body)).toEqual([])
})

const NAMED = { 'events/walk.md': createEventText({ date: '2027-03-13', title: 'Walk for Life' }) }
const getNamedProblems = (body: string) =>
  getTestProblems({ ...NAMED, 'pages/a.md': createPageText('A page', body) }, '2026-11-20')

test.each([
  'We bake bread for [the stroll](/events/walk) on March 6, 2027.',
  'Horneamos pan para la [caminata](/events/walk), el 6 de marzo de 2027.',
  'A week after [our stroll](/events/walk), on March 20, 2027, we count the gifts.',
  'At [our stroll](/events/walk), on March 6, 2027, helpers pack bags.',
  'The [Walk for Life](/events/walk), March 20, raised enough for a roof.',
  'La [caminata](/events/walk) es el 13 de marzo de 2027.',
])('a page about an event with a longer name has no problem with: %s', (body) => {
  expect(getNamedProblems(body)).toEqual([])
})

test.each([
  'También hacen falta manos en la [Walk for Life (en inglés)](/events/walk), el 12 de marzo de 2027.',
  'Nos vemos en la [Walk for Life](/events/walk) (en inglés), el 12 de marzo.',
  'Vamos a la [caminata por la vida](/events/walk), que es el 12 de marzo de 2027.',
  'The [Walk for Life](/events/walk) is on March 12.',
  'We all sing at [our stroll](/events/walk) on March 12, 2027.',
])('a page about an event with a longer name has a problem with: %s', (body) => {
  expect(getNamedProblems(body)).toHaveLength(1)
  expect(getNamedProblems(body).join()).toContain('is on 2027-03-13')
})

test('a day with the month and the day of the linked event exchanged is noted', () => {
  const files = {
    'events/walk.md': createEventText({ date: '2027-02-06' }),
    'pages/a.md': createPageText(
      'A page',
      'On June 2, 2027, we speak Spanish at [the walk](/events/walk).',
    ),
  }
  expect(getTestProblems(files).join()).toContain('write "February 6, 2027"')
})

test('the day of an event that is over is no problem', () => {
  expect(getProblems('[Walk](/events/walk) is on Saturday, March 20, 2027.', '2027-04-01')).toEqual(
    [],
  )
})

test('a weekday of another year is no problem once the event is over', () => {
  expect(getProblems('[Walk](/events/walk) is on Monday, March 13.', '2027-04-01')).toEqual([])
})

test('the link of a notice goes with its title', () => {
  const title = 'The walk is on Saturday, March 14, 2027.'
  const notice = `---\ntitle: ${title}\ntype: news\nfrom: 2027-01-01\nuntil: 2027-03-10\nlink: /events/walk\n---\n`
  expect(getTestProblems({ 'events/walk.md': EVENT, 'notices/a.md': notice }).join()).toContain(
    'Write "Saturday, March 13, 2027".',
  )
})

const CAMPAIGN = createEventText({ start_date: '2027-07-04', date: '2027-08-01' })
const getCampaignProblems = (body: string) =>
  getTestProblems({ 'events/walk.md': CAMPAIGN, 'pages/a.md': createPageText('A page', body) })

test.each([
  ['The [walk](/events/walk) begins on Sunday, June 4, 2027.', 'Write "Sunday, July 4, 2027".'],
  [
    'Our [walk](/events/walk) is back. It begins on Sunday, June 4, 2027, and ends on Sunday, August 1, 2027.',
    'Write "Sunday, July 4, 2027".',
  ],
  ['Join the [walk](/events/walk) until Sunday, August 8, 2028.', 'a Tuesday'],
  ['The [walk](/events/walk) ends on Sunday, August 2.', 'Write "Sunday, August 1".'],
  ['The [walk](/events/walk) begins on July 5, 2027.', 'write "July 4, 2027"'],
  [
    'La [caminata](/events/walk) empieza el domingo 5 de julio de 2027.',
    '"domingo 4 de julio de 2027"',
  ],
  [
    'Llene un biberón durante cuatro semanas, del 4 de junio al 1 de agosto de 2027. Lea [más](/events/walk).',
    'write "4 de julio"',
  ],
  ['The [walk](/events/walk) runs from July 4 through September 1, 2027.', '"August 1, 2027"'],
  ['Fill a bottle June 4–August 1, 2027, for the [walk](/events/walk).', 'write "July 4"'],
])('a page about an event of several days has a problem with: %s', (body, advice) => {
  expect(getCampaignProblems(body).join()).toContain(advice)
  expect(getCampaignProblems(body)).toHaveLength(1)
})

test.each([
  'The [walk](/events/walk) begins on Sunday, July 4, 2027, and ends on Sunday, August 1, 2027.',
  'Bring your bottle on Sunday, July 18, 2027, to the [walk](/events/walk).',
  'Orders for the [walk](/events/walk) begin on Sunday, June 6, 2027.',
  'The week after the [walk](/events/walk) begins on Monday, August 2, 2027.',
  'Halfway through the [walk](/events/walk), on July 17, 2027, we sing.',
  'Pick up bottles for the [walk](/events/walk) from June 27, 2027, on.',
  'Helpers for the [walk](/events/walk) meet from June 4 to August 1, 2027.',
  'The [walk](/events/walk) lasts from July 4 to August 1, 2027.',
  'Get a bottle for the [walk](/events/walk) from June 27 to August 1, 2027.',
  'The [walk](/events/walk) ends on August 1, 2027, and the office is closed on September 4, 2027.',
])('a page about an event of several days has no problem with: %s', (body) => {
  expect(getCampaignProblems(body)).toEqual([])
})
