// Words that are for print, email or a room, and words like them that belong on a website.
import { expect, test } from 'vitest'
import { createPageText, getTestProblems } from '../../../test-fixtures/create-test-site'

const check = (words: string) =>
  getTestProblems({ 'pages/a.md': createPageText('A page', words) }).filter((problem) =>
    problem.includes('social-words'),
  )

test.each([
  'Please reply to this email by Friday.',
  'Forward this email to a friend.',
  'There is more to read. (over)',
  'Find a card in the pew in front of you.',
  'Please rise as we sing.',
  'Bring this postcard to the desk.',
  'Detach and return the bottom portion.',
  'See the back panel for a map.',
  'The map is on the screen above me.',
  'Por favor, responda a este correo.',
  'No rompa esta cadena.',
  'Pónganse de pie para cantar.',
  'La hoja está pasando por su fila.',
  'Continúa en el reverso.',
  'Se adjunta un sobre.',
  'Swipe left to see more.',
])('%s is for something else', (words) => {
  expect(check(words)).toHaveLength(1)
})

test.each([
  'If you hit reply to our email, your message goes to a nurse. We reply to each message.',
  'Look forward to this message. We forward this message to the nurse.',
  'You may be seated with friends. Guests may be seated at 6 PM. Please be seated by 6 PM.',
  'The playground is enclosed. A form is enclosed in each package. Check that a card is enclosed.',
  'Write on the back of the check. Turn over a new leaf. The walk is over. Use the back panel of the diaper.',
  'Turn the diaper over and tuck in the inside fold. Her name is on the inside cover.',
  'The road goes around the row of houses. Rise up and walk. The first row is for families.',
  'Firme el cheque al dorso. La cadena de oración sigue. Comparta esta cadena de oración con amigas.',
  'Pueden sentarse con sus amigas. Siga a la derecha por el pasillo. Deslice la puerta a la derecha.',
  'Jesús rompió las cadenas. La fila es corta. Lea la portada de la Biblia.',
])('%s may be here', (words) => {
  expect(check(words)).toEqual([])
})
