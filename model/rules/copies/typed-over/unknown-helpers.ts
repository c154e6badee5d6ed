// Finds, in the text about a person, who else does something for visitors: "and Nora will not rush you".
import type { Sentence } from '../sentences/sentences'

const ADVERB = '(?:not|never|always|gladly|also|then|probably|gently|[a-zß-ỿ]+ly)'
const NAME = String.raw`(?<![A-Za-zÀ-ỿ’'-])(?<![A-ZÀ-Þ][a-zß-ỿ]+ )([A-ZÀ-Þ][a-zß-ỿ]{2,})`
const HELPS =
  '(?:greets|welcomes|helps|meets|shows|guides|walks|listens to|answers|sits with|walks with|prays with|calls|tells|knows|hears|finds|gives|offers|brings|makes)'
const PATTERN = new RegExp(
  String.raw`${NAME} (?:(?:will|won[’']t|can|would|does not|is (?:happy|glad) to)(?: ${ADVERB})* [a-zß-ỿ]+ (?:(?:with|to|for|from|at|beside) )?you|(?:${ADVERB} )?${HELPS} you|no (?:le|la|lo) [a-zß-ỿ]+|le [a-zß-ỿ]+[ae])(?![A-Za-zÀ-ỿ])`,
  'gu',
)
/** Matches words before the name of someone who need not be one of us. */
const RELATED =
  /\b(?:daughter|son|husband|wife|sister|brother|mother|father|friend|neighbor|niece|nephew|cousin|dog|cat|horse|volunteers?|intern|doctor|Dr\.|pastor|Pastora?|hij[oa]|espos[oa]|amig[oa]|herman[oa]|perr[oa]|gat[oa]|voluntari[oa]),?(?: (?:named|called|llamad[oa]))? $/u

export type Helper = { readonly name: string; readonly line: number; readonly column: number }

/** Returns who does something for visitors, unless the text says who that is. */
export function findHelpers(sentences: readonly Sentence[]): Helper[] {
  return sentences.flatMap(({ words, line, start }) =>
    [...words.matchAll(PATTERN)].flatMap(({ 1: name = '', index }) =>
      sentences.some((other) => isRelated(other.words, name))
        ? []
        : [{ name, line, column: start + index + 1 }],
    ),
  )
}

const isRelated = (words: string, name: string): boolean =>
  [...words.matchAll(new RegExp(`(?<![A-Za-zÀ-ỿ])${name}(?![A-Za-zÀ-ỿ])`, 'gu'))].some(
    ({ index }) => RELATED.test(words.slice(0, index)),
  )
