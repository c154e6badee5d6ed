// Writes the marks that a phone wrote as words, where these words can be nothing else.
import { writeCommands } from './dictated-commands'

/** Marks the place after a mark that ends a sentence until the next word begins with a capital letter. */
const SENTENCE_END = '\uE000'

/** Matches a period before a sentence without its capital, unless it is a time: "during this period you can". */
export const SMALL_PERIOD =
  '(?<!\\b(?:the|an?|this|that|each|every|your|our|my|one|same|of|in|long|short|time|trial|late|missed|first|last|next|grace|\\w+ing) )\\bperiod(?= (?:you|we|they|he|she|it|there|our|your|if|when|please|but|so|bring|come|call|thank) )'

/** What people say, and what they mean; only one of the first group that is followed by a new sentence is a mark. */
const MARKS: readonly (readonly [said: string, mark: string])[] = [
  ['(?:period|punto)(?=\\s*$|\\s+(?:[A-ZÀ-Þ]|new paragraph|nuevo párrafo))', `.${SENTENCE_END}`],
  [SMALL_PERIOD, `.${SENTENCE_END}`],
  [
    '(?<!\\b(?:el|un|este|ese|a|al|en|de|del|cierto|buen|mismo|cada|su|y|tal) )punto(?= (?:ustedes|usted|nosotros|puede|pueden|si|también|gracias|venga|traiga|llame) )',
    `.${SENTENCE_END}`,
  ],
  ['(?:full stop|punto y seguido)', `.${SENTENCE_END}`],
  ['punto y aparte', `.\n\n${SENTENCE_END}`],
  ['question mark', `?${SENTENCE_END}`],
  ['exclamation (?:point|mark)', `!${SENTENCE_END}`],
  ['(?:new paragraph|nuevo párrafo)', `\n\n${SENTENCE_END}`],
  ['(?:comma|coma)', ','],
  ['semicolon', ';'],
  ['dos puntos', ':'],
  ['(?:open|left) paren(?:thes[ie]s)?\\s+', ' ('],
  ['(?:abrir?|abre) paréntesis\\s+', ' ('],
  ['(?:(?:close|right) paren(?:thes[ie]s)?|(?:cerrar|cierra) paréntesis)', ')'],
]
const PATTERNS = MARKS.map(
  ([said, mark]) =>
    [
      new RegExp(`[,.]?\\s+${said}${mark === ' (' ? '' : '(?![A-Za-zÀ-ỿ-])[,.]?'}`, 'gu'),
      mark,
    ] as const,
)
/** Matches a word of a mark that is a word of the text, such as "a comma" or "no coma nada". */
const WORD =
  /\b(?:an?|the|this|that|each|every|your|no|another|una?|la|el|cada|que|usted|y|o|cuando) (?:comma|coma|semicolon|question mark|exclamation|full stop|new paragraph)\b/i
/** Matches the words of marks that are left: nobody knows whether they are marks, or which ones. */
const LEFT =
  /\b(?:period|comma|coma|colon|semicolon|hyphen|dash|quotes?|bullet|viñeta|gui[oó]n|signos?|parenthes[ie]s|paréntesis|paragraph|párrafo|(?:new|next|nueva|siguiente) (?:line|línea)|punto(?! de\b)|question mark|exclamation|number (?:one|two|three|four))\b/i

/** Returns a block with its marks, or null if a word may be a mark or not. */
export function writeMarks(block: string): string | null {
  if (WORD.test(block)) return null
  const text = PATTERNS.reduce(
    (typed, [said, mark]) => typed.replace(said, () => mark),
    writeCommands(block),
  )
  if (text === block || LEFT.test(text) || /,\s*\n\n/.test(text)) return null
  return text
    .replace(/(\n\n\uE000)[ \t]+/g, '$1')
    .replace(
      /\uE000(\s*[¿¡("“]?)([a-zß-ỿ])/gu,
      (_, gap: string, letter: string) => gap + letter.toUpperCase(),
    )
    .replaceAll(SENTENCE_END, '')
    .trimEnd()
}
