// Writes generated files, but only those whose content has changed.
import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { GeneratedFile } from './generated-file'

/** Resolves to the paths of the files that were missing or had another content, in the given order. */
export async function writeChangedFiles(files: readonly GeneratedFile[]): Promise<string[]> {
  const changed: string[] = []
  for (const [path, content] of files) {
    const isUnchanged = existsSync(path) && (await readFile(path)).equals(Buffer.from(content))
    if (isUnchanged) continue
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, content)
    changed.push(path)
  }
  return changed
}

/** Returns what `npm run generate` prints: the files that changed, a line each, or that none has. */
export function formatChangedFiles(changed: readonly string[], total: number): string {
  if (changed.length === 0) return `All ${total} generated files were up to date.`
  const summary = `Changed ${changed.length} of ${total} generated files:`
  return [summary, ...changed.map((path) => `  ${path}`)].join('\n')
}
