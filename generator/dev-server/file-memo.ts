// Remembers what was read of each file of the content, so that only those are read again that somebody has written.
import { readFile, type FileRead, type ReadOne } from '../../model/source/read-content'
import { isRecent } from '../../model/source/file-signature'

type Known = { readonly stamp: string; readonly read: FileRead }

/**
 * Gives what does the same as `readFile` for one content folder.
 * @param now tells the milliseconds since 1970
 */
export function rememberFiles(now: () => number): ReadOne {
  const known = new Map<string, Known>()
  return (folder, name, found) => {
    const { path, stamp } = found
    const one = known.get(path)
    if (one?.stamp === stamp) return one.read
    const mayChange = isRecent(found.changed, now())
    const read = readFile(folder, name, found)
    if (mayChange) known.delete(path)
    else known.set(path, { stamp, read })
    return read
  }
}
