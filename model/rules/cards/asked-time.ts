// Notes a page that says how much time a way to volunteer asks for, and says it otherwise than the file of that way.
import { collections } from '../../collections'
import { splitFrontMatter } from '../../front-matter/split-front-matter'
import { splitFileName } from '../../languages'
import { createProblem, type FileProblem, type Problem } from '../../problems/problem'
import type { ParsedEntry } from '../../source/entry/parsed-entry'
import { writeLike } from '../../text/counting-words'
import { simplifyText } from '../../text/simplify-text'
import { getText } from '../../translations/translation-age'
import { findInFile, isShownField, type Found } from '../find-in-file'
import { findRates, MAY_HAVE_RATE, writePeriod, type Rate } from '../meaning/numbers/time/rates'
import { SOMETIMES } from '../meaning/numbers/time/sometimes'

type Role = {
  readonly file: string
  /** The beginnings of the words in the name of its file, which English and Spanish share: clinic and clínica. */
  readonly stems: readonly string[]
  readonly rates: readonly Found<Rate>[]
}

const STEM_LENGTH = 5
const VOLUNTEERS = /\bvolunt/i
/** In lines: the question or the heading above a paragraph. */
const LINES_ABOVE = 2

/** @param texts the texts of the files by their paths below the content folder */
export function checkAskedTime(
  entries: readonly ParsedEntry[],
  texts: Readonly<Record<string, string>>,
): Problem[] {
  const roles = readRoles(entries, texts)
  return entries.flatMap(({ collection, entry, topics }) => {
    const isPage = collection === (collections.pages as unknown)
    if (!isPage || entry.draft === true || !topics.includes('timeAsked')) return []
    const text = getText(entry, texts)
    const lines = text.split('\n')
    return findInFile(splitFrontMatter(text, []), findWithSentence, MAY_HAVE_RATE)
      .filter(({ field, sentence }) => isShownField(field) && !SOMETIMES.test(sentence))
      .flatMap((found) => {
        const above = lines.slice(Math.max(0, found.line - 1 - LINES_ABOVE), found.line)
        const asked = VOLUNTEERS.test(above.join('\n')) ? findOther(found, roles) : null
        if (asked === null) return []
        const { line, column, field } = found
        return [createProblem(describe(found, asked), { file: entry.file, line, column, field })]
      })
  })
}

const readRoles = (
  entries: readonly ParsedEntry[],
  texts: Readonly<Record<string, string>>,
): Role[] =>
  entries.flatMap(({ collection, entry }): Role[] => {
    if (collection !== (collections.volunteerRoles as unknown) || entry.draft === true) return []
    const rates = findInFile(splitFrontMatter(getText(entry, texts), []), findRates, MAY_HAVE_RATE)
    const words = splitFileName(entry.slug).name.match(/[a-z]{5,}/g) ?? []
    const stems = words
      .filter((word) => !VOLUNTEERS.test(word))
      .map((word) => word.slice(0, STEM_LENGTH))
    return [{ file: entry.file, stems, rates }]
  })

type Said = Rate & { readonly sentence: string }

const findWithSentence = (text: string): Said[] =>
  findRates(text).map((rate) => {
    const before = text.slice(0, rate.index).split(/[.!?;]\s|\n/)
    const [after = ''] = text.slice(rate.index + rate.words.length).split(/[.!?;](?:\s|$)|\n/)
    return { ...rate, sentence: (before.at(-1) ?? '') + after }
  })

type Asked = { readonly file: string; readonly rate: Found<Rate> }

/** Returns what the only way to volunteer that a sentence names asks for, if it is not what the sentence says; or null. */
function findOther({ sentence, unit, number, period }: Said, roles: readonly Role[]): Asked | null {
  const words = simplifyText(sentence).match(/[a-z]{5,}/g) ?? []
  const [role, another] = roles.filter(({ stems }) =>
    stems.some((stem) => words.some((word) => word.startsWith(stem))),
  )
  if (role === undefined || another !== undefined) return null
  const rates = role.rates.filter((rate) => rate.unit === unit)
  const [rate] = rates
  const isOne = rates.every(
    (other) => other.number === rate?.number && other.period === rate.period,
  )
  if (rate === undefined || !isOne) return null
  return (rate.number === number) === (rate.period === period) ? null : { file: role.file, rate }
}

function describe(said: Said, { file, rate }: Asked): FileProblem {
  const numbered = said.words.replace(/^[^\s-]+/, (typed) => writeLike(typed, rate.number))
  const meant = rate.number === said.number ? writePeriod(said, rate.period) : numbered
  return {
    code: 'amount-differs',
    severity: 'warning',
    message: `This says "${said.words}", but ${file} says "${rate.words}" (line ${rate.line}).`,
    fix: `If that file is right, write "${meant}" here. If this page is right, correct that file, and each other place that says "${rate.words}".`,
  }
}
