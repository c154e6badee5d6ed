// Notes a way to give with one sum or several, whose page says that any amount is welcome.
import { collections } from '../../collections'
import { splitUrl } from '../../links/link-target'
import { createProblem, type FileProblem, type Problem } from '../../problems/problem'
import { getFieldPosition, type ParsedEntry } from '../../source/entry/parsed-entry'
import { readFieldWords } from '../../source/source-mark'
import { getText } from '../../translations/translation-age'
import { readSentences } from '../copies/sentences/sentences'

const SUM = '\\$ ?\\d[\\d,.]*(?:(?: (?:a|per|each|every|al|por|cada) |\\/)[A-Za-zÀ-ỿ.]+)?'
/** Matches one sum or several, and nothing that says that they are only suggestions. */
const SUMS = new RegExp(
  `^(?:(?:from|at least|only|choose|give|desde|al menos|solo|mínimo|elija|dé) )?${SUM}(?:(?:,? (?:or|and|to|o|y|a|u) |, ?| ?[/–-] ?)${SUM})*(?: or more| and up|\\+| o más| minimum| mínimo)?\\.?$`,
  'iu',
)
const ANY_AMOUNT =
  /(?<![A-Za-zÀ-ỿ])(?:any (?:amount|sum)|whatever amount|an amount of any size|cualquier (?:cantidad|monto|suma|importe))(?![A-Za-zÀ-ỿ])/iu
/** How often people give: a sentence about one of them says nothing of the others. */
const KINDS: readonly RegExp[] = [
  /\b(?:month|mensual|cada mes|al mes)/i,
  /\b(?:one-time|once|single|una sola|[uú]nic)/i,
  /\b(?:legacy|estate|will|legado|testamento)\b/i,
]

/** @param texts the texts of the files by their paths below the content folder */
export function checkExactAmounts(
  entries: readonly ParsedEntry[],
  texts: Readonly<Record<string, string>>,
): Problem[] {
  return entries.flatMap((parsed) => {
    const { collection, entry, references } = parsed
    const isGift = collection === (collections.givingOptions as unknown)
    const amount = readFieldWords(entry['amount'])
    if (!isGift || entry.draft === true || !SUMS.test(amount)) return []
    const link = references.find(({ field }) => field === 'button_link')
    const path = link === undefined ? '' : splitUrl(link.target).path
    const page = entries.find(({ entry: { pagePath } }) => pagePath === path)?.entry
    if (page === undefined || page.draft === true) return []
    const words = getText(entry, texts)
    const found = readSentences(getText(page, texts)).find(
      (sentence) => ANY_AMOUNT.test(sentence.words) && isAboutKind(sentence.words, words),
    )
    if (found === undefined) return []
    const problem = describe(amount, found.words, `${page.file}, line ${found.line}`)
    return [createProblem(problem, getFieldPosition(parsed, 'amount'))]
  })
}

/** Returns whether a sentence speaks of no other kind of gift than a card. */
const isAboutKind = (sentence: string, card: string): boolean =>
  KINDS.every((kind) => !kind.test(sentence) || kind.test(card))

const describe = (amount: string, sentence: string, place: string): FileProblem => ({
  code: 'amount-differs',
  severity: 'warning',
  message: `This card asks for "${amount}", but the page to which it leads says "${sentence}" (${place}).`,
  fix: `If people may still give what they like, write amount: ${/cualquier/i.test(sentence) ? 'Cualquier cantidad' : 'Any amount'}. ${/\$.*\$/.test(amount) ? 'If these sums are' : 'If this sum is'} right, change the sentence in ${place}, and each other place that says "${ANY_AMOUNT.exec(sentence)?.[0] ?? ''}".`,
})
