// Writes the hours that a text has in words as it would have them in digits: "until half past five" as "until 5:30".
import { findHoursInWords } from './hours-in-words'

const HALVES: readonly (readonly [RegExp, string])[] = [
  [/(?<=\d)(?: o['’]clock| en punto)/giu, ''],
  [/(?<=\d)(?: in the morning| de la mañana)(?![A-Za-zÀ-ỿ])/giu, ' am'],
  [
    /(?<=\d)(?: in the (?:afternoon|evening)| at night| de la (?:tarde|noche))(?![A-Za-zÀ-ỿ])/giu,
    ' pm',
  ],
]

export function writeHoursInDigits(text: string): string {
  const digits = findHoursInWords(text).reduceRight(
    (words, { typed, index, hour, minutes }) =>
      words.slice(0, index) + writeHour(hour, minutes) + words.slice(index + typed.length),
    text,
  )
  return HALVES.reduce((words, [pattern, half]) => words.replace(pattern, half), digits)
}

const writeHour = (hour: number, minutes: number): string =>
  minutes === 0 ? String(hour) : `${hour}:${String(minutes).padStart(2, '0')}`
