// Links to a Spanish heading that has lost its accents. The heading is wrong, not the link.
import { expect, test } from 'vitest'
import { createPageText, getTestProblems } from '../../test-fixtures/create-test-site'

const createSpanish = (body: string) =>
  createPageText('Una página', body).replace(
    /^description: .*$/m,
    'description: Unas palabras que son tan largas como deben ser, para las pruebas.\nlang: es',
  )

const findLinkProblems = (heading: string, anchor: string): string[] =>
  getTestProblems({
    'pages/a.es.md': createSpanish(`## ${heading}\n\nPor la tarde.`),
    'pages/b.es.md': createSpanish(`Lea [las horas](/es/a#${anchor}).`),
  }).filter((problem) => problem.includes('anchor-broken'))

test('the heading gets its accents back', () => {
  expect(findLinkProblems('Llame por telefono', 'llame-por-teléfono')).toEqual([
    'content/pages/b.es.md:7:5 anchor-broken This link is right, but the heading to which it leads has lost an accent: "Llame por telefono" (content/pages/a.es.md, line 7). Write "teléfono" in that heading. Then the link works again.',
  ])
})

test('a link with an accent that the word does not have gets the address of the heading', () => {
  expect(findLinkProblems('Nuestro horario', 'nuestro-horário').join()).toContain(
    'Write /es/a#nuestro-horario',
  )
})

test('a link without an accent gets the one of the heading', () => {
  expect(findLinkProblems('Llame por teléfono', 'llame-por-telefono').join()).toContain(
    'The heading has an accent in "teléfono". Write /es/a#llame-por-teléfono',
  )
})
