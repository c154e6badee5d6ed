// Sentences of events about signing up, those that are noted and those that are no mistakes.
import { expect, test } from 'vitest'
import { createEventText, getTestProblems } from '../../test-fixtures/create-test-site'

const check = (words: string, fields: Readonly<Record<string, string>>) =>
  getTestProblems({
    'events/walk.md': createEventText(fields).replace('Come along.', () => words),
  }).join()
const REQUIRED = { requires_registration: 'yes' }
const NOT_NEEDED = { registration: 'No registration is needed.' }

test.each([
  'Only runners register. If you walk, come as you are.',
  'You do not need to register.',
  'Just show up with good shoes.',
  'Walk-ins are welcome.',
  'Nobody is turned away at the door for want of a name on the list.',
  'No hace falta inscribirse.',
])('an event for which people sign up does not say: %s', (words) => {
  expect(check(words, REQUIRED)).toContain('requirement-differs')
})

test.each([
  'You do not need to register children under five.',
  'If you have already signed up, just show up.',
  'You do not need to register again.',
  'Volunteers do not need to register.',
  'Once you are on the list, just show up.',
  'Do you think that you do not need to sign up?',
  'No registration is needed for the tour.',
  'No registration is needed for people who watch.',
  'You do not need to register to cheer along the route.',
  'Everyone needs to register.',
])('an event for which people sign up may say: %s', (words) => {
  expect(check(words, REQUIRED)).not.toContain('requirement-differs')
})

test.each([
  'Please put your family’s name on our list before you come.',
  'Registration is required.',
  'Everyone has to sign up.',
])('an event without registration does not say both: %s', (words) => {
  expect(check(words, NOT_NEEDED)).toContain('requirement-differs')
})

test.each([
  'There is nothing to sign up for.',
  'Nobody says that registration is required.',
  'Please sign up for our newsletter.',
  'For the virtual walk, registration is required.',
])('an event without registration may say: %s', (words) => {
  expect(check(words, NOT_NEEDED)).not.toContain('requirement-differs')
})

test('people may sign up by phone for an event without a form', () => {
  expect(check('Registration is required, so please call us.', {})).not.toContain(
    'requirement-differs',
  )
})
