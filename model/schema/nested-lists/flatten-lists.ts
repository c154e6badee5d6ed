// Finds lists that are written in another form, such as names and values without hyphens, and writes them as this site has them.
import { toYaml } from '../../front-matter/yaml-form'
import type { LocatedProblem } from '../../problems/problem'
import { getFieldsByName, type Fields, type ParseContext } from '../field'
import { describeLines } from './describe-lines'
import { describeIndentedLines } from './indented-lines'
import { findItems, MENUS } from './find-items'
import { describeInterrupted, findInterruptedList } from './interrupted-lists'

/** Matches the end of a name that is alone on its line, with something below it. Most files have no list, and need no closer look. */
const CANDIDATE = /[a-z_]:[ \t]*\n[ \t]*\S/
const NAME = /^([a-z_]+):[ \t]*$/
const PAIR_LINE = /^([A-Za-zÀ-ỿ][^:]*):\s+(\S.*)$/u

type Flattened = { readonly text: string; readonly problems: readonly LocatedProblem[] }

/** Returns the text with as many lines, in which these lists have their form, and what was wrong with them; null if nothing was. */
export function flattenLists(
  text: string,
  fields: Fields,
  context: ParseContext,
): Flattened | null {
  if (!CANDIDATE.test(text)) return null
  const lines = text.split('\n')
  const end = lines.findIndex((line, index) => index > 0 && /^---\s*$/.test(line))
  const fieldsByName = getFieldsByName(fields)
  const problems: LocatedProblem[] = []
  for (let index = 0; index < end; index++) {
    const name = NAME.exec(lines[index] ?? '')?.[1] ?? ''
    const field = fieldsByName.get(name)
    if (!field?.list) continue
    const accepts = (item: string) => 'value' in field.parse(item, context)
    const interrupted = findInterruptedList(lines.slice(index + 1, end), fieldsByName, accepts)
    if (interrupted !== null) {
      const { between, items } = interrupted
      const count = between.length + items.length
      const written = [...between, lines[index] ?? '', ...items]
      problems.push({
        ...describeInterrupted(name, between),
        ...{ field: name, line: index + 1, column: 1 },
        suggestion: { line: index + 1, endLine: index + 1 + count, text: written.join('\n') },
      })
      lines.splice(index, count + 1, ...written)
      index += count
      continue
    }
    const below = countLinesBelow(lines.slice(index + 1, end), fieldsByName, accepts)
    const block = lines.slice(index + 1, index + 1 + below)
    const lost: string[] = []
    const items = findItems(name, block, field.pair, lost)?.map((item) =>
      correctItem(item, accepts),
    )
    if (!items || items.length === 0 || items.length > block.length || !items.every(accepts))
      continue
    const written = items.map((item) => `  - ${toYaml(item, field.pair)}`)
    const isMenu = MENUS.includes(name)
    const indented = isMenu ? describeIndentedLines(block, written, index + 2) : null
    const edit = { line: index + 2, endLine: index + 1 + below, text: written.join('\n') }
    problems.push({
      ...describeLines({ name, isPair: field.pair, isMenu, lost }, block, written, index + 2),
      // A name that has no place is not taken out without being asked.
      suggestion: lost.length > 0 ? null : edit,
      ...indented,
      field: name,
    })
    const padding = new Array<string>(block.length - written.length).fill('')
    lines.splice(index + 1, below, ...written, ...padding)
  }
  return problems.length === 0 ? null : { text: lines.join('\n'), problems }
}

/** Counts the lines of a list: all that are indented or items, and those that can be items although they lack both. */
function countLinesBelow(
  lines: readonly string[],
  fieldsByName: ReadonlyMap<string, unknown>,
  accepts: (item: string) => boolean,
): number {
  const isPart = (line: string) => {
    if (/^[ \t]*(?:$|-\s)|^[ \t]+\S/.test(line)) return true
    const [, name = ''] = PAIR_LINE.exec(line) ?? []
    return name !== '' && !fieldsByName.has(name) && accepts(correctItem(line.trim(), accepts))
  }
  const end = lines.findIndex((line) => !isPart(line))
  const count = end === -1 ? lines.length : end
  return lines.slice(0, count).findLastIndex((line) => line.trim() !== '') + 1
}

/** Days begin with a capital letter; programs write them small. */
function correctItem(item: string, accepts: (item: string) => boolean): string {
  const capitalized = item.charAt(0).toUpperCase() + item.slice(1)
  return !accepts(item) && accepts(capitalized) ? capitalized : item
}
