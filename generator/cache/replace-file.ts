// Writes a file whole or not at all.
import { mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/** Whoever reads it finds the old content or the new one; whoever has the old one open keeps it. */
export function replaceFile(file: string, content: string | Uint8Array): void {
  const working = `${file}.${process.pid}`
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(working, content)
  renameSync(working, file)
}
