// Finds our own address in a text with one part that is wrong: the number, the kind of street, the town or the ZIP code.
import type { Contacts } from '../../../../schema/field'
import { simplifyText } from '../../../../text/simplify-text'
import { createDoubt, isTypo, type ContactDoubt } from './contact-doubt'

/** Each kind of street with its short form. */
const KINDS: readonly (readonly string[])[] = [
  ...[
    ['street', 'st'],
    ['avenue', 'ave'],
    ['road', 'rd'],
    ['drive', 'dr'],
    ['lane', 'ln'],
  ],
  ...[['boulevard', 'blvd'], ['court', 'ct'], ['parkway', 'pkwy'], ['place', 'pl'], ['way']],
  ...[
    ['circle', 'cir'],
    ['highway', 'hwy'],
  ],
]
const KIND = KINDS.flat().join('|')
const findKind = (typed: string) => KINDS.find((names) => names.includes(typed.toLowerCase()))

/** Matches a town after a street, with a state or the end of the sentence after it, and the ZIP code. */
const TOWN = String.raw`(?:(?:,|\.?\\)?\s{1,2}(?:(?:in|en) )?([A-ZÀ-Þ][a-zß-ỿ]+(?: [A-ZÀ-Þ][a-zß-ỿ]+)?)(?:,? (?:[A-Z]{2}|Alabama|Georgia)(?:,? (\d{5}))?)?(?![A-Za-zÀ-ỿ\d]))?`
/** Towns near us, which nothing else is called. */
const NEAR = /^(?:Auburn|Opelika|Notasulga|Loachapoka|Smiths Station|Phenix City|Alexander City)$/
/** Matches the name of another place before an address. */
const OTHER_PLACE =
  /\b(?:church|chapel|cathedral|fellowship|parish|park|school|university|library|bank|hospital|iglesia|capilla|parroquia|parque|escuela)\b/
const IS_OURS =
  /\b(?:our (?:office|clinic|address)|(?:find|visit|write to) us|we are|nuestra (?:oficina|clinica|direccion)|estamos|nos encuentra)\b/

export function findStreets(text: string, contacts: Contacts): ContactDoubt[] {
  const { street } = contacts
  const [, number = '', name = ''] = /^(\d+) ([A-Za-zÀ-ỿ].*)$/u.exec(street) ?? []
  const place = name === '' ? -1 : text.indexOf(` ${name}`)
  const [typed] = place === -1 ? [] : (/\d+$/.exec(text.slice(0, place)) ?? [])
  if (typed === undefined || !isTypo(typed, number)) return findOtherPart(text, contacts)
  return [createDoubt(place - typed.length, `${typed} ${name}`, street, `we are at ${street}`)]
}

/** Finds our number and the name of our street beside another kind of street, town or ZIP code. */
function findOtherPart(text: string, { name, street, city, zip }: Contacts): ContactDoubt[] {
  const [, start = '', kind = ''] =
    /^(\d+ [A-Za-zÀ-ỿ][A-Za-zÀ-ỿ ]*) ([A-Za-z]+)\.?$/u.exec(street) ?? []
  const own = findKind(kind)
  if (own === undefined || !text.includes(`${start} `)) return []
  const pattern = new RegExp(
    `(?<![A-Za-zÀ-ỿ\\d-])${start} ([A-Za-z]+)(?![A-Za-zÀ-ỿ])\\.?${TOWN}`,
    'u',
  )
  const [all = '', typedKind = '', town, typedZip] = pattern.exec(text) ?? []
  if (!new RegExp(`^(?:${KIND})$`, 'i').test(typedKind)) return []
  const index = text.indexOf(all)
  const before =
    text
      .slice(0, index)
      .split(/[!?]\s|\.\s|\n\n/)
      .at(-1) ?? ''
  if (OTHER_PLACE.test(simplifyText(before.replace(name, '')))) return []
  if (findKind(typedKind) !== own)
    return town === undefined || town === city || !NEAR.test(town)
      ? [createDoubt(index, `${start} ${typedKind}`, street, `we are at ${street}`)]
      : []
  if (town === undefined || city === '') return []
  const isOurs = before.includes(name) || IS_OURS.test(simplifyText(before))
  if (town !== city)
    return NEAR.test(town) && isOurs
      ? [createDoubt(index + all.indexOf(town), town, city, `our ${street} is in ${city}`)]
      : []
  return typedZip === undefined || zip === '' || typedZip === zip.slice(0, 5)
    ? []
    : [createDoubt(index + all.lastIndexOf(typedZip), typedZip, zip, `our ZIP code is ${zip}`)]
}
