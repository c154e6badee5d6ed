// Decodes the character references of HTML that staff paste most often.

const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  apos: "'",
  copy: '©',
  gt: '>',
  hellip: '…',
  ldquo: '“',
  lsquo: '‘',
  lt: '<',
  mdash: '—',
  nbsp: ' ',
  ndash: '–',
  quot: '"',
  rdquo: '”',
  reg: '®',
  rsquo: '’',
}

/** Decodes known references, and leaves others as they are. */
export function decodeEntities(text: string): string {
  return text.replace(
    /&(?:#(\d{2,5})|#x([\da-f]{2,5})|([a-z]+));/gi,
    (typed, decimal, hex, name) => {
      if (name !== undefined) return NAMED[String(name).toLowerCase()] ?? typed
      const code = decimal === undefined ? parseInt(String(hex), 16) : Number(decimal)
      // Controls and half characters are no words.
      return code < 32 || (code > 126 && code < 160) || (code >= 0xd800 && code <= 0xf8ff)
        ? typed
        : String.fromCodePoint(code)
    },
  )
}
