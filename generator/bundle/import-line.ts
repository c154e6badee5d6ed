// Finds the line of an import that Vite could not resolve. Vite names only the file.
import { existsSync, readFileSync } from 'node:fs'

/** What Rollup and Vite say of a missing file and of a missing package. */
const UNRESOLVED = /resolve (?:import )?"([^"]+)" from "([^"]+)"/

/** Returns the message with the place of the import that it is about, or as it is if it is about something else. */
export function addImportLine(message: string): string {
  const [, imported = '', file = ''] = UNRESOLVED.exec(message) ?? []
  if (!existsSync(file)) return message
  const lines = readFileSync(file, 'utf8').split('\n')
  const index = lines.findIndex((line) =>
    [`'${imported}'`, `"${imported}"`].some((name) => line.includes(name)),
  )
  return index < 0 ? message : `${message}\n  at ${file}:${index + 1}\n${lines[index]}`
}
