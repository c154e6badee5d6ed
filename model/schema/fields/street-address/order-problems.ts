// Creates the problems of an address whose parts are in the order of another country, or whose street is named in Spanish.
import type { ProblemDetails } from '../../../problems/problem'
import { listWords } from '../../../text/list-words'
import { invalid } from '../../field'
import type { OrderedAddress } from './address-order'
import { findSpanishStreet, type SpanishStreet } from './spanish-street'

export const HOUSE_NUMBER = 'In the United States, the house number comes before the street.'

/** @param typed the address, perhaps with the number after the street */
export const spanishStreet = (typed: string, street: SpanishStreet): ProblemDetails => ({
  code: 'address-spanish',
  message: `"${street.words}" is Spanish, and this address is on English pages too.`,
  fix: adviseOnName(
    street,
    /\d/.test(street.spanish) && street.spanish !== typed.trim()
      ? `write ${street.spanish}`
      : 'there is nothing to do.',
  ),
})

const adviseOnName = ({ words, english, address }: SpanishStreet, otherwise: string): string =>
  `If the English name of the street is ${english}, write ${address}. If it is called ${words} in English too, ${otherwise}`

export const likelyNumber = (address: string): ProblemDetails => ({
  code: 'street-number',
  message: HOUSE_NUMBER,
  fix: `If the number is that of the house, write ${address}. If it is a part of the road’s name, there is nothing to do.`,
})

/** @param removed the words that only an address of another country has */
export function rejectParts(
  { address, isNumberMoved, isZipMoved, missingState }: OrderedAddress,
  removed: readonly string[],
) {
  const order =
    isNumberMoved && isZipMoved
      ? 'In the United States, the house number comes before the street, and the ZIP code after the state.'
      : isZipMoved
        ? 'In the United States, the ZIP code comes at the end of an address.'
        : HOUSE_NUMBER
  const message = missingState === null ? order : `${order} The state is missing, too.`
  return missingState === 'unknown'
    ? invalid(
        'street-number',
        message,
        `Write ${address} with the two letters of the state before the ZIP code.`,
      )
    : rejectOrder(message, address, removed)
}

/** @param removed the words that only an address of another country has */
export const rejectForeign = (removed: readonly string[], address: string) =>
  rejectOrder('This address is written as in another country.', address, removed)

/** @param address the address in the right order, perhaps with a street that has another name in English */
export function rejectOrder(message: string, address: string, removed: readonly string[]) {
  const street = findSpanishStreet(address)
  const words = listWords(removed.map((word) => `"${word}"`))
  const whole =
    removed.length === 0
      ? message
      : `${message} ${words} ${removed.length === 1 ? 'is' : 'are'} not written here.`
  if (street !== null)
    return invalid('street-number', whole, adviseOnName(street, `write ${address}`))
  // A neighborhood may be the name of something else.
  return invalid(
    'street-number',
    whole,
    `Write ${address}`,
    removed.length > 1 ? undefined : address,
  )
}
