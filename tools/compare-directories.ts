// Compares two directories byte for byte.
import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { listEntries } from '../generator/process/list-entries.mjs'

/** Returns the relative paths of the files that differ, or that only one of the directories has. */
export function compareDirectories(first: string, second: string): string[] {
  const [firstFiles, secondFiles] = [readFiles(first), readFiles(second)]
  const names = new Set([...firstFiles.keys(), ...secondFiles.keys()])
  return [...names].filter((name) => firstFiles.get(name) !== secondFiles.get(name)).sort()
}

function readFiles(directory: string): Map<string, string> {
  const files = listEntries(directory)
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
  return new Map(files.map((file) => [relative(directory, file), readFileSync(file, 'latin1')]))
}
