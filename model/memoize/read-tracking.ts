// Tracks what a computation reads, so that its result can be computed again exactly when that has changed.

let reads = new Set<string>()

/** Notes that something with this ID was read. */
export function noteRead(id: string): void {
  reads.add(id)
}

/** Returns the IDs of all that was read since the last call, and forgets them. */
export function takeReads(): string[] {
  const taken = [...reads]
  reads.clear()
  return taken
}

/** Computes a value, and returns it with the IDs of all that was read meanwhile. */
export function trackReads<Value>(compute: () => Value): {
  readonly value: Value
  readonly reads: readonly string[]
} {
  const outer = reads
  const inner = new Set<string>()
  reads = inner
  try {
    return { value: compute(), reads: [...inner] }
  } finally {
    reads = outer
    for (const id of inner) noteRead(id)
  }
}
