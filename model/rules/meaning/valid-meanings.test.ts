// Days, amounts, people and verses in valid texts, which must not be taken for mistakes.
import { describe, expect, test } from 'vitest'
import {
  createEntryText,
  createEventText,
  createPageText,
  createPostText,
  createTestSite,
  getTestProblems,
} from '../../test-fixtures/create-test-site'

/** The event of the test site is on Saturday, November 8, 2025. */
const createEvent = (summary: string, fields: Readonly<Record<string, string>> = {}) => ({
  'events/walk.md': createEventText({ summary, ...fields }),
})

describe('an event has no problem with', () => {
  test.each([
    'Walk with us on Saturday, November 8.',
    'Walk with us on Saturday morning, November 8th, 2025.',
    'Sign up by Friday, November 7.',
    'Sign up before November 1. Walk on November 8.',
    'If it rains, we walk on Sunday, November 9.',
    'We walked for the first time on November 5, 1994.',
    'The first walk was on Sunday, December 7, 1941.',
    'Doors open on Saturday, November 8; we set up on Friday, November 7.',
    'Venga el sábado 8 de noviembre.',
    'The deadline is November 6.',
    'Room 3:16, from 8:30 AM on.',
    'Saturday 9:00 AM',
    'Our Fall Supper was on Friday, September 12, and 80 neighbors came.',
    'Last year, on Saturday, October 4, it rained all day.',
    'Come to the supper on Friday, March 6, and the lunch on Saturday, April 11.',
    'A gift of $30 helps.',
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

  test.each([
    'Doors open at 8:15 AM. Check-in begins at 8:30 AM.',
    'The walk begins at 9:30 AM and ends at 10:30 AM.',
    'The evening before, volunteers set up from 5:00 to 8:00 PM.',
    'The event begins at 9:30 AM, after coffee.',
    'Our office is open from 8:00 AM to 5:00 PM.',
    'Childcare is from 8:30 AM to 11:30 AM.',
    'On Friday, the evening begins at 7:00 PM.',
    'Lunch is from 10:30 to 11:00 AM.',
    'The event ends at 11:00 AM.',
    'Doors open at 8:15 AM, and the walk runs from 9:00 to 11:00 AM.',
    'Doors open at 8:15 AM. Come between 8:15 and 9:00 AM. The event begins at 9:30 AM.',
    'Register until 8:00 AM; the event ends with a prayer.',
  ])('the times %s', (summary) => {
    const event = createEventText({ summary, time: '9:00 AM - 11:00 AM' })
    const text = event.replace('Come along.', () => summary)
    expect(getTestProblems({ 'events/walk.md': text })).toEqual([])
  })

  test('other amounts in its text', () => {
    const text = createEventText({ summary: 'The 5k costs $30.' })
    for (const row of [
      'The 5k costs $30, and a shirt costs $35.',
      'If you raise $200 for the 5k, you get a shirt.',
      'Lunch costs $25.',
    ])
      expect(getTestProblems({ 'events/walk.md': text.replace('Come along.', row) })).toEqual([])
  })
})

test.each([
  'Pray for those who are 14 weeks along and afraid.',
  'Pray for Mary, who was pregnant, and for Joseph.',
  'Pray for mothers in Auburn, for her boyfriend or husband, and for their parents.',
  'Ask God for peace, and pray for East Alabama.',
  'Pray for Denise and Luis, who answer the phone.',
  'Pray for Denise, who works at the front desk, and for all who call her.',
  'Pray for the students of Auburn High School and for the band that plays at our gala.',
  'Pray for Grace Chapel, whose members are expecting 80 guests, and for all who serve there.',
  'Pray for those whose parents do not know, and for her who did not tell her family.',
  'Pray for Denise. She is expecting 40 guests at our supper.',
  'Pray for a mother who lost her baby, and for Nora, who listens to her.',
  'Ore por Marisol, que va a ser voluntaria, y por quienes no se lo han dicho a nadie.',
  'Pray for Pastor Luis, who is expecting good news about the new house.',
  'Pray for those who are seventeen, for those who are forty, and for their parents.',
  'Pray for Luis Ortega, who has been coming to our office since 1998 to fix things.',
  'Thank God for Grace Chapel, which is fifteen miles away and still sends us diapers.',
])('a prayer topic has no problem with: %s', (description) => {
  const fields = {
    title: 'Families',
    description,
    image: 'walk.svg',
    image_alt: 'decorative',
    order: '1',
  }
  expect(getTestProblems({ 'prayer/a.md': createEntryText(fields, '') })).toEqual([])
})

test.each([
  'Call (334) 555-0142, 334-555-0142 or +1 334 555 0142.',
  'Call the hospital, (334) 555-0999, or 911.',
  'Write to gifts@example.org or to Hello@example.org.',
  'We are at 123 Sample Street, and the church is at 410 Sample Street.',
  'See https://www.example.org/3345550124 and ticket 3345550124-7.',
])('a page has no problem with other contacts: %s', (text) => {
  expect(getTestProblems({ 'pages/a.md': createPageText('A page', text) })).toEqual([])
})

test.each(['VBS', 'NAACP', 'Q&A', 'Hope for ALL'])(
  'a page has no problem with the title %s',
  (title) => {
    expect(getTestProblems({ 'pages/a.md': createPageText(title) })).toEqual([])
  },
)

test.each([
  'Psalm 150:6 and Psalm 119:176',
  '> Come to me.\n>\n> Matthew 11:28 (WEB)',
  'John 3:16 (our verse this year)',
  'Song of Solomon 8:7, 1 Corinthians 13:4-7, 3 John 1:4',
  'Salmo 23:1 y Génesis 1:27',
  'Sirach 51:1 and Daniel 14:3',
  'On Sunday 10:30 and Room 4:12',
])('a page has no problem with: %s', (text) => {
  expect(getTestProblems({ 'pages/a.md': createPageText('A page', text) })).toEqual([])
})

test('a post has no problem with the pregnancy of its author', () => {
  const text = createPostText({ author: 'Ann Sample' }).replace(
    'Words of the post.',
    'They asked for Ann, who was pregnant then.',
  )
  expect(getTestProblems({ 'blog/a.md': text })).toEqual([])
})

test.each([
  'Pray for our towns. Ask that each person will be seen, even when it is hard.',
  'Is it okay if you cannot be there? Yes, it is. Call us.',
  'Can you bring diapers? Can you pick up a box at our door?',
  'If you are running late, call us.',
  'Okay, so what can we do? We can pray.',
  'We meet at 5 p.m. on the porch, e.g. for coffee, etc. and then we pray.',
  '“Hey, can you bring a chair?” she asked. “I’m on my way.”',
  'Oye, Señor, nuestra voz.',
])('a page has no problem with: %s', (text) => {
  expect(getTestProblems({ 'pages/a.md': createPageText('A page', text) })).toEqual([])
})

describe('two files have no problem with the sentence', () => {
  const event = (title: string, text: string) =>
    createEventText({ id: title.toLowerCase().replace(' ', '-'), title, summary: title }).replace(
      'Come along.',
      text,
    )

  test.each([
    ['about both of them', 'Thank you for all that you do.', ''],
    [
      'about one, which the other names again',
      'The banquet is the best night of all.',
      ' After the banquet we walk.',
    ],
    ['of both events of one kind', 'The supper takes place in any weather.', ''],
  ])('%s', (_, sentence, more) => {
    const files = {
      'events/banquet.md': event('Banquet', sentence),
      'events/spring-supper.md': event('Spring Supper', `${sentence}${more}`),
      'events/fall-supper.md': event('Fall Supper', sentence),
    }
    const { 'events/fall-supper.md': _fall, ...two } = files
    expect(getTestProblems(more === '' ? files : two)).toEqual([])
  })

  test('about a colleague, in the files of two others', () => {
    const person = (name: string, text: string) =>
      createEntryText({ name, title: 'Nurse', order: '10' }, text)
    const sentence = 'Denise taught us all of this.'
    expect(
      getTestProblems({
        'team/a.md': person('Denise Okafor', 'Denise leads the clinic.'),
        'team/b.md': person('Megan Ridley', `Megan leads the desk. ${sentence}`),
        'team/c.md': person('Samuel Prewitt', `Samuel drives. ${sentence}`),
      }),
    ).toEqual([])
  })
})

test('a person has no problem with a story that names colleagues', () => {
  const person = (name: string, text: string) =>
    createEntryText({ name, title: 'Nurse', order: '10' }, text)
  expect(
    getTestProblems({
      'team/a.md': person('Denise Okafor', 'Denise leads the clinic.'),
      'team/b.md': person('Megan Ridley', 'She leads the desk together with Denise.'),
      'team/c.md': person('Samuel Prewitt', 'Sam works with Denise, and Denise likes it.'),
    }),
  ).toEqual([])
})

describe('two files have no problem with', () => {
  const createPair = (fields: Readonly<Record<string, string>>, title = 'The supper') => ({
    'events/walk.md': createEventText({ description: LONG[0], ...fields }),
    'events/supper.md': createEventText({ id: 'supper', title, description: LONG[1], ...fields }),
  })
  const LONG = ['one day', 'another day'].map(
    (day) => `A description that is as long as it has to be, for ${day} with us.`,
  ) as [string, string]
  const open = { requires_registration: 'yes', registration_open: 'yes' }

  test.each([
    [
      'one form for all events',
      { ...open, registration_url: 'https://register.example.org/events' },
    ],
    ['one place and time', { location: 'Sample Park', time: '6:00 PM - 8:00 PM' }],
    ['one picture', { image: 'walk.svg', image_alt: 'People walking in a park' }],
    ['one short summary', { summary: 'Come along.' }],
  ])('%s', (_, fields) => {
    expect(getTestProblems(createPair(fields))).toEqual([])
  })

  test('the same event in another year', () => {
    const form = { ...open, registration_url: 'https://forms.gle/Ab12Cd34' }
    const fields = { ...form, description: LONG[0] }
    expect(getTestProblems(createPair(fields, 'Walk'))).toEqual([])
  })
})

test.each([
  'Chair',
  'Member at Large',
  'Pastoral Advisor',
  'CEO, Ex Officio Member',
  'Medical Director',
  'Legal Counsel',
  'Tesorera',
  'Doctors’ Liaison',
])('a board member has no problem with the title %s', (title) => {
  const text = createEntryText({ name: 'Ann', title, organization: 'A bank', order: '1' }, '')
  expect(getTestProblems({ 'board/a.md': text })).toEqual([])
})

test.each(['Byron Sample', 'Portia Sample', 'A friend by marriage'])(
  'a post has no problem with the author %s',
  (author) => {
    expect(getTestProblems({ 'blog/a.md': createPostText({ author }) })).toEqual([])
  },
)

const SPANISH_PAGE = (text: string) => ({
  'pages/a.md': createPageText('A page', 'Some words.'),
  'pages/a.es.md': createPageText('Una página', text).replace(
    /^description: .*$/m,
    'description: Unas palabras que son tan largas como deben ser, para las pruebas.\ntranslation_of: /a\ntranslated_from: MARKS',
  ),
})

test.each([
  'Lea [sobre los eventos (en inglés)](/events).',
  'Lea [sobre los eventos](/events) (en inglés).',
  'Hay un [calendario en inglés](/events) para todos.',
  'Estas páginas solo están en inglés: [eventos](/events) y [noticias](/blog).',
  'Lea [what to bring to the walk](/events).',
  'Vaya a [la página principal](/).',
  'Baje [el cartel](/files/poster.pdf) o [escríbanos](mailto:hello@example.org).',
  'Vea [el índice](/es/a) o [otro sitio](https://www.example.org/events).',
  '::button[Ver los eventos]{href=/events}',
])('a Spanish page has no problem with: %s', (text) => {
  const codes = createTestSite(SPANISH_PAGE(text)).problems.map(({ code }) => code)
  expect(codes).not.toContain('translation-link')
})

test('a Spanish address that was published keeps its file', () => {
  const files = {
    'pages/a.md': createPageText('A page'),
    'pages/palabras.es.md': SPANISH_PAGE('Unas palabras.')['pages/a.es.md'],
  }
  const getCodes = (addresses: string) => {
    const site = { ...files, 'addresses.txt': addresses }
    return createTestSite(site).problems.map(({ code }) => code)
  }
  expect(getCodes('/es/palabras\n')).not.toContain('translation-name')
  expect(getCodes('/a\n')).toContain('translation-name')
})

test.each([
  ['Thanksgiving', '2026-11-26'],
  ['Christmas Eve and Christmas Day', '2026-12-24'],
  ['a road closure on Sample Street', '2026-12-03'],
  ['the closing of the school next door', '2026-12-03'],
  ['a new heater', '2026-12-03'],
  ['Good Friday', '2027-03-26'],
  ['a staff retreat (back on Monday)', '2026-12-03'],
  ['Independence Day, July 4', '2027-07-05'],
])('a notice has no problem with the title %s', (title, day) => {
  const fields = { title, type: 'closed', from: day, until: day }
  expect(getTestProblems({ 'notices/a.md': createEntryText(fields, '') })).toEqual([])
})

test.each([
  'https://docs.google.com/forms/d/e/1FAIpQLSd/viewform',
  'https://forms.gle/abc',
  'https://www.canva.com/design/DAF1/xyz/view',
  'https://www.eventbrite.com/e/walk-for-life-123456',
  'https://github.com/example/lantern-hill-site',
  'https://github.com/example/lantern-hill-site/blob/main/docs/hosting.md',
  'https://www.facebook.com/events/123456789',
  'https://www.example.org/edit-your-gift',
  'https://manage.example.org/register',
])('a text has no problem with a link to %s', (url) => {
  expect(getTestProblems({ 'pages/a.md': createPageText('A page', `[Read](${url})`) })).toEqual([])
})

test('a list has no problem with items that go on in the next line, or without spaces before them', () => {
  const fields = {
    title: 'A page',
    description: 'A description that is as long as a description has to be, for tests.',
  }
  const text = (list: string) =>
    createEntryText({ ...fields, see_also: list }, 'Some words.').replace(
      'see_also: ',
      'see_also:\n',
    )
  for (const list of ['  - /events\n  - /blog', '- /events\n- /blog', '  - /events\n\n  - /blog'])
    expect(getTestProblems({ 'pages/a.md': text(list) })).toEqual([])
})

test.each([
  ['our retreat', '2027-06-09', '2027-06-09'],
  ['Labor Day', '2027-09-06', '2027-09-06'],
  ['Labor Day weekend', '2027-09-03', '2027-09-07'],
  ['Independence Day', '2027-07-05', '2027-07-05'],
  ['Juneteenth (observed)', '2027-06-18', '2027-06-18'],
  ['Christmas', '2026-12-21', '2027-01-01'],
  ['the Christmas break', '2026-12-18', '2027-01-04'],
  ['Christmas and New Year’s', '2026-12-24', '2027-01-01'],
  ['New Year’s Eve', '2026-12-31', '2027-01-01'],
  ['Thanksgiving', '2026-11-25', '2026-11-27'],
  ['Easter', '2027-03-26', '2027-03-29'],
  ['our Christmas lunch', '2026-12-04', '2026-12-04'],
  ['Día de las Madres', '2027-05-10', '2027-05-10'],
])('the notice for %s has no problem', (title, from, until) => {
  const text = `---\ntitle: ${title}\ntype: closed\nfrom: ${from}\nuntil: ${until}\n---\n`
  expect(getTestProblems({ 'notices/sample.md': text })).toEqual([])
})

test.each([
  ['Christmas in July', '2027-07-24'],
  ['Christmas Card Night', '2026-12-10'],
  ['Easter Egg Hunt', '2027-03-20'],
  ['Fourth of July Picnic', '2027-07-03'],
  ['Thanksgiving Food Drive', '2027-10-30'],
  ['Valentine Supper', '2027-02-20'],
  ['Memorial Day Picnic', '2027-05-22'],
])('the event %s has no problem', (title, date) => {
  expect(getTestProblems({ 'events/walk.md': createEventText({ title, date }) })).toEqual([])
})

test.each([
  'The box is 2.375 inches wide.',
  'The baby weighed 3.250 kilograms and had 3.125 pounds to gain.',
  'Call 334.555.0142 today.',
  'See 45 CFR 164.512 for this.',
  'We are at 32.609 north, in version 1.200.',
  'A pin of 1.250 oz costs nothing.',
  'Read the bio of our director, and the link in it.',
  'Follow us on Facebook, share this page, and #GiveHope.',
  'Write your name on a tag, and leave your comments in the box.',
  'Swipe your card at the door.',
  'Message us on Facebook or write to the DMV.',
  'Use #AuburnAL or #Hope.',
])('the text %s has no problem', (body) => {
  expect(getTestProblems({ 'pages/sample.md': createPageText('Sample', body) })).toEqual([])
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
