// Finds cycles in a graph of imports.

/**
 * Returns one cycle for each import that leads back, as the files on the way, the first of them again at the end.
 * @param imports the files that each file imports
 */
export function findCycles(imports: ReadonlyMap<string, readonly string[]>): string[][] {
  const cycles: string[][] = []
  const finished = new Set<string>()
  const follow = (file: string, path: readonly string[]): void => {
    const start = path.indexOf(file)
    if (start !== -1) cycles.push([...path.slice(start), file])
    if (start !== -1 || finished.has(file)) return
    for (const imported of imports.get(file) ?? []) follow(imported, [...path, file])
    finished.add(file)
  }
  for (const file of imports.keys()) follow(file, [])
  return cycles
}
