// Finds the lists inside a list by the bullets that Word and Google Docs have for each level.

/** The bullets of a first, a second and a third level. */
const LEVELS: readonly RegExp[] = [/^[•●\uF0B7]/u, /^[o◦○]/u, /^[▪■§\uF0A7]/u]

const getLevel = (line: string): number => LEVELS.findIndex((bullets) => bullets.test(line))

/**
 * Returns how deep each item is, from 0: a bullet that comes later in the order of levels belongs to the item above. All are 0 if one of
 * them has another mark, or if the first item is not the outermost.
 */
export function findLevels(lines: readonly string[]): number[] {
  const typed = lines.map(getLevel)
  const [first = -1] = typed
  if (typed.some((level) => level === -1 || level < first)) return lines.map(() => 0)
  const used = [...new Set(typed)].sort((a, b) => a - b)
  let above = -1
  return typed.map((level) => {
    above = Math.min(used.indexOf(level), above + 1)
    return above
  })
}

/** Returns whether a line begins with a bullet that no list begins with. */
export const isInnerBullet = (line: string): boolean => getLevel(line) > 0

/** Returns the first item that is inside another one, or null. */
export function findInnerItem(lines: readonly string[]): string | null {
  const levels = findLevels(lines)
  return lines.find((_, index) => (levels[index] ?? 0) > 0) ?? null
}
