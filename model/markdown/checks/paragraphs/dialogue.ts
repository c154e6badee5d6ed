// Recognizes people who speak in turn, each after a dash, as novels write it: their lines are no list.

const DASH = /^[—–―]\s/
const IS_SENTENCE = /[.!?…]["”’)]*\\?$/
const IS_QUESTION = /\?["”’)]*\\?$/
const HAS_BREAK = /\\$/

/** Returns whether lines with a dash at their start are certainly what people say. */
export function isDialogue(lines: readonly string[], areParagraphs: boolean): boolean {
  if (!lines.every((line) => DASH.test(line))) return false
  if (lines.some((line) => HAS_BREAK.test(line))) return true
  const questions = lines.filter((line) => IS_QUESTION.test(line)).length
  return areParagraphs && questions > 0 && questions < lines.length
}

/** Returns whether lines with a dash at their start may be what people say: all of them are sentences. */
export const maybeDialogue = (lines: readonly string[]): boolean =>
  lines.every((line) => DASH.test(line) && IS_SENTENCE.test(line))
