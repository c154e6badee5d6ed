// Finds the font of another website in a drawing, and repairs the drawing by leaving it out.
import { getPositionAt } from '../../problems/problem'
import { createEdit } from '../../problems/text-edits'
import { listLines } from '../../text/list-lines'
import { listWords } from '../../text/list-words'
import type { ImageProblem } from '../image-problems'
import { externalReference } from './svg-problems'

const ADDRESS = String.raw`["']?(?:https?:)?//[^"'()\s<>]+["']?`
/** Matches an import of CSS from another website, or a font that is there, with the whole line if nothing else is on it. */
const IMPORT = new RegExp(
  String.raw`(?:(?<=\n)[ \t]*)?(?:@import\s+(?:url\(\s*${ADDRESS}\s*\)|${ADDRESS})[^;{}<]{0,100}(?:;|(?=\s*<))|@font-face\s*\{[^{}<]{0,500}?url\(\s*${ADDRESS}\s*\)[^{}<]{0,500}\})(?:[ \t]*\n)?`,
  'gi',
)

/**
 * Returns the problem of a font from another website, or null if the drawing has none or would not be right without it.
 * @param inspect returns the problem of a drawing
 */
export function findWebFont(
  text: string,
  inspect: (drawing: string) => ImageProblem | null,
): ImageProblem | null {
  const found = [...text.matchAll(IMPORT)]
  const [first, last] = [found[0], found.at(-1)]
  if (first === undefined || last === undefined) return null
  const rest = text.replace(IMPORT, '')
  if (rest.search(IMPORT) !== -1 || inspect(rest) !== null) return null
  const typed = text.slice(first.index, last.index + last[0].length)
  const isFont = /font/i.test(first[0])
  return {
    ...externalReference(first[0], isFont ? 'a font from another website' : undefined),
    fix: `${advise(text, found)}. The words of the drawing then have another font. If you need the font of that website, save the drawing as a PNG picture, upload that, and write its name in each file that shows this drawing.`,
    suggestion: createEdit(text, { start: first.index, typed }, typed.replace(IMPORT, '')),
    ...getPositionAt(text, first.index + first[0].search(/\S/)),
  }
}

/** Says what to delete: whole lines, or parts of lines. */
function advise(text: string, found: readonly RegExpExecArray[]): string {
  const lines = found.flatMap((match) => {
    const { line } = getPositionAt(text, match.index)
    return match[0]
      .trimEnd()
      .split('\n')
      .map((_, index) => line + index)
  })
  const areWhole = found.every(
    ({ 0: typed, index }) => text[index - 1] === '\n' && typed.endsWith('\n'),
  )
  if (areWhole) return `Delete ${listLines(lines, lines.length)}`
  const code = found.map(([typed]) => typed.trim().replace(/\s+/g, ' '))
  return `Delete ${listWords(code)} on ${listLines([...new Set(lines)])}`
}
