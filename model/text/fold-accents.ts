// Leaves out the accents with which Spanish is written in one book and not in another.

/** Combining grave and acute accent, circumflex and diaeresis. The tilde stays: "año" and "ano" are two words. */
const ACCENTS = /[\u0300-\u0302\u0308]/g

export const foldAccents = (text: string): string =>
  /^[\u0000-\u007f]*$/.test(text) ? text : text.normalize('NFD').replace(ACCENTS, '').normalize()
