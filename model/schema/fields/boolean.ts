// A field that is answered with yes or no.
import { valid, field, invalid, type Field } from '../field'

const ANSWERS: ReadonlyMap<string, boolean> = new Map([
  ['yes', true],
  ['true', true],
  ['no', false],
  ['false', false],
])

/** Other words for the same in English, which are not taken but surely meant. */
const MEANT: ReadonlyMap<string, string> = new Map([
  ['y', 'yes'],
  ['on', 'yes'],
  ['n', 'no'],
  ['off', 'no'],
])

/** Yes or no; true and false are understood too, in any case. */
export function boolean(about: string, example = 'yes'): Field<boolean> {
  return field({ about, example, shape: { enum: [...ANSWERS.keys()] } }, (typed) => {
    const answer = ANSWERS.get(typed.toLowerCase())
    return answer === undefined
      ? invalid('yes-or-no', `"${typed}" is neither yes nor no.`, 'Write yes or no.', meant(typed))
      : valid(answer)
  })
}

function meant(typed: string): string | null {
  const word = typed
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[.!,;]+$/g, '')
    .trim()
  return ANSWERS.has(word) ? word : (MEANT.get(word) ?? null)
}
