// Sentences of events about their hours in words, those that are noted and those that are no mistakes.
import { expect, test } from 'vitest'
import { createEventText, getTestProblems } from '../../../../test-fixtures/create-test-site'

const check = (text: string, fields: Readonly<Record<string, string>> = {}) =>
  getTestProblems({
    'events/walk.md': createEventText({ time: '6:00 PM - 8:00 PM', ...fields }).replace(
      'Come along.',
      () => text,
    ),
  })

const SCHEDULE = '| When | What |\n| --- | --- |\n| 6:00 PM | We eat |\n| 7:00 PM | We talk |\n'

test.each([
  'Stay with us during these three hours.',
  'Stay as long as you like in these 3 hours.',
  'It is a three-hour evening.',
  'Quédese durante estas tres horas.',
  'We are together from six until nine.',
  'The evening runs from six to nine.',
  'Estamos juntos de las seis a las nueve.',
  'Doors open at 5:30 PM. We begin on the dot of half past six.',
  'On both routes we set off together at seven in the evening.',
  'Empezamos juntos a las siete.',
  'We start at five.',
  `${SCHEDULE}| 8:30 PM | A prayer and good night |`,
  '- 6:00 PM: We eat\n- 8:30 PM: Good night',
])('is noted: %s', (text) => {
  expect(check(text)).toHaveLength(1)
  expect(check(text).join()).toContain('time-differs')
})

test.each([
  'Stay with us during these two hours.',
  'These three hours a week are what keeps our office going.',
  'We are together from six until eight.',
  'The gala runs from half past six until eight.',
  'The program goes from six until seven.',
  'Childcare is from six until nine.',
  'Volunteers are together from five until nine.',
  'We begin at six in the evening.',
  'We begin at half past six with a song.',
  'Coffee is ready at six. We set off at half past six.',
  'If you are new, we begin at five.',
  'We begin at about seven.',
  'We set up at five. After that we begin at six.',
  'We do not start at seven.',
  'We start at a quarter past six.',
  'Before supper, we begin at five.',
  'Last year we were together from six until nine.',
  'On Friday, we are together from seven until nine.',
  'Empezamos a las seis en punto.',
  '## For volunteers\n\nWe start at five.',
  `${SCHEDULE}| 8:00 PM | Good night |`,
  `${SCHEDULE}| 8:30 PM | Clean up |`,
  `${SCHEDULE}\nThen:\n\n- 8:30 PM: The bus leaves`,
  '| When | What |\n| --- | --- |\n| 7:00 PM | We eat |\n| 9:00 PM | Dancing |',
])('is no mistake: %s', (text) => {
  expect(check(text)).toEqual([])
})

test('a late row is no mistake in an event without an end', () => {
  expect(check(`${SCHEDULE}| 8:30 PM | Good night |`, { time: '6:00 PM' })).toEqual([])
})
