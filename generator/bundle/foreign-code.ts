// Finds files that vite-plugin-ssr would run although they are not templates of ours: it searches the whole project for them, and
// therefore the content too (docs/decisions/untrusted-content.md).
import { readdirSync } from 'node:fs'
import { join, relative } from 'node:path'
import { listEntries } from '../process/list-entries.mjs'

/** The folders of the templates, and folders that the plugin does not search or that only this project writes. */
const SKIPPED_FOLDERS = ['pages', 'renderer', 'node_modules', 'dist']

/** The names by which the plugin recognizes its files: `+config.js` (newer design) and `index.page.server.js` (older design). */
const PLUGIN_FILE_NAME = /^\+|\.page\./

/**
 * Returns the paths of such files, relative to the project's directory.
 * @param root the project's directory
 */
export function findForeignCode(root: string): string[] {
  return readdirSync(root, { withFileTypes: true })
    .filter(({ name }) => !SKIPPED_FOLDERS.includes(name) && !name.startsWith('.'))
    .flatMap((entry) => (entry.isDirectory() ? listEntries(join(root, entry.name)) : [entry]))
    .filter(({ name }) => PLUGIN_FILE_NAME.test(name))
    .map(({ parentPath, name }) => relative(root, join(parentPath, name)))
}

/** @throws an Error that names the first such file, if there are any */
export function refuseForeignCode(root: string): void {
  const [first, ...more] = findForeignCode(root)
  if (first === undefined) return
  const others = more.length === 0 ? '' : ` (and ${more.length} more)`
  throw new Error(
    `${JSON.stringify(first)}${others} would be run as a template, but only pages/ and renderer/ have templates: delete it.`,
  )
}
