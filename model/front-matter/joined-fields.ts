// Finds fields that are on one line, because the line break between them was deleted.
import type { LocatedProblem } from '../problems/problem'
import type { FieldFinder } from './diagnosis/field-finder'

/** Matches a line that may have a second field. Most lines have only one colon after a letter. */
const CANDIDATE = /^[^:]+:.*[a-z]:(?: |$)/
/** Matches what may be the name of a field after other words, with its colon. */
const NAME = /([a-z][a-z_]*):(?= |$)/g
/** Matches the end of a sentence, such as "save the", in which a word before a colon is no field. */
const PLAIN_WORD = /(?:^|\s)[a-zß-ỿ]+$/u
/** Matches a day, before which even a plain word is the end of another value. */
const DAY = /^\d{4}-\d{2}-\d{2}$/

type Finder = Pick<FieldFinder, 'fieldNames' | 'isList' | 'isNeeded'> & {
  /** Returns whether another line has the name of a field and its colon. */
  readonly hasField: (name: string) => boolean
}

/** Returns the lines of the fields that are on one line. There is only one if it is not certain that there are more. */
export function splitJoinedFields(content: string, finder: Finder): string[] {
  if (!CANDIDATE.test(content)) return [content]
  const start = content.indexOf(':') + 1
  const found = [content.slice(0, start - 1).trim()]
  const lines: string[] = []
  let from = 0
  for (const match of content.slice(start).matchAll(NAME)) {
    const [, word = ''] = match
    const end = start + match.index + word.length
    const name = findName(word, finder)
    if (name === null || found.includes(name) || finder.hasField(name)) continue
    const value = content.slice(from, end - name.length)
    if (!isValue(value.slice(value.indexOf(':') + 1).trim())) continue
    const after = content.slice(end + 1).trim()
    if (after === '' ? !finder.isList(name) : !isField(name, value.trim(), after)) continue
    lines.push(value.trim())
    found.push(name)
    from = end - name.length
  }
  return [...lines, content.slice(from)]
}

/** Returns the name of the field with which a word ends; nothing but a long name can be found directly after other letters. */
function findName(word: string, { fieldNames, isNeeded }: Finder): string | null {
  if (fieldNames.includes(word)) return word.includes('_') || isNeeded(word) ? word : null
  const names = fieldNames.filter((name) => name.includes('_') && word.endsWith(name))
  const [name, another] = names.filter((one) => !word.slice(0, -one.length).endsWith('_'))
  return another === undefined ? (name ?? null) : null
}

/** Checks if the text before a name is a whole value: not empty, and not the beginning of words in quotation marks. */
const isValue = (text: string): boolean => text !== '' && !/^(?:"[^"]*|'[^']*)$/.test(text)

/** A name without an underscore is a word as well, such as in "Save the date: we walk". */
const isField = (name: string, before: string, after: string): boolean =>
  name.includes('_') || !PLAIN_WORD.test(before) || DAY.test(after)

/** @param lines the fields, each on a line of its own */
export function joinedFields(lines: readonly string[], line: number): LocatedProblem {
  const [, ...others] = lines
  const names = others.map((text) => text.slice(0, text.indexOf(':')))
  const count = lines.length === 2 ? 'Two' : lines.length === 3 ? 'Three' : 'Several'
  return {
    code: 'field-joined',
    ...(names[0] === undefined ? {} : { field: names[0] }),
    message: `${count} fields are on one line.`,
    fix:
      others.length === 1
        ? `Put this on a line of its own: ${others[0]?.trim()}`
        : `Begin a new line before ${names.map((name) => `${name}:`).join(' and before ')}`,
    line,
    // The first edit of a line is the one that is made, so none in a value may come before it.
    column: 1,
    suggestion: { line, endLine: line, text: lines.join('\n') },
  }
}
