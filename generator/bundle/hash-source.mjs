// Computes a hash of the project's own code, so that anything made with the same code can be reused.
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { listEntries } from '../process/list-entries.mjs'
import { PRODUCT_FOLDERS } from './source-folders.mjs'

/** Files outside the source folders that determine how the code is bundled, and the versions of all packages. */
const BUNDLER_FILES = ['package-lock.json', 'tsconfig.json', 'vite.config.ts']

/**
 * Returns a hash of the names and the contents of all code files that take part in a build, and of Node's version. Tests and their
 * snapshots are ignored.
 * @param {string} root the project's directory
 * @returns {string} 16 hexadecimal digits
 */
export function hashSource(root) {
  // Faster than SHA-256: two Bibles are part of the code.
  const hash = createHash('blake2b512').update(process.version)
  const code = PRODUCT_FOLDERS.flatMap((folder) =>
    listEntries(path.join(root, folder))
      .filter((entry) => entry.isFile() && !/\.(?:test\.|snap$)/.test(entry.name))
      .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name))),
  )
  for (const file of [...BUNDLER_FILES, ...code].sort())
    hash.update(`\n${file}\n`).update(readFileSync(path.join(root, file)))
  return hash.digest('hex').slice(0, 16)
}
