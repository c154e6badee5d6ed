// Remembers what each file of the content gave, so that a file which nobody has touched is not even read.
import type { Download } from '../../../model/downloads/inspect-download'
import type { PictureSize } from '../../../model/images/inspect-image'
import { readFile, type ReadOne } from '../../../model/source/read-content'
import { isRecent } from '../../../model/source/file-signature'
import { hashOf } from '../../../model/hash'
import { openRecords } from '../storage/record-log'

type KeptFile = {
  readonly stamp: string
  /** The hash of its text, the size of a picture, or what is known of a file for download. */
  readonly text?: string
  readonly picture?: PictureSize
  readonly download?: Download
}

export type KeptFiles = {
  /** Does what `readFile` does; the text of a file that nobody has touched is read when somebody asks for it. */
  readonly readOne: ReadOne
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
export function keepFiles(file: string, version: string, fresh: boolean): KeptFiles {
  const kept = openRecords<KeptFile>(file, version, fresh)
  const files = new Map<string, KeptFile>()
  const readOne: ReadOne = (folder, name, found) => {
    const { path, stamp, changed } = found
    const one = kept.records.get(path)
    if (one?.stamp === stamp) {
      files.set(path, one)
      if (one.picture !== undefined) return { picture: one.picture }
      if (one.download !== undefined) return { download: one.download }
      return { text: () => readFile(folder, name, found).text ?? '' }
    }
    const mayChange = isRecent(changed, Date.now())
    const read = readFile(folder, name, found)
    const { picture, download, text = '' } = read
    // A file with a problem is read each time, and so is the list of addresses.
    if (read.problem === undefined && read.ledger === undefined) {
      const gave =
        picture !== undefined ? { picture } : download !== undefined ? { download } : null
      files.set(path, { stamp: mayChange ? '' : stamp, ...(gave ?? { text: hashOf(text) }) })
    }
    return read
  }
  return {
    readOne,
    hashOfText: (path) => files.get(path)?.text,
    save: () => kept.save(files),
  }
}
