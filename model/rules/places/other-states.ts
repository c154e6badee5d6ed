// Notes the address of a church or an event with one of our towns in another state, as a phone completes it, or with the ZIP code of another state.
import { collections } from '../../collections'
import { createProblem, type FileProblem, type Problem } from '../../problems/problem'
import { STATES } from '../../schema/fields/street-address/state-and-zip'
import { findStateOfZip, ZIP_STARTS } from '../../schema/fields/street-address/zip-starts'
import { toYaml } from '../../front-matter/yaml-form'
import { getFieldPosition, type ParsedEntry } from '../../source/entry/parsed-entry'
import { replaceField } from '../translations/field-edits'
import { findSettings } from '../find-settings'

/** Matches a town, a state and a ZIP code at the end of an address. */
const PLACE = new RegExp(
  `(?:^|, )(?<city>[A-Za-zÀ-ỿ][A-Za-zÀ-ỿ.’' -]*?),? (?<state>[A-Z]{2}|${Object.values(STATES).join('|')})\\.?(?:,? (?<zip>\\d{5})(?:-\\d{4})?)?$`,
  'u',
)

/** Towns near us whose names no address in another state is likely to have. */
const LONE_TOWNS: Readonly<Record<string, readonly string[]>> = {
  AL: ['alexander city', 'loachapoka', 'notasulga', 'opelika', 'phenix city', 'smiths station'],
}

type Place = { readonly city: string; readonly state: string; readonly zip: string | null }

export function checkOtherStates(entries: readonly ParsedEntry[]): Problem[] {
  const site = findSettings(entries)
  const [city, state] = [site?.entry['city'], site?.entry['state']]
  if (typeof city !== 'string' || typeof state !== 'string') return []
  const places = entries.flatMap((parsed) => {
    const field = getAddressField(parsed)
    const address = field === null ? null : parsed.entry[field]
    const place = typeof address === 'string' ? readPlace(address) : null
    return field === null || place === null ? [] : [{ parsed, field, place }]
  })
  const towns = new Set([
    city.toLowerCase(),
    ...places.flatMap(({ place }) => (place.state === state ? [place.city.toLowerCase()] : [])),
  ])
  return places.flatMap(({ parsed, field, place }) => {
    const isOurs = towns.has(place.city.toLowerCase())
    const problem = isCertain(place, state)
      ? wrongState(parsed, field, place, state)
      : place.state !== state && isOurs
        ? otherState(place, state)
        : hasOtherZip(place)
          ? otherZip(place)
          : null
    return problem === null ? [] : [createProblem(problem, getFieldPosition(parsed, field))]
  })
}

/** Returns the field with the address of a church or an event, or null for other files. */
function getAddressField({ collection }: ParsedEntry): 'address' | 'location' | null {
  if (collection === (collections.churches as unknown)) return 'address'
  return collection === (collections.events as unknown) ? 'location' : null
}

function readPlace(address: string): Place | null {
  const { city = '', state = '', zip } = PLACE.exec(address)?.groups ?? {}
  const [letters] = Object.entries(STATES).find(([, name]) => name === state) ?? [state]
  return Object.hasOwn(STATES, letters) ? { city, state: letters, zip: zip ?? null } : null
}

/** Returns whether only the state can be wrong: its town is one of ours, and the ZIP code is none of that state. */
const isCertain = ({ city, state, zip }: Place, own: string): boolean =>
  state !== own &&
  LONE_TOWNS[own]?.includes(city.toLowerCase()) === true &&
  (zip === null || findStateOfZip(zip) === own)

const hasOtherZip = ({ state, zip }: Place): boolean =>
  zip !== null && ZIP_STARTS[state]?.every((start) => !zip.startsWith(start)) === true

function wrongState(
  parsed: ParsedEntry,
  field: string,
  { city, state }: Place,
  own: string,
): FileProblem {
  const typed = String(parsed.entry[field])
  const end = typed.toLowerCase().lastIndexOf(city.toLowerCase()) + city.length
  const address =
    typed.slice(0, end) + typed.slice(end).replace(/[A-Z][A-Za-z ]*[A-Za-z](?=[.,\d ]*$)\.?/, own)
  return {
    code: 'address-state',
    severity: 'warning',
    message: `${state} means ${STATES[state] ?? state}, but ${city} is in ${own}.`,
    fix: `Write ${address}`,
    suggestion: replaceField(parsed, field, toYaml(address)),
  }
}

const otherState = ({ city, state, zip }: Place, own: string): FileProblem => ({
  code: 'address-state',
  severity: 'warning',
  message: `This is in ${STATES[state] ?? state}. Our ${city} is in ${STATES[own] ?? own}.`,
  fix: `Write ${city}, ${own}${zip === null ? '' : ' and its ZIP code'}. If it really is in ${STATES[state] ?? state}, there is nothing to do.`,
})

/** Either the state is wrong, if the ZIP code is one of ours or of a neighbor, or the ZIP code is. */
function adviseOnZip(state: string, zip: string): string {
  const meant = findStateOfZip(zip)
  return meant === null || meant === state
    ? 'Look up the ZIP code of this street, and write it here.'
    : `If it is in ${STATES[meant] ?? meant}, write ${meant} in place of ${state}. If it really is in ${STATES[state] ?? state}, look up its ZIP code.`
}

const otherZip = ({ state, zip }: Place): FileProblem => ({
  code: 'address-state',
  severity: 'warning',
  message: `A ZIP code in ${STATES[state] ?? state} begins with ${(ZIP_STARTS[state] ?? []).join(', ').replace(/, (?=\S+$)/, ' or ')}, but this one is ${zip ?? ''}.`,
  fix: adviseOnZip(state, zip ?? ''),
})
