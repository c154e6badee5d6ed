// Computes a hash of the project's own code, so that anything made with the same code can be reused.
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { listEntries } from '../process/list-entries.mjs'

/** Files that are always part of the hash: they determine how the code is bundled, and the versions of all packages. */
const BUNDLER_FILES = [
  'package-lock.json',
  'tsconfig.json',
  'vite.config.ts',
  'generator/bundle/bundle-for-node.mjs',
  'generator/bundle/bundle-pages.ts',
]

/**
 * Returns a hash of the names and the contents of all code files, and of Node's version.
 * @param {string} root the project's directory
 * @param {readonly string[]} folders the source folders below it; tests in them are ignored
 * @param {string} purpose distinguishes different things that are made of the same code
 * @returns {string} 16 hexadecimal digits
 */
export function hashSource(root, folders, purpose) {
  const hash = createHash('sha256').update(`${purpose} ${process.version}`)
  const code = folders.flatMap((folder) =>
    listEntries(path.join(root, folder))
      .filter((entry) => entry.isFile() && !entry.name.includes('.test.'))
      .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name))),
  )
  for (const file of [...new Set([...BUNDLER_FILES, ...code])].sort())
    hash.update(`\n${file}\n`).update(readFileSync(path.join(root, file)))
  return hash.digest('hex').slice(0, 16)
}
