// Defines a field whose value is one of a few words.
import { simplifyText } from '../../text/simplify-text'
import { findUnambiguousMatch } from '../../problems/closest-match'
import { listWords } from '../../text/list-words'
import { field, invalid, valid, type Field, type FieldDocs } from '../field'

/** More choices than these are not named beside other advice. */
const MAX_NAMED_CHOICES = 4

const adviseOn = (choices: readonly string[]): string =>
  choices.length === 1
    ? `Write ${choices.join()}, or delete the line.`
    : `Write one of these: ${choices.join(', ')}`

type OtherWords<T> = {
  /** The choice that each other word means, in small letters and without accents. */
  readonly synonyms?: Readonly<Record<string, NoInfer<T>>>
  /** What to do in place of a word for which there is no choice. */
  readonly advice?: Readonly<Record<string, string>>
}

/** Accepts one of `choices`, spelled exactly. */
export function choice<const T extends string>(
  docs: FieldDocs,
  choices: readonly T[],
  { synonyms = {}, advice = {} }: OtherWords<T> = {},
): Field<T> {
  return field({ ...docs, constraints: { enum: choices } }, (typed) => {
    const chosen = choices.find((word) => word === typed)
    if (chosen !== undefined) return valid(chosen)
    const word = simplifyChoice(typed)
    const meant =
      choices.find((other) => other === word && other !== typed.toLowerCase()) ??
      (Object.hasOwn(synonyms, word) ? synonyms[word] : null)
    const closest = meant ?? findUnambiguousMatch(typed, choices)
    return invalid(
      'choice-unknown',
      choices.length === 1
        ? `"${typed}" is not the word that fits here.`
        : (closest !== null || Object.hasOwn(advice, word)) && choices.length <= MAX_NAMED_CHOICES
          ? `The website does not know the word "${typed}" here, only ${listWords(choices)}.`
          : `"${typed}" is not one of the words to choose from.`,
      Object.hasOwn(advice, word)
        ? (advice[word] ?? '')
        : closest === null
          ? adviseOn(choices)
          : `Write ${closest}`,
      closest,
    )
  })
}

/** Returns a word without accents, an article before it, and the ending of a picture's name. */
const simplifyChoice = (typed: string): string =>
  simplifyText(typed)
    .replace(/[_-]+/g, ' ')
    .trim()
    .replace(/^(?:an?|the|el|la|una?) (?=\S)|\.(?:svg|png|jpe?g)$|\uFE0F/g, '')
