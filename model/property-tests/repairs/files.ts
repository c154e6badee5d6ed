// Files with a place for what is tested.
import fc from 'fast-check'
import {
  EVENT_TEXT,
  OPEN_EVENT_TEXT,
  PAGE_TEXT,
  REGISTRATION_URL,
  TEXT,
} from '../../test-fixtures/mistakes/mistake'
import { SETTINGS_TEXT } from '../../test-fixtures/create-test-site'
import type { Mistake, Mistakes } from './test-repairs'

export { EVENT_TEXT, OPEN_EVENT_TEXT, PAGE_TEXT, REGISTRATION_URL, SETTINGS_TEXT, TEXT }

/** Any page, in whose text mistakes are typed. */
export const TEXT_PATH = 'pages/a.md'

/** Two versions of a part of a file, of which the first one is valid. */
export type Part = readonly [meant: string, typed: string]

/**
 * Puts both versions of a part into a valid file.
 * @param place the text of the file that they replace
 */
export const putInto =
  (file: string, place: string) =>
  (part: fc.Arbitrary<Part>): fc.Arbitrary<Mistake> =>
    part.map(([meant, typed]) => ({
      meant: file.replace(place, () => meant),
      typed: file.replace(place, () => typed),
    }))

/** Puts both versions between two paragraphs of the text of a page. */
export const putIntoText = (part: fc.Arbitrary<Part>): fc.Arbitrary<Mistake> =>
  putInto(PAGE_TEXT, TEXT)(part.map(([meant, typed]) => [withWords(meant), withWords(typed)]))

const withWords = (text: string) => `Come along.\n\n${text}\n\nWe look forward to it.`

/** Puts each part into the text of a page, by the same names. */
export const createTextMistakes = (kinds: Readonly<Record<string, fc.Arbitrary<Part>>>): Mistakes =>
  Object.fromEntries(Object.entries(kinds).map(([kind, part]) => [kind, putIntoText(part)]))

/** Puts four spaces before each line that has words. */
export const indent = (text: string) => text.replace(/^(?=.)/gm, '    ')
