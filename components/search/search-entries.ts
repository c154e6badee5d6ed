// Finds entries by words, with typing errors and without accents. It runs in the visitor's browser; nothing is sent anywhere.
import MiniSearch, { type SearchOptions } from 'minisearch'
import { foldTerm, foldWord } from './fold-term'
import type { Language } from '../../model/languages'
import { getPathLanguage } from '../words/path-language'
import { createSnippet, type MarkedText } from './snippet'
import type { SearchEntry, SearchSection } from './search-data'

export type SearchResult = Pick<SearchEntry, 'title' | 'parent' | 'detail' | 'status'> & {
  /** Relative to the base path. It leads to the part of the page with the words unless its title has them. */
  readonly path: string
  readonly snippet: readonly MarkedText[]
  readonly language: Language
}

export type Search = (query: string) => readonly SearchResult[]

/** More would not be read. */
export const MAX_RESULTS = 10

/** How the text of each field is taken from an entry. */
const FIELDS: Readonly<Record<string, (entry: SearchEntry) => string>> = {
  title: ({ title }) => title,
  alsoKnownAs: ({ alsoKnownAs = [] }) => alsoKnownAs.join('\n'),
  detail: ({ detail }) => detail,
  headings: ({ sections }) => sections.map(({ heading }) => heading).join('\n'),
  summary: ({ summary }) => summary,
  text: ({ sections }) => sections.map(({ text }) => text).join('\n'),
}

const BOOST = { title: 4, alsoKnownAs: 4, headings: 2, summary: 1.5 }

/** A word of three letters with a typing error could be any other one. */
const MIN_FUZZY_LENGTH = 4

const createOptions = (combineWith: 'AND' | 'OR', fuzzy: number): SearchOptions => ({
  combineWith,
  fuzzy: (term) => (term.length < MIN_FUZZY_LENGTH ? false : fuzzy),
})

/**
 * Each is tried if those before it find nothing: all words as typed, then with an error in five letters, then some of the words, and
 * last with more errors, because two swapped letters count as two. So a visitor who types "walk" does not get "talk".
 */
const ATTEMPTS: readonly SearchOptions[] = [
  createOptions('AND', 0),
  createOptions('AND', 0.2),
  createOptions('OR', 0),
  createOptions('AND', 0.34),
  createOptions('OR', 0.34),
]

/** @param language that of the page on which the visitor searches; what is in it comes before its other versions */
export function createSearch(entries: readonly SearchEntry[], language: Language): Search {
  const index = new MiniSearch<SearchEntry & { readonly id: number }>({
    fields: Object.keys(FIELDS),
    extractField: (entry, field) => (field === 'id' ? entry.id : FIELDS[field]?.(entry)) as string,
    processTerm: foldTerm,
    searchOptions: { boost: BOOST, prefix: true },
  })
  index.addAll(entries.map((entry, id) => ({ ...entry, id })))
  const isOtherVersion = findOtherVersions(entries, language)
  const find = (query: string) => {
    for (const options of ATTEMPTS) {
      const results = index.search(query, options)
      const inLanguage = results.filter(({ id }) => !isOtherVersion(entries[id as number]!))
      const found = inLanguage.length > 0 ? inLanguage : results
      if (found.length > 0) {
        const terms = new Set(found.flatMap((result) => result.terms))
        return { terms, found: found.map(({ id }) => entries[id as number]!) }
      }
    }
    return { terms: new Set<string>(), found: [] }
  }
  return (query) => {
    const name = foldWord(query.trim())
    const hasName = ({ title, alsoKnownAs = [] }: SearchEntry) =>
      [title, ...alsoKnownAs].some((other) => foldWord(other) === name)
    // An entry with exactly the name that was typed comes first, even if all of its words are small.
    const named = entries.filter(hasName)
    const { terms, found } = find(query)
    // Then come those of whose title every word was found, so that an error in "Volunteer" does not lead to "Clinic Volunteer".
    const meant = found.filter(({ title }) =>
      title.split(' ').every((word) => terms.has(foldWord(word))),
    )
    return [...new Set([...named, ...meant, ...found])]
      .slice(0, MAX_RESULTS)
      .map((entry) => createResult(entry, terms))
  }
}

const getLanguage = ({ path }: SearchEntry) => getPathLanguage(`/${path}`)

/** Returns a function that says whether an entry is a page that exists in the language, but in another version. */
function findOtherVersions(entries: readonly SearchEntry[], language: Language) {
  const getOriginal = ({ path, original = path }: SearchEntry) => original
  const versions = new Set(
    entries.filter((entry) => getLanguage(entry) === language).map(getOriginal),
  )
  return (entry: SearchEntry) => getLanguage(entry) !== language && versions.has(getOriginal(entry))
}

function createResult(entry: SearchEntry, terms: ReadonlySet<string>): SearchResult {
  const { title, parent, detail, status, summary, sections } = entry
  const count = (text: string) =>
    createSnippet(text, terms).filter(({ isMarked }) => isMarked).length
  const section = count(title) > 0 ? undefined : findSection(sections, count)
  const [first] = sections
  const words = section ? [section.heading, section.text] : [summary || (first?.text ?? '')]
  const path = section?.id ? `${entry.path.split('#')[0]}#${section.id}` : entry.path
  return {
    ...{ title, parent, detail, path, language: getLanguage(entry) },
    ...(status === undefined ? {} : { status }),
    snippet: createSnippet(words.filter((text) => text !== '').join(': '), terms),
  }
}

/** Returns the first part with the most of the words in its heading, or else the first with one in its text. */
function findSection(
  sections: readonly SearchSection[],
  count: (text: string) => number,
): SearchSection | undefined {
  const counts = sections.map(({ heading }) => count(heading))
  const most = Math.max(0, ...counts)
  return most > 0 ? sections[counts.indexOf(most)] : sections.find(({ text }) => count(text) > 0)
}
