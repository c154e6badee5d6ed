// Defines the field for an address that has a street with the number of a house.
import type { ProblemDetails } from '../../../problems/problem'
import { invalid, type Field, type FieldDocs } from '../../field'
import { orderAddress } from './address-order'
import { text } from '../text'
import { findNamelessPlace } from './nameless-place'
import { removeCountry } from './country'
import { findAddressInLetterhead } from './letterhead'
import { addState, removeForeignParts } from './foreign-parts'
import { moveLikelyNumber } from './likely-number'
import { addLostComma } from './lost-comma'
import {
  HOUSE_NUMBER,
  likelyNumber,
  rejectForeign,
  rejectOrder,
  rejectParts,
  spanishStreet,
} from './order-problems'
import { findSpanishAddress, type SpanishAddress } from './spanish-address'
import { findSpanishStreet } from './spanish-street'

/** Matches a street without a number before it, and with one after # or "n.º", as it is written in Latin America and Spain. */
const NUMBER_LAST =
  /^((?:[^\d,#]+, )*)((?!(?:lee|county|state|farm|old)\b)(?:[^\d,#]*\b(?:street|st|avenue|ave|road|rd|drive|dr|lane|ln|boulevard|blvd|highway|hwy|court|ct|way|circle|place|parkway)\b\.?|(?:calle|avenida|avda\.?|av\.|bulevar) [^\d,#]*?))(?:\s*,\s*|\s*)(?:#|\bno\.?|\bn\.?\s?[º°]\.?|\bn[uú]m\.?|\bnro\.?|\bn[uú]mero)\s*(\d{1,5}[a-z]?)\b(.*)$/iu

/** Matches nothing but a web address, such as the one that a map program shares. */
const LONE_ADDRESS = /^<?(?:https?:\/\/|www\.|maps\.app\.)\S+$/i

/** Matches nothing but a phone number with ten digits, or an email address. */
const LONE_PHONE = /^(?:\+?1[\s.-]*)?\(?\d{3}\)?[\s.-]*\d{3}[\s.-]*\d{4}$/
const LONE_EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

/** @param linkAdvice what to write in the place of a link to a map */
export function streetAddress(docs: FieldDocs, linkAdvice = PLACE_FOR_LINK): Field<string> {
  const field = text(docs)
  return {
    ...field,
    parse: (typed, context) => {
      if (LONE_ADDRESS.test(typed)) return rejectWebAddress(typed, linkAdvice)
      if (LONE_PHONE.test(typed)) return rejectContact(typed, 'a phone number', docs.example)
      if (LONE_EMAIL.test(typed)) return rejectContact(typed, 'an email address', docs.example)
      const { address: plain, removed } = removeForeignParts(typed)
      const isForeign = removed.length > 0
      const [, before = '', street = '', number = '', rest = ''] = NUMBER_LAST.exec(plain) ?? []
      if (number === '') {
        const ordered = orderAddress(plain, isForeign)
        if (ordered !== null) return rejectParts(ordered, removed)
        if (isForeign) return rejectForeign(removed, addState(plain) ?? plain)
        const parsed = field.parse(typed, context)
        if ('problem' in parsed) return parsed
        const note = findNote(typed)
        return note === null ? parsed : { ...parsed, note }
      }
      const address = `${before}${number} ${street}${rest}`
      const ordered = orderAddress(address, isForeign)
      if (ordered !== null) return rejectParts({ ...ordered, isNumberMoved: true }, removed)
      return rejectOrder(HOUSE_NUMBER, addState(address) ?? address, removed)
    },
  }
}

/** Returns the note about an address that may be meant as it is, or null. */
function findNote(typed: string): ProblemDetails | null {
  const found = findNamelessPlace(typed) ?? findAddressInLetterhead(typed)
  if (found !== null) return found
  const address = removeCountry(typed)
  if (address !== null) return needlessCountry(address)
  const spanish = findSpanishAddress(typed)
  if (spanish !== null) return describeSpanish(spanish)
  const street = findSpanishStreet(typed)
  if (street !== null) return spanishStreet(typed, street)
  const separated = addLostComma(typed)
  if (separated !== null) return lostComma(separated)
  const ordered = moveLikelyNumber(typed)
  return ordered === null ? null : likelyNumber(ordered)
}

const PLACE_FOR_LINK =
  'Write the name of the place and its street or city. A link to a map can be in the text below the fields.'

const rejectWebAddress = (typed: string, advice: string) =>
  invalid(
    'value-markup',
    `"${typed}" is a web address, and visitors would read its letters here.`,
    advice,
  )

const rejectContact = (typed: string, what: string, example: string) =>
  invalid(
    'value-markup',
    `"${typed}" is ${what}, and this line is for a place.`,
    `Write the street and the town, such as ${example}`,
  )

const needlessCountry = (address: string): ProblemDetails => ({
  code: 'address-country',
  message: 'The country is not needed in an address here.',
  fix: `Write ${address}`,
  replacement: address,
})

const lostComma = (address: string): ProblemDetails => ({
  code: 'address-comma',
  message: 'The comma between the street and the city is missing.',
  fix: `Write ${address}`,
  replacement: address,
})

const describeSpanish = ({ words, address }: SpanishAddress): ProblemDetails => ({
  code: 'address-spanish',
  message: `"${words}" is Spanish, and this address is on English pages too.`,
  ...(address === null
    ? { fix: 'Write these words in English.' }
    : { fix: `Write ${address}`, replacement: address }),
})
