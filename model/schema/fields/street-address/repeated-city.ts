// Reports a street with the city after it, which has a field of its own: the site would show it twice.
import type { FieldsProblem } from '../../../problems/problem'

/** Matches what may come after the city: the state and the ZIP code. */
const STATE_AND_ZIP = /^(?:,? +(?:[A-Z]{2}|Alabama)\.?)?(?:,? +(\d{5}(?:-\d{4})?))?(?:,? +USA?)?$/

/** Matches the words of a city and the ZIP code after them. */
const CITY_AND_ZIP = /^([^\d]+?)(?:,? +(\d{5}(?:-\d{4})?))?(?:,? +(?:USA?|United States))?$/
const CITY_AND_STATE = /^([^,]+?(?:,| (?=[A-Z]{2}$))) ?([A-Za-z]+)\.?$/

/** @param values the values of the settings, which may be incomplete */
export function checkRepeatedCity(values: Readonly<Record<string, unknown>>): FieldsProblem[] {
  return [...checkStreet(values), ...checkCity(values)]
}

/** Reports the state after the city, which has a line of its own as well. */
function checkCity({ city, state, zip }: Readonly<Record<string, unknown>>): FieldsProblem[] {
  if (typeof city !== 'string' || typeof state !== 'string') return []
  const [, words = '', code = ''] = CITY_AND_ZIP.exec(city) ?? []
  const [, alone = words, typed = ''] = CITY_AND_STATE.exec(words) ?? []
  const isState = typed.toUpperCase() === state || typed === 'Alabama'
  // Without a comma, only the two letters are no part of a name.
  const hasState = isState && (words.includes(',') || typed === state)
  if (!hasState && (code === '' || typed !== '')) return []
  const name = (hasState ? alone : words).replace(/,$/, '').trim()
  const isSame = code === '' || (typeof zip === 'string' && zip.startsWith(code))
  return [
    {
      code: 'text-twice',
      field: 'city',
      message: hasState
        ? `The state has a line of its own, so the site would show ${typed} twice.`
        : 'The ZIP code has a line of its own, so the site would show it twice.',
      fix: isSame
        ? `Write ${name}`
        : `Write ${name} here, and see which ZIP code is right: the one that was here, or the one after zip:`,
      ...(isSame ? { replacement: name } : {}),
    },
  ]
}

function checkStreet(values: Readonly<Record<string, unknown>>): FieldsProblem[] {
  const { street, city, zip } = values
  if (typeof street !== 'string' || typeof city !== 'string' || city === '') return []
  const index = street.toLowerCase().lastIndexOf(`, ${city.toLowerCase()}`)
  const rest = STATE_AND_ZIP.exec(street.slice(index + 2 + city.length))
  if (index < 1 || rest === null) return []
  const alone = street.slice(0, index).trim()
  // Another ZIP code may be the right one.
  const isSame = rest[1] === undefined || typeof zip !== 'string' || zip.startsWith(rest[1])
  return [
    {
      code: 'text-twice',
      field: 'street',
      message: `The city has a line of its own, so the site would show ${city} twice.`,
      fix: isSame
        ? `Write ${alone}`
        : `Write ${alone} here, and see which ZIP code is right: the one that was here, or the one after zip:`,
      ...(isSame ? { replacement: alone } : {}),
    },
  ]
}
