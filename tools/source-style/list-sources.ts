// Lists the project's own files, for tests that read all of them.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Directories of words and results, not of code; `content` holds what staff write. */
const SKIPPED = ['.git', 'content', 'dist', 'node_modules', 'schemas']

/** Returns the paths, from the project's root and with `/`, of all files whose name matches. */
export function listSources(name: RegExp, directory = '.'): string[] {
  return readdirSync(directory, { withFileTypes: true }).flatMap((entry) => {
    const path = join(directory, entry.name).replaceAll('\\', '/')
    if (entry.isDirectory()) return SKIPPED.includes(entry.name) ? [] : listSources(name, path)
    return name.test(entry.name) ? [path] : []
  })
}

export const readSource = (path: string): string => readFileSync(path, 'utf8')
