// How much time pages say that a way to volunteer asks for.
import { expect, test } from 'vitest'
import {
  createEntryText,
  createPageText,
  getTestProblems,
} from '../../test-fixtures/create-test-site'

const ROLE = createEntryText(
  {
    title: 'Clinic Volunteer',
    summary: 'Help people feel at ease.',
    description: 'Volunteer at our clinic for at least 4 hours a month, over six months or more.',
    image: 'walk.svg',
    image_alt: 'decorative',
    order: '10',
    requirements: '\n  - At least 4 hours each month',
  },
  'You can ask us which days and hours would be most useful.',
)

const check = (sentence: string) =>
  getTestProblems({
    'volunteer/clinic.md': ROLE,
    'volunteer/events.md': ROLE.replace('Clinic', 'Event')
      .replace('clinic', 'evenings')
      .replaceAll('4 hours', '9 hours')
      .replace('which days and hours', 'which evenings'),
    'pages/a.md': createPageText('A page', sentence),
  }).filter((problem) => problem.includes('pages/a.md') && problem.includes('amount-differs'))

test.each([
  ['Volunteers in the clinic give four hours a week.', 'write "four hours a month" here'],
  ['Volunteers in the clinic give six hours a month.', 'write "four hours a month" here'],
  ['## Would you volunteer?\n\nOur clinic needs 4 hours per week.', 'write "4 hours per month"'],
  ['Los voluntarios dan cuatro horas a la semana en la clínica.', 'write "cuatro horas al mes"'],
])('a page says another time: %s', (sentence, advice) => {
  expect(check(sentence).join()).toContain(advice)
})

test.each([
  'Volunteers in the clinic give four hours a month.',
  'Volunteers give four hours a week.',
  'Volunteers in the garden give four hours a week.',
  'Volunteers at events and in the clinic give four hours a week.',
  'Some volunteers in the clinic give four hours a week.',
  'Volunteers in the clinic see two families a week.',
  'A nurse in the clinic works 30 hours a week.',
])('a page has no problem: %s', (sentence) => {
  expect(check(sentence)).toEqual([])
})
