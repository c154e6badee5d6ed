// Replaces the content of a file that belongs to the staff.
import { accessSync, chmodSync, chownSync, constants, statSync } from 'node:fs'
import { writeFileAtomic } from '../cache/storage/write-file-atomic'

/** The permission bits for writing, of owner, group and others. */
const WRITABLE = 0o222

/**
 * Writes the new content completely or not at all, so that a full disk cannot destroy a text. The permissions stay, and so does the
 * owner: in a container, this program may run as root.
 * @param path a regular file; symbolic links in the content are never read, so they are never fixed
 * @throws when the file is read-only or cannot be written
 */
export function replaceFile(path: string, content: string | Uint8Array): void {
  const { mode, uid, gid } = statSync(path)
  // Root may write every file, but a read-only one was made read-only on purpose.
  if ((mode & WRITABLE) === 0)
    throw Object.assign(new Error(`EACCES: permission denied, '${path}'`), { code: 'EACCES', path })
  accessSync(path, constants.W_OK)
  writeFileAtomic(path, content)
  try {
    chownSync(path, uid, gid)
  } catch {
    // Only root may give a file to another user.
  }
  chmodSync(path, mode)
}
