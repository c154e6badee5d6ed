// Values that are unusual but valid: none of them may be taken for a mistake.
import { describe, expect, test } from 'vitest'
import {
  createEntryText,
  createEventText,
  createPageText,
  createPostText,
  getTestProblems,
  SETTINGS_TEXT,
} from '../create-test-site'
import { ROLE_TEXT } from './cases/lists'

const setting = (name: string, value: string) =>
  SETTINGS_TEXT.replace(new RegExp(`^${name}: .*$`, 'm'), () => `${name}: ${value}`)
const hours = (line: string) => SETTINGS_TEXT.replace('Friday: 8:00 AM - 12:00 PM', () => line)
const named = (line: string) =>
  SETTINGS_TEXT.replace('donation-form: https://give.example.org/general', () => line)

describe('the settings have no problem with', () => {
  test.each([
    ['phone', '334-555-0142'],
    ['phone', '334.555.0142'],
    ['phone', '334 555 0142'],
    ['phone', '3345550142'],
    ['phone', '(334)555-0142'],
    ['email', 'front.desk+web@mail.example.co.uk'],
    ['email', "o'brien@example.org"],
    ['email', 'Hello@Example.ORG'],
    ['street', '123 Auburn Street, Suite 4'],
    ['street', '123 Sample Street, Auburn Plaza'],
    ['street', '12 Calle Ocho, 2nd Floor'],
    ['state', 'DC'],
    ['state', 'PR'],
    ['zip', '36830-1234'],
    ['zip', '"00501"'],
    ['url', 'https://example.github.io/site'],
    [
      'phone',
      '(334) 555-0142\ntext_number: 334-555-0143\ntext_hours: Monday 2 PM to 5 PM, and Friday 9 AM to noon',
    ],
  ])('%s: %s', (name, value) => {
    expect(getTestProblems({ 'site.md': setting(name, value) })).toEqual([])
  })

  test.each([
    'Fridays: 8:00 AM - noon',
    'Weekdays: 8:00 AM - 5:00 PM',
    'Weekends: closed',
    'Every day: open 24 hours',
    'Friday: 12:00 AM - 6:00 AM',
    'Friday: midnight - 7:00 PM',
    'Friday: midnight - noon',
    'Friday: 12:00 PM - 11:00 PM',
    'Mon-Fri: 8:00 AM - 5:00 PM',
    'Tues & Thurs: 9 AM - 1 PM',
    'Monday - Thursday: 8:00 a.m. - 5:00 p.m.',
    'Saturday to Monday: 8:00 AM - 12:00 PM',
    'Thursday to Monday: 8:00 AM - 12:00 PM\n  - Tuesday to Wednesday: closed',
    'Sunday to Friday: 8:00 AM - 12:00 PM\n  - Saturday: closed',
    'Monday to Friday: 8:00 AM -\n    12:00 PM',
    'Monday, Wednesday and Friday: 8:00 AM - 12:00 PM and 1:00 PM - 5:00 PM',
    'Monday to Friday: by appointment',
    'Monday - Friday: 8:00 AM  -  noon',
    'Friday: 8:00 AM – 12:00 PM, 1:00 PM – 5:00 PM',
    'Friday: 6:00 PM - midnight\n  - Saturday: midnight - 1:00 AM',
    'Friday: 12:00 AM - 11:59 PM',
    'Friday: midnight - 7:00 PM',
    'Friday: 12:00 AM - 6:00 AM',
    'Friday: 12:00 PM - 7:00 PM',
  ])('%s', (line) => {
    expect(getTestProblems({ 'site.md': hours(line) })).toEqual([])
  })

  test.each([
    'donation-form: https://give.example.org/general?fund=1&ref=a,b',
    'form2: https://forms.gle/AbC123',
    'wiki: https://en.wikipedia.org/wiki/Martin_Luther_King_Jr.',
  ])('%s', (line) => {
    expect(getTestProblems({ 'site.md': named(line) })).toEqual([])
  })
})

describe('entries have no problem with', () => {
  test.each([
    ['an event of three days', { start_date: '2025-11-06', date: '2025-11-08' }],
    ['the name of a field in a title', { title: '"Save the date: a walk for life"' }],
    ['the long name of a field in a sentence', { summary: '"Write image_alt: and a few words."' }],
    ['an event of nine months', { start_date: '2025-02-06', date: '2025-11-08' }],
    ['a time in words', { time: 'noon until the last guest has gone' }],
    ['a time that is not known', { time: 'TBD' }],
    ['a night', { time: '8:00 PM - 6:00 AM the next day' }],
    ['hours over midnight', { time: '9:00 PM - 1:00 AM' }],
    ['hours over midnight with the day', { time: '9:00 PM - 1:00 AM (next day)' }],
    ['half an hour after midnight', { time: '6:00 PM - 12:30 AM' }],
    ['a night with a word', { time: '7:00 PM until 6:00 AM' }],
    ['doors that open earlier', { time: '6:00 PM - 8:00 PM, doors open at 5:30 PM' }],
    ['two meetings', { time: '6:00 PM - 8:00 PM and 9:00 AM - 11:00 AM' }],
    ['an address with a port', registration('https://register.example.org:8443/walk#form')],
    ['an address with a comma', registration('https://register.example.org/a,b/c(d)')],
    ['a short address', registration('https://bit.ly/3AbCdEf')],
    ['capital letters in an address', registration('https://Register.Example.org/Walk')],
    ['a search on a map', registration('https://www.google.com/maps?q=https+Auburn')],
    ['a link to share', registration('https://www.facebook.com/sharer/sharer.php?u=https://a.org')],
    ['an address with a url in it', registration('https://forms.example.org/?url=https://a.org')],
    ['a translation program', registration('https://translate.google.com/?sl=en&tl=es&text=Hope')],
    ['a website about translations', registration('https://www.translate.example.org/?u=7&a=b')],
    ['a time with the ages', { time: '6:00 PM - 8:00 PM, for ages 13 to 18' }],
    ['a time with a room', { time: '6:00 PM, Room 214' }],
    ['a time with an article', { time: '6 PM, then a potluck' }],
    ['days and times', { time: 'Friday at 6:00 PM to Saturday at 2:00 PM' }],
    ['days after times', { time: '6:00 PM Fri - 2:00 PM Sat' }],
    ['a day and the next', { time: 'From 6:00 PM until 7:00 AM the following morning' }],
    ['days and times in Spanish', { time: 'viernes a las 6:00 PM a sábado a las 2:00 PM' }],
    ['the day after in Spanish', { time: '6:00 PM a 2:00 PM del día siguiente' }],
    ['the first and the second day', { time: 'Day one 6:00 PM, day two until 2:00 PM' }],
    ['the time of the doors at the end', { time: '7:00 PM (doors open at 6:30 PM)' }],
    ['the time of the table for names', { time: '9:00 AM, check-in from 8:15 AM' }],
    ['two times with a space', { time: '9:00 AM 10:30 AM' }],
    ['doors and a span with a space', { time: 'Doors 5:30 PM 6:00 PM - 8:00 PM' }],
    ['two spans with a space', { time: '8:00 AM - 12:00 PM 1:00 PM - 5:00 PM' }],
    ['a span and a last call', { time: '6:00 PM - 8:00 PM, 7:30 PM last call' }],
    ['two times', { time: '10:00 AM and 2:00 PM' }],
    ['one half of the day for two times', { time: '6-8pm' }],
    ['a prayer that goes on all day', { time: '12:00 AM - 11:59 PM' }],
    ['a day that ends at noon', { time: '12:00 AM - 12:00 PM' }],
    ['a night that begins at midnight', { time: '12:00 AM - 6:00 AM' }],
    ['a fast that ends late', { time: '12:00 AM - 11:30 PM' }],
    ['a party until midnight', { time: '9:00 PM - midnight' }],
    ['midnight in a word', { time: 'midnight - 2:00 PM' }],
    ['a meal at noon', { time: '12:00 PM - 1:30 PM', summary: 'Lunch is at 12:00 PM.' }],
    ['a table and a number', { time: 'After the 9:00 AM service' }],
    ['the numbers of a suite', { location: '123 Main Street, Suite 12, Auburn' }],
    [
      'words of an example in a longer sentence',
      { summary: 'Walk one mile or run a 5k with us, rain or shine.' },
    ],
  ])('%s', (_, fields) => {
    expect(getTestProblems({ 'events/walk.md': createEventText(fields) })).toEqual([])
  })

  test.each([
    'A car, or a friend who has one',
    'A license / an ID',
    '1. place in patience',
    'Ages 18 and older',
    'A “yes” or a "no"',
    'None of the usual worries',
    'Two hours - or more',
    'Two hours  - or more',
    'Two hours - On weekends',
    'A list with a ☐ for each day',
    '☑ A car',
  ])('the item %s', (item) => {
    const text = ROLE_TEXT.replace('Two hours a month', () => item)
    expect(getTestProblems({ 'volunteer/driver.md': text })).toEqual([])
  })

  test.each([
    'Walk 2*3*4 miles',
    'She said "Walk",',
    'Walk for_Life',
    'Walk * talk * pray',
    'C:\\ Drive',
  ])('the title %s', (title) => {
    expect(getTestProblems({ 'events/walk.md': createEventText({ title }) })).toEqual([])
  })

  test.each([
    '[us](https://en.wikipedia.org/wiki/Auburn_(Alabama)).',
    '(see [us](/events)).',
    '[us](</events>).',
    'They wrote “[sic](as it is)”.',
    'Call the office (or [write](/events))',
  ])('the link %s', (text) => {
    expect(getTestProblems({ 'pages/links.md': createPageText('Links', text) })).toEqual([])
  })

  test.each([
    ['of today', { date: '2026-11-20' }],
    ['of its first public day', { date: '2027-01-01', publish_on: '2027-01-01' }],
    ['of the future that is a draft', { date: '2027-01-01', draft: 'yes' }],
  ])('a post %s', (_, fields) => {
    expect(getTestProblems({ 'blog/coat.md': createPostText(fields) })).toEqual([])
  })

  test('a person who is on the team and on the board', () => {
    const person = { name: 'Nora Sample', title: 'Nurse', order: '10' }
    const member = { ...person, title: 'Member', organization: 'A bank' }
    expect(
      getTestProblems({
        'team/nora.md': createEntryText(person, 'Nora listens.'),
        'board/nora.md': createEntryText(member, ''),
      }),
    ).toEqual([])
  })

  test.each([
    'County Road 45, Opelika, AL',
    'Lee Road 12345, Opelika, AL 36801',
    'Highway 280, Auburn',
    '45 Sample Road, Columbus, GA 31901',
    '45 Sample Road, Opelika, Alabama 36801',
    'Lee Road 45, Auburn, AL 36830',
    '12 Main Street, Atlanta, GA',
    '12345 Sample Avenue, Auburn, AL 36830',
    'Sample Church, 12345 Old Mill Road, Auburn',
    'Sample Church, 12345 Halcyon, Auburn, AL',
    'Sample Hall, Suite 12, 4th Street, Auburn',
    'Sample Street, Room 12',
    'Next to Lane Center, Building 2',
    'Calle 8, Auburn',
    'Calle Ocho, Auburn',
    '12 Calle Sample, Miami, FL',
    'El Camino Real, Auburn',
    'Camino Hall, Auburn',
    'Calle Sample Grill, Opelika',
    'La Avenida Cantina, Opelika',
    'East Lee Road 12, Opelika, AL',
    'State Road 14, Auburn, AL',
    'US 280, Opelika, AL',
    'Parking lot on Sample Road 45',
    '45 Sample Road, Opelika, AL; call (334) 555-0177 for the gate',
    'Sample Hall, Auburn (334-555-0177 for directions)',
    'The park on Sample Drive',
    'Online, at www.example.org',
  ])('the place %s', (place) => {
    const church = `---\nname: Grace Chapel\naddress: ${place}\nevent: walk\norder: 10\n---\n`
    expect(
      getTestProblems({
        'events/walk.md': createEventText({ location: place }),
        'churches/grace.md': church,
      }),
    ).toEqual([])
  })

  test.each([
    'Sarah Sample',
    'Mary K. Sample',
    'J. R. Sample',
    'Paul Sample, Jr.',
    'Paul Sample III',
    'José Ortega y Gasset',
    'María Elena Vásquez-Hughes',
    'Dean Sample',
    'Sister Agnes',
    'Miss Kathy',
    'Ann MacRae Sample',
    'Ann O’Neil DeVries',
    'Ana Dra',
    'Ana Sample, Doula',
    'Ana Sample Ruiz, Directora',
    'Ana Sample, Family Advocate',
    'Ana de la Cruz, Esquire',
    'Ann Call',
    'Ann Sample @ Grace Chapel',
    'Ann Sample (1990–2020)',
  ])('a person with the name %s', (name) => {
    const member = { name, title: 'Member', organization: 'A bank', order: '10' }
    expect(getTestProblems({ 'board/a.md': createEntryText(member, '') })).toEqual([])
  })

  test('pages that name each other as those to read next', () => {
    const page = (title: string, path: string) =>
      createPageText(title).replace('---\n\n', `see_also:\n  - ${path}\n---\n\n`)
    expect(
      getTestProblems({ 'pages/a.md': page('A', '/a/b'), 'pages/a/b.md': page('B', '/a') }),
    ).toEqual([])
  })

  test('a church that takes part in two events', () => {
    const church = (event: string) => `---\nname: Grace Chapel\nevent: ${event}\norder: 10\n---\n`
    expect(
      getTestProblems({
        'events/run.md': createEventText({ id: 'run' }),
        'churches/grace.md': church('walk'),
        'churches/grace-run.md': church('run'),
      }),
    ).toEqual([])
  })

  test('words for a picture of a walk that are those of the example', () => {
    const fields = { image_alt: 'Families walking a path between tall pines' }
    expect(getTestProblems({ 'events/walk.md': createEventText(fields) })).toEqual([])
  })

  test('a page that is about new pages', () => {
    expect(getTestProblems({ 'pages/new-page.md': createPageText('New page') })).toEqual([])
  })
})

function registration(url: string) {
  return { requires_registration: 'yes', registration_open: 'yes', registration_url: url }
}

test.each([
  'Cinco de Mayo',
  'the Posadas',
  'Día de los Muertos',
  'the funeral of María Sample',
  'Christmas and New Year’s Day',
])('a closed day has no problem with the reason %s', (title) => {
  const notice = createEntryText(
    { title, type: 'closed', from: '2026-12-24', until: '2027-01-01' },
    '',
  )
  expect(getTestProblems({ 'notices/closed.md': notice })).toEqual([])
})

test.each([
  'Ann and Ben Sample',
  'María López y García',
  'José Sample y de la Cruz',
  'Dr. Ann Sample-Lee, RN',
  'Ann “Annie and Co.” Sample',
])('a person has no problem with the name %s', (name) => {
  const person = createEntryText({ name, title: 'Nurse', order: '1' }, 'This person is here.')
  expect(getTestProblems({ 'team/person.md': person })).toEqual([])
})

test.each([
  ['Christmas', '2026-12-24', '2027-01-01'],
  ['Good Friday and a happy Easter Monday', '2027-03-26', '2027-03-29'],
  ['a Merry Christmas for our staff', '2026-12-24', '2026-12-24'],
])('a notice has no problem with the title %s', (title, from, until) => {
  const text = `---\ntitle: ${title}\ntype: closed\nfrom: ${from}\nuntil: ${until}\n---\n`
  expect(getTestProblems({ 'notices/sample.md': text })).toEqual([])
})

test.each(['2027-01-08', '2027-01-09', '2027-01-31', '2027-12-31', '2030-01-08'])(
  'a notice can stay in a file until %s',
  (expires_on) => {
    const fields = { title: 'Supper is on Friday.', type: 'news', from: '2026-12-14' }
    const notice = { ...fields, until: '2027-01-08', expires_on }
    expect(getTestProblems({ 'notices/sample.md': createEntryText(notice, '') })).toEqual([])
  },
)

test.each([
  'Location: the park behind the church.',
  'order:\n\n- First call us.\n- Then come.',
  'description of the day: we walk, and we pray.',
  'Come along.\n\nsource: the letters of our neighbors.',
  'Come along.\n\n```\nsee_also:\n  - /events\n```',
  'Come along. see_also: is the name of a field.',
])('a text has no problem with words like a field: %j', (text) => {
  expect(getTestProblems({ 'pages/words.md': createPageText('Words', text) })).toEqual([])
})
