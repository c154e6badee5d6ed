// Leaves out promises that a page and its translation do not make alike: which of the two is right comes first.
import type { Problem } from '../../problems/problem'
import { DIFFERING_VALUE } from '../translations/difference-problems'

/** A sentence has few lines. */
const MAX_SENTENCE_LINES = 3

/** Leaves out that a sentence is a promise while its two languages differ in what they promise. */
export function omitDisputedPromises(problems: readonly Problem[]): readonly Problem[] {
  const values = problems.flatMap(({ code, message, file, line }) => {
    const found = code === 'translation-value' ? DIFFERING_VALUE.exec(message) : null
    if (found === null) return []
    const [, english = '', original = '', originalLine, translated = ''] = found
    return [
      { words: english, file: original, line: Number(originalLine) },
      { words: translated, file, line },
    ]
  })
  if (values.length === 0) return problems
  return problems.filter(({ code, message, file, line }) => {
    const [, promise, rest] = code === 'promise-undated' ? message.split('"') : []
    return !values.some(
      (value) =>
        value.file === file &&
        value.line >= line &&
        value.line < line + MAX_SENTENCE_LINES &&
        rest?.startsWith('.') === true &&
        promise?.split(/[^\p{L}\d]+/u).includes(value.words) === true,
    )
  })
}
