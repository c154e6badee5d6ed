// Lists of events in the texts about them.
import { expect, test } from 'vitest'
import {
  createEntryText,
  createEventText,
  createPageText,
  getTestProblems,
} from '../../test-fixtures/create-test-site'

const EVENTS = {
  'events/gala.md': createEventText({ id: 'gala', title: 'Hope Gala', summary: 'An evening.' }),
  'events/bottles.md': createEventText({
    id: 'bottles',
    title: 'Baby Bottle Boomerang',
    summary: 'A bottle campaign.',
  }),
}

const find = (files: Readonly<Record<string, string>>) =>
  getTestProblems({ ...EVENTS, ...files }).filter((problem) => problem.includes('event-unlisted'))

const createCard = (path: string, description: string) =>
  createEntryText(
    { title: 'Come', path, description, image: 'walk.svg', image_alt: 'decorative', order: '9' },
    '',
  )

test.each([
  'Join us at the gala, the walk or the golf tournament, and bring someone with you.',
  'Our events: a gala, a walk and a golf tournament.',
  'You are welcome at the Hope Gala, walk, and annual golf tournament.',
  'Acompáñenos en la gala, la caminata o el torneo de golf.',
])('names an event that is not there: %s', (text) => {
  const [problem, ...others] = find({ 'pages/parking.md': createPageText('Parking', text) })
  expect(problem).toContain('There is no golf tournament in content/events.')
  expect(others).toEqual([])
})

test('names it in the card of our events', () => {
  expect(find({ 'partner/events.md': createCard('/events', 'Come to a walk or a concert.') }))
    .toMatchInlineSnapshot(`
    [
      "content/partner/events.md:4:14 event-unlisted There is no concert in content/events. Our events there are Baby Bottle Boomerang, Hope Gala and Walk. Write the name of one of these, or add a file for the event.",
    ]
  `)
})

test.each([
  'Join us at the gala, the walk or the bottle campaign.',
  'Hold a gala, a walk, a bake sale or a car wash, and give what you earn.',
  'Your class can plan a bake sale, a concert or a walk for us.',
  'In 2019, the gala, the walk and the golf tournament raised a lot.',
  'Thank you for last year. The gala, the walk and their golf tournament were a joy.',
  'Go for a walk or a run, or listen to a concert.',
  'The gala and the auction are on one evening.',
  'There is no golf tournament. Come to the gala, the walk and the bottle campaign.',
])('has no problem with: %s', (text) => {
  expect(find({ 'pages/parking.md': createPageText('Parking', text) })).toEqual([])
})
