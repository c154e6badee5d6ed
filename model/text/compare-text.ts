// A locale-independent order of texts.

/** Compares two texts by their UTF-16 code units, so that they are sorted the same way on every machine. */
export function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
