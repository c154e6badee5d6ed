// Finds a Spanish name of a day or a month that is alone in a line of an English text: "| Jueves | 1:00 PM |".
import { lookUp } from '../../../../text/look-up'
import { simplifyText } from '../../../../text/simplify-text'

export type LeftPhrase = {
  readonly words: string
  readonly index: number
  /** What it is in English, or null. */
  readonly written: string | null
}

/** In small letters and without accents. Names that are also those of people, such as Domingo and Abril, are not here. */
const NAMES: Readonly<Record<string, string>> = {
  lunes: 'Monday',
  martes: 'Tuesday',
  miercoles: 'Wednesday',
  jueves: 'Thursday',
  viernes: 'Friday',
  sabado: 'Saturday',
  enero: 'January',
  febrero: 'February',
  septiembre: 'September',
  octubre: 'October',
  noviembre: 'November',
  diciembre: 'December',
}
/** Matches a name that is no part of a longer one, such as "Jueves Santo", and no month beside a day: that day is checked itself. */
const NAME =
  /(?<![A-Za-zÀ-ỿ@/_’'-])(?:lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bado|(?<!\d )(?:enero|febrero|septiembre|octubre|noviembre|diciembre)(?! \d))(?![A-Za-zÀ-ỿ@/_’'-]|\.[A-Za-zÀ-ỿ]| [A-ZÀ-Þ][A-Za-zÀ-ỿ]+)/giu

/** @param line without words that may be in any language */
export function findDayName(line: string): LeftPhrase[] {
  const [found, another] = line.matchAll(NAME)
  if (found === undefined || another !== undefined) return []
  const [words] = found
  return [{ words, index: found.index, written: lookUp(NAMES, simplifyText(words)) ?? null }]
}
