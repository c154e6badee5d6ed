// Finds the names of translations of the Bible after a reference.

/** The World English Bible is only in English. The Reina-Valera of 1909, the Antigua, is in the public domain as well. */
const FREE =
  /^(?:WEB|World English Bible|(?:Reina[- ]?Valera|RVR?)(?: de)? ?(?:19)?09|Reina[- ]?Valera(?: Antigua)?|RVA)$/i
/** Spanish words with this name after them are from another translation. */
export const ONLY_ENGLISH = /^(?:WEB|World English Bible)$/i
/** Matches the name of a translation, not a remark such as "(our verse this year)". */
const ANY_NAME =
  /^[A-Z]{2,6}\d*$|\b(?:Bible|Version|Translation|Standard|Message|Biblia|Versión|Traducción|Valera)\b/
/** Matches translations into Spanish, whose words are not replaced by English ones. */
const TRANSLATED = /valera|biblia|versión|traducción|\b(?:RVR?|NVI|NTV|LBLA|DHH|TLA)\d*\b/i

/** A year after 1909. A Reina-Valera without a year may be that of 1909. */
const YEAR = '(?:19[1-9]\\d|20\\d\\d|60|77|95)'
const VALERA = '[Rr]eina[- ]?[Vv]alera'
const SPANISH = [
  `${VALERA} (?:Revisada|Actualizada|Contemporánea)(?:,?(?: de)? (?:${YEAR}|\\(${YEAR}\\)))?`,
  `${VALERA},?(?: de)? ?(?:${YEAR}|\\(${YEAR}\\))`,
  `RVR?[- ]?${YEAR}|RVC|NVI|NTV|DHH|LBLA|NBLA|NBLH|NBV|TLA|PDT`,
  'Nueva Versión Internacional|Nueva Traducción Viviente|Nueva Biblia Viva|Dios Habla Hoy',
  '[Bb]iblia de las Américas|Biblia de Jerusalén|Traducción en Lenguaje Actual',
  'Palabra de Dios para Todos',
].join('|')
const ENGLISH = [
  'NIV|KJV|NKJV|ESV|NLT|NASB|CSB|HCSB|NRSV|RSV|CEV|GNT|TLB|TPT|NCV',
  'New International Version|(?:New )?King James Version',
  'English Standard Version|New Living Translation',
].join('|')
/** Matches what is between a reference and a name: marks, or the end of a line, within a quotation of two. */
const BETWEEN = String.raw`[ \t*_),;.|·—–―-]*\\?(?:\n[ \t]*(?:>[ \t]*(?:\n[ \t]*>[ \t]*)?)?)?[*_(—–―-]* ?`
const NAME_AFTER = new RegExp(
  `^${BETWEEN}(?:[Tt]omado )?(?:de )?(?:[Ll]a )?(?:[Vv]ersión )?(?:de )?(?:[Ll]a )?(${SPANISH}|${ENGLISH})(?![A-Za-zÀ-ỿ\\d])`,
  'u',
)
const IS_SPANISH = new RegExp(`^(?:${SPANISH})$`, 'u')
/** In characters; the longest name and the words before it are shorter. */
const MAX_LENGTH = 100

/** The name of a translation as it was typed, and whether it is one into Spanish. */
export type TranslationName = { readonly typed: string; readonly isSpanish: boolean }

/** Returns the name of a translation whose words not everyone may copy, right after a reference that ends at this offset; or null. */
export function findTranslationName(
  text: string,
  end: number,
  isEnglish: boolean,
): TranslationName | null {
  const after = text.slice(end, end + MAX_LENGTH)
  const inParentheses = /^ \(([^)\n]{2,60})\)/.exec(after)?.[1]
  if (inParentheses !== undefined && FREE.test(inParentheses))
    return isEnglish || !ONLY_ENGLISH.test(inParentheses)
      ? null
      : { typed: inParentheses, isSpanish: true }
  const known = NAME_AFTER.exec(after)?.[1]
  if (known !== undefined) return { typed: known, isSpanish: IS_SPANISH.test(known) }
  if (inParentheses === undefined || !ANY_NAME.test(inParentheses)) return null
  return { typed: inParentheses, isSpanish: TRANSLATED.test(inParentheses) }
}
