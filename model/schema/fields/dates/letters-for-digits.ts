// Finds letters that look like digits in a time or a day, as a camera reads them: `l0:00 AM` is 10:00 AM.

const DIGIT = '[\\dlIOo]'
/** Matches a time or a day in which at least one of these letters may be. */
const NUMBER = new RegExp(
  `(?<![A-Za-zÀ-ỿ\\d:])(?:${DIGIT}{1,2}:${DIGIT}{2}(?=$|[^\\p{L}\\d]|[AaPp]\\.?[Mm])|${DIGIT}{1,2}(?= ?[AaPp]\\.?[Mm]\\b)|${DIGIT}{4}-${DIGIT}{2}-${DIGIT}{2}(?![A-Za-zÀ-ỿ\\d]))`,
  'gu',
)
const HOUR = /^(?:0?[1-9]|1[0-2])(?::[0-5]\d)?$/

export type MistypedNumber = {
  readonly typed: string
  readonly letter: string
  readonly meant: string
  readonly index: number
}

/** Returns the numbers with a letter in place of a digit. Each has a digit too: "I AM" is no time. */
export const findMistypedNumbers = (text: string): MistypedNumber[] =>
  [...text.matchAll(NUMBER)].flatMap(({ 0: typed, index }) => {
    const letter = /[lIOo]/.exec(typed)?.[0]
    const meant = writeDigits(typed)
    const isCertain = /[\d:]/.test(typed) && (HOUR.test(meant) || meant.includes('-'))
    return letter !== undefined && isCertain ? [{ typed, letter, meant, index }] : []
  })

/** Returns the text with digits in place of such letters, or null if there is none. */
export function correctDigits(
  text: string,
): { readonly written: string; readonly first: MistypedNumber } | null {
  const [first] = findMistypedNumbers(text)
  if (first === undefined) return null
  const written = text.replace(NUMBER, (typed) => {
    const meant = writeDigits(typed)
    return HOUR.test(meant) || meant.includes('-') ? meant : typed
  })
  return { written, first }
}

/** Says which letters are in place of digits. */
export function describeLetter({ typed, letter }: MistypedNumber): string {
  const letters = [...new Set(typed.match(/[lIOo]/g) ?? [letter])]
  const digits = [...new Set(letters.map(writeDigits))]
  const [s, these] = [letters.length > 1 ? 's' : '', letters.join(' and ')]
  return `"${typed}" has the letter${s} ${these} in place of the digit${digits.length > 1 ? 's' : ''} ${digits.join(' and ')}.`
}

const writeDigits = (typed: string): string => typed.replace(/[lI]/g, '1').replace(/[Oo]/g, '0')
