// The characters that the fonts of this site have.

const listCharacters = (from: number, to: number) =>
  String.fromCharCode(...Array.from({ length: to - from + 1 }, (_, index) => from + index))

/**
 * English, the letters of all Western European languages for names, and the punctuation of good typography. Any other character is
 * shown in a font of the device (docs/design/identity.md).
 */
export const CHARACTERS = [
  listCharacters(0x20, 0x7e),
  listCharacters(0xc0, 0xff),
  'Œœ¡¿«»‹›',
  '–—‘’“”„‚•…′″·\u00a0',
  '¢£€§©®™°±²³´−×÷¼½¾←→↑↓',
].join('')
