// Whether two sites are the same, byte for byte.
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'

/** The names of the files that are not the same in both folders, or are in only one of them. */
export function compareDirectories(one: string, other: string): string[] {
  const [first, second] = [readAll(one), readAll(other)]
  const names = new Set([...first.keys(), ...second.keys()])
  return [...names].filter((name) => first.get(name) !== second.get(name)).sort()
}

function readAll(folder: string): Map<string, string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((one) => one.isFile())
    .map((one) => join(one.parentPath, one.name))
  return new Map(files.map((file) => [relative(folder, file), readFileSync(file, 'latin1')]))
}
