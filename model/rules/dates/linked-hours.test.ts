// Tests which hours beside a link to an event are compared with its file.
import { expect, test } from 'vitest'
import {
  createEventText,
  createPageText,
  getTestProblems,
} from '../../test-fixtures/create-test-site'

const EVENT = createEventText({
  id: 'gala',
  date: '2027-04-08',
  time: '6:00 PM - 8:00 PM',
  summary: 'Doors open at 5:30 PM.',
})
const getProblems = (body: string, event = EVENT) =>
  getTestProblems({ 'events/gala.md': event, 'pages/a.md': createPageText('A page', body) })

test.each([
  'La [gala](/events/gala) es en Auburn. Las puertas se abren a las seis y media de la tarde.',
  'Vaya a la [gala](/events/gala). Empieza a las siete.',
  'Come to [the gala](/events/gala). Doors open at 6:30 PM.',
  'Come to [the gala](/events/gala). It begins at half past six.',
])('an hour that the event does not have is noted: %s', (body) => {
  expect(getProblems(body)).toHaveLength(1)
  expect(getProblems(body).join()).toContain('time-differs')
})

test('the right hour is said in the language of the text', () => {
  expect(getProblems('La [gala](/events/gala). Las puertas se abren a las seis y media.'))
    .toMatchInlineSnapshot(`
      [
        "content/pages/a.md:6:49 time-differs The text says "las seis y media", but the event to which it links (content/events/gala.md) names no such hour. There, the doors open at 5:30 PM. If the event is right, write "las 5:30 p. m.". If "las seis y media" is right, correct the hour in content/events/gala.md.",
      ]
    `)
})

test.each([
  'La [gala](/events/gala) es en Auburn. Las puertas se abren a las cinco y media de la tarde.',
  'Vaya a la [gala](/events/gala). Empieza a las seis.',
  'Come to [the gala](/events/gala). It begins at 6 PM and ends at 8 PM.',
  'After church, which starts at 9:00 AM, plan for [the gala](/events/gala).',
  'Registration opens at 5:00 PM at [the gala](/events/gala). Our office opens at 9:00 AM.',
  'In 2024, doors open at 7:00 PM at [the gala](/events/gala).',
])('nothing is wrong with: %s', (body) => {
  expect(getProblems(body)).toEqual([])
})

test('doors may open before the beginning where the event does not say when', () => {
  const event = createEventText({ id: 'gala', date: '2027-04-08', time: '6:00 PM - 8:00 PM' })
  expect(getProblems('[The gala](/events/gala): join us. Doors open at 5:15 PM.', event)).toEqual(
    [],
  )
})
