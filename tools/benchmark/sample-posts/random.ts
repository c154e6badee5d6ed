// Seeded pseudorandom numbers: the same seed always gives the same sequence.

/** Returns the next number of the sequence, from 0 (inclusive) to 1 (exclusive). */
export type Random = () => number

/** Creates a mulberry32 generator. */
export function createRandom(seed: number): Random {
  let state = Math.imul(seed, 0x9e3779b1)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    const first = Math.imul(state ^ (state >>> 15), state | 1)
    const second = first ^ (first + Math.imul(first ^ (first >>> 7), first | 61))
    return ((second ^ (second >>> 14)) >>> 0) / 2 ** 32
  }
}

/** @throws when the list is empty */
export function pick<Item>(random: Random, items: readonly Item[]): Item {
  const item = items[Math.floor(random() * items.length)]
  if (item === undefined) throw new Error('There is nothing to pick from.')
  return item
}
