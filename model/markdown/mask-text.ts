// Masks backslash escapes and character references, so that rules which search the source for Markdown syntax ignore them.

/** Matches character references (CommonMark, section 2.5). */
export const CHARACTER_REFERENCE = /&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]*);/gi
/** Matches character references and backslash escapes (section 2.4). */
const ESCAPE = new RegExp(`${/\\[!-/:-@[-`{-~]/.source}|${CHARACTER_REFERENCE.source}`, 'gi')
/** Matches references to a space. */
const SPACE_REFERENCE = /^&(?:nbsp|ensp|emsp|thinsp|#160|#xa0);$/i

/** Replaces every escape with letters or spaces of the same length, so that offsets stay valid. */
export function maskText(source: string): string {
  if (!/[\\&]/.test(source)) return source
  return source.replace(ESCAPE, (typed) =>
    (SPACE_REFERENCE.test(typed) ? ' ' : 'x').repeat(typed.length),
  )
}

/** Returns the groups of a match in masked text as they were typed. The regular expression needs the flag `d`. */
export function findTypedGroups(match: RegExpExecArray, source: string): (string | undefined)[] {
  return (match.indices ?? []).map((range) => range && source.slice(...range))
}
