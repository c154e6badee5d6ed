// What two files may have in common although neither is an unfinished copy.
import { describe, expect, test } from 'vitest'
import {
  createEntryText,
  createEventText,
  createPageText,
  getTestProblems,
} from '../../test-fixtures/create-test-site'

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
    [
      'about one, on a button, which the other names again',
      '::button[Ask about the banquet]{href=/contact}',
      '\n\nAfter the banquet we walk.',
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

test.each([
  ['Office', 'Help in the office or the play room, for an hour a week.'],
  ['Garden', 'Help in the play room or in our garden, for an hour a week.'],
  ['Evening', 'Help in the evening, and clean what the children left dirty.'],
])('a role may be called %s and begin as another one: %s', (title, description) => {
  const role = (name: string, text: string) =>
    createEntryText(
      {
        title: `${name} Volunteer`,
        summary: `${name} is a task for patient people.`,
        description: text,
        image: 'walk.svg',
        image_alt: 'decorative',
        order: title === name ? '11' : '12',
      },
      'Come along.',
    )
  expect(
    getTestProblems({
      'volunteer/a.md': role(title, description),
      'volunteer/play-room.md': role(
        'Play Room',
        'Help in the play room for an hour or two of a weekday.',
      ),
    }),
  ).toEqual([])
})

test.each([
  [
    'Open to male volunteers',
    'This role is for men. Women and men can serve in the clinic, not here.',
  ],
  ['Open to male volunteers', 'You listen to men and women and speak of mothers with respect.'],
  ['Open to men and women', 'Women and men can both do this.'],
  ['A background check', 'We ask for a background check, and you do not pay for it.'],
  ['A heart for mothers', 'Women and men are welcome.'],
])('a role with the requirement %s may say: %s', (requirement, text) => {
  const role = createEntryText(
    {
      title: 'Liaison',
      summary: 'A task for patient people.',
      description: 'Be the link between your church and our ministry all year.',
      image: 'walk.svg',
      image_alt: 'decorative',
      order: '11',
    },
    text,
  ).replace('\norder', `\nrequirements:\n  - ${requirement}\norder`)
  expect(getTestProblems({ 'volunteer/a.md': role })).toEqual([])
})

test.each([
  ['Ann A. Kim', 'Ann B. Kim'],
  ['Ann Kim', 'Ann Kim Jr.'],
  ['Ann Kim', 'Ann Kim III'],
  ['Ann Kim', 'Anna Kim'],
  ['Mr. Kim', 'Mrs. Kim'],
  ['Dean Kim', 'Kim Dean'],
])('%s and %s may be two people', (...names) => {
  const files = names.map((name, index) => [
    `board/member-${index}.md`,
    createEntryText({ name, title: 'Member', organization: 'Bank', order: `${index}` }, ''),
  ])
  expect(getTestProblems(Object.fromEntries(files) as Record<string, string>)).toEqual([])
})

test.each([
  ['tournament-final', 'The Tournament Final'],
  ['walk-2', 'Walk'],
  ['walk-2026', 'Walk 2026'],
  ['something-new', 'Something New'],
  ['what-is-old', 'What Is Old'],
  ['copyright', 'Copyright'],
  ['walk-1', 'Walk'],
  ['walk-20261107', 'Walk'],
  ['call-3345550142', 'Call Us'],
  ['coffee-at-facade2026', 'Coffee'],
  ['acts-2', 'Acts 2'],
  ['final-walk', 'The Final Walk'],
])('a page %s may be called %s', (name, title) => {
  expect(getTestProblems({ [`pages/${name}.md`]: createPageText(title) })).toEqual([])
})

test.each([
  'Carols ring in December. She sings them all.',
  'She joined us with Caroline. Caroline leads the choir.',
  'Carly and Carol sing.',
  'Cargo is what she carried. She drove a truck.',
])('the text about Carol may say: %s', (text) => {
  const person = (name: string, words: string) =>
    createEntryText({ name, title: 'Nurse', order: '10' }, words)
  const files = {
    'team/carol-sample.md': person('Carol Sample', text),
    'team/carole-moye.md': person('Carole Moye', 'Carole leads the desk.'),
  }
  expect(getTestProblems(files)).toEqual([])
})

test.each([
  ['beth-okafor', 'Elizabeth Okafor'],
  ['jose-nunez', 'José Núñez Vega'],
  ['front-desk', 'Denise Okafor'],
  ['new-member', 'Denise Okafor'],
  ['denise', 'Megan Ridley'],
  ['megan-w', 'Meg Ridley'],
  ['program-coordinator', 'Denise Okafor'],
  ['ruth-officer', 'Ruth Officer'],
  ['tom-kim', 'Tom and Ann Kim'],
  ['denise-okafor', 'Denise Okafor, Director'],
  ['office-director', 'Office Director'],
])('a file %s may be about %s', (slug, name) => {
  const text = createEntryText({ name, title: 'Nurse', order: '10' }, 'She works here.')
  expect(getTestProblems({ [`team/${slug}.md`]: text })).toEqual([])
})

test.each([
  'Denise and Nora share the desk.',
  'Denise calls her the heart of the office.',
  'Denise says that nobody makes coffee like Nora.',
  'Denise hired her in 2010.',
  'Denise is her aunt, and so she knew us before.',
  'Denise taught us all of this, and Nora went on.',
  'Denise’s neighbor knows every name.',
  'With Denise she keeps the desk.',
  'She keeps the desk. Denise keeps the keys.',
  'Joy comes easily to her.',
  'Grace is what she lives by every day.',
])('a story about Nora may say: %s', (text) => {
  const person = (name: string, words: string) =>
    createEntryText({ name, title: 'Nurse', order: '10' }, words)
  const files = {
    'team/denise-okafor.md': person('Denise Okafor', 'Denise leads the clinic.'),
    'team/joy-moye.md': person('Joy Moye', 'Joy bakes for us all.'),
    'team/grace-ito.md': person('Grace Ito', 'Grace keeps the books.'),
    'team/nora-sample.md': person('Nora Sample', text),
  }
  expect(getTestProblems(files)).toEqual([])
})

test.each([
  'Nora leads the desk. Denise and Nora share an office.',
  'Nora leads the desk. She works with Denise. Denise has a warm smile.',
  'Nora leads the desk. Ask Denise about the clinic.',
  'Nora leads the desk. Denise Okafor leads the clinic.',
  'Nora leads the desk. Denise likes to work with Nora.',
])('a story may speak of a colleague with the same title: %s', (text) => {
  const person = (name: string, words: string) =>
    createEntryText({ name, title: 'Nurse', order: '10' }, words)
  const files = {
    'team/denise-okafor.md': person('Denise Okafor', 'Denise runs the clinic.'),
    'team/nora-sample.md': person('Nora Sample', text),
  }
  expect(getTestProblems(files)).toEqual([])
})

test('a person has no problem with a story that names colleagues', () => {
  const person = (name: string, text: string) =>
    createEntryText({ name, title: 'Nurse', order: '10' }, text)
  expect(
    getTestProblems({
      'team/a.md': person('Denise Okafor', 'Denise leads the clinic.'),
      'team/b.md': person('Megan Ridley', 'She leads the desk together with Denise.'),
      'team/c.md': person('Samuel Prewitt', 'Sam works with Denise, and Denise likes it.'),
      'team/d.md': person('Rosa Delgado', 'When she is not here, you may find her at the park.'),
      'team/e.md': person('Joy Abernathy', 'Joy answers the phone when Rosa is not here, or runs.'),
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

test('a person may be on the board and in the team', () => {
  const fields = { name: 'Ann Sample', order: '10' }
  const files = {
    'board/ann.md': createEntryText({ ...fields, title: 'Secretary', organization: 'A bank' }, ''),
    'team/ann.md': createEntryText({ ...fields, title: 'Nurse' }, 'Ann is here on most days.'),
  }
  expect(getTestProblems(files)).toEqual([])
})

test('an event is noted if another one has its title, its day and its hours', () => {
  const files = {
    'addresses.txt': '/\n/events\n/events/walk\n',
    'events/walk.md': createEventText({ time: '9:00 AM - 10:00 AM' }),
    'events/a-walk.md': createEventText({ id: 'late', time: '9:00 AM - 10:00 AM' }),
  }
  expect(getTestProblems(files).join()).toContain('content/events/a-walk.md:3:8 listed-twice')
})

test('an event may take place twice on one day', () => {
  const files = {
    'events/walk.md': createEventText({ time: '9:00 AM - 10:00 AM' }),
    'events/late-walk.md': createEventText({ id: 'late', time: '4:00 PM - 5:00 PM' }),
  }
  expect(getTestProblems(files)).toEqual([])
})

test.each([
  ['board', 'Chair', 'Vice Chair'],
  ['board', 'Vice Chair', 'Vice Chair'],
  ['board', 'Co-Chair', 'Co-Chair'],
  ['board', 'Chair', 'Past Chair'],
  ['board', 'Chair', 'Chair, Finance Committee'],
  ['board', 'Treasurer', 'Assistant Treasurer'],
  ['board', 'Secretary', 'Treasurer'],
  ['board', 'President', 'Chair'],
  ['board', 'Chair', 'Chair\nexpires_on: 2026-12-31'],
  ['board', 'Member', 'Member'],
  ['team', 'Nurse', 'Nurse'],
  ['team', 'Secretary', 'Secretary'],
  ['team', 'Executive Director', 'Associate Executive Director'],
  ['team', 'Executive Director', 'Director of Nursing'],
])('two people on the %s have no problem with the titles %s and %s', (folder, first, second) => {
  const person = (name: string, title: string) =>
    createEntryText(
      { name, title, ...(folder === 'board' ? { organization: 'A bank' } : {}), order: '10' },
      folder === 'board' ? '' : `${name} is here on most days.`,
    )
  const files = {
    [`${folder}/ann.md`]: person('Ann Sample', first),
    [`${folder}/ben.md`]: person('Ben Example', second),
  }
  expect(getTestProblems(files)).toEqual([])
})

test.each([
  'She works with Denise, and Beverly’s desk is beside hers.',
  'When Denise is away, she answers the phone.',
  'Denise calls her the heart of our office.',
  'She shares a desk with Denise. Denise keeps the candy jar full.',
  'Denise keeps the rooms ready, and she keeps the files in order.',
  'Denise Okafor keeps the rooms ready for her.',
  'Denise trained her.',
  'Joy keeps her going.',
])('a text about a person may name a colleague: %s', (text) => {
  const person = (name: string, body: string) =>
    createEntryText({ name, title: 'Helper', order: '10' }, body)
  expect(
    getTestProblems({
      'team/nora-sample.md': person('Nora Sample', `Nora helps at the desk. ${text}`),
      'team/denise-okafor.md': person('Denise Okafor', 'She likes tea.'),
      'team/joy-sample.md': person('Joy Sample', 'She likes milk.'),
    }),
  ).toEqual([])
})

test.each([
  ['Nora Castle', 'Luis is her husband, and both of them sing.'],
  ['Nora Castle', 'Luis trained her for a year. She plans the walk.'],
  ['Nora Castle', 'Luis often says that Nora plans the best walks.'],
  ['Nora Castle', 'Kelly green is her color. She plans the walk.'],
  ['Nora Castle', 'Virginia is home. She came here for school.'],
  ['Nora Castle', 'Grace is what she counts on. She plans the walk.'],
  ['Nora Castle', 'Counseling is her gift. She listens well.'],
  ['Margaret Castle', 'Peggy plans the walk. She bakes bread.'],
  ['Katherine Castle', 'Kathryn plans the walk. She knows Katherine is longer.'],
  ['Luisa Castle', 'Luis has her name as well, she jokes. She plans the walk.'],
  ['Nora Castle', 'Walter’s classes were her first ones. She plans the walk.'],
])('a story about %s may begin: %s', (name, text) => {
  const person = createEntryText({ name, title: 'Helper', order: '10' }, text)
  expect(getTestProblems({ 'team/a.md': person })).toEqual([])
})

test('a story may begin with a name that people search for', () => {
  const fields = { name: 'Nora Castle', title: 'Helper', order: '10' }
  const known = createEntryText(fields, 'Luis plans the walk. He bakes bread.').replace(
    '\norder',
    '\nalso_known_as:\n  - Luis Castle\norder',
  )
  expect(getTestProblems({ 'team/nora-castle.md': known })).toEqual([])
})

test.each([
  ['first-baptist', 'First Baptist Church of Sampleville'],
  ['fbc', 'First Baptist Church'],
  ['new-life', 'Iglesia Nueva Vida'],
  ['pena-de-horeb', 'Iglesia Bautista Peña de Horeb'],
  ['st-mark', 'Saint Mark Chapel'],
  ['church-12', 'Sample Heron Church'],
  ['friends', 'Sample Heron Church'],
])('the file of a church may be called %s.md: %s', (slug, name) => {
  const text = createEntryText({ name, event: 'walk', order: '10' }, '')
  const found = getTestProblems({ [`churches/${slug}.md`]: text })
  expect(found.filter((problem) => problem.includes('file-church'))).toEqual([])
})

test.each([
  ['Bottle Label', 'A label for the water bottles of all walkers.'],
  ['Auction List', 'What can be won, for the tables.'],
  ['Breakfast Menu', 'What there is to eat at the breakfast after the walk.'],
  ['Poster', 'One page for the wall, like the one for Hope Gala.'],
  ['Route Map', 'The two routes of Walk 4 Life, and where to park for Hope Gala.'],
  ['Golf Cart Poster', 'For the helpers who drive.'],
  ['Cartel', 'Una hoja para la pared de su iglesia.'],
  ['T-Shirt Sheet', 'Sizes of the shirts for our 5k.'],
])('a paper for a walk may be %s: %s', (title, description) => {
  const event = (id: string, name: string) =>
    createEventText({ id, title: name, summary: `${name} is for all.` })
  expect(
    getTestProblems({
      'events/walk.md': null,
      'events/walk-for-life.md': event('walk', 'Walk 4 Life'),
      'events/hope-gala.md': event('gala', 'Hope Gala'),
      'events/baby-bottle-boomerang.md': event('bottles', 'Baby Bottle Boomerang'),
      'events/silent-auction.md': event('auction', 'Silent Auction'),
      'events/prayer-breakfast.md': event('breakfast', 'Prayer Breakfast'),
      'events/golf-day.md': event('golf', 'Golf Day'),
      'resources/a.md': createEntryText(
        { title, description, event: 'walk-for-life', order: '1' },
        '',
      ),
    }).filter((problem) => problem.includes('value-copied')),
  ).toEqual([])
})

test.each([
  'Poster',
  'Harvest Picnic Poster',
  'Poster for the Parade after the Harvest Picnic',
  'Lantern Parade and Harvest Picnic',
  'Picnic Poster',
])('a poster of the Harvest Picnic or the Lantern Parade may be called %s', (title) => {
  const event = (id: string, name: string) =>
    createEventText({ id, title: name, summary: `${name} is for all.` })
  const slug = title.startsWith('Harvest') ? 'harvest-picnic' : 'lantern-parade'
  expect(
    getTestProblems({
      'events/lantern-parade.md': event('lantern', 'Lantern Parade'),
      'events/harvest-picnic.md': event('harvest', 'Harvest Picnic'),
      'resources/a.md': createEntryText(
        { title, description: 'One page for the wall.', event: slug, order: '1' },
        '',
      ),
    }).filter((problem) => problem.includes('value-copied')),
  ).toEqual([])
})

test.each([
  ['She loves coffee.', 'Ines', 'Ines cooks. '],
  ['She loves coffee and her two dogs.', 'Ines', 'Ines cooks. '],
  ['Call her in the morning if you have a question about the class.', 'Ines', 'Ines cooks. '],
  ['On Saturdays he coaches a team of boys.', 'Ines', 'Ines has a husband. She cooks. '],
  ['On Saturdays he coaches a team of boys.', 'Ines', 'She thanks Una for her soup. '],
  ['On Saturdays he coaches a team of boys.', 'Omar', 'He drives our van. '],
  ['She knows all of the people who come to us by their first names.', 'Una', 'Una cooks. '],
])('%s may be in the file of a colleague and in that of %s', (sentence, first, before) => {
  const person = (name: string, text: string, order: string) =>
    createEntryText({ name, title: `Helper ${order}`, order }, text)
  expect(
    getTestProblems({
      'team/una.md': person('Una Samplewood', `Una drives. ${sentence}`, '3'),
      'team/new.md': person(`${first} Exempla`, `${before}${sentence}`, '4'),
    }),
  ).toEqual([])
})

test('a sentence that three people have is said on purpose', () => {
  const person = (name: string, order: string) =>
    createEntryText(
      { name, title: `Helper ${order}`, order },
      `${name} is here. She knows all of the people who come to us by their first names.`,
    )
  expect(
    getTestProblems({
      'team/una.md': person('Una', '3'),
      'team/ines.md': person('Ines', '4'),
      'team/ada.md': person('Ada', '5'),
    }),
  ).toEqual([])
})
