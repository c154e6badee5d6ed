// Remembers what was read of each file of the content, so that only those are read again that somebody has written.
import {
  decodeContentFile,
  type DecodedFile,
  type FileReader,
} from '../../model/source/read-content'
import { isWithinTimestampGranularity } from '../../model/source/file-signature'

type MemoizedFile = { readonly signature: string; readonly read: DecodedFile }

/**
 * Gives what does the same as `readFile` for one content folder.
 * @param now tells the milliseconds since 1970
 */
export function memoizeFiles(now: () => number): FileReader {
  const known = new Map<string, MemoizedFile>()
  return (folder, name, found) => {
    const { path, signature } = found
    const one = known.get(path)
    if (one?.signature === signature) return one.read
    const mayChange = isWithinTimestampGranularity(found.changed, now())
    const read = decodeContentFile(folder, name, found)
    if (mayChange) known.delete(path)
    else known.set(path, { signature, read })
    return read
  }
}
