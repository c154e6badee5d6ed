// Cuts the words that are not as they were typed out of a text, so that advice can show them.

/** More characters are not shown. */
const MAX_LENGTH = 160
/** In characters; the beginning of a sentence that is longer than this is not shown. */
const MAX_BEGINNING = 40

/** Returns the line of a text that was changed, or the part of it that was changed if the line is long; null if that is long or has lines, too. */
export const getChangedWords = (typed: string, written: string): string | null =>
  getChangedLine(typed, written) ?? getChangedPart(typed, written)

/** More characters of several paragraphs are not shown. */
const MAX_PARAGRAPHS = 280
const SENTENCE_START = /(?<=[.!?]["”’)]?)\s+/

/** Returns the paragraphs of a text that was one before, without the sentences around that are as they were; null if they are long. */
export function getChangedParagraphs(typed: string, written: string): string[] | null {
  const paragraphs = written.split('\n\n')
  const first = (paragraphs[0] ?? '').split(SENTENCE_START)
  while (first.length > 1 && typed.startsWith(first[0] ?? '')) {
    typed = typed.slice(first.shift()?.length).trimStart()
  }
  const last = (paragraphs.at(-1) ?? '').split(SENTENCE_START)
  while (last.length > 1 && typed.endsWith(` ${last.at(-1) ?? ''}`)) {
    typed = typed.slice(0, -(last.pop()?.length ?? 0)).trimEnd()
  }
  const shown = [first.join(' '), ...paragraphs.slice(1, -1), last.join(' ')]
  const isShort =
    shown.join('').length <= MAX_PARAGRAPHS && !shown.some((text) => /["\n]/.test(text))
  return paragraphs.length > 1 && isShort ? shown : null
}

/** Returns the only line that was changed, without the mark of a list. */
function getChangedLine(typed: string, written: string): string | null {
  const [before, after] = [typed.split('\n'), written.split('\n')]
  const changed = after.filter((line, index) => line !== before[index])
  const [line = ''] = changed
  return changed.length === 1 && before.length === after.length ? getShown(line) : null
}

/** Returns the words as advice can quote them; null if they are long, or have quotation marks or several lines. */
function getShown(text: string): string | null {
  const shown = text.trim().replace(/^(?:[-*+]|\d{1,2}[.)])\s+/, '')
  return shown.length > MAX_LENGTH || /["\n]/.test(shown) || shown === '' ? null : shown
}

/** Returns what was changed, from the beginning of its sentence or a word before it to a whole word. */
function getChangedPart(typed: string, written: string): string | null {
  const max = Math.min(typed.length, written.length)
  let same = 0
  while (same < max && typed[same] === written[same]) same++
  let sameEnd = 0
  while (sameEnd < max - same && typed.at(-1 - sameEnd) === written.at(-1 - sameEnd)) sameEnd++
  const [sentence = ''] = /(?:(?<=[.!?]\s)|(?<=\n)|^)[^.!?\n]*$/.exec(written.slice(0, same)) ?? []
  const [word = ''] = /\S*\s*\S*$/.exec(sentence) ?? []
  const before = sentence.length <= MAX_BEGINNING ? sentence : word
  const after = /^\S*(?:\s+\S+)?/.exec(written.slice(written.length - sameEnd))?.[0] ?? ''
  return getShown(before + written.slice(same, written.length - sameEnd) + after)
}
