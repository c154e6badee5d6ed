// Reads numbers and places in a row that are typed as words, in English and in Spanish, up to twenty.
import { simplifyText } from '../../text/simplify-text'

/** The words for each number, from 0; those without accents and in small letters. */
const WORDS: readonly string[] = [
  'zero cero',
  'one first uno una primero primera primer',
  'two second dos segundo segunda',
  'three third tres tercero tercera tercer',
  'four fourth cuatro cuarto cuarta',
  'five fifth cinco quinto quinta',
  'six sixth seis sexto sexta',
  'seven seventh siete septimo septima',
  'eight eighth ocho octavo octava',
  'nine ninth nueve noveno novena',
  'ten tenth diez decimo decima',
  'eleven eleventh once undecimo undecima',
  'twelve twelfth doce duodecimo duodecima',
  'thirteen thirteenth trece',
  'fourteen fourteenth catorce',
  'fifteen fifteenth quince',
  'sixteen sixteenth dieciseis',
  'seventeen seventeenth diecisiete',
  'eighteen eighteenth dieciocho',
  'nineteen nineteenth diecinueve',
  'twenty twentieth veinte',
]

const NUMBERS: ReadonlyMap<string, number> = new Map(
  WORDS.flatMap((words, number) => words.split(' ').map((word) => [word, number] as const)),
)

/** Returns the number that a word means, or null. */
export function readNumberWord(typed: string): number | null {
  const word = simplifyText(typed)
    .replace(/^(?:(?:number|numero|the|el|la) |(?:no\.|#) ?)(?=[a-z])|[.,!]+$/g, '')
    .trim()
  return NUMBERS.get(word) ?? null
}
