// Finds how much time a text asks for: hours a month, the length of a shift, and the months for which people stay.
import { simplifyText } from '../../../../text/simplify-text'

const NUMBERS = 'one two three four five six seven eight nine ten eleven twelve'.split(' ')
const SPANISH = 'uno dos tres cuatro cinco seis siete ocho nueve diez once doce'.split(' ')
const NUMBER = `\\d{1,4}|${[...NUMBERS, ...SPANISH].join('|')}`
/** What is counted in each week or month. */
const UNITS: Readonly<Record<string, string>> = {
  ...{ hour: 'hour', hora: 'hour', shift: 'shift', turno: 'shift', day: 'day', dia: 'day' },
  ...{ time: 'time', vez: 'time', vece: 'time', evening: 'evening', morning: 'morning' },
  ...{ week: 'week', semana: 'week', month: 'month', mes: 'month', mese: 'month' },
  ...{ year: 'year', ano: 'year', afternoon: 'afternoon', visit: 'visit', visita: 'visit' },
  ...{ saturday: 'saturday', sabado: 'saturday', sunday: 'sunday', domingo: 'sunday' },
  ...{ weekly: 'week', monthly: 'month' },
}
const UNIT = `(${Object.keys(UNITS).join('|')})(?:e?s)?`
const LONG = '(year|month|week|ano|mes|mese|semana)s?\\b'
/** In each of them, the first group is the number, and the others are what is counted. */
const EACH: readonly RegExp[] = [
  `(?<![\\w$.,-])(${NUMBER})[ -]${UNIT} (?:each |a |per |every |in an? |al? |por |cada |(?=weekly|monthly))${UNIT}\\b`,
  `(?<![\\w$.,-])(${NUMBER})[ -]${UNIT} (shift)s?\\b`,
  `(?<=\\b(?:shifts?|turnos?) (?:of |de |(?:is|are|lasts?|takes?|duran?) )(?:about |unas )?)(${NUMBER}) (hour|hora)s?\\b`,
].map((source) => new RegExp(source, 'g'))
const AT_LEAST: readonly RegExp[] = [
  `\\b(?:at least|commitment of|al menos|por lo menos|compromiso de|minimum of|minimo de) (${NUMBER}) ${LONG}(?! (?:old|of age|before|ago|in advance|de edad|antes))`,
  `(?<![\\w$.,-])(${NUMBER}) ${LONG} (?:or more|at the least|o mas)\\b`,
  `(?<![\\w$.,-])(${NUMBER})-${LONG} commitment\\b`,
].map((source) => new RegExp(source, 'g'))

export const MAY_COUNT =
  /(?:hour|shift|day|time|week|month|year|evening|morning|afternoon|visit|hora|turno|d[ií]a|ve[cz]|mes|a[ñn]o|semana)/i

export type Commitment = {
  readonly words: string
  readonly index: number
  /** The number as it was typed. */
  readonly typed: string
  readonly number: number
  /** What is counted: `hour month` for hours a month. */
  readonly key: string
}

export function findCommitments(text: string): Commitment[] {
  const plain = simplifyText(text)
  // The words are quoted as they were typed, so their places have to be the same.
  if (plain.length !== text.length) return []
  const read = (match: RegExpExecArray, key: string): Commitment => {
    const { 0: words, 1: number = '', index } = match
    const typed = text.slice(
      index + words.indexOf(number),
      index + words.indexOf(number) + number.length,
    )
    const quoted = text.slice(index, index + words.length)
    return { words: quoted, index, typed, number: readNumber(number), key }
  }
  const unit = (name = 'shift') => UNITS[name] ?? name
  return [
    ...EACH.flatMap((pattern) =>
      [...plain.matchAll(pattern)].map((match) =>
        read(match, `${unit(match[2])} ${unit(match[3])}`),
      ),
    ),
    ...AT_LEAST.flatMap((pattern) =>
      [...plain.matchAll(pattern)].map((match) => read(match, `at least ${unit(match[2])}`)),
    ),
  ]
}

const readNumber = (typed: string): number =>
  /\d/.test(typed) ? Number(typed) : Math.max(NUMBERS.indexOf(typed), SPANISH.indexOf(typed)) + 1
