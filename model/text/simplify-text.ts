/** Returns a text in small letters and without accents, to compare what people type. */
export const simplifyText = (text: string): string =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()

/** Returns only the words of a text, as `simplifyText` writes them, with a space between: "Questions & Answers!" is "questions answers". */
export const simplifyWords = (text: string): string =>
  (simplifyText(text).match(/[\p{L}\p{N}]+/gu) ?? []).join(' ')
