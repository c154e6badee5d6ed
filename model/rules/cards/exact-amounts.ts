// Notes a way to give with one sum or several, whose page or the page of all ways says that any amount is welcome.
import { collections } from '../../collections'
import { createProblem, type FileProblem, type Problem } from '../../problems/problem'
import { getFieldPosition, type ParsedEntry } from '../../source/entry/parsed-entry'
import { readFieldWords } from '../../source/source-mark'
import { getText } from '../../translations/translation-age'
import { readSentences, type Sentence } from '../copies/sentences/sentences'
import { ANY_AMOUNT, asksAtLeast, isAboutKind, SUMS } from './gift-amounts'
import { findGiftPages } from './gift-pages'

/** @param texts the texts of the files by their paths below the content folder */
export function checkExactAmounts(
  entries: readonly ParsedEntry[],
  texts: Readonly<Record<string, string>>,
): Problem[] {
  return entries.flatMap((parsed) => {
    const { collection, entry } = parsed
    const isGift = collection === (collections.givingOptions as unknown)
    if (!isGift || entry.draft === true) return []
    const asked = findAsked(parsed)
    if (asked === null) return []
    const card = getText(entry, texts)
    const { linked, list } = findGiftPages(parsed, entries)
    const place =
      findAnyAmount(linked, card, texts) ??
      // A sum is no smallest gift: it may be the price of something.
      (asksAtLeast(asked.words) ? findAnyAmount(list, card, texts) : null)
    if (place === null) return []
    const problem = describe(asked, place, place.file === linked?.entry.file)
    return [createProblem(problem, getFieldPosition(parsed, asked.field))]
  })
}

type Asked = { readonly field: 'amount' | 'description'; readonly words: string }

/** Returns the words of a card that ask for one sum or several, or null. */
function findAsked({ entry }: ParsedEntry): Asked | null {
  const amount = readFieldWords(entry['amount'])
  if (SUMS.test(amount)) return { field: 'amount', words: amount }
  const words = asksAtLeast(readFieldWords(entry.description))
  return words === null ? null : { field: 'description', words }
}

type Place = Sentence & { readonly file: string }

function findAnyAmount(
  page: ParsedEntry | undefined,
  card: string,
  texts: Readonly<Record<string, string>>,
): Place | null {
  if (page === undefined) return null
  const found = readSentences(getText(page.entry, texts)).find(
    ({ words }) => ANY_AMOUNT.test(words) && isAboutKind(words, card),
  )
  return found === undefined ? null : { ...found, file: page.entry.file }
}

function describe(
  { field, words: asked }: Asked,
  { words, file, line }: Place,
  isLinked: boolean,
): FileProblem {
  const place = `${file}, line ${line}`
  const [said = ''] = ANY_AMOUNT.exec(words) ?? []
  const meant = /[áéíóúñ]|cualquier|mínimo/i.test(words) ? 'Cualquier cantidad' : 'Any amount'
  const advice = field === 'amount' ? `write amount: ${meant}` : 'take the sum out of this line'
  return {
    code: 'amount-differs',
    severity: 'warning',
    message: `This card asks for "${asked}", but the page ${isLinked ? 'to which it leads' : 'of all ways to give'} says "${words}" (${place}).`,
    fix: `If people may still give what they like, ${advice}. ${/\$.*\$/.test(asked) ? 'If these sums are' : 'If this sum is'} right, change the sentence in ${place}, and each other place that says "${said}".`,
  }
}
