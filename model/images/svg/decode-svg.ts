// Decodes an SVG file only if its encoding is beyond doubt, so that browsers see the drawing that was checked.

/** Returns the text without a byte order mark, or null if the bytes are not UTF-8. */
export function decodeSvg(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}

/** Encodings whose first 128 characters are the same as in UTF-8. */
const ASCII_COMPATIBLE = /^(?:us-ascii|iso-8859-\d+|windows-125\d)$/i

/** Returns true if a browser that obeys the declared encoding decodes the bytes to the same text as UTF-8 does. */
export function isSameAsUtf8(encoding: string | undefined, bytes: Uint8Array): boolean {
  if (encoding === undefined || /^utf-8$/i.test(encoding)) return true
  return ASCII_COMPATIBLE.test(encoding) && bytes.every((byte) => byte < 128)
}
