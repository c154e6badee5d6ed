// Times in the texts of events that are no mistakes.
import { describe, expect, test } from 'vitest'
import {
  createEventText,
  createPageText,
  getTestProblems,
} from '../../../test-fixtures/create-test-site'

describe('an event has no problem with', () => {
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
    'Doors open at 8:15 AM. Volunteers arrive between 7:30 and 8:00 AM.',
    'Doors open at 8:15 AM. Come between 8:30 and 9:00 AM.',
    'Come at 5:00 PM on the evening before to set up the tables.',
    'Arrive by 8:45 AM. Come back at 6:00 PM for supper.',
    'The choir comes at 6:00 AM.',
    'Sign up by 5:00 PM on the day before.',
    'If you help us, come at 5:00 AM.',
    'Register until 8:00 AM; the event ends with a prayer.',
    'We begin at 9:15 AM with a song.',
    'We begin at 8:30 AM with breakfast.',
    'If you are new, we begin at 8:30 AM with a tour.',
    'We begin at 8:45 AM with a song. The walk is at 9:30 AM.',
    'For volunteers, we start at 7:30 AM.',
  ])('the times %s', (summary) => {
    const event = createEventText({ summary, time: '9:00 AM - 11:00 AM' })
    const text = event.replace('Come along.', () => summary)
    expect(getTestProblems({ 'events/walk.md': text })).toEqual([])
  })
})

test.each([
  'Volunteers come at 6:00 AM.',
  'We meet at 6:00 AM to set up the tables.',
  'We meet again at 6:00 AM for breakfast.',
  'We meet at 6:00 PM. Some of us meet for a run at 6:00 AM.',
  'Breakfast is at 6:00 AM.',
])('an event at 6:00 PM has no problem with: %s', (words) => {
  const text = createEventText({ time: '6:00 PM - 8:00 PM' }).replace('Come along.', words)
  expect(getTestProblems({ 'events/walk.md': text })).toEqual([])
})

test.each([
  'Breakfast for all, and a bonfire at night.',
  'From the morning to the evening, one of us prays.',
  'Pray with us all day.',
  'Come when you like.',
  'A prayer vigil from morning on, for 14 hours.',
])('an event of 14 hours has no problem with: %s', (words) => {
  const text = createEventText({ time: '7:00 AM - 9:00 PM' }).replace('Come along.', words)
  expect(getTestProblems({ 'events/walk.md': text })).toEqual([])
})

test('helpers may come hours before an event', () => {
  const text = createEventText({ time: '6:00 PM - 8:00 PM' }).replace(
    'Come along.',
    '## For helpers\n\n- Arrive at 9:00 AM.\n\n## For all\n\n- Arrive at 5:45 PM.',
  )
  expect(getTestProblems({ 'events/walk.md': text })).toEqual([])
})

test.each([
  ['8:00 AM - 11:00 PM', 'Lunch is at 1:00 PM. At 11:00 AM, the choir sings.'],
  ['8:00 AM - 11:00 PM', 'The choir sings at 11:00 AM and in the evening.'],
  ['8:00 AM - 11:00 PM', 'The choir sings at 11:00 AM, and we close at 11:00 PM.'],
  ['8:00 AM - 8:00 PM', 'The choir sings at 8:00 AM.'],
  ['6:00 AM - 8:00 PM', 'Breakfast is ready. The choir sings at 6:00 PM.'],
  ['6:00 AM - 8:00 PM', 'Volunteers come at 6:00 PM.'],
  ['6:00 AM - 9:00 PM', 'We pray all together at 9:00 AM.'],
  ['6:00 AM - 8:00 PM', 'The choir sings at 6:00 PM.'],
  ['8:00 AM - midnight', 'The choir sings at noon.'],
  ['9:30 PM - 12:00 AM', 'We pray until the new year begins.'],
])('an event from %s has no problem with: %s', (time, words) => {
  const text = createEventText({ time }).replace('Come along.', words)
  expect(getTestProblems({ 'events/walk.md': text })).toEqual([])
})

test.each([
  ['TBD', 'Our office is open from 8:00 AM to 5:00 PM.'],
  ['TBD', 'Sign up by 5:00 PM on the day before.'],
  ['', 'Childcare is from 8:30 AM to 11:30 AM.'],
  ['All day', 'The doors open at 8:15 AM.'],
  ['9:00 AM - 11:00 AM', 'The time of the raffle will be announced.'],
  ['TBD', 'The time is to be announced.'],
])('an event with the time %j has no problem with: %s', (time, summary) => {
  expect(getTestProblems({ 'events/walk.md': createEventText({ summary, time }) })).toEqual([])
})

test.each([
  'Come at 6:00 PM Central, or 7:00 PM Eastern.',
  'The talk is online at 7:00 PM EST.',
  'Come at 6:00 PM CST.',
  'Come at 6:00 PM with Eastern Baptist Church.',
  'We meet in Room 224. PM means afternoon.',
  'Bring size 10 or I AM cups.',
  'May I come at 6:00 PM?',
  'The bill was $630 PM.',
  'The bus 224 leaves at 6 PM.',
  'The bus 6308 AM goes to Opelika.',
  'Listen to 1230 AM radio in the car.',
  'It is from room 6308, PM or not.',
  'There are 1028 amazing people.',
  'Bring an O negative donor.',
])('an event has no problem with the sentence: %s', (sentence) => {
  const text = createEventText().replace('Come along.', sentence)
  expect(getTestProblems({ 'events/walk.md': text })).toEqual([])
})

test.each([
  ['Packing for the Breakfast', '6:00 PM - 8:00 PM', 'The breakfast is on Friday at 8:00 AM.'],
  ['Sunrise Sample Choir', '6:00 PM - 8:00 PM', 'The choir sings.'],
  ['Picnic after the Sunrise Service', '5:00 PM - 7:00 PM', 'Bring a friend.'],
  ['Sunrise Service', '6:00 PM - 8:00 PM', 'Songs at 6:00 PM, and again at 6:00 AM.'],
  ['The Lord’s Supper', '9:00 AM - 10:00 AM', 'Bread and juice are ready.'],
  ['Breakfast Bags', '6:00 PM - 8:00 PM', 'We pack what is for mornings at 8:00 AM.'],
])('the event %s at %s has no problem with: %s', (title, time, words) => {
  const text = createEventText({ title, time }).replace('Come along.', words)
  expect(getTestProblems({ 'events/walk.md': text })).toEqual([])
})

test.each(['6 PM', '10 AM', '12:00 PM - 1:00 PM', '6:28 PM', '11 AM - 12 PM', 'from 6 PM'])(
  'an event at %s has no digits of two times',
  (time) => {
    const found = getTestProblems({ 'events/walk.md': createEventText({ time }) })
    expect(found).toEqual([])
  },
)

test('a page may name the hours of others in their time zone', () => {
  const text = createPageText('Help', 'The national hotline answers until 8:00 PM EST.')
  expect(getTestProblems({ 'pages/a.md': text })).toEqual([])
})
