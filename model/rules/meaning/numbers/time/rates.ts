// Finds how often something is: "4 hours each month", "$25 a week", "dos veces al año". Writes it with another period.
import { simplifyText } from '../../../../text/simplify-text'

export type Period = 'day' | 'week' | 'month' | 'year'

export type Rate = {
  /** The words as they were typed, from the number to the period. */
  readonly words: string
  readonly index: number
  readonly number: number
  /** What is counted: `hour`, `$`, or `time` for "once" and "two times". */
  readonly unit: string
  readonly period: Period
}

const ENGLISH = 'one two three four five six seven eight nine ten eleven twelve'.split(' ')
const SPANISH = 'una dos tres cuatro cinco seis siete ocho nueve diez once doce'.split(' ')
const NUMBER = `\\d{1,4}|${[...ENGLISH, ...SPANISH].join('|')}`
const UNITS: Readonly<Record<string, string>> = {
  ...{ hour: 'hour', hora: 'hour', shift: 'shift', turno: 'shift', day: 'day', dia: 'day' },
  ...{ time: 'time', vez: 'time', vece: 'time', visit: 'visit', visita: 'visit' },
  ...{ evening: 'evening', morning: 'morning', afternoon: 'afternoon', dollar: '$', dolare: '$' },
}
const PERIODS: Readonly<Record<string, Period>> = {
  ...{ day: 'day', week: 'week', month: 'month', year: 'year' },
  ...{ dia: 'day', semana: 'week', mes: 'month', ano: 'year' },
  ...{ daily: 'day', weekly: 'week', monthly: 'month', yearly: 'year' },
  ...{ diarias: 'day', semanales: 'week', mensuales: 'month', anuales: 'year' },
}
const NOUNS = 'day|week|month|year|dia|semana|mes|ano'
const ADJECTIVES = 'daily|weekly|monthly|yearly|diarias|semanales|mensuales|anuales'
const RATE = new RegExp(
  `(?<![\\w$.,:/-])(?:\\$ ?(\\d[\\d,.]*)|(once|twice)|(${NUMBER})[ -](${Object.keys(UNITS).join('|')})(?:e?s)?)` +
    `(?:(?: (?:each|a|per|every|al?|a la|por|cada) |/)(${NOUNS})| (${ADJECTIVES}))(?!\\w| (?:and a half|y medi[oa]))`,
  'g',
)

/** Matches, in little time, all texts that can have a rate. */
export const MAY_HAVE_RATE =
  /(?:\b(?:each|an?|per|every|al?|la|por|cada) |\/)(?:day|week|month|year|d[ií]a|semana|mes|a[ñn]o)(?![A-Za-zÀ-ỿ])| (?:dai|week|month|year)ly\b| (?:diarias|semanales|mensuales|anuales)(?![A-Za-zÀ-ỿ])/i

export function findRates(text: string): Rate[] {
  const plain = simplifyText(text)
  // The words are quoted as they were typed, so their places have to be the same.
  if (plain.length !== text.length) return []
  return [...plain.matchAll(RATE)].flatMap((match): Rate[] => {
    const { 0: found, 1: sum, 2: often, 3: number = '', 4: unit = '', index } = match
    const period = PERIODS[match[5] ?? match[6] ?? '']
    if (period === undefined) return []
    const words = text.slice(index, index + found.length)
    const [counted, kind] =
      sum !== undefined
        ? [Number(sum.replace(/,/g, '')), '$']
        : often !== undefined
          ? [often === 'once' ? 1 : 2, 'time']
          : [readNumber(number), UNITS[unit] ?? unit]
    return [{ words, index, number: counted, unit: kind, period }]
  })
}

const readNumber = (typed: string): number =>
  /\d/.test(typed) ? Number(typed) : Math.max(ENGLISH.indexOf(typed), SPANISH.indexOf(typed)) + 1

/** The words for a period in English and Spanish: a noun, and an adjective after what is counted. */
const WORDS: Readonly<Record<Period, readonly [string, string, string, string]>> = {
  day: ['day', 'día', 'daily', 'diarias'],
  week: ['week', 'semana', 'weekly', 'semanales'],
  month: ['month', 'mes', 'monthly', 'mensuales'],
  year: ['year', 'año', 'yearly', 'anuales'],
}
const LAST_WORDS = /(\/|[A-Za-z]+ (?:la )?)([A-Za-zÀ-ỿ]+)$/iu

/** Writes the words of a rate with another period, in their language: "cuatro horas a la semana" becomes "cuatro horas al mes". */
export function writePeriod({ words, period: typed }: Rate, period: Period): string {
  return words.replace(LAST_WORDS, (_all, link: string, name: string) => {
    const index = WORDS[typed].indexOf(name.toLowerCase())
    const written = WORDS[period][index] ?? WORDS[period][1]
    const isSpanishNoun = written === WORDS[period][1]
    const linked =
      isSpanishNoun && /^al? /i.test(link) ? (period === 'week' ? 'a la ' : 'al ') : link
    return linked + written
  })
}
