// Question marks in place of other characters, and those that are right.
import { expect, test } from 'vitest'
import { createPageText, getTestProblems } from '../../../test-fixtures/create-test-site'
import { findLostCharacters } from './lost-characters'

test.each([
  ['the women?s group', true, ['women’s']],
  ['I?m here, and they?ll come.', true, ['I’m', 'they’ll']],
  ['Call Ms. O?Brien.', true, ['O’Brien']],
  ['Ask for the ?safe place? for mothers.', true, ['“safe place”']],
  ['She said, ?Don?t wait.? We came.', true, ['“Don’t wait.”', 'Don’t']],
  ['Ma?ana hablamos espa?ol por tel?fono.', false, ['Mañana', 'español', 'teléfono']],
  ['Hace a?os; queremos m?s informaci?n.', false, ['años', 'más', 'información']],
  ['Venga al sal?nito.', false, [null]],
])('%s has lost characters', (text, isEnglish, meant) => {
  expect(findLostCharacters(text, isEnglish).map((found) => found.meant)).toEqual(meant)
})

test.each([
  'Can I come alone? Yes. What if I cannot? We will help.',
  'Ready?yes we are. Set?Go.',
  'See www.example.org/page?s=1 or https://example.org/a?t=2.',
  'See [the map](/contact?re).',
  'Write `God?s` in code.',
  'Why ?Because we care. Who knows?',
  'Are you (or is she?) in need?',
  'What?! Who?? Where?',
  'She asked, “Is it free?” and came.',
])('a page has no problem with %s', (words) => {
  const problems = getTestProblems({ 'pages/a.md': createPageText('A page', words) })
  expect(problems.filter((problem) => problem.includes('foreign-mark'))).toEqual([])
})

test('questions in Spanish have their marks', () => {
  expect(findLostCharacters('¿Puedo ir? ¿Cuánto cuesta?\n?Puedo ir sola?', false)).toEqual([])
})
