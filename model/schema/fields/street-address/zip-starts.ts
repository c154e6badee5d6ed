// How the ZIP codes of our state and its neighbors begin (Postal Service, L002).

export const ZIP_STARTS: Readonly<Record<string, readonly string[]>> = {
  AL: ['35', '36'],
  FL: ['32', '33', '34'],
  GA: ['30', '31', '398', '399'],
  MS: ['386', '387', '388', '389', '39'],
  TN: ['37', '380', '381', '382', '383', '384', '385'],
}

/** Returns the letters of the state of a ZIP code, or null if it is neither ours nor a neighbor. */
export function findStateOfZip(zip: string): string | null {
  const starts = Object.entries(ZIP_STARTS).flatMap(([state, all]) =>
    all.filter((start) => zip.startsWith(start)).map((start) => ({ state, start })),
  )
  // Of "39" and "398", the longer one has the state.
  return starts.sort((a, b) => b.start.length - a.start.length)[0]?.state ?? null
}
