import { expect, test } from 'vitest'
import { findSpanishAddress } from './spanish-address'

test.each([
  ['123 Sample Street, 2º piso', '123 Sample Street, 2nd Floor'],
  ['123 Sample Street, 2do piso', '123 Sample Street, 2nd Floor'],
  ['123 Sample Street, 3er. piso', '123 Sample Street, 3rd Floor'],
  ['123 Sample Street, segundo piso', '123 Sample Street, 2nd Floor'],
  ['123 Sample Street, en el primer piso', '123 Sample Street, 1st Floor'],
  ['123 Sample Street, piso 11', '123 Sample Street, 11th Floor'],
  ['123 Sample Street, 2ª planta', '123 Sample Street, 2nd Floor'],
  ['123 Sample Street, planta baja', '123 Sample Street, Ground Floor'],
  [
    '45 Sample Road esq. Oak Street, Opelika, AL',
    '45 Sample Road at the corner of Oak Street, Opelika, AL',
  ],
  ['45 Sample Road, esquina con Oak Street', '45 Sample Road, at the corner of Oak Street'],
  ['123 Sample Street, depto. 4', '123 Sample Street, Apt 4'],
  ['123 Sample Street, oficina 12', '123 Sample Street, Suite 12'],
  ['123 Sample Street, Edificio B, piso 3', '123 Sample Street, Building B, 3rd Floor'],
  ['123 Sample Street, frente a la iglesia', null],
  ['123 Sample Street, 2º piso, junto al parque', null],
])('%s is %s in English', (typed, address) => {
  expect(findSpanishAddress(typed)?.address).toBe(address)
})

test.each([
  '123 Sample Street, 2nd Floor',
  '12 Calle Ocho, Miami, FL',
  '45 Edificio Road, Opelika, AL',
  '410 Planta Drive, Suite B',
  '8 La Esquina Lane',
  '500 Local Street 4',
])('%s is an address as it is', (typed) => {
  expect(findSpanishAddress(typed)).toBeNull()
})
