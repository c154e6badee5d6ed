/** Returns how many words two texts share in the same order: the length of their longest common subsequence (Hirschberg 1975). */
export function countInOrder(first: readonly string[], second: readonly string[]): number {
  let above = new Array<number>(second.length + 1).fill(0)
  for (const word of first) {
    const row = [0]
    for (const [index, other] of second.entries())
      row.push(
        word === other ? (above[index] ?? 0) + 1 : Math.max(above[index + 1] ?? 0, row[index] ?? 0),
      )
    above = row
  }
  return above.at(-1) ?? 0
}
