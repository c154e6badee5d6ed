// Finds a sentence that a tap at the wrong place has put into a word: "DoStudents fold baby clothes. nors give what they can."
import { getSpan, type FindLeftovers } from './leftover'

/** Names with a capital letter in the middle: McDonald, DeShawn, YouTube, iPhone. */
const NAME_START =
  '(?:Mc|Mac|De|Da|Di|Du|La|Le|Fitz|Van|You|Face|Pay|Linked|Whats|Git|Word|Tik|Drop|Duck|Share|Sales|One|Black|Door|i|e)'
/** Matches the beginning of a word, a sentence that goes on right after it, and the end of the word in small letters. */
const PASTED = new RegExp(
  `(?<![\\p{L}\\p{N}@/._-])(?!${NAME_START}\\p{Lu})(\\p{Lu}?\\p{Ll}{1,12})(\\p{Lu}\\p{Ll}*(?: [^ .!?\\n]+){2,}[.!?]) ?(\\p{Ll}+)(?![\\p{L}@/._-])`,
  'gu',
)
/** Matches the same with a space before the sentence: after its period, the word goes on without one. */
const TYPED =
  /(?<![\p{L}\p{N}@/._-])(\p{Ll}{1,12}) (\p{Lu}\p{Ll}*(?: [^ .!?\n]+){2,}[.!?])(?!(?:com|org|net|gov|edu|info)\b)(\p{Ll}{1,12})(?![\p{L}@/._-])/gu
/** Matches the same in the last word of a sentence: "most useWe are glad of help. ful." */
const PASTED_AT_END = new RegExp(
  `(?<![\\p{L}\\p{N}@/._-])(?!${NAME_START}\\p{Lu})(\\p{Ll}{2,12})(\\p{Lu}\\p{Ll}*(?: [^ .!?\\n]+){2,}[.!?]) ?(\\p{Ll}+)([.!?])(?=\\s|$)`,
  'gu',
)
const MAY_BE_PASTED = /\p{Ll}\p{Lu}|[.!?]\p{Ll}/u

export const findSentencesInWords: FindLeftovers = (text) => {
  if (!MAY_BE_PASTED.test(text)) return []
  return [PASTED, PASTED_AT_END, TYPED]
    .flatMap((pattern) => [...text.matchAll(pattern)])
    .map((match) => {
      const [, start = '', sentence = '', end = '', mark] = match
      // A word that begins a sentence comes after the one that was pasted.
      const isFirst = /^\p{Lu}/u.test(start)
      return {
        problem: {
          code: 'sentence-pasted',
          severity: 'warning',
          message: `A sentence is in the middle of a word: "${start}" is before it, and "${end}" after it.`,
          fix: isFirst
            ? `If the word is "${start}${end}", write: ${sentence} ${start}${end}`
            : mark !== undefined
              ? `If the word is "${start}${end}", write: ${start}${end}${mark} ${sentence}`
              : `If the word is "${start}${end}", write it in one piece, and put "${sentence}" where it belongs.`,
        },
        at: match.index,
        span: getSpan(match),
        claims: [],
      }
    })
}
