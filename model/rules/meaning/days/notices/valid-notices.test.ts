// Notices whose titles and names fit their days.
import { expect, test } from 'vitest'
import {
  createEntryText,
  createEventText,
  getTestProblems,
} from '../../../../test-fixtures/create-test-site'

test.each([
  ['Thanksgiving', '2026-11-26'],
  ['a road closure on Sample Street', '2026-12-03'],
  ['the closing of the school next door', '2026-12-03'],
  ['a new heater', '2026-12-03'],
  ['Good Friday', '2027-03-26'],
  ['a staff retreat (back on Monday)', '2026-12-03'],
  ['Independence Day, July 4', '2027-07-05'],
  ['fortnightly cleaning', '2026-12-03'],
  ['the ride for hope', '2026-12-03'],
  ['repairs because of the storm', '2026-12-03'],
  ['Once for All Sunday', '2026-12-03'],
  ['on-call training', '2026-12-03'],
  ['summer hours training', '2026-12-03'],
  ['El Día del Porvenir', '2026-12-03'],
  ['our staff training, which is in Opelika', '2026-12-03'],
  ['the funeral of a friend who was with us', '2026-12-03'],
  ['a power outage', '2026-12-03'],
  ['our soup can drive', '2026-12-03'],
  ['the week school is out', '2026-12-03'],
  ['road works on Sample Street', '2026-12-03'],
  ['repairs while the water is off', '2026-12-03'],
  ['the move to our new house, which needs all of us', '2026-12-03'],
  ['a visit to the school', '2026-12-03'],
  ['The Lord Is Good Sunday', '2026-12-03'],
  ['We Care Day', '2026-12-03'],
  ['use of the building by the county', '2026-12-03'],
  ['our free will workshop', '2026-12-03'],
  ['the day a friend has her wedding', '2026-12-03'],
  ['La fiesta que es de todos', '2026-12-03'],
  ['St. John’s fair', '2026-12-03'],
  ['the needs of our staff', '2026-12-03'],
  ['our open house', '2026-12-03'],
])('a notice has no problem with the title %s', (title, day) => {
  const fields = { title, type: 'closed', from: day, until: day }
  expect(getTestProblems({ 'notices/a.md': createEntryText(fields, '') })).toEqual([])
})

test.each([
  ['our retreat', '2027-06-09', '2027-06-09'],
  ['Christmas Eve and Christmas Day', '2026-12-24', '2026-12-25'],
  ['Christmas Eve and Christmas Day', '2027-12-24', '2027-12-24'],
  ['New Year’s Eve and New Year’s Day', '2026-12-31', '2027-01-01'],
  ['New Year’s Day', '2027-01-01', '2027-01-01'],
  ['Thanksgiving and the day after', '2026-11-26', '2026-11-27'],
  ['the Friday and Saturday of our move', '2026-12-04', '2026-12-05'],
  ['a staff retreat that prepares our Thursday and Friday groups', '2026-12-03', '2026-12-03'],
  ['cleaning of the Monday and Tuesday rooms', '2026-12-07', '2026-12-07'],
  ['the day before Thanksgiving', '2026-11-25', '2026-11-25'],
  ['the inventory of June 8 and 9', '2027-06-08', '2027-06-09'],
  ['our visit to rooms 8 and 9', '2027-06-08', '2027-06-08'],
  ['Christmas Eve', '2026-12-24', '2026-12-24'],
  ['Labor Day', '2027-09-06', '2027-09-06'],
  ['Labor Day weekend', '2027-09-03', '2027-09-07'],
  ['Labor Day weekend', '2027-09-04', '2027-09-04'],
  ['Labor Day', '2027-09-03', '2027-09-06'],
  ['MLK Day', '2027-01-18', '2027-01-18'],
  ['the day after Thanksgiving', '2027-11-26', '2027-11-26'],
  ['Thanksgiving', '2028-11-24', '2028-11-24'],
  ['Independence Day (observed)', '2028-07-03', '2028-07-03'],
  ['Christmas', '2027-12-27', '2027-12-27'],
  ['New Year’s', '2026-12-31', '2026-12-31'],
  ['Easter', '2027-03-29', '2027-03-29'],
  ['Día de la Raza', '2027-10-12', '2027-10-12'],
  ['Independence Day', '2027-07-05', '2027-07-05'],
  ['Juneteenth (observed)', '2027-06-18', '2027-06-18'],
  ['Christmas', '2026-12-21', '2027-01-01'],
  ['the Christmas break', '2026-12-18', '2027-01-04'],
  ['Christmas and New Year’s', '2026-12-24', '2027-01-01'],
  ['New Year’s Eve', '2026-12-31', '2027-01-01'],
  ['Thanksgiving', '2026-11-25', '2026-11-27'],
  ['Easter', '2027-03-26', '2027-03-29'],
  ['Epiphany', '2027-01-06', '2027-01-06'],
  ['the retreat at Epiphany Church', '2027-06-01', '2027-06-01'],
  ['the funeral of June Sample', '2026-10-06', '2026-10-06'],
  ['the March for Life', '2027-09-03', '2027-09-03'],
  ['the January inventory', '2027-02-01', '2027-02-01'],
  ['the December inventory', '2026-11-30', '2026-12-01'],
  ['the talks from September to January', '2027-06-01', '2027-06-01'],
  ['Valentine’s Day', '2027-02-12', '2027-02-12'],
  ['our Christmas lunch', '2026-12-04', '2026-12-04'],
  ['Día de las Madres', '2027-05-10', '2027-05-10'],
  ['Thanksgiving and the day after', '2027-11-25', '2027-11-26'],
  ['the day after Thanksgiving', '2027-11-26', '2027-11-27'],
  ['the Friday and the Saturday after Thanksgiving', '2027-11-26', '2027-11-27'],
  ['Thanksgiving weekend', '2027-11-26', '2027-11-28'],
  ['Thanksgiving break', '2027-11-22', '2027-11-24'],
  ['Labor Day weekend', '2027-09-03', '2027-09-05'],
  ['Christmas', '2027-12-23', '2027-12-24'],
  ['Christmas', '2026-12-28', '2026-12-31'],
  ['Easter', '2027-03-26', '2027-03-27'],
  ['Independence Day', '2027-07-05', '2027-07-06'],
  ['Día de la Raza', '2027-10-12', '2027-10-13'],
  ['Good Friday', '2027-03-25', '2027-03-26'],
  ['Mother’s Day', '2027-05-07', '2027-05-08'],
])('the notice for %s has no problem', (title, from, until) => {
  const text = `---\ntitle: ${title}\ntype: closed\nfrom: ${from}\nuntil: ${until}\n---\n`
  expect(getTestProblems({ 'notices/sample.md': text })).toEqual([])
})

test.each([
  ['winter-2027', '2026-12-28', '2027-01-02'],
  ['new-year-2027', '2026-12-31', '2027-01-01'],
  ['christmas-new-year-2027', '2026-12-24', '2027-01-01'],
  ['christmas-2026', '2026-12-24', '2027-01-01'],
  ['inventory-2026', '2027-03-02', '2027-03-02'],
  ['inventory-2026-2027', '2026-12-30', '2026-12-30'],
  ['room-2020', '2026-12-30', '2026-12-30'],
  ['epiphany', '2026-10-06', '2026-10-06'],
  ['october-2026', '2026-10-06', '2026-10-06'],
  ['june-sample-funeral', '2026-10-06', '2026-10-06'],
  ['renovation', '2026-12-30', '2027-06-30'],
  ['a-whole-year', '2027-01-01', '2027-12-31'],
])('a notice in the file %s has no problem', (name, from, until) => {
  const text = `---\ntitle: the inventory\ntype: closed\nfrom: ${from}\nuntil: ${until}\n---\n`
  expect(getTestProblems({ [`notices/${name}.md`]: text })).toEqual([])
})

test.each([
  ['winter-2027', '2026-12-28', '2027-01-02'],
  ['inventory-2026', '2027-03-02', '2027-03-02'],
  ['inventory-2026-2027', '2026-12-30', '2026-12-30'],
  ['room-2020', '2026-12-30', '2026-12-30'],
  ['renovation', '2026-12-30', '2027-06-30'],
])('a notice in the file %s has no problem', (name, from, until) => {
  const text = `---\ntitle: the inventory\ntype: closed\nfrom: ${from}\nuntil: ${until}\n---\n`
  expect(getTestProblems({ [`notices/${name}.md`]: text })).toEqual([])
})

test.each([
  ['Our summer hours', 'changed hours', '2027-05-17', '2027-08-13'],
  ['Afternoons while school is out', 'changed hours', '2027-06-01', '2027-08-06'],
  ['our repairs after the storm', 'closed', '2027-02-01', '2027-06-30'],
  ['the inventory', 'closed', '2026-12-07', '2027-01-15'],
  ['the move to our new house', 'closed', '2026-12-07', '2027-03-02'],
])('the long notice for %s has no problem', (title, type, from, until) => {
  const hours = type === 'closed' ? '' : 'hours: 8:00 AM - 12:00 PM\n'
  const text = `---\ntitle: ${title}\ntype: ${type}\n${hours}from: ${from}\nuntil: ${until}\n---\n`
  expect(getTestProblems({ 'notices/sample.md': text })).toEqual([])
})

test('changed hours around a holiday are no problem', () => {
  const text =
    '---\ntitle: Thanksgiving\ntype: changed hours\nfrom: 2027-11-24\nuntil: 2027-11-24\nhours: 8:00 AM - 12:00 PM\n---\n'
  expect(getTestProblems({ 'notices/sample.md': text })).toEqual([])
})

test.each([
  'until 12/5/2026',
  'until 12/5',
  'until 5/13',
  'from 5/12 cup of flour',
  'as it was on 5/12',
  'as on 5/12 of last year',
  'with 5/12',
  'until 5/13/2026',
  'in room 5-12',
  'for 5/12 of a year',
])('news that end on December 5 have no problem with: %s', (words) => {
  const title = `Our drive goes on ${words}.`
  const fields = { title, type: 'news', from: '2026-11-27', until: '2026-12-05' }
  expect(getTestProblems({ 'notices/a.md': createEntryText(fields, '') })).toEqual([])
})

test.each([
  'New ramp at the side door',
  'There is a new ramp at our side door.',
  'The band plays in our yard',
  'The office moves to Main Street',
  'Our walk, our morning, our day, and a time for all',
  'For rides to the parade, call us',
  'Thank you for a good year!',
  'Hay una rampa nueva en la puerta lateral.',
  'La oficina está en la calle Main',
  'A day for all of you. A day for hope.',
  '12 new cribs for the nursery',
  'e-mail is down',
])('news have no problem with the title: %s', (title) => {
  const fields = { title, type: 'news', from: '2026-12-03', until: '2026-12-03' }
  expect(getTestProblems({ 'notices/a.md': createEntryText(fields, '') })).toEqual([])
})

test('news may begin with any words', () => {
  const fields = { title: 'For rides to the parade, call us.', type: 'news', from: '2026-12-03' }
  const text = createEntryText({ ...fields, until: '2026-12-03' }, '')
  expect(getTestProblems({ 'notices/a.md': text })).toEqual([])
})

test.each([
  ['good-friday-2027', 'Easter weekend', '2027-03-26', '2027-03-26'],
  ['christmas-eve-2026', 'Christmas', '2026-12-24', '2026-12-24'],
  ['new-years-2027', 'New Year’s Eve', '2026-12-31', '2027-01-01'],
  ['christmas-2026', 'Christmas and New Year’s', '2026-12-24', '2027-01-01'],
  ['thanksgiving-2026', 'our Christmas party', '2026-12-18', '2026-12-18'],
  ['holidays-2026', 'Christmas', '2026-12-24', '2026-12-25'],
])('the notice %s.md may say %s', (slug, title, from, until) => {
  const text = `---\ntitle: ${title}\ntype: closed\nfrom: ${from}\nuntil: ${until}\n---\n`
  expect(getTestProblems({ [`notices/${slug}.md`]: text })).toEqual([])
})

test.each([
  ['palm-sunday-hunt', 'Easter Egg Hunt', '2027-03-21'],
  ['christmas-in-july', 'Christmas in July', '2027-07-24'],
  ['advent-swap', 'Christmas Cookie Swap', '2026-12-06'],
])('the event %s.md may be called %s', (slug, title, date) => {
  const description = 'Words about a day that we spend together, in the house and outside.'
  const text = createEventText({ id: slug, title, date, description })
  expect(getTestProblems({ [`events/${slug}.md`]: text })).toEqual([])
})

test.each([
  ['Christmas Eve', '2026-12-24', '2026-12-24'],
  ['Christmas', '2026-12-24', '2026-12-26'],
  ['Christmas', '2026-12-24', '2027-01-01'],
  ['New Year’s Eve', '2026-12-31', '2027-01-01'],
  ['New Year', '2026-12-31', '2027-01-01'],
  ['our Christmas break', '2026-12-30', '2026-12-31'],
])('a closing for %s may be from %s to %s', (title, from, until) => {
  const text = `---\ntitle: ${title}\ntype: closed\nfrom: ${from}\nuntil: ${until}\n---\n`
  expect(getTestProblems({ 'notices/a.md': text })).toEqual([])
})
