// Puts corrected words in the place of the wrong ones, if it is certain which ones are meant.
import { settings } from '../../../model/settings'
import { resolveCollection } from '../../../model/source/resolve-collection'
import type { CurrentSite } from '../check-files'
import type { Draft } from '../draft'
import { escapeTyped, type Advice } from '../reply/advice'
import { findPlaces, type Correction, type Place } from './find-places'
import { findSimilarLine } from './find-similar-line'

const SETTINGS_FILE = `${settings.folder}.md`
const MAX_QUOTES = 3

/**
 * Returns the corrected file, or what to do if the words are nowhere or it is not certain which ones are meant.
 * @param page the address of the page, as someone typed it
 */
export function placeCorrection(
  site: CurrentSite,
  { page, ...correction }: Correction & { readonly page: string },
): Draft {
  const pathname = getPathname(page)
  const isOfPage = (path: string) => getPagePath(path) === pathname
  const places = Object.entries(site.files.texts).flatMap(([path, text]) =>
    findPlaces(path, text, correction),
  )
  const candidates = chooseCandidates(places, isOfPage)
  const [place] = candidates
  if (candidates.length !== 1 && isElsewhere(page, site.url)) return refuse(ELSEWHERE)
  if (place === undefined) return refuse(explainMissing(site, correction.now, isOfPage))
  if (candidates.length > 1) return refuse(askWhich(candidates))
  if (place.corrected === null) return refuse(MARKED)
  if (place.corrected === site.files.texts[place.path]) return refuse(UNCHANGED)
  return { file: { path: place.path, text: place.corrected, picture: null }, advice: [] }
}

const refuse = (advice: Advice): Draft => ({ file: null, advice: [advice] })

/**
 * Returns the places that may be meant: those in the file of the page, or in the settings, which are on every page, or else all. Of
 * these, one that is a whole field is meant, because nobody could copy more of it.
 */
function chooseCandidates(
  places: readonly Place[],
  isOfPage: (path: string) => boolean,
): readonly Place[] {
  const groups = [
    places.filter(({ path }) => isOfPage(path)),
    places.filter(({ path }) => path === SETTINGS_FILE),
    places,
  ]
  const candidates = groups.find((group) => group.length > 0) ?? []
  const whole = candidates.filter(({ isWholeField }) => isWholeField)
  return whole.length === 1 ? whole : candidates
}

const MARKED =
  'There is a link, or there are bold words, among the words that change. Please send two corrections: one for the words before them, and one for those after them.'
const UNCHANGED =
  '**What it should say** is the same as what it says now. Please write the right words there.'

const ELSEWHERE =
  '**The page:** this address is not one of our website. We can only change our own pages. Please go to our page and copy its address from the top of your browser.'

function askWhich(places: readonly Place[]): Advice {
  const quotes = places.slice(0, MAX_QUOTES).map(({ quote }) => `“… ${escapeTyped(quote)} …”`)
  return `**What it says now:** these words are in ${places.length} places, such as ${quotes.join(', ')}. Please copy the whole sentence that you mean.`
}

function explainMissing(
  { files }: CurrentSite,
  now: string,
  isOfPage: (path: string) => boolean,
): Advice {
  const ofPage = Object.keys(files.texts).filter(isOfPage)
  const paths = ofPage.length > 0 ? [...ofPage, SETTINGS_FILE] : Object.keys(files.texts)
  const texts = paths.map((path) => files.texts[path] ?? '')
  const similar = findSimilarLine(texts, now)
  const question = similar === null ? '' : ` Do you mean “${escapeTyped(similar)}”?`
  return `**What it says now:** we cannot find these words.${question} Please copy them from the page once more, one line or sentence only. If they are on a button or in a picture, please ask the person who looks after our website.`
}

/** Returns true for the address of another website. */
function isElsewhere(page: string, siteUrl: string | undefined): boolean {
  const getHost = (url: string) => /^(?:https?:\/\/)?(?:www\.)?([^/\s]+\.[a-z]+)/i.exec(url)?.[1]
  const host = getHost(page)?.toLowerCase()
  return host !== undefined && siteUrl !== undefined && host !== getHost(siteUrl)?.toLowerCase()
}

function getPagePath(path: string): string | null {
  const located = resolveCollection(path)
  return 'collection' in located ? located.collection.getPagePath(located.slug) : null
}

/** Returns the path of an address, also of one in a preview, without the slash at its end; the address itself if it is none. */
function getPathname(address: string): string {
  const path = address
    .trim()
    .replace(/^[a-z]+:\/\/[^/]*/i, '')
    .replace(/^\/preview\/pr-\d+/, '')
    .replace(/[?#].*$/s, '')
  return path.replace(/(?:\.html)?\/*$/, '') || '/'
}
