// Reads a list that was dictated: the phone wrote "bullet" and "next line" as words.

/** What people say for a new line, in English and Spanish. */
const LINE_WORDS = '(?:(?:new|next) (?:line|paragraph)|(?:nueva|siguiente) línea|nuevo párrafo)'
/** Matches all texts that can have a dictated list. */
export const MAY_BE_LIST = /\b(?:bullet|viñeta|(?:dash|hyphen|gui[oó]n)\b.*(?:line|línea))/i
const BULLET = '(?:bullet(?: point)?|viñeta)'
const DASH = '(?:dash|hyphen|gui[oó]n)'
const FIRST = new RegExp(`^(?:${LINE_WORDS}[,.]? )?(?:${BULLET}|(${DASH}))[,:]? `, 'iu')
const NEXT_BULLET = new RegExp(`[,.]? (?:${LINE_WORDS}[,.]? )?${BULLET}[,:]? `, 'iu')
/** A dash is also a word of its own, so that only one on a new line counts. */
const NEXT_DASH = new RegExp(`[,.]? ${LINE_WORDS}[,.]? ${DASH}[,:]? `, 'iu')
const OTHER_WORDS = new RegExp(`\\b(?:${LINE_WORDS}|${BULLET}|comma|period|coma)\\b`, 'iu')

/** Returns the items of a block that is nothing but a dictated list, or null. */
export function readDictatedList(block: string): string[] | null {
  const text = block.replace(/\s+/g, ' ').trim()
  const first = FIRST.exec(text)
  if (!first) return null
  const items = text
    .slice(first[0].length)
    .split(first[1] === undefined ? NEXT_BULLET : NEXT_DASH)
    .map((item) => item.trim())
  const isClear = items.length > 1 && items.every((item) => item !== '' && !OTHER_WORDS.test(item))
  return isClear ? items : null
}
