// Finds files that vite-plugin-ssr would run although they are no templates of ours: it searches the whole project for them, and
// so the content too (docs/decisions/untrusted-content.md).
import { readdirSync } from 'node:fs'
import { join, relative } from 'node:path'

/** Where templates are, and folders that the plugin does not search or that only this project writes. */
const PASSED_OVER = ['pages', 'renderer', 'node_modules', 'dist']

/** Names by which the plugin knows its files: `+config.js` of its newer design, `index.page.server.js` of its older one. */
const RUN_BY_NAME = /^\+|\.page\./

/**
 * @param root the project's folder
 * @returns the paths of such files below it, in the order of the folders
 */
export function findForeignCode(root: string): string[] {
  return readdirSync(root, { withFileTypes: true })
    .filter(({ name }) => !PASSED_OVER.includes(name) && !name.startsWith('.'))
    .flatMap((entry) =>
      entry.isDirectory()
        ? readdirSync(join(root, entry.name), { recursive: true, withFileTypes: true })
        : [entry],
    )
    .filter(({ name }) => RUN_BY_NAME.test(name))
    .map(({ parentPath, name }) => relative(root, join(parentPath, name)))
}

/** @throws an Error that names the files, when there are any */
export function refuseForeignCode(root: string): void {
  const [first, ...more] = findForeignCode(root)
  if (first === undefined) return
  const others = more.length === 0 ? '' : ` (and ${more.length} more)`
  throw new Error(
    `${JSON.stringify(first)}${others} would be run as a template, but only pages/ and renderer/ have templates: delete it.`,
  )
}
