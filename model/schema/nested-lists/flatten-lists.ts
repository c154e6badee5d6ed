// Finds lists that are written in another form, such as names and values without hyphens, and writes them as this site has them.
import { isPlainItem, readNestedList, type ListNode } from '../../front-matter/nested-list'
import { toYaml } from '../../front-matter/yaml-form'
import type { LocatedProblem } from '../../problems/problem'
import { getFieldsByName, type Fields, type ParseContext } from '../field'
import { describeLines } from './describe-lines'
import { describeIndentedLines } from './indented-lines'
import { listMenuItems } from './menu-items'
import { describeInterrupted, findInterruptedList } from './interrupted-lists'

/** Matches the end of a name that is alone on its line, with something below it. Most files have no list, and need no closer look. */
const CANDIDATE = /[a-z_]:[ \t]*\n[ \t]*\S/
const NAME = /^([a-z_]+):[ \t]*$/
const PAIR_LINE = /^(\p{L}[^:]*):\s+(\S.*)$/u
/** The lists whose items are links with words. */
const MENUS: readonly string[] = ['navigation', 'footer_links']

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

/**
 * Returns the items of a list in another form, or null if it has the right one or cannot be read.
 * @param lost gets the names of menus for which there is no place
 */
function findItems(
  name: string,
  block: readonly string[],
  isPair: boolean,
  lost: string[],
): string[] | null {
  const nodes = readNestedList(block)
  if (nodes === null) return isPair ? null : findBareItems(block)
  // A line that lacks its hyphen, next to complete items, is reported on its own.
  const hasOnlyLines = nodes.every((node) => isPlainItem(node) || node.children.length === 0)
  if (hasOnlyLines && nodes.some(isPlainItem)) return null
  if (MENUS.includes(name)) return listMenuItems(nodes, name === 'navigation', lost)
  const items = nodes.map((node) => writeItem(node, isPair))
  return items.some((item) => item === null) ? null : items.flatMap((item) => item ?? [])
}

/** Returns lines that lack only their hyphens. One that begins with a small letter goes on with the line above. */
function findBareItems(block: readonly string[]): string[] | null {
  const items = block.map((line) => line.trim()).filter((line) => line !== '')
  const areItems = items.every((item) => /^[\p{Lu}\d/]/u.test(item) && !/[,:]$/.test(item))
  return areItems && items.length > 1 ? items : null
}

/** Writes an item with fields of its own: a day with its hours, a name with its address. */
function writeItem({ key, value, children }: ListNode, isPair: boolean): string | null {
  const values = children.map((child) => child.value)
  const below = isPair ? writeValuesBelow(children) : null
  if (key === null && below !== null) return below
  if (children.some((child) => child.value === '' || child.children.length > 0)) return null
  if (key !== null) {
    const all = value === '' ? values.join(' - ') : value
    return /^\d+$/.test(key) && !isPair ? all : `${key}: ${all}`
  }
  const [first, ...others] = values
  const [child] = children
  if (first === undefined) return value
  if (others.length > 0) return isPair ? `${first}: ${others.join(' - ')}` : null
  return isPair || !/^(?:name|text|item|title|path|url)$/.test(child?.key ?? '')
    ? `${child?.key ?? ''}: ${first}`
    : first
}

/** Writes a name whose values are on the lines below it: hours before and after a break, or the first and the last hour. */
function writeValuesBelow([named, other]: readonly ListNode[]): string | null {
  const parts = named?.children ?? []
  const arePlain = parts.every(
    (part) =>
      (part.isItem || part.value !== '') &&
      part.children.every(({ value, children }) => value !== '' && children.length === 0),
  )
  if (named?.key == null || named.value !== '' || other !== undefined) return null
  if (parts.length === 0 || !arePlain) return null
  const values = parts.map(
    (part) => part.value || part.children.map(({ value }) => value).join(' - '),
  )
  return `${named.key}: ${values.join(parts.every(({ isItem }) => isItem) ? ' and ' : ' - ')}`
}

/** Days begin with a capital letter; programs write them small. */
function correctItem(item: string, accepts: (item: string) => boolean): string {
  const capitalized = item.charAt(0).toUpperCase() + item.slice(1)
  return !accepts(item) && accepts(capitalized) ? capitalized : item
}
