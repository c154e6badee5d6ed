// Hides what is written with backslashes and entities from the rules that look for signs of Markdown in a source.

/** A character that is written by its number or by its name (CommonMark, section 2.5). */
export const CODE = /&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]*);/gi
/** Such a code, or a sign after a backslash (section 2.4). */
const WRITTEN = new RegExp(`${/\\[!-/:-@[-`{-~]/.source}|${CODE.source}`, 'gi')
/** Those of them that are a space. */
const SPACE = /^&(?:nbsp|ensp|emsp|thinsp|#160|#xa0);$/i

/** The source with letters in place of what is written so; it is as long as before, so every place in it is the same. */
export function maskText(source: string): string {
  if (!/[\\&]/.test(source)) return source
  return source.replace(WRITTEN, (typed) => (SPACE.test(typed) ? ' ' : 'x').repeat(typed.length))
}

/** The groups of a match in a masked source as they were typed; the expression needs the flag `d`. */
export function findTypedGroups(match: RegExpExecArray, source: string): (string | undefined)[] {
  return (match.indices ?? []).map((range) => range && source.slice(...range))
}
