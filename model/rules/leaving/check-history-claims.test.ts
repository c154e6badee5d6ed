// Which sentences promise that nobody can see what someone has read.
import { expect, test } from 'vitest'
import { splitFrontMatter } from '../../front-matter/split-front-matter'
import { checkHistoryClaims } from './check-history-claims'

const findInBody = (body: string) =>
  checkHistoryClaims(splitFrontMatter(`---\ntitle: A\n---\n\n${body}\n`, []))

test.each([
  'It empties the page at once, removes our pages from your browsing history and opens the weather.',
  'The button clears your history.',
  'Leave quickly erases your browser history and cookies.',
  'One click, and your history is cleared.',
  'Your visit does not show up in your history.',
  'After that, nobody can see which pages you opened.',
  'This link leaves no trace on your phone.',
  'A private window shows this site without leaving a trace.',
  'El botón borra su historial.',
  'El enlace quita nuestras páginas de su historial.',
  'Al salir, nadie puede ver qué páginas abrió.',
  'Este botón no deja rastro.',
])('notes that no website can do what %j says', (body) => {
  expect(findInBody(body)).toMatchObject([{ code: 'history-claim' }])
})

test.each([
  'It does not clear your history. It cannot hide your history, and it never clears your history.',
  'You can delete the pages from your history. If you clear your history, someone may notice.',
  'Nothing here deletes your history. No button removes pages from your history.',
  'Does the button clear your history? Clear your history in the menu of your browser.',
  'Most browsers have a menu that deletes your history. Nobody can see you in the waiting room.',
  'If your history is cleared, someone may notice. A private window of your browser keeps no history.',
  'Grief leaves no trace. Our history is long. She hides her history from him.',
  'The book takes you through the history of our town. She hides the cookies. It hides the history.',
  'No aparece en su historial médico.',
  'No borra su historial. Puede borrar su historial. Si borra su historial, alguien puede notarlo.',
  'El navegador borra su historial cuando usted lo pide. No hay un botón que borre el historial.',
])('notes nothing in %j', (body) => {
  expect(findInBody(body)).toEqual([])
})

test('quotes the sentence that says it rightly', () => {
  const body =
    'It clears your history.\n\n- **It does not clear your history.** Your browser lists it.'
  expect(findInBody(body)).toMatchObject([
    {
      line: 5,
      column: 4,
      fix: 'Leave out these words. Line 7 says rightly: "It does not clear your history."',
    },
  ])
})
