// Notes the only "his" in the text about a woman, or the only "her" in that about a man: Spanish has one word for both.
import type { SplitText } from '../../../front-matter/split-front-matter'
import { DEFAULT_LANGUAGE, splitFileName } from '../../../languages'
import { getPositionAt, type LocatedProblem } from '../../../problems/problem'
import { readFieldWords } from '../../../source/source-mark'

const PEOPLE = ['staff member', 'board member']
const HERS = /(?<![A-Za-zÀ-ỿ])(?:she|her|hers|herself)(?![A-Za-zÀ-ỿ])/giu
const HIS = /(?<![A-Za-zÀ-ỿ])(?:he|him|his|himself)(?![A-Za-zÀ-ỿ])/giu
/** Fewer say little of the person. */
const MIN_OWN = 3
/** Matches words for people of whom a pronoun may speak. */
const OTHERS =
  /(?<![A-Za-zÀ-ỿ])(?:husband|wife|father|mother|dad|mom|son|daughter|brother|sister|sibling|grand[A-Za-zÀ-ỿ]+|uncle|aunt|nephew|niece|cousin|boy|girl|man|woman|men|women|baby|babies|child|children|kids?|infant|toddler|client|patient|person|people|someone|somebody|anyone|everyone|each|friend|neighbor|student|teacher|teen[A-Za-zÀ-ỿ]*|pastor|preacher|doctor|nurse|boss|colleague|fianc[A-Za-zÀ-ỿ]+|spouse|dog|cat|puppy|horse|king|queen|prophet|savior|caller|donor|volunteer|visitor|guest|parent)s?(?![A-Za-zÀ-ỿ])/iu
const OF_EITHER = /^ ?(?:or|\/) ?(?:she|her|he|his|him)\b/i
const QUOTED = /“[^”]*”|"[^"]*"|‘[^’]*’/g
/** Matches a word with a capital letter that may be the name of another person. */
const NAME = /(?<![A-Za-zÀ-ỿ’'])[A-ZÀ-Þ][a-zß-ỿ]+/gu
/** Words with a capital letter that are no names of people. */
const NO_NAMES =
  /^(?:Ask|Call|Meet|See|Write|She|Her|Hers|He|His|Him|When|The|An?|In|On|At|Before|After|For|As|If|Since|While|With|And|But|Every|Most|Many|Today|Now|Then|It|Its|This|That|There|They|You|Your|We|Our|Over|Outside|Besides|Also|By|To|From|Of|So|Still|Spanish|English|Sunday|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|(?:Sun|Mon|Tues|Wednes|Thurs|Fri|Satur)days|January|February|March|April|May|June|July|August|September|October|November|December|Alabama|Auburn|Opelika|Bible|Music|Coffee|Gardening|Cooking|Reading)$/

/** @param values those of the file, with the name of the person */
export function checkPronouns(
  { body, bodyLine }: SplitText,
  collection: string,
  slug: string,
  { name }: Readonly<Record<string, unknown>>,
): LocatedProblem[] {
  if (!PEOPLE.includes(collection) || splitFileName(slug).language !== DEFAULT_LANGUAGE) return []
  const text = body.replace(QUOTED, (quoted) => ' '.repeat(quoted.length))
  const [hers, his] = [HERS, HIS].map((pattern) => [...text.matchAll(pattern)])
  const [own, others] = (hers?.length ?? 0) > (his?.length ?? 0) ? [hers, his] : [his, hers]
  const [odd, another] = others ?? []
  if (odd === undefined || another !== undefined || (own?.length ?? 0) < MIN_OWN) return []
  const person = readFieldWords(name)
  const words = person.split(/[^\p{L}]+/u)
  const [pronoun] = odd
  if (OF_EITHER.test(text.slice(odd.index + pronoun.length))) return []
  if (mayBeOfOther(findContext(text, odd.index), words)) return []
  const written = exchange(pronoun, body.slice(odd.index + pronoun.length))
  const { line, column } = getPositionAt(body, odd.index)
  const usual = own === hers ? 'she and her' : 'he and his'
  return [
    {
      code: 'pronoun-other',
      severity: 'warning',
      message: `This text says ${usual} everywhere else, but here it says "${pronoun}".`,
      fix: `If this is about ${person === '' ? 'the same person' : person}, write "${written}" in its place.`,
      line: bodyLine + line - 1,
      column,
    },
  ]
}

/** Returns the beginning of the sentence before an offset, and the sentence before it in its paragraph. */
function findContext(text: string, index: number): string {
  const start = text.slice(0, index).lastIndexOf('\n\n') + 1
  return text
    .slice(start, index)
    .split(/(?<=[.!?])\s+/)
    .slice(-2)
    .join(' ')
}

const mayBeOfOther = (context: string, own: readonly string[]): boolean =>
  OTHERS.test(context) ||
  (context.match(NAME) ?? []).some((word) => !own.includes(word) && !NO_NAMES.test(word))

/** Returns the pronoun of the other gender. */
function exchange(pronoun: string, after: string): string {
  const isBeforeNoun = /^ [a-zß-ỿ]/u.test(after)
  const pairs: Readonly<Record<string, string>> = {
    she: 'he',
    her: isBeforeNoun ? 'his" or "him' : 'him',
    hers: 'his',
    herself: 'himself',
    he: 'she',
    him: 'her',
    his: isBeforeNoun ? 'her' : 'hers',
    himself: 'herself',
  }
  const written = pairs[pronoun.toLowerCase()] ?? pronoun
  return /^[A-ZÀ-Þ]/u.test(pronoun) ? written.charAt(0).toUpperCase() + written.slice(1) : written
}
