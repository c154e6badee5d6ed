// Remembers what each file of the content gave, so that a file which nobody has touched is not even read.
import type { Download } from '../../../model/downloads/inspect-download'
import type { ImageSize } from '../../../model/images/image-size'
import { decodeContentFile, type FileReader } from '../../../model/source/read-content'
import { isWithinTimestampGranularity } from '../../../model/source/file-signature'
import { computeHash } from '../../../model/hash'
import { openRecordLog } from '../storage/record-log'

type IndexedFile = {
  readonly signature: string
  /** The hash of its text, the size of a picture, or what is known of a file for download. */
  readonly text?: string
  readonly image?: ImageSize
  readonly download?: Download
}

export type FileIndex = {
  /** Does what `readFile` does; the text of a file that nobody has touched is read when somebody asks for it. */
  readonly readOne: FileReader
  /** The hash of the text at this path, as it is now. */
  readonly hashOfText: (path: string) => string | undefined
  /** Writes down what the files gave, for the next run. */
  readonly save: () => void
}

/**
 * Remembers one content folder.
 * @param file where it is kept
 * @param version of the code
 * @param fresh whether nothing of an earlier run is used
 */
export function openFileIndex(file: string, version: string, fresh: boolean): FileIndex {
  const kept = openRecordLog<IndexedFile>(file, version, fresh)
  const files = new Map<string, IndexedFile>()
  const readOne: FileReader = (folder, name, found) => {
    const { path, signature, changed } = found
    const one = kept.records.get(path)
    if (one?.signature === signature) {
      files.set(path, one)
      if (one.image !== undefined) return { image: one.image }
      if (one.download !== undefined) return { download: one.download }
      return { text: () => decodeContentFile(folder, name, found).text ?? '' }
    }
    const mayChange = isWithinTimestampGranularity(changed, Date.now())
    const read = decodeContentFile(folder, name, found)
    const { image, download, text = '' } = read
    // A file with a problem is read each time, and so is the list of addresses.
    if (read.problem === undefined && read.ledger === undefined) {
      const gave = image !== undefined ? { image } : download !== undefined ? { download } : null
      files.set(path, {
        signature: mayChange ? '' : signature,
        ...(gave ?? { text: computeHash(text) }),
      })
    }
    return read
  }
  return {
    readOne,
    hashOfText: (path) => files.get(path)?.text,
    save: () => kept.save(files),
  }
}
