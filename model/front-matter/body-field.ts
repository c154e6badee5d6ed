// Finds a field that has the text of an entry, which belongs below the second --- line.
import type { LocatedProblem } from '../problems/problem'

/** Names under which people and chat programs write the text, in small letters and without accents. */
const NAME =
  /^(?:bio|biography|story|text|body|content|contents|about|article|message|paragraphs?|markdown|main|details_text|full_text|long_description|texto|cuerpo|contenido|biografia|biograf[ií]a|historia)$/i
const FIELD = /^([A-Za-zÀ-ỿ_]+)[ ]*:[ ]*(.*)$/u
const FENCE = /^---\s*$/
const BLOCK = /^[|>][-+]?$/

/** The text without the lines of the field, which are empty in it, and the words of the field with the line on which they begin. */
export type BodyField = {
  readonly rest: string
  readonly words: string
  readonly line: number
  readonly problem: LocatedProblem
}

/** @param isField returns whether a name is one of a field, even if it is not typed exactly */
export function findBodyField(text: string, isField: (typed: string) => boolean): BodyField | null {
  if (!/^[A-Za-zÀ-ỿ_]+[ ]*:[ ]*[|>]?/mu.test(text)) return null
  const lines = text.split('\n')
  const end = lines.findIndex((line, index) => index > 0 && FENCE.test(line))
  const start = lines.findIndex((line, index) => {
    const name = index < end ? FIELD.exec(line)?.[1] : undefined
    return name !== undefined && NAME.test(name) && !isField(name)
  })
  if (start === -1) return null
  const [, name = '', value = ''] = FIELD.exec(lines[start] ?? '') ?? []
  const next = lines.findIndex((line, index) => index > start && /^\S/.test(line))
  const below = lines.slice(start + 1, next).map((line) => line.replace(/^(?: {1,2}|\t)/, ''))
  const isBlock = BLOCK.test(value) || value === ''
  const words = [...(isBlock ? [] : [unwrap(value)]), ...below].join('\n').trimEnd()
  if (words.trim() === '' || /^\s*- /.test(words)) return null
  const others = lines.slice(next, end)
  const hasText = lines.slice(end + 1).some((line) => line.trim() !== '')
  const edit = [...others, '---', '', words].join('\n')
  return {
    rest: [
      ...lines.slice(0, start),
      ...lines.slice(start, next).map(() => ''),
      ...lines.slice(next),
    ].join('\n'),
    words,
    line: isBlock ? start + 2 : start + 1,
    problem: {
      code: 'field-unknown',
      field: name,
      message: `There is no field "${name}" here: such a text belongs below the fields.`,
      fix: `Move these words below the second --- line, and delete the ${name}: line.`,
      ...{ line: start + 1, column: 1 },
      suggestion: hasText ? null : { line: start + 1, endLine: lines.length, text: `${edit}\n` },
    },
  }
}

const unwrap = (value: string): string => /^"([^"]*)"$/.exec(value)?.[1] ?? value
