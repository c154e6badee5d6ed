// Knows the words for a smallest gift, and for gifts of any amount.

const PERIOD =
  '(?:(?: (?:a|per|each|every|al|por|cada) |\\/)[A-Za-zÀ-ỿ.]+| monthly| yearly| mensual(?:es)?)'
const SUM = `\\$ ?\\d[\\d,.]*${PERIOD}?`
const BEFORE =
  '(?:from|at least|only|choose|give|(?:a )?minimum(?: of|:)?|starting (?:at|from|with)|gifts of|no less than|desde|al menos|por lo menos|solo|mínimo(?: de|:)?|a partir de|elija|dé)'
/** Matches one sum or several, and nothing that says that they are only suggestions. */
export const SUMS = new RegExp(
  `^(?:${BEFORE} )?${SUM}(?:(?:,? (?:or|and|to|o|y|a|u) |, ?| ?[/–-] ?)${SUM})*(?: or more| and up| or above|\\+| o más| minimum| mínimo)?${PERIOD}?\\.?$`,
  'iu',
)

export const ANY_AMOUNT =
  /(?<![A-Za-zÀ-ỿ])(?:any (?:amount|sum)|whatever amount|an amount of any size|no (?:set |fixed )?(?:smallest|minimum|least)(?: gift| amount| sum| donation)?|no gift is too small|no (?:giving )?levels|cualquier (?:cantidad|monto|suma|importe)|sin (?:un )?mínimo|no hay (?:un |una )?(?:mínimo|cantidad mínima|monto mínimo|donación (?:demasiado pequeña|mínima)|niveles))(?![A-Za-zÀ-ỿ])/iu

const AMOUNT = '\\$ ?\\d[\\d,.]*'
const EACH =
  '(?: dollars)? (?:a|per|each|every|al|por|cada) (?:month|week|year|mes|semana|año)(?![A-Za-zÀ-ỿ])'
/** Matches what a page asks for at the least. A sum alone may be an example, and "$250 or more" may be about receipts. */
const SMALLEST = new RegExp(
  `(?<![A-Za-zÀ-ỿ])(?:${[
    `(?:minimum|smallest)(?: monthly| single| one-time)?(?: gift| amount| donation| sum)?(?: is| of|:)? ${AMOUNT}`,
    `(?:at least|no less than|al menos|por lo menos) ${AMOUNT}${EACH}`,
    `(?:gifts?|partners?|partnership|giving|you)(?: can)? (?:begins?|starts?|starting) (?:at|from|with) (?:a gift of )?${AMOUNT}`,
    `(?:mínim[oa](?: es)?(?: de)?|a partir de) ${AMOUNT}`,
  ].join('|')})|${AMOUNT} (?:or more|o más)${EACH}`,
  'iu',
)
/** Matches sentences about what some give, or about what else depends on a sum. */
const NOT_ASKED =
  /(?<![A-Za-zÀ-ỿ])(?:not|no|never|some|many|most|if|example|such as|receipts?|tax(?:es)?|letters?|match\w*|pays?|buys?|covers?|raised?|employers?|banks?|stocks?|checks?|cards?|algun[oa]s|much[oa]s|si|ejemplo|recibos?|impuestos?|cartas?|paga|compra)(?![A-Za-zÀ-ỿ])|[“”"]/iu

/** How often people give: a sentence about one of them says nothing of the others. */
const KINDS: readonly RegExp[] = [
  /\b(?:month|mensual|cada mes|al mes)/i,
  /\b(?:one-time|once|single|una sola|[uú]nic)/i,
  /\b(?:legacy|estate|will|legado|testamento)\b/i,
]

/** Returns whether a sentence speaks of no other kind of gift than a card. */
export const isAboutKind = (sentence: string, card: string): boolean =>
  KINDS.every((kind) => !kind.test(sentence) || kind.test(card))

/** Matches a sum that is the least, in the field of a card. */
const LEAST =
  /(?<![A-Za-zÀ-ỿ])(?:or more|and up|or above|minimum|at least|from|no less than|starting|o más|mínim[oa]|al menos|por lo menos|desde|a partir de)(?![A-Za-zÀ-ỿ])|\d\+/iu

/** Returns the words that ask for a smallest gift, or null. */
export function asksAtLeast(words: string): string | null {
  if (SUMS.test(words) && LEAST.test(words)) return words
  return NOT_ASKED.test(words) ? null : (SMALLEST.exec(words)?.[0] ?? null)
}
