// Lists a directory with everything in it, without leaving it.
import { readdirSync } from 'node:fs'
import path from 'node:path'

/**
 * Returns all files, directories and links below a directory. It follows no link: since version 22, Node's option `recursive` does,
 * so that a link to a parent directory would repeat everything.
 * @param {string} directory
 * @returns {import('node:fs').Dirent[]}
 */
export function listEntries(directory) {
  return readdirSync(directory, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? [entry, ...listEntries(path.join(directory, entry.name))] : [entry],
  )
}
