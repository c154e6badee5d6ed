import { expect, test } from 'vitest'
import { findOtherService } from './other-services'

const texts = {
  'services/parenting.md': '---\ntitle: Parenting Program\n---\n',
  'services/parenting.es.md': '---\ntitle: Programa de crianza\n---\n',
}
const find = (english: string, spanish: string, own = 'services/adoption.es.md') =>
  findOtherService(english, spanish, texts, own)

test('finds the name of a service of which the English text does not speak', () => {
  expect(find('Ask how it works.', 'Pregunte por el\nprograma de crianza.')).toEqual({
    words: 'programa de crianza',
    title: 'Parenting Program',
    line: 2,
    column: 1,
  })
})

test.each([
  ['Ask about parenting.', 'Pregunte por el programa de crianza.'],
  ['Ask how the program works.', 'Pregunte por el programa de crianza.'],
  ['[Ask](/services/parenting)', '[Pregunte por el programa de crianza](/es/services/parenting)'],
  ['Ask how it works.', 'Pregunte por la crianza.'],
])('finds nothing in %j and %j', (english, spanish) => {
  expect(find(english, spanish)).toBeNull()
})

test('lets the page of the service name it', () => {
  expect(find('Ask.', 'El programa de crianza', 'services/parenting.es.md')).toBeNull()
})
