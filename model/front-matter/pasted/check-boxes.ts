// Reports the check boxes that a list in the fields brings along from a list of tasks in another program.
import type { LocatedProblem } from '../../problems/problem'

/** Matches a box, with a check in it or empty, that has words after it. */
const BOX = String.raw`(?:\\?\[[ xX✓✔]?\\?\]|[☐☑☒])[ \t]+(?=\S)`
const ANY_BOX = new RegExp(BOX)
/** A box that is checked may have been put there on purpose, one of the others never. */
const OPEN_BOX = /\[|[☐☒]/
/** Matches the start of a line up to its words: the mark of an item, or the name of a field. */
const LINE = new RegExp(String.raw`^([ \t]*(?:[-*+•][ \t]*)?|[a-z_]+:[ \t]+)(["'“]?)(${BOX})(.*)$`)
const LIST_NAME = /^[a-z_]+:[ \t]*$/
const FIELD_NAME = /^([a-z_]+):/

/** The text without the boxes, with as many lines as before, and the problem that has the edit. */
type WithoutBoxes = { readonly text: string; readonly problem: LocatedProblem }

/** Returns null for a text whose fields have no such boxes. */
export function removeCheckBoxes(text: string): WithoutBoxes | null {
  const end = text.indexOf('\n---')
  if (end === -1 || !ANY_BOX.test(text.slice(0, end))) return null
  const lines = text.slice(0, end).split('\n')
  const changed: number[] = []
  const boxes: string[] = []
  let field: string | undefined
  const written = lines.map((line, index) => {
    if (changed.length === 0) field = FIELD_NAME.exec(line)?.[1] ?? field
    const [, before, quote = '', box = '', words = ''] = LINE.exec(line) ?? []
    if (before === undefined) return line
    const isFirst = LIST_NAME.test(lines[index - 1] ?? '')
    if (before.trim() === '' && !isFirst && changed.at(-1) !== index - 1) return line
    changed.push(index)
    boxes.push(box.trim())
    return `${before.includes(':') ? before : '  - '}${quote}${words}`
  })
  const [first] = changed
  const last = changed.at(-1)
  if (first === undefined || last === undefined || !boxes.some((box) => OPEN_BOX.test(box)))
    return null
  const column = (lines[first] ?? '').indexOf(boxes[0] ?? '') + 1
  const edited = written.slice(first, last + 1).join('\n')
  return {
    text: written.join('\n') + text.slice(end),
    problem: {
      ...describe(boxes[0] ?? '', changed.length, (written[first] ?? '').trim()),
      ...(field === undefined ? {} : { field }),
      ...{ line: first + 1, column },
      suggestion: { line: first + 1, endLine: last + 1, text: edited },
    },
  }
}

const describe = (box: string, count: number, written: string) => ({
  code: 'item-mark' as const,
  severity: 'warning' as const,
  message:
    count === 1
      ? `The ${box} is a check box of another program, and visitors would see it as it is typed.`
      : `The ${box} at the start of these ${count} lines is a check box of another program, and visitors would see it as it is typed.`,
  fix:
    count === 1
      ? `Leave the box out: ${written}`
      : `Leave the boxes out, as in this line: ${written}`,
})
