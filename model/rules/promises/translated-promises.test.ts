import { expect, test } from 'vitest'
import { createPageText, getTestProblems } from '../../test-fixtures/create-test-site'

/** Returns what is said of the promises of a translation. */
function findPromises(english: string, spanish: string): string[] {
  const translation = createPageText('Una página', `Venga.\n\n${spanish}`).replace(
    /^description: .*$/m,
    'description: Unas palabras que son tan largas como deben ser, para las pruebas.\ntranslation_of: /a',
  )
  const page = createPageText('A page', `Come along.\n\n${english}`)
  const problems = getTestProblems({ 'pages/a.md': page, 'pages/a.es.md': translation })
  return problems.filter((problem) => /a\.es\.md.*promise-undated/.test(problem))
}

const PROMISE = 'La visita es gratis.'

test('a promise that the English page does not make', () => {
  const [problem] = findPromises('We will tell you before you come if it costs money.', PROMISE)
  expect(problem).toContain(
    'That is a promise, and the English page does not make it. There it says: “We will tell you before you come if it costs money.”',
  )
})

test('advice on promises that nobody has asked about', () => {
  const [problem] = findPromises('We will tell you before you come if it costs money.', PROMISE)
  expect(problem).toContain(
    'Say in Spanish only what the English page says. If you think that this word is true, ask the person in charge first. If the answer is yes, write it on both pages, and add two lines such as these to the fields at the top, with the day of the answer and the place where it is written down: "as_of: 2026-11-20" and "source: Letter from our director" (without the quotation marks)',
  )
})

test('a promise that both pages make', () => {
  const [problem] = findPromises('The visit is free.', PROMISE)
  expect(problem).toContain('the fields at the top do not say when someone last checked it')
})
