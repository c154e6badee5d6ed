// Notes a post office box where a street belongs: nobody can visit it.
import { collections } from '../../collections'
import { createProblem, type FileProblem, type Problem } from '../../problems/problem'
import { settings } from '../../settings'
import { getFieldPosition, type ParsedEntry } from '../../source/entry/parsed-entry'
import { readFieldWords } from '../../source/source-mark'

const BOX =
  /(?<![A-Za-zÀ-ỿ\d])(?:p\.? ?o\.? ?(?:box|drawer)|post(?:al)? office box|postal box|apartado(?: postal| de correos)?|casilla postal|apdo\.?(?: postal)?) *(?:#|no\.?|n[º°]\.?|n[uú]m\.?)? *\d+/iu
/** Matches a house with its number and its street. */
const HOUSE =
  /(?<![A-Za-zÀ-ỿ\d])(\d{1,5}[A-Z]? (?:[NSEW]\.? |North |South |East |West )?(?:[A-ZÀ-Þ][A-Za-zÀ-ỿ.’'-]* ){1,3}(?:Street|St|Avenue|Ave|Road|Rd|Drive|Dr|Lane|Ln|Boulevard|Blvd|Highway|Hwy|Parkway|Court|Ct|Way|Circle|Place)\b)/gu
/** Matches a line that says where we are, and not where others are. */
const OURS =
  /\b(?:our|us|we|office|clinic|nuestr[oa]s?|oficina|cl[ií]nica|visit|directions|entrance)\b/i

const PAGES: readonly unknown[] = [collections.pages, collections.services]

type Place = { readonly house: string; readonly file: string; readonly line: number }

/** @param texts the texts of the files by their paths below the content folder */
export function checkMailBoxes(
  entries: readonly ParsedEntry[],
  texts: Readonly<Record<string, string>>,
): Problem[] {
  return entries.flatMap((parsed) => {
    const { collection, entry, problems } = parsed
    const field = findField(collection)
    const typed = field === null ? '' : readFieldWords(entry[field])
    const box = BOX.exec(typed)?.[0]
    if (field === null || box === undefined || entry.draft === true) return []
    // What is wrong with the words comes first.
    if (problems.some((problem) => problem.field === field)) return []
    // Some write the box beside the street.
    const hasHouse = [...typed.matchAll(HOUSE)].length > 0
    if (hasHouse && field !== 'street') return []
    const position = getFieldPosition(parsed, field)
    if (field !== 'street') return [createProblem(describeOther(box, field), position)]
    const house = typed.match(HOUSE)?.[0]
    const place = house === undefined ? findHouse(entries, texts) : null
    return [createProblem(describeOwn(box, house ?? null, place), position)]
  })
}

function findField(collection: unknown): string | null {
  if (collection === settings) return 'street'
  if (collection === collections.churches) return 'address'
  return collection === collections.events ? 'location' : null
}

/** Finds the only house that the pages call ours. */
function findHouse(
  entries: readonly ParsedEntry[],
  texts: Readonly<Record<string, string>>,
): Place | null {
  const places = entries.flatMap(({ collection, entry }): Place[] =>
    PAGES.includes(collection) ? findInText(texts, entry.file) : [],
  )
  const [place] = places
  return place !== undefined && places.every(({ house }) => house === place.house) ? place : null
}

const findInText = (texts: Readonly<Record<string, string>>, file: string): Place[] =>
  (texts[file.replace(/^content\//, '')] ?? '')
    .split('\n')
    .flatMap((typed, index) =>
      OURS.test(typed)
        ? [...typed.matchAll(HOUSE)].map(([house]) => ({ house, file, line: index + 1 }))
        : [],
    )

function describeOwn(box: string, house: string | null, place: Place | null): FileProblem {
  const known = house ?? place?.house ?? null
  const where = place === null ? '' : ` (${place.file}, line ${place.line}, still has it)`
  return {
    code: 'street-box',
    severity: 'warning',
    message: `Visitors come to this street, and the map leads to it, but ${box} is only for letters.`,
    fix: `${known === null ? 'Write the number and the street of our building here again.' : `Write street: ${known}${where}.`} The address for letters and checks can be in the text of the Give page.`,
  }
}

const describeOther = (box: string, field: string): FileProblem => ({
  code: 'street-box',
  severity: 'warning',
  message: `Nobody can come to ${box}, because it is only for letters.`,
  fix:
    field === 'address'
      ? 'Write the number and the street of the church. If you do not know them, delete this line.'
      : 'Write the name of the place where people come together, and its street or city.',
})
