// A hash of the project's own code: whatever was made with the same code need not be made again.
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** What decides how the code is bundled, and the versions of all packages. */
const FILES = [
  ...['package-lock.json', 'tsconfig.json', 'vite.config.ts'],
  ...['generator/bundle/bundle-for-node.mjs', 'generator/bundle/bundle-pages.ts'],
]

/**
 * @param {string} root the project's folder
 * @param {readonly string[]} folders those of the code, below it; tests are passed over
 * @param {string} purpose tells apart what is made of the same code in different ways
 * @returns {string} 16 hexadecimal digits
 */
export function hashSource(root, folders, purpose) {
  const hash = createHash('sha256').update(`${purpose} ${process.version}`)
  const code = folders.flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !entry.name.includes('.test.'))
      .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name))),
  )
  for (const file of [...new Set([...FILES, ...code])].sort())
    hash.update(`\n${file}\n`).update(readFileSync(path.join(root, file)))
  return hash.digest('hex').slice(0, 16)
}
