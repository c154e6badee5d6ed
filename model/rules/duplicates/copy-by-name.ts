// Knows the names of files that programs and people give to copies: sample-chapel-copy.md, sample-chapel-2.md, copy-of-sample-chapel.md.
import { normalizeFileName } from '../../source/check-file-name'
import type { ParsedEntry } from '../../source/entry/parsed-entry'

const MARK =
  /^(?:copy-of-|copia-de-|kopie-von-|copie-de-|new-|old-)(.+)$|^(.+?)(?:-(?:copy|copia|kopie|copie|old|new|final|draft|borrador|backup|bak|edited|updated|revised|nuevo|nueva|viejo|vieja|v?\d))+$/

/** Returns whether the name of a file is that of another file with the mark of a copy. */
export function isCopyByName({ entry }: ParsedEntry, other: ParsedEntry): boolean {
  const match = MARK.exec(normalizeFileName(entry.slug))
  return (match?.[1] ?? match?.[2]) === other.entry.slug
}
