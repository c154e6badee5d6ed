// Reports a street with the city after it, which has a field of its own: the site would show it twice.
import type { FieldsProblem } from '../../../problems/problem'

/** Matches what may come after the city: the state and the ZIP code. */
const STATE_AND_ZIP = /^(?:,? +(?:[A-Z]{2}|Alabama)\.?)?(?:,? +(\d{5}(?:-\d{4})?))?(?:,? +USA?)?$/

/** @param values the values of the settings, which may be incomplete */
export function checkRepeatedCity(values: Readonly<Record<string, unknown>>): FieldsProblem[] {
  return [...checkStreet(values), ...checkCity(values)]
}

/** Reports the state after the city, which has a line of its own as well. */
function checkCity({ city, state }: Readonly<Record<string, unknown>>): FieldsProblem[] {
  if (typeof city !== 'string' || typeof state !== 'string') return []
  const [, alone = '', typed = ''] = /^([^,\d]+), ?([A-Za-z]+)\.?$/.exec(city) ?? []
  if (typed.toUpperCase() !== state && typed !== 'Alabama') return []
  return [
    {
      code: 'text-twice',
      field: 'city',
      message: `The state has a line of its own, so the site would show ${typed} twice.`,
      fix: `Write ${alone}`,
      replacement: alone,
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
