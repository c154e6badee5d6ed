// Memoizes decoded content files: only files that have been written since are read again.
import {
  decodeContentFile,
  type DecodedFile,
  type FileReader,
} from '../../model/source/read-content'
import { isWithinTimestampGranularity } from '../../model/source/file-signature'

type MemoizedFile = { readonly signature: string; readonly decoded: DecodedFile }

/**
 * Returns a reader for one content folder that keeps decoded files in memory.
 * @param now returns the current time in milliseconds since 1970
 */
export function memoizeFiles(now: () => number): FileReader {
  const memo = new Map<string, MemoizedFile>()
  return (folder, name, found) => {
    const { path, signature } = found
    const last = memo.get(path)
    if (last?.signature === signature) return last.decoded
    // A file that was written just now can be written again without a change of its timestamp.
    const mayChangeUnnoticed = isWithinTimestampGranularity(found.changed, now())
    const decoded = decodeContentFile(folder, name, found)
    if (mayChangeUnnoticed) memo.delete(path)
    else memo.set(path, { signature, decoded })
    return decoded
  }
}
