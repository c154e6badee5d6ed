// Notes a number in a list of the fields, such as "At least 6 hours each month", that all other lines of the file say in another way.
import type { SplitText } from '../../../front-matter/split-front-matter'
import type { LocatedProblem } from '../../../problems/problem'
import { simplifyText } from '../../../text/simplify-text'
import { findInFile } from '../../find-in-file'

const NUMBERS = 'one two three four five six seven eight nine ten eleven twelve'.split(' ')
const SPANISH = 'uno dos tres cuatro cinco seis siete ocho nueve diez once doce'.split(' ')
const NUMBER = `\\d{1,2}|${[...NUMBERS, ...SPANISH].join('|')}`
/** What is counted in each week or month. */
const UNITS: Readonly<Record<string, string>> = {
  ...{ hour: 'hour', hora: 'hour', shift: 'shift', turno: 'shift', day: 'day', dia: 'day' },
  ...{ time: 'time', vez: 'time', vece: 'time', evening: 'evening', morning: 'morning' },
  ...{ week: 'week', semana: 'week', month: 'month', mes: 'month', mese: 'month' },
  ...{ year: 'year', ano: 'year' },
}
const UNIT = `(${Object.keys(UNITS).join('|')})s?`
const EACH = new RegExp(
  `(?<![\\w$.,-])(${NUMBER})[ -]${UNIT} (?:(?:each|a|per|every|in a|al?|por|cada)) ${UNIT}\\b`,
  'g',
)
const AT_LEAST = new RegExp(
  `\\b(?:at least|al menos|por lo menos|minimum of|minimo de) (${NUMBER}) (year|month|week|ano|mes|mese|semana)s?\\b(?! (?:old|of age|before|ago|in advance|de edad|antes))|(?<![\\w$.,-])(${NUMBER}) (year|month|week|ano|mes|mese|semana)s? (?:or more|at the least|o mas)\\b`,
  'g',
)
const MAY_COUNT =
  /(?:hour|shift|day|time|week|month|year|hora|turno|d[ií]a|ve[cz]|mes|a[ñn]o|semana)/i

type Count = {
  readonly words: string
  readonly index: number
  readonly number: number
  /** What is counted: `hour month` for hours a month. */
  readonly key: string
}

export function checkListNumbers(text: SplitText): LocatedProblem[] {
  const lists = [...text.frontMatter].filter(([, value]) => 'items' in value)
  if (lists.length === 0) return []
  const found = findInFile(text, findCounts, MAY_COUNT)
  const names = new Set(lists.map(([name]) => name))
  for (const item of found.filter(({ field }) => field !== null && names.has(field))) {
    const same = found.filter(({ key, line }) => key === item.key && line !== item.line)
    const [other, ...more] = same
    // Where one of the others has the same number, or they differ, each may be right.
    if (!other || other.number === item.number) continue
    if (more.some(({ number }) => number !== other.number)) continue
    const lines = [...new Set(same.map(({ line }) => line))]
    const name = `line${lines.length > 1 ? 's' : ''} ${lines.join(' and ')}`
    return [
      {
        code: 'amount-differs',
        severity: 'warning',
        message: `This says "${item.words}", but ${name} ${lines.length > 1 ? 'say' : 'says'} "${other.words}".`,
        fix: 'Find out which number is right, and write it in all of these lines.',
        ...(item.field === null ? {} : { field: item.field }),
        line: item.line,
        column: item.column,
      },
    ]
  }
  return []
}

function findCounts(text: string): Count[] {
  const plain = simplifyText(text)
  // The words are quoted as they were typed, so their places have to be the same.
  if (plain.length !== text.length) return []
  const read = (typed = '') =>
    /\d/.test(typed) ? Number(typed) : Math.max(NUMBERS.indexOf(typed), SPANISH.indexOf(typed)) + 1
  const quote = ({ 0: words, index }: RegExpExecArray) => text.slice(index, index + words.length)
  return [
    ...[...plain.matchAll(EACH)].map((match) => ({
      words: quote(match),
      index: match.index,
      number: read(match[1]),
      key: `${UNITS[match[2] ?? ''] ?? ''} ${UNITS[match[3] ?? ''] ?? ''}`,
    })),
    ...[...plain.matchAll(AT_LEAST)].map((match) => ({
      words: quote(match),
      index: match.index,
      number: read(match[1] ?? match[3]),
      key: `at least ${UNITS[match[2] ?? match[4] ?? ''] ?? ''}`,
    })),
  ]
}
