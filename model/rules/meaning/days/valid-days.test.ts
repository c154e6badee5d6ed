// Days in the texts of events that are no mistakes.
import { describe, expect, test } from 'vitest'
import {
  createEventText,
  createPageText,
  createPostText,
  getTestProblems,
} from '../../../test-fixtures/create-test-site'

/** The event of the test site is on Saturday, November 8, 2025. */
const createEvent = (summary: string, fields: Readonly<Record<string, string>> = {}) => ({
  'events/walk.md': createEventText({ summary, ...fields }),
})

describe('an event has no problem with', () => {
  test.each([
    'At the Walk 2024, we raised more than ever.',
    'Bring your Sunday school class, or the choir that sings on Sunday.',
    'Join us on Sunday, too. We pray on Sunday evening.',
    'A Sunday dinner on our lawn, with a Sunday afternoon kind of calm.',
    'The choir begins on Friday at 6 PM. The bake sale for the walk starts on Friday.',
    'The walk for dogs is on Sunday at 2 PM, and the walk begins before sunset on Sunday.',
    'Sign up on Monday. The list is in the hall on Monday.',
    'Join us on Saturday, and come to church on Sunday.',
    'The kitchen is closed on Friday. If you can, help us on Friday.',
    'It is the Sunday before Thanksgiving, and Palm Sunday is far.',
    'Come on Fridays, and each Friday in the fall, to see what we do.',
    'Una tarde de domingo para todos, como cada domingo.',
    'Walk 2025 is for all of you.',
    'All Saints is on November 1. We walk on the Saturday after, November 8.',
    'We walk for two hours, and count the money on the Monday after, November 10.',
    'We bake on the Friday before, November 7.',
    'Register by October 20.',
    'Walk with us on the second Saturday of November.',
    'On the second Saturday of November, the 8th, we walk.',
    'On the second Saturday of November, the 15th annual walk begins.',
    'El segundo sábado de noviembre, el 8, caminamos.',
    'In 2026, we walk on the first Saturday of November.',
    'In 2026, walk with us on the second Saturday of November.',
    'In 2024, we walk on the first Saturday of November, as always.',
    'Sign up by the first Saturday of November.',
    'Our volunteers meet on the first Saturday of November.',
    'On the second Saturday of November (November 8), we walk.',
    'The first Saturday of March is the day of our supper.',
    'We walk on November 8, the second Saturday in November. On the last Saturday of November, 2025, we rest.',
    'Caminamos el segundo sábado de noviembre, 8 de noviembre de 2025.',
    'Registration for the next walk is open until November 20.',
    'Register by November 20 for the supper on November 27.',
    'The class of 2021 walks too.',
    'Inscríbase antes del 1 de noviembre.',
    'Walk with us on Saturday, November 8.',
    'Walk with us on Saturday morning, November 8th, 2025.',
    'Sign up by Friday, November 7.',
    'Sign up before November 1. Walk on November 8.',
    'If it rains, we walk on Sunday, November 9.',
    'We walked for the first time on November 5, 1994.',
    'The first walk was on Sunday, December 7, 1941.',
    'We are here on Friday and Saturday, November 7 and 8.',
    'Venga el viernes y sábado, 7 y 8 de noviembre.',
    'Doors open on Saturday, November 8; we set up on Friday, November 7.',
    'Venga el sábado 8 de noviembre.',
    'The deadline is November 6.',
    'Room 3:16, from 8:30 AM on.',
    'Saturday 9:00 AM',
    'Our Fall Supper was on Friday, September 12, and 80 neighbors came.',
    'Last year, on Saturday, October 4, it rained all day.',
    'Come to the supper on Friday, March 6, and the lunch on Saturday, April 11.',
    'A gift of $30 helps.',
    'Our office is open on Friday, November 7, from 9:00 AM to 1:00 PM, to answer questions.',
    'You may drop off cookies until 4:00 PM on Friday, November 7.',
    'Helpers may come from 2:00 to 4:00 PM on Friday, November 7.',
    'Registration for the walk opens on Friday, November 7.',
    'Ticket sales begin on Friday, Nov. 7.',
    'Please let us know no later than Friday, November 7.',
    'If it rains, we meet on Sunday, Nov. 9.',
    'Write to us by December 1 if you would like a copy of the photos.',
    'Call us by November 7.',
    'Call us by 11/7/2025.',
    'Call us by 10/12/2025, and by 11/1.',
    'Photos will be here by 12/11/2025.',
    'Pick up your pictures by 12/8.',
    'We are here until 12/31/2025.',
    'Cut the rope by 1/2, and cut it by 2/3.',
    'We will tell you about the winner by December 1.',
    'Come this Saturday morning in November, and walk with us on November 8.',
    'On this Saturday we walk.',
    'The deadline was August 11.',
    'Lunch is at noon; the gate is locked at 12:00 AM, when the night watch comes.',
  ])('the summary %s', (summary) => {
    expect(getTestProblems(createEvent(summary))).toEqual([])
  })

  test('several days', () => {
    const days = { start_date: '2025-11-06', date: '2025-11-08' }
    expect(getTestProblems(createEvent('From Thursday, November 6, on.', days))).toEqual([])
    expect(getTestProblems(createEvent('The meal is on Friday, November 7.', days))).toEqual([])
    expect(getTestProblems(createEvent('Bring it all on Monday, November 10.', days))).toEqual([])
    expect(getTestProblems(createEvent('We set up on Wednesday, November 5.', days))).toEqual([])
  })
})

test.each([
  'It was planned for Saturday, November 1.',
  'It was planned for November 1 and is now on November 8.',
  'It was planned for November 8 at the lake, and is at the park now.',
  'It is now at the lake, because the park is closed until December 1.',
  'We walk a week later now, on November 8 in place of November 1.',
  'The walk will be at the new park, not on November 1.',
  'Estaba prevista para el sábado 1 de noviembre.',
])('a moved event has no problem with the note: %s', (note) => {
  const fields = { status: 'moved', status_note: note }
  expect(getTestProblems(createEvent('Walk with us.', fields))).toEqual([])
})

test.each([
  ['2026-12-18', 'An evening of Christmas carols, with hot chocolate for everyone.'],
  ['2026-12-18', 'Come on Friday to the morning of Christmas music.'],
  ['2026-12-18', 'Una noche de Navidad con villancicos y chocolate caliente.'],
  ['2027-03-21', 'Children come on Easter egg hunt day with a basket.'],
  ['2026-11-19', 'We pack on Thanksgiving basket night, and you can help.'],
  ['2027-05-02', 'We look forward to the afternoon of Mother’s Day tea and cake.'],
  ['2027-06-13', 'Fathers grill on Father’s Day picnic weekend.'],
])('on %s, a holiday is only the name of something else: %s', (date, summary) => {
  expect(getTestProblems(createEvent(summary, { date }))).toEqual([])
})

test.each([
  ['Easter Concert', '2027-04-04'],
  ['Easter Carol Sing', '2027-04-04'],
  ['An Evening of Thanksgiving Songs', '2027-12-02'],
  ['An Evening of Christmas Carols', '2026-12-18'],
  ['Christmas Market', '2026-12-11'],
  ['Mother’s Day Brunch', '2027-05-08'],
])('an event called after a holiday has another day: %s', (title, date) => {
  expect(getTestProblems({ 'events/walk.md': createEventText({ title, date }) })).toEqual([])
})

test.each([
  ['2026-12-18', 'Come and sing on Christmas with us.'],
  ['2027-05-02', 'Eat on Mother’s Day with neighbors.'],
  ['2027-04-02', 'Walk with us on Good Friday at noon.'],
  ['2027-04-04', 'Come on the morning of Easter, before sunrise.'],
])('on %s, the day of a holiday is wrong: %s', (date, summary) => {
  expect(getTestProblems(createEvent(summary, { date }))).toHaveLength(1)
})

test.each([
  'A breakfast for mothers on May 10, as in Mexico and Guatemala.',
  'Celebramos el Día de las Madres con usted el 10 de mayo.',
  'In many homes, this day is always on May 10.',
])('Mother’s Day is on May 10 here: %s', (summary) => {
  const fields = { title: 'Mother’s Day Breakfast', date: '2027-05-10' }
  expect(getTestProblems(createEvent(summary, fields))).toEqual([])
})

test.each([
  ['Christmas in July', '2027-07-24'],
  ['Christmas Card Night', '2026-12-10'],
  ['Easter Egg Hunt', '2027-03-20'],
  ['Fourth of July Picnic', '2027-07-03'],
  ['Thanksgiving Food Drive', '2027-10-30'],
  ['Valentine Supper', '2027-02-20'],
  ['Pentecostal Choir Night', '2026-11-14'],
  ['Supper with Epiphany Lutheran Church', '2026-10-06'],
  ['Halloween Costume Collection', '2026-09-05'],
  ['March for Mothers', '2027-09-03'],
  ['Lunch for April Sample', '2027-03-04'],
  ['Memorial Day Picnic', '2027-05-22'],
  ['Easter Egg Hunt', '2027-03-21'],
  ['Lunch before Palm Sunday', '2027-03-14'],
  ['Palm Sunday Weekend', '2027-03-14'],
  ['Palm Sunday Walk', '2027-03-20'],
  ['Sanctity of Life Sunday', '2027-01-17'],
  ['Sunday School Picnic', '2027-05-15'],
  ['The Night Before Sunday', '2027-05-15'],
  ['Sundays Together', '2027-05-15'],
  ['Sunrise After Easter Sunday', '2027-04-03'],
  ['Breakfast After Easter', '2027-04-05'],
  ['Walk on the Weekend of Labor Day', '2027-09-04'],
  ['Thanksgiving Weekend Walk', '2027-11-26'],
  ['From Palm Sunday to Easter', '2027-03-28'],
  ['Supper at Trinity Sunday School', '2027-05-16'],
  ['The Sunday after Pentecost', '2027-05-23'],
  ['Thanksgiving Lunch', '2026-11-19'],
  ['Easter Egg Hunt on Good Friday', '2027-03-26'],
  ['Easter Breakfast', '2027-03-27'],
  ['Greek Orthodox Good Friday', '2027-04-30'],
  ['Christmas Eve and Christmas Day', '2026-12-25'],
  ['Christmas Party', '2026-12-24'],
  ['New Year’s Party', '2026-12-31'],
  ['Prayer for the New Year', '2027-01-08'],
  ['Lunch before Good Friday', '2027-03-25'],
  ['Supper before Ash Wednesday', '2027-02-14'],
  ['Víspera de Navidad', '2026-12-24'],
  ['Memorial Day Sunday Service', '2027-05-30'],
  ['Ascension Day Service', '2027-05-09'],
  ['Labor Day Picnic', '2027-09-04'],
  ['Good Friday Bread', '2027-03-25'],
])('the event %s has no problem', (title, date) => {
  expect(getTestProblems({ 'events/walk.md': createEventText({ title, date }) })).toEqual([])
})

test.each([
  'We are closed on Monday, January 18, 2027, for Martin Luther King Day.',
  'The lunch before Thanksgiving is on Tuesday, November 23, 2027.',
  'Our Christmas party is on Friday, December 10, 2027.',
  'We are closed the day after Thanksgiving, November 26, 2027.',
  'We are closed on Thanksgiving, November 25 and 26, 2027.',
  'We are closed for Independence Day, July 5, 2027.',
  'We celebrate Easter on April 4, 2027.',
  'Día de las Madres, 10 de mayo de 2027.',
  'The week of Thanksgiving, November 22, 2027, is a short one.',
  'Thanksgiving is on November 25, 2027.',
  'Join us next Friday, November 12, 2027.',
  'She may have another question next week.',
  'Easter Sunday, March 28, 2027, is a day of joy.',
  'The First Sunday of Advent, November 29, 2026, begins the year.',
  'If we are closed tomorrow, call the hotline.',
  'Support will be there next month as well.',
  'Come back next week, or call.',
  'We are open in the morning. Tomorrow is another day.',
])('a holiday in a text is no problem: %s', (body) => {
  expect(getTestProblems({ 'pages/a.md': createPageText('A page', body) })).toEqual([])
})

test.each([
  ['2026-05-12', 'Come on Tuesday, May 12. The next one is on Saturday, December 5.'],
  ['2026-05-12', 'Come in May. Sign up before Saturday, December 5.'],
  ['2026-03-03', 'Come on March 3, and again on Saturday, December 5.'],
])('an event on %s has no problem with: %s', (date, summary) => {
  expect(getTestProblems(createEvent(summary, { date }))).toEqual([])
})

test.each([
  'Bring a bottle to church from November 8 through November 16.',
  'Volunteers set up from Saturday, November 8, to Monday, November 10.',
  'Prayer Week is November 8-14. Walk with us on Saturday, November 8.',
  'National Adoption Week is November 8–15.',
  'Our office is closed November 8-10.',
  'Walk with us on November 8, 9:00 AM - 11:00 AM.',
  'On November 8 - 20 years after the first walk - we meet again.',
  'Come on November 8 to 20 Sample Street.',
  'Tickets are on sale from November 8 to November 15.',
  'From November 8, 2024, to November 10, 2024, we walked too.',
  'Pray for us from November 8 to December 24.',
  'Inscríbase del 8 al 10 de noviembre.',
])('an event of one day has no problem with: %s', (summary) => {
  expect(getTestProblems(createEvent(summary))).toEqual([])
})

test('an event has no problem with the last day of a span', () => {
  expect(getTestProblems(createEvent('Walk each day, November 6-8.'))).toEqual([])
})

test.each<Record<string, string>>([
  { publish_on: '2025-11-08' },
  { publish_on: '2025-10-01', expires_on: '2025-11-08' },
  { expires_on: '2026-11-08' },
  { expires_on: '2025-11-01', status: 'cancelled' },
])('an event may be public on these days: %o', (fields) => {
  expect(getTestProblems(createEvent('Walk with us.', fields), '2025-11-01')).toEqual([])
})

test.each<[file: string, fields: Record<string, string>]>([
  ['new-year-party-2027', { title: 'New Year’s Party 2027', date: '2026-12-31' }],
  ['walk-2027', { title: 'Walk for Life', date: '2026-11-07' }],
  ['walk-2025', { id: 'walk-2025', title: 'Walk for Life', date: '2026-11-07' }],
  ['vision-2030', { id: 'vision-2030', title: 'Vision 2030', date: '2026-11-07' }],
  ['camp-2026-2027', { id: 'camp-2026-2027', title: 'Camp 2026-2027', date: '2026-12-29' }],
])('an event has no problem with the years in its names: %s', (file, fields) => {
  const description = 'All of you are welcome, and so is everyone whom you would like to bring.'
  const event = { id: 'years', description, ...fields }
  expect(getTestProblems({ [`events/${file}.md`]: createEventText(event) }, '2026-10-01')).toEqual(
    [],
  )
})

test.each<Readonly<Record<string, string>>>([
  { title: 'On Good Friday' },
  { summary: 'A thought for Easter, and for those who cook.' },
  { summary: 'A thought for December 3, when we sing.' },
  { date: '2025-12-24' },
])('a post about a certain day may say tonight: %j', (fields) => {
  const text = createPostText(fields).replace('Words of the post.', 'Bring a chair tonight.')
  const found = getTestProblems({ 'blog/a.md': text })
  expect(found.filter((problem) => problem.includes('date-relative'))).toEqual([])
})

test('another post may not', () => {
  const text = createPostText().replace('Words of the post.', 'Bring a chair tonight.')
  expect(getTestProblems({ 'blog/a.md': text }).join()).toContain('date-relative')
})
