import { expect, test } from 'vitest'
import { readTextBlocks } from '../../../translations/text-blocks'
import { findLostNegation } from './lost-negations'

const read = (text: string) => readTextBlocks(`---\ntitle: A page\n---\n\n${text}\n`)

test.each([
  ['We do not sell bread.', 'Vendemos pan.'],
  ['Come in. The door isn’t locked. Sit down.', 'Pase. La puerta está cerrada. Siéntese.'],
  ['- You cannot park here', '- Puede estacionarse aquí'],
])('finds that "%s" has lost its no in "%s"', (english, spanish) => {
  expect(findLostNegation(read(english), read(spanish))).not.toBeNull()
})

test.each([
  ['We do not sell bread.', 'No vendemos pan.'],
  ['Do not hesitate to call.', 'Llame con confianza.'],
  ['You can say no to a question.', 'Puede negarse a contestar una pregunta.'],
  ['It is not only for mothers.', 'También es para padres.'],
  ['You do not pay before noon.', 'Paga después del mediodía, nunca antes.'],
  ['We are not open on Friday.', 'Cerramos. Es viernes.'],
  ['The house is without light.', 'La casa está oscura.'],
])('finds nothing in "%s" and "%s"', (english, spanish) => {
  expect(findLostNegation(read(english), read(spanish))).toBeNull()
})
