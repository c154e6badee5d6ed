// Notes a year of our beginning that is not the one of our other pages: "since 1938" for 1983.
import { getYear, type Day } from '../../dates/day'
import { createProblem, getPositionAt, type Problem } from '../../problems/problem'
import { createEdit } from '../../problems/text-edits'
import type { ParsedEntry } from '../../source/entry/parsed-entry'
import { removeSourceMarks } from '../../source/source-mark'
import { getText } from '../../translations/translation-age'
import { findSettings } from '../find-settings'
import { omitFiles } from '../omit-consequences'
import { adviseOnCount, findWrongAges } from './anniversaries'
import { beforeUs, isBeforeUs } from './early-years'
import { checkLongYears } from './long-years'
import { createBeginningFinder, YEAR, type FoundYear } from './beginnings'

const SINCE = new RegExp(`(?<![A-Za-zÀ-ỿ])(?:since|desde|founded in|began in) ${YEAR}`, 'gmu')
/** Matches words that are about us or our work. */
const ABOUT_US =
  /(?<![A-Za-zÀ-ỿ])(?:we|us|our|this (?:work|ministry)|nosotros|nuestr[ao]s?|hemos|est[ae] (?:obra|trabajo|ministerio))(?![A-Za-zÀ-ỿ])/iu
/** The smallest number of files that must agree on the year of our beginning. */
const MIN_FILES = 2
const YEAR_DIGITS = 4

type GivenYear = FoundYear & { readonly file: string; readonly text: string }

/**
 * @param texts the texts of the files by their paths below the content folder
 * @param today the day in the clinic's time zone
 */
export function checkFoundingYears(
  entries: readonly ParsedEntry[],
  texts: Readonly<Record<string, string>>,
  today: Day,
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
  const known = findCommonYear(given.filter(({ year }) => year.length === YEAR_DIGITS))
  const long = checkLongYears(entries, texts)
  if (known === null) return long
  const exchanged = read(findSince).filter(
    (other) => isMistyped(other.year, known.year) && isAboutUs(other),
  )
  const early = read(findSince).filter(
    (other) => isBeforeUs(other, known.year) && !exchanged.some(({ file }) => file === other.file),
  )
  const different = given.filter(({ year }) =>
    year.length === YEAR_DIGITS ? year !== known.year : isMistyped(year, known.year),
  )
  const wrong = [...different, ...exchanged]
  const findKnown = (inFile: string) =>
    given.find(({ file, year }) => file === inFile && year === known.year) ?? known
  const problems = wrong
    .filter(({ file, index }, place) => {
      const same = wrong.findIndex((other) => other.file === file && other.index === index)
      return same === place
    })
    .map((other) =>
      createProblem(otherYear(other, findKnown(other.file), getYear(today)), {
        file: other.file,
        ...getPositionAt(other.text, other.index),
      }),
    )
  const ages = onTopic.flatMap(({ entry }) => {
    const same = findKnown(entry.file)
    const began = { year: Number(same.year), place: namePlace(same, entry.file) }
    return findWrongAges(getText(entry, texts), began, getYear(today)).map((problem) =>
      createProblem(problem, { file: entry.file, line: problem.line, column: problem.column }),
    )
  })
  const tooEarly = early.map((other) =>
    createProblem(beforeUs(other.year, namePlace(findKnown(other.file), other.file), known.year), {
      file: other.file,
      ...getPositionAt(other.text, other.index),
    }),
  )
  return [...problems, ...omitFiles(tooEarly, problems), ...ages, ...omitFiles(long, problems)]
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

/** Returns whether two years have the same digits in another order, or one has a digit more than the other. */
function isMistyped(year: string, known: string): boolean {
  const isExchanged = year !== known && [...year].sort().join('') === [...known].sort().join('')
  const [short = '', long = ''] = [year, known].sort((a, b) => a.length - b.length)
  const isLonger = long.length === short.length + 1
  return (
    isExchanged ||
    (isLonger && [...long].some((_, at) => long.slice(0, at) + long.slice(at + 1) === short))
  )
}

function isAboutUs({ text, index }: GivenYear): boolean {
  const start = Math.max(text.lastIndexOf('\n', index), text.lastIndexOf('. ', index))
  return ABOUT_US.test(text.slice(start + 1, index))
}

/** Names the place of a year for someone who reads a file. */
const namePlace = ({ file, text, index }: GivenYear, reading: string): string =>
  file === reading ? `line ${getPositionAt(text, index).line}` : file

/** @param known where the right year is, in the same file if possible; then exchanged digits can only be a typo */
function otherYear({ year, file, text, index }: GivenYear, known: GivenYear, thisYear: number) {
  const place = namePlace(known, file)
  const isTypo = known.file === file && isMistyped(year, known.year)
  const [rest = ''] = /^[^.!?\n]*/.exec(text.slice(index)) ?? []
  const count = adviseOnCount(rest, thisYear - Number(year), thisYear - Number(known.year))
  return {
    code: 'year-of-beginning',
    severity: 'warning',
    message: `This says ${year}, but ${place} says that we began in ${known.year}.`,
    fix: `${isTypo ? 'Write' : 'If you mean our beginning, write'} ${known.year}${count}`,
    suggestion: isTypo ? createEdit(text, { start: index, typed: year }, known.year) : null,
  } as const
}
