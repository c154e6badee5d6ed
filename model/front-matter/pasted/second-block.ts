// Finds a second block of fields in the text, which a chat program wrote for another kind of website.
import { simplifyText } from '../../text/simplify-text'
import type { LocatedProblem } from '../../problems/problem'
import { unquote } from '../quotes'

const FENCE = /^(?:-{3,}|\+{3}|\*{3}|_{3}|(?:`{3,}|~{3,})[ \t]*(?:ya?ml|toml)?)\s*$/i
/** Matches a line with a name and a value, with = in a block between lines of +++. */
const FIELD = /^([a-z][\w-]*)\s*(?::(?=\s|$)|=)\s*(.*)$/
const ITEM = /^(?:\s+\S|- )/
/** Names that other website programs have for what visitors do not read. */
const FOREIGN =
  /^(?:layout|slug|categor(?:y|ies)|tags?|permalink|template|weight|aliases|keywords|seo_?title|meta_?(?:title|description)|canonical(?:_url)?|og_?\w+|featured(?:_?image)?|cover(?:_?image)?|published|draft|date|lastmod|author|lang|type|toc|comments|sidebar|excerpt|image|status)$/i
/** Names that no person would write into a text. */
const PROGRAM =
  /^(?:layout|slug|categories|tags|permalink|template|aliases|seo_?title|meta_?(?:title|description)|canonical(?:_url)?|og_?\w+|lastmod|featured_?image|cover_?image)$/i

type SecondBlock = {
  /** The index of its first line, and of the line below its last one. */
  readonly start: number
  readonly end: number
  /** Whether nothing is lost with it. */
  readonly isNeedless: boolean
}

/**
 * Returns the block, or null.
 * @param isField whether files like this one have a field with the name
 * @param getValue returns the text of a field above
 */
export function findSecondBlock(
  body: string,
  isField: (name: string) => boolean,
  getValue: (name: string) => string | undefined,
): SecondBlock | null {
  if (!/^[a-z][\w-]*\s*(?::\s|=)/m.test(body)) return null
  const lines = body.split('\n')
  const first = lines.findIndex((line) => line.trim() !== '')
  for (let start = Math.max(first, 0); start < lines.length; start++) {
    const isFence = FENCE.test(lines[start] ?? '')
    if (!isFence && start !== first) continue
    const end = findEnd(lines, start, isFence)
    if (end === null) continue
    const inside = lines.slice(start, end).filter((line) => line.trim() !== '' && !FENCE.test(line))
    const fields = inside.flatMap((line) => {
      const [, name = '', value = ''] = FIELD.exec(line) ?? []
      return name === '' ? [] : [{ name, value: unquote(value.trim()) }]
    })
    const isSame = ({ name, value }: { name: string; value: string }) =>
      simplifyText(getValue(name) ?? '') === simplifyText(value)
    const isKnown = fields.filter(({ name }) => isField(name) || FOREIGN.test(name))
    const isProgram = fields.some(({ name }) => PROGRAM.test(name) && !isField(name))
    if (isKnown.length < 2 || !(isProgram || (start === first && fields.every(isSame)))) continue
    const isNeedless = fields.every(
      (field) => isSame(field) || (FOREIGN.test(field.name) && !isField(field.name)),
    )
    return { start, end, isNeedless }
  }
  return null
}

/** Returns the index below the closing line of a block, or null if a line in it is no field. */
function findEnd(lines: readonly string[], start: number, isFence: boolean): number | null {
  let count = 0
  let index = isFence ? start + 1 : start
  // A box of code may have the lines of hyphens in it.
  if (/^[`~]/.test(lines[start] ?? '') && FENCE.test(lines[index] ?? '')) index++
  for (; index < lines.length; index++) {
    const line = lines[index] ?? ''
    if (FENCE.test(line)) break
    if (FIELD.test(line)) count++
    else if (line.trim() === '' ? !isFence : count === 0 || !ITEM.test(line)) return null
  }
  if (count < 2 || index >= lines.length) return null
  const isBox = /^[`~]/.test(lines[start] ?? '') && !/^[`~]/.test(lines[index] ?? '')
  return isBox && /^[`~]{3,}\s*$/.test(lines[index + 1] ?? '') ? index + 2 : index + 1
}

/**
 * @param lines those of the file
 * @param first the number of the first line of the block
 * @param fieldsEnd the number of the last line of the fields above
 */
export function secondBlock(
  lines: readonly string[],
  {
    first,
    last,
    fieldsEnd,
    isNeedless,
  }: Record<'first' | 'last' | 'fieldsEnd', number> & {
    readonly isNeedless: boolean
  },
): LocatedProblem {
  const isBlank = (number: number) => lines[number - 1]?.trim() === ''
  const line = isBlank(first - 1) ? first - 1 : first
  let endLine = last
  while (isBlank(endLine + 1)) endLine++
  return {
    code: 'entry-second',
    message: `There is a second block of fields here (lines ${first} to ${last}), and visitors would read it as text. The file has its fields already, on lines 1 to ${fieldsEnd}.`,
    fix: isNeedless
      ? `Delete lines ${first} to ${last}.`
      : `If something in them is better than above, move it there. Then delete lines ${first} to ${last}.`,
    line: first,
    column: 1,
    suggestion: isNeedless ? { line, endLine, text: '' } : null,
  }
}
