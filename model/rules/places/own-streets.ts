// Notes a church, or an event at a church, with the street of our own office: the sender of a letter was copied.
import { collections } from '../../collections'
import { createProblem, type FileProblem, type Problem } from '../../problems/problem'
import { getFieldPosition, type ParsedEntry } from '../../source/entry/parsed-entry'
import { readFieldWords } from '../../source/source-mark'
import { lookUp } from '../../text/look-up'
import { simplifyText, simplifyWords } from '../../text/simplify-text'
import { findSettings } from '../find-settings'

const FULL_WORDS: Readonly<Record<string, string>> = {
  st: 'street',
  str: 'street',
  ave: 'avenue',
  rd: 'road',
  dr: 'drive',
  ln: 'lane',
  blvd: 'boulevard',
  hwy: 'highway',
  pkwy: 'parkway',
  ct: 'court',
  n: 'north',
  s: 'south',
  e: 'east',
  w: 'west',
}

/** Matches a name of a place that is not an office of ours. */
const OTHER_PLACE =
  /\b(?:church|chapel|cathedral|fellowship|parish|park|school|university|library|iglesia|capilla|parroquia|parque|escuela)\b/

export function checkOwnStreets(entries: readonly ParsedEntry[]): Problem[] {
  const site = findSettings(entries)?.entry
  const street = writeInFull(readFieldWords(site?.['street']).split(',')[0] ?? '')
  const city = simplifyWords(readFieldWords(site?.['city']))
  // Without a number, it may be the street of many.
  if (!/^\d+ [A-Za-zÀ-ỿ]/u.test(street) || city === '') return []
  return entries.flatMap((parsed) => {
    const { collection, entry, problems } = parsed
    const isChurch = collection === (collections.churches as unknown)
    if (!isChurch && collection !== (collections.events as unknown)) return []
    const field = isChurch ? 'address' : 'location'
    const address = readFieldWords(entry[field])
    const name = findNameBefore(address, street, city)
    if (name === null || entry.draft === true) return []
    if (problems.some((problem) => problem.field === field)) return []
    if (!isChurch && !OTHER_PLACE.test(simplifyText(name))) return []
    const problem = isChurch
      ? describeChurch(readFieldWords(entry['name']))
      : describeEvent(name, readFieldWords(site?.['street']))
    return [createProblem(problem, getFieldPosition(parsed, field))]
  })
}

/** Returns the parts of an address before our street in our town, or null if it is another one. */
function findNameBefore(address: string, street: string, city: string): string | null {
  const parts = address.split(',').map((part) => part.trim())
  const index = parts.findIndex((part) => writeInFull(part) === street)
  if (index === -1) return null
  const rest = parts.slice(index + 1).map(simplifyWords)
  const isOurTown = rest.length === 0 || rest.some((part) => `${part} `.startsWith(`${city} `))
  return isOurTown ? parts.slice(0, index).join(', ') : null
}

const writeInFull = (street: string): string =>
  simplifyWords(street)
    .split(' ')
    .map((word) => lookUp(FULL_WORDS, word) ?? word)
    .join(' ')

const describeChurch = (name: string): FileProblem => ({
  code: 'value-copied',
  severity: 'warning',
  message: 'This is the street of our own office, which content/site.md has.',
  fix: `Write the street and the town of ${name}. If you do not know them, delete this line. If our office really is in that church, there is nothing to do.`,
})

const describeEvent = (name: string, street: string): FileProblem => ({
  code: 'value-copied',
  severity: 'warning',
  message: `This names ${name}, but ${street} is the street of our own office.`,
  fix: `If the event is at ${name}, write the street of that place. If it is at our office, delete that name. If both are in one house, there is nothing to do.`,
})
