// Texts that speak of a form, with one or without, and that must not be taken for mistakes.
import { expect, test } from 'vitest'
import {
  createEventText,
  createPageText,
  getTestProblems,
} from '../../test-fixtures/create-test-site'

test.each([
  'Fill out the form below.\n\n::button[Open the form]{href=donation-form}',
  'Fill out our [application form](/files/poster.pdf).',
  'Use the form on our website: [Open it](https://forms.example.org/a).',
  'Complete the form below. [Apply here](/events).',
])('a page has no problem with a form to which it leads: %s', (text) => {
  expect(findForms(text)).toEqual([])
})

test.each([
  'We have no form on this page. Call us.',
  'You do not have to fill out the form below.',
  'At the desk, please fill out the form.',
  'Please complete the form that we hand you.',
  'Fill out the form with your nurse.',
  'You fill out the application form with Rosa.',
  'You can give through an online form.',
  'Puede dar una sola vez con un formulario en línea.',
  'Grief takes the form of anger, just below the surface.',
  'Use the form of address that she likes.',
  'Complete a background check form.',
  'The county has an online form.',
  'We form a circle below the tree.',
  'Use this formula below.',
  'We print the form on our website for you.',
  'La solicitud se aprueba en marzo.',
])('a page has no problem with the words %s', (text) => {
  expect(findForms(text)).toEqual([])
})

test('an event has no problem with the form at which people register', () => {
  const text = createEventText({
    requires_registration: 'yes',
    registration_open: 'yes',
    registration: 'Please fill out the form below.',
    registration_url: 'https://register.example.org/walk',
  })
  expect(getTestProblems({ 'events/walk.md': text })).toEqual([])
})

const findForms = (text: string) =>
  getTestProblems({ 'pages/a.md': createPageText('A page', text) }).filter((problem) =>
    problem.includes('form-missing'),
  )
