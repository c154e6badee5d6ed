// Finds the last period of a text that a phone wrote as a word: "One free afternoon is a good start period".

/** Matches a sentence without its mark, the last word of it, and the word for that mark. */
const AT_END = /(?:^|[.!?…]["”’)]?\s+|\n)([^.!?\n]*?([A-Za-zÀ-ỿ’-]+) )(period|full stop|punto)\s*$/u
const MIN_WORDS = 4

/** Words that do not belong to a noun after them: "with us period", "by the door period". */
const NO_PART_OF_NAME =
  'us|you|them|me|him|it|here|there|too|well|today|tomorrow|tonight|home|again|soon|away|along|together|alone|inside|outside|online|now|ahead|anyone|everyone|someone|anything|everything|something|nothing|welcome|ready|enough|door|doors|park|office|center|house|church|room|clinic|street|table|website|phone|page|people|children|women|men|friends|families|mothers|fathers|parents|volunteers|babies|diapers|clothes|questions|groups|neighbors|donors|gifts|hands'
const ALONE = new RegExp(`^(?:${NO_PART_OF_NAME})$`)
/** Words before a period that is a time, whatever else the sentence says: "the enrollment period", "a light period". */
const TIMES = new RegExp(
  `^(?:${[
    'an?|the|this|that|these|each|every|your|my|our|her|his|their|its|one|no|any|some|same|of|and|or|in|with|by|word|called',
    'time|trial|long|short|first|last|next|second|third|late|later|early|missed|miss|skipped|normal|light|heavy|whole|full|hard|difficult|dark|good|bad|brief|quiet|busy|slow|free|new|old|another|other|such|which|what',
    'grace|rest|lunch|class|study|prayer|notice|review|comment|pay|break|recess|school|gym|holiday|summer|winter|fall|spring|harvest|work|sabbath|fast|season|week|day|month|year|hour|minute|weeks|days|months|years|hours|minutes|cycle|sales|savings|finals|classes|menses|christmas|advent|lent|war|peak|tax|gift|sign-up|leave|care|check-in|free|base|core|loan|lease|rate|use|wait|test|window|trimester|birth|start-up',
  ].join(
    '|',
  )}|[a-z]{2,}(?:ing|ed|ion|ment|ance|ence|al|ar|ary|ly|ive|ous|ful|ic|ical|less|able|ible|ian|th)|[a-z]*[’-][a-z]*)$`,
)
/** Matches the beginning of a name that may end with "period". */
const NAME = /\b(?:the|this|that|your|her|my|our|each|every|during|over)(?: [A-Za-z-]+){1,2} $/i
const PUNTOS =
  /^(?:el|un|este|ese|aquel|a|al|en|de|del|cierto|buen|mal|mismo|cada|mi|tu|su|nuestro|y|e|o|por|tal|mejor|peor|buenos?|tres|cuatro|[uú]ltimo|primer|segundo|tercer|cuarto|gran|otro|alg[uú]n|ning[uú]n|cualquier|[uú]nico|nuevo|dicho|medio|qu[eé]|dos|hasta|como|se|los|tipo)$/u

/** Returns where that word is, or null if it may be a word of the text. */
export function findPeriodAtEnd(block: string): number | null {
  if (!/(?:period|full stop|punto)\s*$/.test(block)) return null
  const [, sentence = '', last = '', word = ''] = AT_END.exec(block) ?? []
  if (sentence.split(' ').length <= MIN_WORDS || last !== last.toLowerCase()) return null
  return isMark(word, { block, sentence, last }) ? block.trimEnd().length - word.length : null
}

function isMark(
  word: string,
  { block, sentence, last }: Readonly<Record<'block' | 'sentence' | 'last', string>>,
): boolean {
  if (word === 'punto') return !PUNTOS.test(last)
  if (word === 'full stop') return !TIMES.test(last) && !/\b(?:to|into) an? /.test(sentence)
  return ALONE.test(last) || isAfterSentence(block, sentence, last)
}

/** Returns whether the sentence comes after one with its mark, and its last words are no name of a time. */
const isAfterSentence = (block: string, sentence: string, last: string): boolean =>
  /[.!?]["”’)]?\s+[“"(]?[A-ZÀ-Þ]/u.test(block) && !TIMES.test(last) && !NAME.test(sentence)
