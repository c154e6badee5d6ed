// Chance that is the same each time: what is made with a number depends on that number alone.

/** Gives the next of a row of numbers from 0 to below 1. */
export type Random = () => number

/** The generator mulberry32. */
export function createRandom(seed: number): Random {
  let state = Math.imul(seed, 0x9e3779b1)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    const first = Math.imul(state ^ (state >>> 15), state | 1)
    const second = first ^ (first + Math.imul(first ^ (first >>> 7), first | 61))
    return ((second ^ (second >>> 14)) >>> 0) / 2 ** 32
  }
}

/** @throws for an empty list */
export function pick<Item>(chance: Random, items: readonly Item[]): Item {
  const item = items[Math.floor(chance() * items.length)]
  if (item === undefined) throw new Error('There is nothing to pick from.')
  return item
}
