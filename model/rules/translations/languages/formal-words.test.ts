// Lines that say tú and how they say usted, or null where a person has to write them.
import { expect, test } from 'vitest'
import { writeFormally } from './formal-words'

test.each([
  ['Si quieres, puedes traer a tu hijo contigo.', 'Si quiere, puede traer a su hijo con usted.'],
  ['Llámanos cuando quieras.', 'Llámenos cuando quiera.'],
  ['- **Escríbenos** si necesitas ayuda.', '- **Escríbanos** si necesita ayuda.'],
  ['Si tienes preguntas, llama a nuestra oficina.', 'Si tiene preguntas, llame a nuestra oficina.'],
  ['Si tienes muchas preguntas, llámanos.', 'Si tiene muchas preguntas, llámenos.'],
  ['Cuéntanos de tu hijo, y ven con los otros padres.', null],
  ['Estamos para ti. Busca la puerta azul.', 'Estamos para usted. Busque la puerta azul.'],
  ['Puedes decir: «¿Puedes venir?»', 'Puede decir: «¿Puedes venir?»'],
  ['Te esperamos con tu familia.', null],
  ['Si trabajas de noche, tu hora es otra.', null],
  ['Si puedes, prepara tus preguntas.', null],
  ['Lee [tus preguntas](/es/tu) hoy.', 'Lea [sus preguntas](/es/tu) hoy.'],
])('%s', (typed, formal) => {
  expect(writeFormally(typed)).toBe(formal)
})
