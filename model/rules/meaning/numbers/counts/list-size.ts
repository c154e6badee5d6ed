// Counts the items of a list or of a box, such as :::figures, right below a line.

export type ListSize = { readonly size: number; readonly isBox: boolean }

export const ITEM = /^(\s*)(?:[-*+]|\d{1,2}[.)])\s+\S/
const BOX = /^:{3,}(?:figures|steps)\s*$/
const BOX_END = /^:{3,}\s*$/

/** Counts the items of what begins at most one empty line below; null where there is no list, or another list of the same section may go on with it. */
export function countItems(lines: readonly string[], from: number): ListSize | null {
  const first = lines[from]?.trim() === '' ? from + 1 : from
  const isBox = BOX.test(lines[first] ?? '')
  const rest = lines.slice(isBox ? first + 1 : first)
  if (ITEM.exec(rest.find((line) => line.trim() !== '') ?? '')?.[1] !== '') return null
  if (!isBox && rest[0]?.trim() === '') return null
  const end = rest.findIndex(isBox ? isBoxEnd : isOutside)
  const list = end === -1 ? rest : rest.slice(0, end)
  const after = end === -1 ? [] : rest.slice(end)
  const heading = after.findIndex((line) => line.startsWith('#'))
  const section = heading === -1 ? after : after.slice(0, heading)
  if (section.some((line) => ITEM.test(line))) return null
  return { size: list.filter((line) => ITEM.exec(line)?.[1] === '').length, isBox }
}

const isBoxEnd = (line: string): boolean => BOX_END.test(line)
const isOutside = (line: string): boolean => /^\S/.test(line) && !ITEM.test(line)
