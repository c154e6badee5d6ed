// The characters of a drawing (SVG), when there is no doubt what they are: a browser must see the same drawing that was checked.

/** The text, or null where it is not UTF-8. A byte order mark is no part of it. */
export function decodeSvg(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}

/** Encodings in which English letters are the same bytes as in UTF-8. */
const LIKE_ASCII = /^(?:us-ascii|iso-8859-\d+|windows-125\d)$/i

/** Whether a browser reads the same characters as we do: otherwise it could see another drawing than the one that was checked. */
export function isSameAsUtf8(encoding: string | undefined, bytes: Uint8Array): boolean {
  if (encoding === undefined || /^utf-8$/i.test(encoding)) return true
  return LIKE_ASCII.test(encoding) && bytes.every((byte) => byte < 128)
}
