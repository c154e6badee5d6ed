// Tests which short values of English files are taken for Spanish.
import { expect, test } from 'vitest'
import {
  createEntryText,
  createEventText,
  getTestProblems,
} from '../../../test-fixtures/create-test-site'

const listProblems = (amount: string, title = 'A gift'): string[] => {
  const fields = {
    title,
    description: 'Give a little, and help us plan for the families who call on us.',
    amount,
    image: 'walk.svg',
    image_alt: 'decorative',
    button_text: 'Give now',
    button_url: 'https://give.example.org/',
    order: '1',
  }
  const problems = getTestProblems({ 'giving/a.md': createEntryText(fields, '') })
  return problems.filter((problem) => problem.includes('translation-language'))
}

test.each([
  'Cualquier cantidad, cada mes',
  'Cualquier cantidad',
  'Una vez o cada mes',
  'Pañales y toallitas para bebés',
  'Lo que usted pueda',
])('the amount %j is Spanish', (amount) => {
  expect(listProblems(amount).join()).toContain(`“${amount}” is Spanish`)
})

test.each([
  'Any amount',
  'Supplies, large or small',
  '$25 a month',
  'Casa de los Niños',
  'Diapers for Iglesia Vida Nueva',
  'One bag of “cosas para bebés”',
  'Freedom from sin',
  'Once a month',
  'Salsa, flan or churros',
])('the amount %j is English', (amount) => {
  expect(listProblems(amount)).toEqual([])
})

test('an event for those who read Spanish may have words in Spanish', () => {
  const text = createEventText({
    title: 'Tarde de música',
    summary: 'Una tarde con música para las familias que hablan español.',
    image_alt: 'Familias con sus bebés',
  })
  expect(getTestProblems({ 'events/walk.md': text }).join()).not.toContain('is Spanish')
})
