// Finds a sentence that a tap at the wrong place has put into another one: "We walk through it You can call us. with you on the phone."
import { SENTENCE_STARTER } from '../../text/sentence-starter'
import { getSpan, type FindLeftovers } from './leftover'

/** Matches the end of a sentence of at least four words that begins without a period before it, and a small letter after its own. */
const PASTED = new RegExp(
  `(?<before>(?<=^|[.!?:]["”’)]* |^[-*+] )[A-ZÀ-Þ][^.!?\\n]*[a-zß-ỿ])(?<comma>,?) (?<sentence>${SENTENCE_STARTER} (?:[^\\s.!?"“”()\\[\\]]+ ){2,}(?!(?:approx|dept|etc|incl|misc|prov|tel|ext|aprox)\\.)[a-zß-ỿ]{2,}[.!?]) (?<after>[a-zß-ỿ]+(?=[ ,])[^.!?\\n]*[.!?])(?= |$)`,
  'gmu',
)
const MAY_BE_PASTED = /[a-zß-ỿ][.!?] [a-zß-ỿ]/u
/** Within these, words have capital letters, or a period is no end. */
const OTHER = /["“”«»*_[\]<>|`(]|https?:/

export const findSentencesInSentences: FindLeftovers = (text) => {
  if (!MAY_BE_PASTED.test(text)) return []
  return [...text.matchAll(PASTED)]
    .filter(([typed]) => !OTHER.test(typed))
    .slice(0, 1)
    .map((match) => {
      const { before = '', comma = '', sentence = '', after = '' } = match.groups ?? {}
      const at = match.index + match[0].indexOf(sentence)
      return {
        problem: {
          code: 'sentence-pasted' as const,
          severity: 'warning' as const,
          message: `The sentence "${sentence}" is in the middle of another one.`,
          fix: `Write "${before}${comma} ${after} ${sentence}"`,
        },
        at,
        span: getSpan(match),
        claims: [getSpan(match)],
      }
    })
}
