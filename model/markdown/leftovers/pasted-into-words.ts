// Finds a sentence that a tap at the wrong place has put into a word: "DoStudents fold baby clothes. nors give what they can."
import { getSpan, type FindLeftovers } from './leftover'

/** Names with a capital letter in the middle: McDonald, DeShawn, YouTube, iPhone. */
const NAME_START =
  '(?:Mc|Mac|De|Da|Di|Du|La|Le|Fitz|Van|You|Face|Pay|Linked|Whats|Git|Word|Tik|Drop|Duck|Share|Sales|One|Black|Door|i|e)'
/** Matches the beginning of a word, a sentence that goes on right after it, and the end of the word in small letters. */
const PASTED = new RegExp(
  `(?<![A-Za-zÀ-ỿ0-9@/._-])(?!${NAME_START}[A-ZÀ-Þ])([A-ZÀ-Þ]?[a-zß-ỿ]{1,12})([A-ZÀ-Þ][a-zß-ỿ]*(?: [^ .!?\\n]+){2,}[.!?]) ?([a-zß-ỿ]+)(?![A-Za-zÀ-ỿ@/._-])`,
  'gu',
)
/** Matches the same with a space before the sentence: after its period, the word goes on without one. */
const TYPED =
  /(?<![A-Za-zÀ-ỿ0-9@/._-])([a-zß-ỿ]{1,12}) ([A-ZÀ-Þ][a-zß-ỿ]*(?: [^ .!?\n]+){2,}[.!?])(?!(?:com|org|net|gov|edu|info)\b)([a-zß-ỿ]{1,12})(?![A-Za-zÀ-ỿ@/._-])/gu
/** Matches the same in the last word of a sentence: "most useWe are glad of help. ful." */
const PASTED_AT_END = new RegExp(
  `(?<![A-Za-zÀ-ỿ0-9@/._-])(?!${NAME_START}[A-ZÀ-Þ])([a-zß-ỿ]{2,12})([A-ZÀ-Þ][a-zß-ỿ]*(?: [^ .!?\\n]+){2,}[.!?]) ?([a-zß-ỿ]+)([.!?])(?=\\s|$)`,
  'gu',
)
const MAY_BE_PASTED = /[a-zß-ỿ][A-ZÀ-Þ]|[.!?][a-zß-ỿ]/u

export const findSentencesInWords: FindLeftovers = (text) => {
  if (!MAY_BE_PASTED.test(text)) return []
  return [PASTED, PASTED_AT_END, TYPED]
    .flatMap((pattern) => [...text.matchAll(pattern)])
    .map((match) => {
      const [, start = '', sentence = '', end = '', mark] = match
      // A word that begins a sentence comes after the one that was pasted.
      const isFirst = /^[A-ZÀ-Þ]/u.test(start)
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
