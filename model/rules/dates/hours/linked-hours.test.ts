// Tests which hours beside a link to an event are compared with its file.
import { expect, test } from 'vitest'
import {
  createEventText,
  createPageText,
  createPostText,
  getTestProblems,
} from '../../../test-fixtures/create-test-site'

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
  'At [the gala](/events/gala), be at your table before the doors open at a quarter past five.',
  'The doors open at 5:30 PM. The evening begins at 7, and it is [our gala](/events/gala).',
  'El programa empieza a las siete y termina a las ocho. Venga a [la gala](/events/gala).',
  'El programa empieza a las seis y termina a las nueve. Venga a [la gala](/events/gala).',
  'If you come to [the gala](/events/gala), you can walk in from 6 PM, and it begins soon.',
  'In 2027, the doors opened at 5:30 PM. When the evening began at 7, [the gala](/events/gala) was full.',
  'La [gala (en inglés)](/events/gala) es el jueves 8 de abril de 2027, de 6:00 a 8:00 a. m., en Auburn.',
  'Our [gala](/events/gala) is on April 8, from six to nine.',
  'Our [gala](/events/gala) takes place on April 8, from 5:00 to 8:00 PM.',
])('an hour that the event does not have is noted: %s', (body) => {
  expect(getProblems(body)).toHaveLength(1)
  expect(getProblems(body).join()).toContain('time-differs')
})

test('the right hour is said in the language of the text', () => {
  expect(getProblems('La [gala](/events/gala). Las puertas se abren a las seis y media.'))
    .toMatchInlineSnapshot(`
      [
        "content/pages/a.md:6:49 time-differs The text says "las seis y media", but the event to which it links (content/events/gala.md) says that the doors open at 5:30 PM. If the event is right, write "las 5:30 p. m.". If "las seis y media" is right, correct the hour in content/events/gala.md.",
      ]
    `)
})

test.each([
  'La [gala](/events/gala) es en Auburn. Las puertas se abren a las cinco y media de la tarde.',
  'Vaya a la [gala](/events/gala). Empieza a las seis.',
  'Come to [the gala](/events/gala). It begins at 6 PM and ends at 8 PM.',
  'After church, which starts at 9:00 AM, plan for [the gala](/events/gala).',
  'Registration opens at 5:00 PM at [the gala](/events/gala). Our office opens at 9:00 AM.',
  'La [gala](/events/gala) es el jueves 8 de abril de 2027, de 6:00 a 8:00 p. m., en Auburn.',
  'Our [gala](/events/gala) is on April 8, from six to eight.',
  'Our [gala](/events/gala) is from 5:30 to 8:00 PM.',
  'Our [gala](/events/gala) is for ages 5 to 9.',
  'Our [gala](/events/gala) is on April 8. We set up from 2 to 4 PM.',
  'Before [the gala](/events/gala), volunteers are there from 4:00 to 5:00 PM.',
  'The doors open at 5:00 for volunteers at [the gala](/events/gala).',
  'By the time the evening began at 7, [the gala](/events/gala) of that year was full.',
  'If you come to [the gala](/events/gala), you can walk in from 5:30, and it begins at six.',
  'El programa empieza a las seis y termina a las ocho. Venga a [la gala](/events/gala).',
  'The church office opens at seven before [the gala](/events/gala).',
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

const POST = '[The gala](/events/gala) was full.\n\n'
const checkPost = (body: string) =>
  getTestProblems({
    'events/gala.md': EVENT.replaceAll('2027', '2023'),
    'blog/a.md': createPostText().replace('Words of the post.', () => POST + body),
  })

test('a post below its link tells of the same evening', () => {
  const body = 'In 2023, the evening began at 7, and all came.'
  expect(checkPost(body).join()).toContain('time-differs')
})

test.each([
  'In 2023, by the time the evening began at 6, all had come.',
  'By the time the evening began at 7, all had come.',
  'In 2024, the evening began at 7.',
  'It begins at seven.',
  'Our church has a supper, too. Doors open at 7:00 PM, after the service in our church.',
])('a post has no problem with: %s', (body) => {
  expect(checkPost(body)).toEqual([])
})
