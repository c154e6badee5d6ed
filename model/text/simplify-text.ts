/** Returns a text in small letters and without accents, to compare what people type. */
export const simplifyText = (text: string): string =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
