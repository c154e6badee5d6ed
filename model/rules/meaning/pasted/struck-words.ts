// Finds the struck words of tracked changes that turn one into several: "One person Two people who looks look after it is are enough".

/** A mark of such a change within a line. */
type Mark = { readonly words: string; readonly index: number }

export type StruckWords = Mark & {
  /** All of the marks in the same line. */
  readonly all: readonly string[]
}

const COUNTS = 'Two|Three|Four|Five|Six|Seven|Eight|Nine|Ten|Dos|Tres|Cuatro|Cinco|Seis'
const ONE = 'One|An?|The|This|That|Each|Every|Una?|El|La|Es[aet]e?|Cada'
/** Matches the beginning of a sentence twice: once about one, and once about several, or the other way around. */
const SUBJECTS = new RegExp(
  `(?<=^|\\n|[.!?…]["”’)]? )(?:(?:${ONE}) [a-zß-ỿ]+ (?:(?:${COUNTS}|These|Those|Es[to]s) [a-zß-ỿ]+|They|Ell[ao]s)|(?:${COUNTS}|These|Those|Est[ao]s) [a-zß-ỿ]+ (?:(?:One|A|This|That|Each|Every|Una?|Est[ae]|Cada) [a-zß-ỿ]+|He|She|It))(?= [a-zß-ỿ]|:)`,
  'gu',
)
const VERBS = [
  ...['is are', 'was were', 'has have', 'does do', 'es son', 'era eran', 'está están'],
  ...['tiene tienen', 'puede pueden', 'fue fueron', 'ha han'],
].flatMap((pair) => [pair, pair.split(' ').reverse().join(' ')])
/** Not after a pronoun, where the second verb can go on with the sentence: "All there is are stories". */
const VERB = new RegExp(
  `(?<=[A-Za-zÀ-ỿ] )(?<!\\b(?:it|he|she|they|we|you|I|there|this|that) )(?:${VERBS.join('|')})(?![A-Za-zÀ-ỿ’'-])`,
  'gu',
)
/** Matches a verb beside the same one with an s: "looks look". */
const SAME_VERB = /(?<=[a-zß-ỿ] )(?:([a-zß-ỿ]{3,})e?s \1|([a-zß-ỿ]{3,}) \2e?s)(?![A-Za-zÀ-ỿ’'-])/gu
const PATTERNS = [SUBJECTS, VERB, SAME_VERB]
/** One mark alone can be meant: "All there is are stories". */
const MIN_MARKS = 2

export const MAY_BE_STRUCK = new RegExp(
  `\\b(?:${VERBS.join('|')})\\b|[a-zß-ỿ] (?:${COUNTS}|They) `,
  'u',
)

/** Finds the first mark of each line that has several. */
export const findStruckWords = (text: string): StruckWords[] => {
  let start = 0
  return text.split('\n').flatMap((line) => {
    const found = findMarks(line).map((mark) => ({ ...mark, index: mark.index + start }))
    start += line.length + 1
    const [first] = found
    const isEnough = found.length >= MIN_MARKS && !/[“"«|]/.test(line)
    return first && isEnough ? [{ ...first, all: found.map(({ words }) => words) }] : []
  })
}

const findMarks = (line: string): Mark[] =>
  PATTERNS.flatMap((pattern) =>
    [...line.matchAll(pattern)].map(({ 0: words, index }) => ({ words, index })),
  ).sort((a, b) => a.index - b.index)
