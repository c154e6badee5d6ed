// Words of a PDF that have lost joined letters, at each place of a word.
import { expect, test } from 'vitest'
import { findLostLetters } from './lost-letters'

const find = (text: string, language: 'en' | 'es' = 'en') =>
  findLostLetters(text, text, [], { language }).map(({ problem }) => problem.replacement ?? null)

const ENGLISH =
  'o ce office|o cial official|o er offer|o ers offers|o ered offered|o ering offering|e ort effort|e orts efforts|e ect effect|di erent different|di erence difference|di cult difficult|di culty difficulty|su er suffer|su ering suffering|a ord afford|a ordable affordable|a ect affect|a ected affected|sta  staff|co ee coffee|tra c traffic|su cient sufficient|e cient efficient|a liate affiliate|mu ns muffins|ra e raffle|shu e shuffle|a icted afflicted|con dential confidential|con dence confidence|con rm confirm|con rmed confirmed|bene t benefit|bene ts benefits|pro t profit|nonpro t nonprofit|certi cate certificate|certi ed certified|quali ed qualified|speci c specific|sacri ce sacrifice|satis ed satisfied|identi ed identified|noti ed notified|de ne define|de nitely definitely|signi cant significant|terri c terrific|paci ers pacifiers|ful lled fulfilled|out ts outfits|re ll refill|rst first|nding finding|nally finally|nancial financial|nished finished|gure figure|elds fields|lled filled|fteen fifteen|in uence influence|con ict conflict|re ect reflect|re ection reflection|over owing overflowing|lea ets leaflets|butter ies butterflies|snow ake snowflake|owers flowers|oor floor|avors flavors|exible flexible'
const SPANISH =
  'o cina oficina|o cial oficial|bene cio beneficio|bene cios beneficios|di cultad dificultad|con anza confianza|con amos confiamos|con dencial confidencial|con rmar confirmar|certi cado certificado|de nitivo definitivo|de nir definir|signi ca significa|edi cio edificio|e caz eficaz|su ciente suficiente|super cie superficie|sacri cio sacrificio|identi cación identificación|noti car notificar|plani car planificar|glori car glorificar|in nito infinito|especí co específico|cientí ca científica|nalmente finalmente|nanzas finanzas|rmar firmar|gura figura|in uencia influencia|con icto conflicto|re exión reflexión|re eja refleja|a igidos afligidos'

const split = (words: string) =>
  words
    .split('|')
    .map((pair) => [pair.slice(0, pair.lastIndexOf(' ')).trim(), pair.split(' ').at(-1)] as const)

test.each(split(ENGLISH))('the word "%s" is found', (typed, meant) => {
  expect(find(`All of it, ${typed} and more.`)).toEqual([meant])
  expect(find(`All of it, ${typed.replace(' ', '  ')} and more.`)).toEqual([meant])
})

test.each(split(SPANISH))('the Spanish word "%s" is found', (typed, meant) => {
  expect(find(`Todo esto, ${typed} y más.`, 'es')).toEqual([meant])
})

test('a question mark in the place of the letters is found', () => {
  expect(find('Call our o?ce for the di?erent kinds.')).toEqual(['office for the different'])
})

test('a gap of two spaces is enough beside words where no other word makes sense', () => {
  expect(find('Families can  ll in their names.')).toEqual(['fill'])
  expect(find('The o ce is open. You can drop o your gifts.')).toEqual([
    'office is open. You can drop off',
  ])
  expect(find('Come at  ve o’clock.')).toEqual(['five'])
})

test.each([
  'Drop o your gifts at the office.',
  'You ll love it, and we ll see.',
  'O God, we come. Mother o mine.',
  'You can  fill in your names.',
  'A rm 12 and the prole of Rome.',
  'A buttery roll, a trac phone, an arm and the ores of the hills.',
  'Call 5 per l of it, and Sheri, Rae and Perl sing.',
  'Is it o? Can it be?',
])('valid words are not reported: %s', (text) => {
  expect(find(text)).toEqual([])
})

test.each([
  'Venga con todo el amor de su casa.',
  'Fíjese, o venga: el oro y las ores.',
  'Esta o ese.',
])('valid Spanish words are not reported: %s', (text) => {
  expect(find(text, 'es')).toEqual([])
})
