// Tests that the words before a replaced phrase follow its gender.
import { expect, test } from 'vitest'
import { createSoundFinder } from '../../sounds/sound-alike'
import { agreeWithGender } from './agree-with-gender'
import { LITERAL_TRANSLATIONS } from './literal-translations'

const find = createSoundFinder(LITERAL_TRANSLATIONS, { withNames: true })

test.each([
  ['Vea a nuestro tablero de directores.', 'nuestra junta directiva'],
  ['El tablero de directores se reúne.', 'La junta directiva'],
  ['Es una carta del nuevo tablero directivo.', 'de la nueva junta directiva'],
  ['Lo dijimos al tablero de directores.', 'a la junta directiva'],
  ['Nuestra tabla de directores', 'junta directiva'],
  ['Hay una ducha de bebé.', 'un baby shower'],
  ['Venga a la ducha de bebé.', 'al baby shower'],
  ['Borre la historia del navegador.', 'el historial del navegador'],
  ['Damos soporte emocional.', 'apoyo emocional'],
])('%s: %s', (text, written) => {
  expect(find(text).map((found) => agreeWithGender(text, found).written)).toEqual([written])
})
