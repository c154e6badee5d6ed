// Remembers what was read of each file of the content, so that only those are read again that somebody has written.
import { readFile, type FileRead, type Found } from '../content/read-content'

/** Milliseconds within which a disk may give two changes of a file the same time. */
const GRAIN = 50

type Known = { readonly stamp: string; readonly read: FileRead }

/**
 * Gives what does the same as `readFile` for one content folder.
 * @param now tells the milliseconds since 1970
 */
export function rememberFiles(now: () => number): typeof readFile {
  const known = new Map<string, Known>()
  return (folder, name, found) => {
    const stamp = stampOf(found)
    const one = known.get(found.path)
    if (one?.stamp === stamp) return one.read
    const isRecent = now() - found.changed < GRAIN
    const read = readFile(folder, name, found)
    if (isRecent) known.delete(found.path)
    else known.set(found.path, { stamp, read })
    return read
  }
}

const stampOf = ({ kind, bytes, changed, number }: Found) => `${kind} ${bytes} ${changed} ${number}`
