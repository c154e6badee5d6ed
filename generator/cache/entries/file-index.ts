// An index of the content files by signature, so that unmodified files are not read again.
import type { Download } from '../../../model/downloads/inspect-download'
import type { ImageSize } from '../../../model/images/image-size'
import { decodeContentFile, type FileReader } from '../../../model/source/read-content'
import { isWithinTimestampGranularity } from '../../../model/source/file-signature'
import { computeHash } from '../../../model/memoize/hash'
import { openRecordLog } from '../storage/record-log'

/** At most one of the optional properties is present, and a drawing may also have words; a guide for editors has none. */
type IndexedFile = {
  readonly signature: string
  /** The hash of the text. */
  readonly text?: string
  readonly image?: ImageSize
  readonly drawingWords?: string
  readonly download?: Download
}

export type FileIndex = {
  /** Returns what `decodeContentFile` returns; the text of an unmodified file is read on demand. */
  readonly read: FileReader
  /** Returns the hash of the text at this path. Only defined after the file was passed to `read`. */
  readonly getTextHash: (path: string) => string | undefined
  /** Saves the index for the next run. */
  readonly save: () => void
}

/**
 * Opens the index of one content folder.
 * @param file the path of the index
 * @param version of the code; an index of another version is ignored
 * @param ignoreCache whether to ignore the index of earlier runs
 */
export function openFileIndex(file: string, version: string, ignoreCache: boolean): FileIndex {
  const stored = openRecordLog<IndexedFile>(file, version, ignoreCache)
  const files = new Map<string, IndexedFile>()
  const read: FileReader = (folder, name, entry) => {
    const { path, signature, changed } = entry
    const indexed = stored.records.get(path)
    if (indexed?.signature === signature) {
      files.set(path, indexed)
      const { image, drawingWords } = indexed
      if (image !== undefined)
        return drawingWords === undefined ? { image } : { image, drawingWords }
      if (indexed.download !== undefined) return { download: indexed.download }
      if (indexed.text === undefined) return {}
      return { text: () => decodeContentFile(folder, name, entry).text ?? '' }
    }
    // A file that was written just now can change again without getting a new signature, so its signature is not stored.
    const isUnreliable = isWithinTimestampGranularity(changed, Date.now())
    const decoded = decodeContentFile(folder, name, entry)
    const { image, drawingWords, download, text } = decoded
    // A file with a problem is read in every run, and so is the list of published URLs.
    if (decoded.problem === undefined && decoded.publishedUrls === undefined) {
      files.set(path, {
        signature: isUnreliable ? '' : signature,
        ...(image === undefined ? {} : { image }),
        ...(drawingWords === undefined ? {} : { drawingWords }),
        ...(download === undefined ? {} : { download }),
        ...(text === undefined ? {} : { text: computeHash(text) }),
      })
    }
    return decoded
  }
  return {
    read,
    getTextHash: (path) => files.get(path)?.text,
    save: () => stored.save(files),
  }
}
