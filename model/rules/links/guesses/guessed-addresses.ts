// Finds the page that is meant by an address that people guess in Spanish: addresses are those of the English files.
import {
  DEFAULT_LANGUAGE,
  getLocalPath,
  getPathLanguage,
  OTHER_LANGUAGES,
} from '../../../languages'
import { splitUrl } from '../../../links/link-target'
import type { Reference } from '../../../links/reference'
import { simplifyText } from '../../../text/simplify-text'
import type { ParsedEntry } from '../../../source/entry/parsed-entry'
import { normalizePagePath } from '../reference-problems'

type Pages = ReadonlyMap<string | null, ParsedEntry>

/** The number of letters that English and Spanish words of one meaning have in common: `contacto` and `contact`. */
const SHARED_LETTERS = 5
const SMALL_WORDS = new Set(['a', 'de', 'del', 'el', 'en', 'la', 'las', 'los', 'para', 'por', 'y'])

/** Returns the only page of which the title, or else the English address, has the words of an address that does not exist; or null. */
export function findGuessedPage({ type, target }: Reference, pages: Pages): string | null {
  const { path, anchor } = splitUrl(target)
  if (type !== 'link' || anchor !== undefined || !path.startsWith('/')) return null
  const normalized = normalizePagePath(path)
  const typed = readWords(normalized.split('/').at(-1) ?? '')
  const paths = [...pages.keys()].filter((other) => other !== null)
  if (typed.length === 0 || paths.includes(normalized)) return null
  // `/es/servicios` means the page of all services, even if one of them has the word in its title.
  const folders = paths.flatMap((other) => other.split('/').slice(1, -1))
  if (folders.some((folder) => hasWords([folder], typed))) return null
  const byTitle = paths.filter(
    (other) =>
      getPathLanguage(other) !== DEFAULT_LANGUAGE && hasWords(readTitle(pages, other), typed),
  )
  const byAddress = paths
    .filter((other) => getPathLanguage(other) === DEFAULT_LANGUAGE)
    .filter((other) => hasWords([other.split('/').at(-1) ?? ''], typed))
    .map((other) => OTHER_LANGUAGES.map((language) => getLocalPath(other, language)))
    .flatMap((others) => others.filter((other) => pages.has(other)))
  const [meant, another] = new Set([...byTitle, ...byAddress])
  return another === undefined ? (meant ?? null) : null
}

const readTitle = (pages: Pages, path: string): string[] => {
  const { title = '', heading = '' } = (pages.get(path)?.entry ?? {}) as Readonly<
    Record<string, unknown>
  >
  return [title, heading].flatMap((text) => (typeof text === 'string' ? readWords(text) : []))
}

const readWords = (text: string): string[] =>
  (simplifyText(text).match(/[a-z]+/g) ?? []).filter((word) => !SMALL_WORDS.has(word))

const hasWords = (words: readonly string[], typed: readonly string[]): boolean =>
  typed.every((one) => words.some((word) => isSame(word, one)))

const isSame = (one: string, other: string): boolean =>
  one === other ||
  (one.length >= SHARED_LETTERS && one.slice(0, SHARED_LETTERS) === other.slice(0, SHARED_LETTERS))
