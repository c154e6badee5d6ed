// How quotations from the Bible are written in each language of the site.
import type { Language } from '../../../../languages'
import { isInEnglish } from '../../../translations/comparison/english-blocks'
import type { Bible } from '../texts/bible-text'
import { REINA_VALERA, WORLD_ENGLISH_BIBLE } from '../texts/bibles'
import { findSpanishBook, SPANISH_BOOK } from '../texts/spanish-books'

export type QuotationPatterns = {
  /** The translation with which quotations are compared. */
  readonly bible: Bible
  /** Its groups are `reference`, `book`, `chapter`, `first`, `last` and `name`, that of our translation. */
  readonly sourceLine: RegExp
  /** Has the groups `words`, `straight` or `angled` besides: what is in quotation marks. */
  readonly inline: RegExp
  /** Matches words with their reference before them in the sentence: `Galatians 6:2 says: “…”`. It ends with their last mark. */
  readonly introduced: RegExp
  /** Matches words that a sentence says the reference of: `“…”, Paul writes in Galatians 6:2`. */
  readonly followed: RegExp
  /** Returns the name of a book as our translation writes it, or null. */
  readonly findBook: (typed: string) => string | null
  /** Returns whether the words are in another language. */
  readonly isForeign: (words: string) => boolean
  /** Whether other words than ours are reported if nothing says which translation they are from. */
  readonly comparesUnnamed: boolean
}

const ENGLISH_BOOK = '(?:[123] )?[A-ZÀ-Þ][A-Za-zÀ-ỿ]+(?: of (?:Solomon|Songs))?'
const ENGLISH_NAME = ',? \\(?(?:WEB|World English Bible)\\)?'
/** "RVA" is the Antigua. A Reina-Valera without a year may be that of 1909. */
const SPANISH_NAME =
  '[*_)]*[ ,.;—–-]*\\(?(?:[Rr]eina[- ]?[Vv]alera(?: [Aa]ntigua|,?(?: de)? \\(?1909\\)?)?|RVA|RVR?[- ]?(?:19)?09)(?! ?\\(?\\d)\\)?'

/** What a verse, or a person in it, does with the words that are quoted. */
const SAYS =
  '(?:says?|said|writes?|wrote|t(?:ells?|old)|reads?|promises?|promised|teaches|taught|reminds?|prays?|prayed|sings?|asks?|asked|declares?|dice|dijo|escribe|escribi[oó]|leemos|promete|recuerda|ense[nñ]a|ora|pregunta)'
/** Matches only words that name who speaks, or to whom. */
const SPEAKER = "(?: (?!not |no )[A-Za-zÀ-ỿ’']+){0,4}?"
const TO_WHOM =
  '(?: (?:to|us|them|him|her|that|we|his|the|disciples|church|you|nos|les|que|a|as[ií]))*'

const PATTERNS: Readonly<Record<Language, QuotationPatterns>> = {
  en: {
    bible: WORLD_ENGLISH_BIBLE,
    ...createPatterns(ENGLISH_BOOK, ':', ENGLISH_NAME),
    findBook: (typed) => typed,
    isForeign: (words) => /[¿¡áéíóúñ]/i.test(words),
    comparesUnnamed: true,
  },
  es: {
    bible: REINA_VALERA,
    ...createPatterns(SPANISH_BOOK, '(?::|[,.] ?)', SPANISH_NAME),
    findBook: findSpanishBook,
    isForeign: isInEnglish,
    comparesUnnamed: false,
  },
}

export const getQuotationPatterns = (language: Language): QuotationPatterns => PATTERNS[language]

function createPatterns(book: string, colon: string, name: string) {
  const reference = `(?<reference>(?<book>${book}) (?<chapter>\\d{1,3})${colon}(?<first>\\d{1,3})(?:[-–](?<last>\\d{1,3}))?)`
  const lineStart = '^[ \\t]*>[ \\t]*(?:[—–―-]{1,2} ?)?[*_(]*'
  const marks = '(?:“(?<words>[^“”]+)”|"(?<straight>[^"“”]+)"|«(?<angled>[^«»]+)»)'
  const between = '[*_]*[.,;]?\\s{0,2}(?:\\(|[—–―-]{1,2} ?)[*_]*'
  return {
    sourceLine: new RegExp(
      `${lineStart}${reference}(?<name>${name})?[*_)]*\\.?[*_)]*[ \\t]*$`,
      'u',
    ),
    introduced: new RegExp(
      `${reference}(?<name>${name})?[*_)]*(?:,?${SPEAKER} ${SAYS}${TO_WHOM})?(?: that| que)?[:,]?\\s${marks}`,
      'gu',
    ),
    followed: new RegExp(
      `${marks}[*_]*[.,;]?(?: as| como)?${SPEAKER} ${SAYS}${TO_WHOM} (?:(?:in|en) )?${reference}(?<name>${name})?(?![\\d:,;–-]*\\d| ?\\()`,
      'gu',
    ),
    inline: new RegExp(
      `${marks}${between}${reference}(?<name>${name})?(?![\\d:,;–-]*\\d| ?\\(|; | [A-Z]{2,})`,
      'gu',
    ),
  }
}
