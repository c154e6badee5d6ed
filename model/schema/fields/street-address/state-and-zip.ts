// Parses the state and the ZIP code of an American address.
import { findUnambiguousMatch } from '../../../problems/closest-match'
import { invalid, valid, type ParseResult } from '../../field'
import { lookUp } from '../../../text/look-up'

/** The states, the federal district and the territories, by the letters that the Postal Service uses (Publication 28). */
export const STATES: Readonly<Record<string, string>> = {
  ...{ AL: 'Alabama', AK: 'Alaska', AZ: 'Arizona', AR: 'Arkansas', CA: 'California' },
  ...{ CO: 'Colorado', CT: 'Connecticut', DE: 'Delaware', FL: 'Florida', GA: 'Georgia' },
  ...{ HI: 'Hawaii', ID: 'Idaho', IL: 'Illinois', IN: 'Indiana', IA: 'Iowa', KS: 'Kansas' },
  ...{ KY: 'Kentucky', LA: 'Louisiana', ME: 'Maine', MD: 'Maryland', MA: 'Massachusetts' },
  ...{ MI: 'Michigan', MN: 'Minnesota', MS: 'Mississippi', MO: 'Missouri', MT: 'Montana' },
  ...{ NE: 'Nebraska', NV: 'Nevada', NH: 'New Hampshire', NJ: 'New Jersey', NM: 'New Mexico' },
  ...{ NY: 'New York', NC: 'North Carolina', ND: 'North Dakota', OH: 'Ohio', OK: 'Oklahoma' },
  ...{ OR: 'Oregon', PA: 'Pennsylvania', RI: 'Rhode Island', SC: 'South Carolina' },
  ...{ SD: 'South Dakota', TN: 'Tennessee', TX: 'Texas', UT: 'Utah', VT: 'Vermont' },
  ...{ VA: 'Virginia', WA: 'Washington', WV: 'West Virginia', WI: 'Wisconsin', WY: 'Wyoming' },
  ...{ DC: 'District of Columbia', PR: 'Puerto Rico', GU: 'Guam', VI: 'Virgin Islands' },
  ...{ AS: 'American Samoa', MP: 'Northern Mariana Islands' },
}

/** Abbreviations that newspapers use, where several states begin with the same letters. */
const ABBREVIATIONS: Readonly<Record<string, string>> = { ala: 'AL', fla: 'FL', miss: 'MS' }

export const STATE_PATTERN = '^[A-Z]{2}$'
export const ZIP_PATTERN = '^\\d{5}(?:-\\d{4})?$'
/** No ZIP code is lower than this one. */
const FIRST_ZIP = '00501'

export function parseState(typed: string): ParseResult<string> {
  if (Object.hasOwn(STATES, typed)) return valid(typed)
  const state = guessState(typed)
  const others = state === null ? readOthers(typed) : null
  if (others !== null) return others
  return invalid(
    'state-unknown',
    state === null
      ? `"${typed}" is not a state in two capital letters.`
      : 'A state is written here with its two capital letters.',
    state === null
      ? 'Write the two letters that the Postal Service uses for our state, such as AL for Alabama.'
      : `Write ${state}`,
    state,
  )
}

/** Says where the city or the ZIP code beside a state belongs; returns null if there is neither. */
function readOthers(typed: string): ParseResult<string> | null {
  const [, city, words = '', zip] =
    /^(?:([A-Za-zÀ-ỿ][^,\d]*), ?)?([A-Za-zÀ-ỿ][A-Za-zÀ-ỿ. ]*?)(?:,? +(\d{5}(?:-\d{4})?))?$/u.exec(
      typed,
    ) ?? []
  const state = guessState(words)
  if (state === null) return null
  const fields = [
    ...(city === undefined ? [] : [`city: ${city}`]),
    ...(zip === undefined ? [] : [`zip: ${zip}`]),
  ]
  return fields.length === 0
    ? null
    : invalid(
        'state-unknown',
        `There is more than the state in "${typed}".`,
        `Write only ${state} here. What else is here belongs on other lines: ${fields.join(' and ')}`,
      )
}

function guessState(typed: string): string | null {
  const words = typed.replace(/[.,]/g, '').trim()
  if (Object.hasOwn(STATES, words.toUpperCase())) return words.toUpperCase()
  const abbreviation = lookUp(ABBREVIATIONS, words.toLowerCase())
  if (abbreviation !== undefined) return abbreviation
  const name = findUnambiguousMatch(words, Object.values(STATES))
  return Object.entries(STATES).find(([, state]) => state === name)?.[0] ?? null
}

export function parseZip(typed: string): ParseResult<string> {
  if (new RegExp(ZIP_PATTERN).test(typed) && typed >= FIRST_ZIP) return valid(typed)
  const zip = guessZip(typed)
  const corrected = guessZip(typed.replace(/o/gi, '0').replace(/[il]/gi, '1'))
  return invalid(
    'zip-shape',
    zip === null ? `"${typed}" is not a ZIP code.` : describeZip(typed, zip),
    zip !== null
      ? `Write ${zip}`
      : corrected !== null
        ? `If the letter is meant as a digit, write ${corrected}`
        : 'Write the five digits of our ZIP code, or nine with a hyphen after the fifth.',
    zip,
  )
}

function describeZip(typed: string, zip: string): string {
  const [, gap] = /^\d{5}(\D*)\d{4}$/.exec(typed) ?? []
  if (gap === '') return 'The hyphen is missing from this ZIP code.'
  if (gap?.trim() === '') return 'There is a space in place of the hyphen.'
  if (gap !== undefined)
    return /\s/.test(gap)
      ? 'There is a space in this ZIP code.'
      : 'There is a dash in place of the hyphen.'
  return typed.includes(zip)
    ? `There is more than the ZIP code in "${typed}".`
    : `"${typed}" is not a ZIP code.`
}

/** Removes the state before a ZIP code, and separates the digits of a longer one with a hyphen. */
function guessZip(typed: string): string | null {
  const text = typed.normalize('NFKC').replace(/[.,]$/, '')
  const [, five, four] = /^(?:[A-Z]{2}\.?,? +)?(\d{5})(?:\s*[-–—−]?\s*(\d{4}))?$/.exec(text) ?? []
  if (five === undefined || five < FIRST_ZIP) return null
  return four === undefined ? five : `${five}-${four}`
}
