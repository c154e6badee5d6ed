// Names the links that lead to a file that cannot be downloaded or shown under its name, so that people know where to write the right one.
import {
  checkDownloadName,
  getPlainName,
  isRejectedDownload,
  normalizeDownloadName,
} from '../../../downloads/download-problems'
import { IMAGE_NAME, isRejectedImage, normalizeImageName } from '../../../images/image-name'
import { checkImageName, misplacedPdf, nameShownPlaces } from '../../../images/image-problems'
import { nameDrawingPlaces } from '../../../images/svg/svg-problems'
import { decodeUriSafe, splitUrl } from '../../../links/link-target'
import type { Problem, ProblemDetails } from '../../../problems/problem'
import { MAP_IMAGE } from '../../../site-structure'
import { listWords } from '../../../text/list-words'
import type { ParsedEntry } from '../../../source/entry/parsed-entry'

const FOLDER = '/files/'

const CODES: readonly string[] = ['download-kind', 'download-file-name']

/**
 * @param entries the files that may have such links
 * @param downloads the files that can be downloaded, by their names
 */
export function completeLinkedUploads(
  problems: readonly Problem[],
  entries: readonly ParsedEntry[],
  downloads: object,
): Problem[] {
  return problems.map((problem) => {
    if (problem.code === 'image-ending') return completeEnding(problem, entries)
    if (problem.code === 'image-file-name') return completePicture(problem, entries)
    if (problem.code.startsWith('svg-')) return completeDrawing(problem, entries)
    if (!CODES.includes(problem.code) || !problem.file.includes(FOLDER)) return problem
    const name = problem.file.slice(problem.file.lastIndexOf(FOLDER) + FOLDER.length)
    const places = findLinks(entries, (target) => leadsTo(target, name))
    const plain = getPlainName(name)
    if (plain !== null && places.length === 0 && !Object.hasOwn(downloads, plain)) {
      const links = findLinks(entries, (target) => target === `${FOLDER}${plain}`)
      if (links.length > 0) return { ...problem, fix: adviseOnCopy(plain, links) }
    }
    const complete = places.length === 0 ? null : checkDownloadName(name, places)
    return complete === null ? problem : { ...problem, ...complete }
  })
}

const findLinks = (entries: readonly ParsedEntry[], isMeant: (target: string) => boolean) =>
  entries.flatMap(({ entry, references }) =>
    references
      .filter(({ type, target }) => type === 'link' && isMeant(target))
      .map(({ line, field }) => ({ place: `line ${line} of ${entry.file}`, field })),
  )

/** Returns the advice on a file with the number of a copy in its name, while links lead to the name without it already. */
const adviseOnCopy = (plain: string, links: readonly { readonly place: string }[]): string =>
  `On your computer, rename it to ${plain}, and upload it again. ${listWords(links.map(({ place }, index) => (index === 0 ? place.replace('line', 'Line') : place)))} can stay as ${links.length === 1 ? 'it is' : 'they are'}. Delete this file.`

/** Names the places at which a drawing is shown that has to be saved in another format. */
function completeDrawing(problem: Problem, entries: readonly ParsedEntry[]): Problem {
  const name = getPictureName(problem)
  const places = findPlaces(entries, (target) => target === name)
  return { ...problem, fix: nameDrawingPlaces(problem.fix, name, places) }
}

const IMAGES = '/images/'

/** Names the places at which a picture is shown under a name that it cannot have. */
function completePicture(problem: Problem, entries: readonly ParsedEntry[]): Problem {
  const name = getPictureName(problem)
  if (/\.pdf$/i.test(name)) return { ...problem, ...completePdf(name, entries) }
  const places = findPlaces(entries, (target) => isShown(target, name))
  const plain = normalizeImageName(name)
  const right = findPlaces(entries, (target) => target === plain)
  if (places.length === 0 && right.length > 0)
    return { ...problem, fix: nameRightPlaces(problem.fix, right) }
  const complete = places.length === 0 ? null : checkImageName(name, places)
  return complete === null ? completeEnding(problem, entries) : { ...problem, ...complete }
}

/** Says that the places where a picture is shown have the name already that it gets. */
const nameRightPlaces = (fix: string, places: readonly string[]): string =>
  fix.replace(
    /Write this name wherever the picture is shown\. Then/,
    () => `It has this name on ${listWords(places)} already. Then`,
  )

/** Names the links to a PDF that is among the pictures, and the places at which it is shown as one. */
function completePdf(name: string, entries: readonly ParsedEntry[]): ProblemDetails {
  const links = entries.flatMap(({ entry, references }) =>
    references
      .filter(
        ({ type, target }) =>
          type === 'link' && decodeUriSafe(splitUrl(target).path) === `${IMAGES}${name}`,
      )
      .map(({ line, field }) => ({ place: `line ${line} of ${entry.file}`, field })),
  )
  const own = `${FOLDER}${normalizeDownloadName(name)}`
  const isLinked = entries.some(({ references }) => references.some(({ target }) => target === own))
  const shown = findPlaces(entries, (target) => target === name)
  return misplacedPdf(name, links.length === 0 && isLinked ? null : links, shown)
}

/** Names the places at which a picture is shown under a name with an ending of another format. */
function completeEnding(problem: Problem, entries: readonly ParsedEntry[]): Problem {
  const name = getPictureName(problem)
  if (name === MAP_IMAGE) return { ...problem, fix: RESTORE_MAP }
  const places = findPlaces(entries, (target) => target === name)
  return { ...problem, fix: nameShownPlaces(problem.fix, places) }
}

/** No file of content names the map: the website shows it under its own name. */
const RESTORE_MAP =
  'The map must be a drawing (SVG) with this name. Press History on GitHub, and bring back the old one, or ask the person who looks after the website for a new one.'

const getPictureName = ({ file }: Problem): string =>
  file.slice(file.lastIndexOf(IMAGES) + IMAGES.length)

const findPlaces = (
  entries: readonly ParsedEntry[],
  isSame: (target: string) => boolean,
): string[] =>
  entries.flatMap(({ entry, references }) =>
    references
      .filter(({ type, target }) => type === 'image' && isSame(target))
      .map(
        ({ line, field }) =>
          `line ${line} of ${entry.file}${field === null ? '' : ` (after ${field}:)`}`,
      ),
  )

const isShown = (target: string, name: string): boolean =>
  !IMAGE_NAME.test(target) && isRejectedImage(name, target)

/** Returns whether a link leads to a file under its own name, and not under the one that it should have. */
function leadsTo(target: string, name: string): boolean {
  const linked = decodeUriSafe(splitUrl(target).path)
  if (!linked.startsWith(FOLDER)) return false
  return (
    checkDownloadName(linked.slice(FOLDER.length)) !== null &&
    isRejectedDownload(name, linked.slice(FOLDER.length))
  )
}
