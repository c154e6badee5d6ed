// Notes a picture that nothing shows, beside one that is shown and has almost its name: "team.png" for "team.svg", "team-new.jpg" for "team.jpg".
import { IMAGE_NAME } from '../../images/image-name'
import type { ImageSizes } from '../../images/image-size'
import type { Day } from '../../dates/day'
import type { FileProblem, Problem } from '../../problems/problem'
import { listWords } from '../../text/list-words'
import type { ParsedEntry } from '../../source/entry/parsed-entry'
import { createReferenceProblem } from '../links/reference-problems'
import { listUnusedImages } from './renamed-images'

const DRAWING = /\.svg$/
/** Matches what people and their computers add to the name of a newer picture. */
const ADDED = /-(?:new(?:er)?|nuev[ao]|updated?|final|copy|copia|edited|v?\d{1,2}|(20\d\d))$/

export function checkNewerPictures(
  entries: readonly ParsedEntry[],
  images: ImageSizes,
  today: Day,
): Problem[] {
  const year = today.slice(0, 4)
  const names = Object.keys(images).filter((name) => IMAGE_NAME.test(name))
  const unused = listUnusedImages(names, entries)
  return unused.flatMap((name) => {
    const [shown, another] = names.filter(
      (other) => !unused.includes(other) && isNewer(name, other, year),
    )
    if (shown === undefined || another !== undefined) return []
    // Nobody can tell which of two new pictures is meant.
    if (unused.some((other) => other !== name && isNewer(other, shown, year))) return []
    return createNote(entries, name, shown)
  })
}

const getStem = (name: string): string => name.replace(/\.[a-z]+$/, '')

/**
 * A photo takes the place of a drawing. Which of two photos with one name is the new one, nobody can tell.
 * @param year the present one: a picture of a past year is no newer than one without a year
 */
function isNewer(name: string, shown: string, year: string): boolean {
  const stem = getStem(name)
  if (stem === getStem(shown)) return DRAWING.test(shown)
  const [added = '', ofYear = year] = ADDED.exec(stem) ?? []
  return added !== '' && ofYear >= year && stem.slice(0, -added.length) === getStem(shown)
}

/** Creates a note at the first place with the picture that is shown. */
function createNote(entries: readonly ParsedEntry[], name: string, shown: string): Problem[] {
  const places = entries.flatMap((parsed) =>
    parsed.references
      .filter(({ type, target }) => type === 'image' && target === shown)
      .map((reference) => ({ parsed, reference })),
  )
  const [place, ...others] = places
  if (place === undefined) return []
  const { parsed, reference } = place
  const typed = reference.field === null ? name : `${reference.field}: ${name}`
  const also = listWords(
    others.map(({ parsed: { entry }, reference: { line } }) => `line ${line} of ${entry.file}`),
  )
  const problem: FileProblem = {
    code: 'image-unused',
    severity: 'warning',
    message: `Nothing shows ${name}, and ${shown} is still shown here.`,
    fix: `If ${name} is the new picture, write ${typed} here${also === '' ? '' : `, and the same name on ${also}`}. If nobody needs it, delete it in content/images.`,
  }
  return [createReferenceProblem(parsed, reference, problem)]
}
