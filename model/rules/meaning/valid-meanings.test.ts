// Amounts, capital letters and words in valid texts, which must not be taken for mistakes.
import { describe, expect, test } from 'vitest'
import {
  createEntryText,
  createEventText,
  createPageText,
  getTestProblems,
} from '../../test-fixtures/create-test-site'

describe('an event has no problem with', () => {
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
  'Fill in the form below, and send it to us.',
  'We tear the paper off the gifts, and a form is on our page.',
  'Cut the ribbon with care, and tear off the label.',
  'Bring the coupon from your store.',
  'El talón del bebé cabe en una mano, y la línea es larga.',
])('words that are not about a paper form: %s', (text) => {
  expect(getTestProblems({ 'pages/a.md': createPageText('A page', text) })).toEqual([])
})

test.each([
  ['Prayer Breakfast Committee', 'We plan the breakfast of a Saturday morning.'],
  ['Breakfast for Supper', 'We eat a breakfast of pancakes, as on a Saturday morning.'],
  ['A Walk at Night', 'We walk from evening to sunrise, and eat breakfast in the morning.'],
])('an event in the evening has no problem with the title %s', (title, summary) => {
  expect(getTestProblems({ 'events/walk.md': createEventText({ title, summary }) })).toEqual([])
})

test.each([
  ['Night Owls', 'We pray for all who work at night.', 'Come after work at the plant.'],
  ['Setting Up for Dinner', 'We set the tables for the evening.', 'Dinner is at 6:00 PM.'],
  ['Car Wash', 'We wash your car.', 'Come back on Friday at 5:30 PM for supper.'],
  ['Walk', 'Walk with us.', 'Doors close at 5:30 PM on the day before.'],
  ['Walk', 'A morning walk.', 'Supper is at 5:30 PM, and we gather for songs.'],
  ['Breakfast', 'Coffee, and then dinner at night.', 'Come at 5:30 PM for dinner.'],
  ['Walk', 'Walk with us.', 'Coffee is at 5:30 AM. Pizza is at 5:30 PM.'],
])('an event in the morning has no problem with the title %s: %s %s', (title, summary, words) => {
  const text = createEventText({ title, summary, time: '6:00 AM - 8:00 AM' })
  const whole = text.replace('Come along.', words)
  expect(getTestProblems({ 'events/walk.md': whole })).toEqual([])
})

test.each([
  '© 2026 Lantern Hill',
  'Bring (a) shoes and (b) a hat. Photos: © Ann Sample, © 2026 Lantern Hill.',
  'Bring (a) shoes and (b) a hat. © 2026 Lantern Hill',
  'The trip costs 30 € a person, or € 30 for us.',
  'Play Bingo® and Uno ® with us.',
])('a page has no problem with the text %s', (text) => {
  expect(getTestProblems({ 'pages/a.md': createPageText('A page', text) })).toEqual([])
})

test.each(['VBS', 'NAACP', 'Q&A', 'Hope for ALL', 'عائشة بنت محمد'])(
  'a page has no problem with the title %s',
  (title) => {
    expect(getTestProblems({ 'pages/a.md': createPageText(title) })).toEqual([])
  },
)

test.each([
  'Questions (and Answers)',
  'What now???',
  'Spring Gala (date to be confirmed)',
  'Hymns and Songs (pending your requests)',
  'Walk (Ask a Friend)',
  'Check In (Add a Photo of You)',
  'Can I ask? - Yes',
])('a page has no problem with the words %s in its title', (title) => {
  expect(getTestProblems({ 'pages/a.md': createPageText(title) })).toEqual([])
})

test.each([
  'He served for years. Thank you, Callie.',
  'Some ask first. Is it okay to come alone?',
  'Is something broken? Can you fix it?',
  'You hope it works. Let us know if this is too early for you.',
  'Thanks to all. Let me know if you need a ride. Blessings, Ann',
  'You may feel free to change your mind.',
])('a description has no problem with %s', (description) => {
  const text = createPageText('Parking').replace(
    /description: .*/,
    () => `description: We are here for all of our neighbors. ${description}`,
  )
  expect(getTestProblems({ 'pages/a.md': text })).toEqual([])
})

test.each([
  'Gas is $3.499 a gallon, and lunch is $8.50.',
  'The lost are easy prey for wolves, and the hawk preys on mice.',
  'Bring a piece of cake, a bare tree and here are our plans.',
  'Those we pray for are families, and what we long for are answers.',
  'Not to many but to few. Thank you for your welcome.',
  'The Hole Family sang, and we bring here our gifts.',
  'Pray for our towns. Ask that each person will be seen, even when it is hard.',
  'Is it okay if you cannot be there? Yes, it is. Call us.',
  'Can you bring diapers? Can you pick up a box at our door?',
  'If you are running late, call us.',
  'Okay, so what can we do? We can pray.',
  'Write your name here and your number there.',
  'Tell us:\n\n- Your name\n- Your phone\n- Your title',
  'Your name is safe with us.',
  'Add your name to the list.',
  'Super Bowl XXX and Psalm XXX are long ago.',
  'Click here to read more.',
  'Your story matters here.',
  'Try to see the other side of the story.',
  'Hola Familias, aquí está lo que viene en diciembre.',
  'Hi Friends, let me know how I can pray for you.',
  'Write your name on the back of the card, and print this flyer for your church.',
  'The long period Mary spent with her cousin, and the period Luke tells of, were good years.',
  'Call [our sister house in Mexico](tel:+525512345678).',
  'We meet at 5 p.m. on the porch, e.g. for coffee, etc. and then we pray.',
  '“Hey, can you bring a chair?” she asked. “I’m on my way.”',
  'Oye, Señor, nuestra voz.',
])('a page has no problem with: %s', (text) => {
  expect(getTestProblems({ 'pages/a.md': createPageText('A page', text) })).toEqual([])
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
  'A gift of $20 or $5 helps, $20–$50 even more.',
  'Bring 2 $5 bills.',
  'We have tickets for $10,20 and $30.',
  'Give $10,20 or 50.',
  'The roof cost $12,500, and the door $1,250.50.',
  'A gift of $5, 50 of them a week, helps.',
  'Row A1$ is in the sheet.',
  'Use #AuburnAL or #Hope.',
  '¿Habla español? We do, too. ¡Bienvenidos!',
  'He asked, “¿Cómo está?” and smiled.',
  'In Spanish we say «¡Ven como eres!» and «a la una».',
  '¿Puede venir con nosotros a la clínica? Can you come with us?',
  'Follow @lanternhill or @lantern.hill today.',
  'Find us @ example.org, or say hello @ 6 PM.',
  'We sell 3 @ $5 and meet you@church.',
  'Hola, amig@s y tod@s.',
  'Meet us at example dot org.',
  'Say hello at example.org.',
  'Write to hello@example.org, or to gifts@example.org.',
  'See www.hello2example.org, hello.example.org and https://hello2example.org/a.',
  'Say hello at example.org, or read example.org and www.example.org.',
  'Write to hello@example.org. Net gains are small.',
  'Write to <hello@example.org> (at noon).',
])('the text %s has no problem', (body) => {
  expect(getTestProblems({ 'pages/sample.md': createPageText('Sample', body) })).toEqual([])
})

test.each([
  [
    'blog',
    '## What we write about\n\nBy the way, Ann Sample writes here about each thing that people ask us.',
  ],
  [
    'blog',
    '## Who writes\n\nBy Ann Sample and all of her colleagues who know what they write about.',
  ],
  ['blog', '## Thanks\n\nBy Ann Sample'],
  [
    'events',
    '## When we meet\n\nWhen: on the first Saturday of each month\n\nWhere: at the church',
  ],
  ['events', '## Come by bus\n\nWhere: at the station'],
  ['events', '## Before you come\n\nWhen the doors open on May 3, we show you where to sit.'],
  ['about/team', '## Our Board\n\nTen people\n\nOur board chair is Ann. She leads it.'],
  [
    'about/team',
    '## Executive Director\n\nAnn Sample\n\nThe Executive Director leads us. She is kind.',
  ],
  ['about/team', '## In Memory of Ann\n\nNurse\n\nIn May, Ann died. She was kind.'],
  ['about/team', '## Ann Sample\n\nNurse\n\nAnn says goodbye this spring. She was here for long.'],
  ['about/team', '## Come and Meet Us\n\nOn most days, she who comes finds us here.'],
  ['contact', '## The Gala\n\nWhen: May 3, 2027\n\nWhere: Sample Hall'],
])('the page %s has no problem with: %s', (slug, body) => {
  expect(getTestProblems({ [`pages/${slug}.md`]: createPageText('A page', body) })).toEqual([])
})

test.each([
  ['5,000 families served each year', '- **5,000+** families served every year'],
  ['5,000 families served since 1983', '- **4,800** families served every year'],
  ['5,000 families served in Auburn', '- **4,800** families served every year'],
  ['5,000 families served', '- **4,800** families visited'],
  ['5,000 families served', '- **1,200** families served'],
  ['5,000 families served', '- **4,800** families served last year\n- **4,900** families served'],
])('a description has no problem that says %s above %s', (words, rows) => {
  const page = createPageText('A page', `:::figures\n${rows}\n:::\n\nCome along.`)
  const text = page.replace(
    /description: .*/,
    `description: Over ${words}. See what all of it is about.\nas_of: 2026-06-30\nsource: Report`,
  )
  expect(getTestProblems({ 'pages/a.md': text })).toEqual([])
})

test.each([
  'It is easy to read “5,000” and move on.',
  'A song is called “10,000 Reasons.”',
  'It is easy to read “1,983” and move on.',
  'Our first report said “4,000”, and we were glad.',
  'We began with 4,000 families. It is easy to read “4,000” and move on.',
])('a figure has no problem with: %s', (words) => {
  const body = `:::figures\n- **5,000+** families served every year\n:::\n\n${words}`
  const text = createPageText('A page', body).replace(
    /description: .*/,
    'description: Over 5,000 families served each year. See what all of it is about.\nas_of: 2026-06-30\nsource: Report',
  )
  expect(getTestProblems({ 'pages/a.md': text })).toEqual([])
})

test.each([
  'You may come in may, or march with us.',
  'We may 5 times a year, and march 12 miles.',
  'Write to monday@example.org.',
  'Use #sunday, or the sunday-school door.',
  'An august group of friends met.',
  'El lunes 7 de diciembre estamos aquí.',
  'The walk is 1 kilometer long.',
])('a page has no problem with the words: %s', (text) => {
  expect(getTestProblems({ 'pages/a.md': createPageText('A page', text) })).toEqual([])
})

test.each([
  'We gather at Trinity Chapel in Opelika.',
  'Last year we met at Grace Church in Auburn.',
  'We walk to Grace Church in Auburn.',
  'If it rains, we meet at Grace Church in Auburn.',
  'Afterward we eat at Grace Church in Auburn.',
  'The pastor of Grace Church in Auburn speaks.',
  'We are friends of Grace Church in Auburn and pray for it, too, or sing.',
])('an event at a chapel has no problem with: %s', (text) => {
  const event = createEventText({ location: 'Trinity Chapel, 210 Mill Road, Opelika, Alabama' })
  expect(getTestProblems({ 'events/walk.md': event.replace('Come along.', text) })).toEqual([])
})

test.each([
  'Walk 1 mile or 5 kilometers with [us](/events/walk).',
  'Bring 3 kilos of rice to [the walk](/events/walk).',
  'We drive 1 kilometer. Read [more](/contact).',
])('a page that links to an event has no problem with: %s', (text) => {
  const event = createEventText().replace('Come along.', 'A 1-mile route, and a 5k.')
  const files = { 'events/walk.md': event, 'pages/a.md': createPageText('A page', text) }
  expect(getTestProblems(files)).toEqual([])
})

test.each([
  'You give at least 4 hours per month.',
  'You give 4 hours a month, and some give 10 hours a month.',
  'You give 8 hours a week in the summer.',
  'You are at least 18 years old.',
  'Some volunteers give 10 hours a month.',
  'Each shift is two hours.',
  'You give four hours per month.',
])('a list of 4 hours each month has no problem with: %s', (text) => {
  const role = createEntryText(
    {
      title: 'Helper',
      summary: 'Help us.',
      description: 'A role for those who have at least 4 hours a month, as it has to be for tests.',
      image: 'walk.svg',
      image_alt: 'decorative',
      order: '10',
      requirements: '\n  - At least 4 hours each month\n  - At least 2 years of school',
    },
    text,
  )
  expect(getTestProblems({ 'volunteer/helper.md': role })).toEqual([])
})

test.each([
  'There are no levels and no clubs. Any gift is welcome.',
  'There are no levels. The reading level of this page is low, and our prayer circle meets here.',
  'There is no deadline. Other groups have a deadline, but we do not.',
  'There are no clubs. Why is there no club? If you join a club elsewhere, tell us.',
  'There is no cost, and the cost of a shirt is $10.',
  'We have no waiting list. You will not be put on a waiting list.',
  '- **No cookies.** Other websites put cookies into your browser. You can delete their cookies there.',
  '- **No form.** What you type into a form passes through others. The donation form is on another website.',
  'We use no cookies. We bake cookies each December, and your visit counts.',
  'In winter there is no newsletter. Our newsletter comes in May and August.',
  'You need no account. Your bank sends the gift from your account, and no password is needed.',
  'We show no ads. We paid for two ads in the Sunday paper.',
])('a text does not contradict itself: %s', (words) => {
  expect(getTestProblems({ 'pages/a.md': createPageText('A page', words) })).toEqual([])
})

test.each([
  [['post-abortion clinic', 'abortion recovery', 'abortion pill reversal', 'pregnancy center'], ''],
  [['recuperación de un aborto', 'posaborto', 'clínica'], ''],
  [['abortion clinic'], 'This is not an abortion clinic. We talk with you about your plans.'],
])('the words for the search may be %j', (words, text) => {
  const list = words.map((word) => `\n  - ${word}`).join('')
  const page = createPageText('A page', text || 'Some words.')
  const withWords = page.replace('\n---\n\n', () => `\nalso_known_as:${list}\n---\n\n`)
  expect(getTestProblems({ 'pages/a.md': withWords })).toEqual([])
})
