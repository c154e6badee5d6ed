// Weekdays without a year beside their day, those that are noted and those that are no mistakes.
import { expect, test } from 'vitest'
import {
  createEventText,
  createPageText,
  getTestProblems,
} from '../../../../test-fixtures/create-test-site'

const check = (words: string) =>
  getTestProblems({ 'pages/a.md': createPageText('A page', words) }, '2026-11-29')
const list = (...days: readonly string[]) => days.map((day) => `- ${day}: we pray\n`).join('')

test.each([
  list('Tuesday, December 8', 'Friday, December 11', 'Tuesday, December 16'),
  list('martes 8 de diciembre', 'viernes 11 de diciembre', 'martes 16 de diciembre'),
  '| Day | What |\n| --- | --- |\n| Thursday, January 7 | A |\n| Thursday, January 14 | B |\n| Thursday, January 20 | C |\n',
  'We are closed on Friday, December 25, and back on Monday the 29th.',
  'El viernes 25 de diciembre no hay nadie. El martes 28 volvemos.',
  'Este lunes, 1 de diciembre, les contestamos por correo.',
  'This Monday, December 1, we are at home.',
  'Come this coming Friday, December 3.',
])('is noted: %s', (words) => {
  expect(check(words)).toHaveLength(1)
  expect(check(words).join()).toContain('weekday-wrong')
})

test.each([
  list('Tuesday, December 8', 'Friday, December 11', 'Tuesday, December 15'),
  list('Tuesday, December 29', 'Tuesday, January 5', 'Tuesday, January 12'),
  list('Tuesday, December 8', 'Tuesday, December 16'),
  list('Monday, May 3, 2021', 'Tuesday, May 3, 2022', 'Wednesday, May 3, 2023'),
  list('Monday, May 3', 'Tuesday, May 3', 'Wednesday, May 3'),
  list('Monday, March 1', 'Tuesday, April 9', 'Friday, May 30', 'Sunday, June 6'),
  'We are closed on Friday, December 25, and back on Tuesday the 29th.',
  'El viernes 25 de diciembre no hay nadie. El lunes 28 volvemos.',
  'El viernes 4 de diciembre no hay nadie. El martes 8 de enero volvemos.',
  'El viernes 4 de diciembre. El martes 9 a. m. es mejor.',
  'El viernes 25 de diciembre no hay nadie.\n\nEl martes 28 es otro mes.',
  'El viernes 25 de diciembre no hay nadie. El martes 5 volvemos.',
  'It was Friday, December 25. He came on Tuesday with the 28th letter.',
  'Este martes, 1 de diciembre, les contestamos por correo.',
  'This Friday, March 5, is not near.',
  'She wrote: “This Monday, December 1, I came home.”',
])('is no mistake: %s', (words) => {
  expect(check(words).join()).not.toContain('weekday-wrong')
})

test('an event with the days of several years has no such note', () => {
  const text = createEventText().replace(
    'Come along.',
    list('Friday, November 7', 'Saturday, November 8', 'Sunday, November 9'),
  )
  expect(getTestProblems({ 'events/walk.md': text }).join()).not.toContain('weekday-wrong')
})
