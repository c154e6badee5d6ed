// Finds the old and the new words of tracked changes, of which the one are glued to the other: "Two or threeThree or four weeks".
import { MONTHS } from '../../../../dates/months'
import { NUMBERS } from '../../../../text/counting-words'
import { getSpan, type FindLeftovers, type Leftover } from '../../leftover'

/** Matches a word with a capital inside that has none at its start. Addresses, hashtags and names such as iPhone are none. */
const GLUED =
  /(?<![A-Za-zÀ-ỿ0-9@#/._=&?%+:-])([a-zß-ỿ]{2,})([A-ZÀ-Þ][a-zß-ỿ]+)(?![A-Za-zÀ-ỿ0-9@/=_])/gu
/** Weekdays and months without a space between them. */
const GLUED_DAYS =
  /\b((?:Sun|Mon|Tues|Wednes|Thurs|Fri|Satur)days?|January|February|March|April|June|July|August|September|October|November|December)((?:Sun|Mon|Tues|Wednes|Thurs|Fri|Satur)days?|January|February|March|April|May|June|July|August|September|October|November|December)\b/g
const NUMBER = `(?:${NUMBERS})`
/** Two vague counts of the same things, one after the other: "two or three Three or four weeks". */
const COUNTED_TWICE = new RegExp(
  `(?<![A-Za-zÀ-ỿ0-9])(${NUMBER} (?:or|to|o|a) ${NUMBER}) (${NUMBER} (?:or|to|o|a) ${NUMBER})(?= [a-zß-ỿ])`,
  'giu',
)
const CANDIDATE = /[a-zß-ỿ\d][A-ZÀ-Þ][a-zß-ỿ]|(?:^|\s)\S+ (?:or|to|o|a) \S+ \S+ (?:or|to|o|a) \S/u
/** A day and the month of another one without a space between them: "March 25April 1". */
const GLUED_DATES = new RegExp(
  `\\b((?:${MONTHS.join('|')}) \\d{1,2})((?:${MONTHS.join('|')}) \\d{1,2})\\b`,
  'gi',
)
const SENTENCE_START = /(?:^|[.!?:]["”’)*_]*\s+|\n)[*_"“(]*(?=[^.!?:\n]*$)/
const MAX_WORDS = 7

export const findJoinedVersions: FindLeftovers = (text) => {
  if (!CANDIDATE.test(text)) return []
  const found = [...text.matchAll(GLUED)].flatMap((match) => {
    const versions = readVersions(text, match)
    return versions === null ? [] : [createLeftover(match, versions)]
  })
  const days = [...text.matchAll(GLUED_DAYS), ...text.matchAll(GLUED_DATES)].map((match) =>
    createLeftover(match, [match[1] ?? '', match[2] ?? '']),
  )
  const counts = [...text.matchAll(COUNTED_TWICE)].map((match) => {
    const leftover = createLeftover(match, [match[1] ?? '', match[2] ?? ''])
    const fix = `Keep "${match[1]}" or "${match[2]}", and delete the other.`
    const message = `In "${match[0]}", an old and a new version seem to be side by side.`
    return { ...leftover, problem: { ...leftover.problem, message, fix } }
  })
  return [...found, ...days, ...counts]
}

/** Returns the words of both versions if they have a word in common; the second one has as many words as the first. */
function readVersions(text: string, match: RegExpExecArray): [string, string] | null {
  const [, last = '', first = ''] = match
  const line = text.slice(text.lastIndexOf('\n', match.index) + 1, match.index)
  const start = SENTENCE_START.exec(line)
  const before = line.slice(start === null ? 0 : start.index + start[0].length) + last
  const end = match.index + match[0].length
  const after = first + (/^[^.!?:;\n]*/.exec(text.slice(end))?.[0] ?? '')
  const old = before.replace(/^(?:[-*+]|\d+[.)])\s+/, '').split(/\s+/)
  const isTooLong = old.length > MAX_WORDS || !/^[A-ZÀ-Þ]/u.test(old[0] ?? '')
  const written = after.split(/\s+/).slice(0, old.length)
  const words = new Set(old.map((word) => word.toLowerCase()))
  const isSame = written.some((word) => words.has(word.toLowerCase()))
  return isTooLong || !isSame ? null : [old.join(' '), written.join(' ')]
}

function createLeftover(
  match: RegExpExecArray,
  [old, written]: readonly [string, string],
): Leftover {
  const span = getSpan(match)
  return {
    problem: {
      code: 'text-twice',
      severity: 'warning',
      message: `In "${match[0]}", an old and a new version seem to be stuck together.`,
      fix: `Keep "${old}" or "${written}", and delete the other. If both are meant, put a space between them.`,
    },
    at: span.start,
    span,
    claims: [],
  }
}
