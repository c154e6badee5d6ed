// Notes a year of our beginning that is not the one of our other pages: "since 1938" for 1983.
import { createProblem, getPositionAt, type Problem } from '../../problems/problem'
import { createEdit } from '../../problems/text-edits'
import type { ParsedEntry } from '../../source/entry/parsed-entry'
import { removeSourceMarks } from '../../source/source-mark'
import { getText } from '../../translations/translation-age'
import { findSettings } from '../find-settings'
import { createBeginningFinder, type FoundYear } from './beginnings'

const SINCE = /(?<!\p{L})(?:since|desde|founded in|began in) ((?:18|19|20)\d\d)(?!\d)/gu
/** Matches words that are about us or our work. */
const ABOUT_US =
  /(?<!\p{L})(?:we|us|our|this (?:work|ministry)|nosotros|nuestr[ao]s?|hemos|est[ae] (?:obra|trabajo|ministerio))(?!\p{L})/iu
/** The smallest number of files that must agree on the year of our beginning. */
const MIN_FILES = 2

type GivenYear = FoundYear & { readonly file: string; readonly text: string }

/** @param texts the texts of the files by their paths below the content folder */
export function checkFoundingYears(
  entries: readonly ParsedEntry[],
  texts: Readonly<Record<string, string>>,
): Problem[] {
  const onTopic = entries.filter(({ topics }) => topics.includes('foundingYear'))
  const name = findSettings(entries)?.entry['name']
  const findBeginnings = createBeginningFinder(
    typeof name === 'string' ? removeSourceMarks(name) : '',
  )
  const read = (find: (text: string) => FoundYear[]) =>
    onTopic.flatMap(({ entry }) => {
      const text = getText(entry, texts)
      return find(text).map((found) => ({ ...found, file: entry.file, text }))
    })
  const given = read(findBeginnings)
  const known = findCommonYear(given)
  if (known === null) return []
  const exchanged = read(findSince).filter(
    (other) => isExchanged(other.year, known.year) && isAboutUs(other),
  )
  const wrong = [...given.filter(({ year }) => year !== known.year), ...exchanged]
  return wrong
    .filter(({ file, index }, place) => {
      const same = wrong.findIndex((other) => other.file === file && other.index === index)
      return same === place
    })
    .map((other) => {
      const same = given.find(({ file, year }) => file === other.file && year === known.year)
      return createProblem(otherYear(other, same ?? known), {
        file: other.file,
        ...getPositionAt(other.text, other.index),
      })
    })
}

/** Returns the years after "since" and the like, whatever began then. */
const findSince = (text: string): FoundYear[] =>
  [...text.matchAll(SINCE)].map(({ 0: words, 1: year = '', index }) => ({
    year,
    index: index + words.lastIndexOf(year),
  }))

/** Returns the year that at least two files give and more than any other, or null. */
function findCommonYear(given: readonly GivenYear[]): GivenYear | null {
  const counted = given
    .filter(({ year }, index) => given.findIndex((other) => other.year === year) === index)
    .map((first) => {
      const files = given.filter(({ year }) => year === first.year).map(({ file }) => file)
      return { first, count: new Set(files).size }
    })
    .sort((a, b) => b.count - a.count)
  const [most, second] = counted
  return most !== undefined && most.count >= MIN_FILES && most.count > (second?.count ?? 0)
    ? most.first
    : null
}

/** Returns whether two years have the same digits in another order. */
const isExchanged = (year: string, known: string): boolean =>
  year !== known && [...year].sort().join('') === [...known].sort().join('')

function isAboutUs({ text, index }: GivenYear): boolean {
  const start = Math.max(text.lastIndexOf('\n', index), text.lastIndexOf('. ', index))
  return ABOUT_US.test(text.slice(start + 1, index))
}

/** @param known where the right year is, in the same file if possible; then exchanged digits can only be a typo */
function otherYear({ year, file, text, index }: GivenYear, known: GivenYear) {
  const isHere = known.file === file
  const place = isHere ? `line ${getPositionAt(known.text, known.index).line}` : known.file
  const isTypo = isHere && isExchanged(year, known.year)
  return {
    code: 'year-of-beginning',
    severity: 'warning',
    message: `This says ${year}, but ${place} says that we began in ${known.year}.`,
    fix: isTypo ? `Write ${known.year}` : `If you mean our beginning, write ${known.year}`,
    suggestion: isTypo ? createEdit(text, { start: index, typed: year }, known.year) : null,
  } as const
}
