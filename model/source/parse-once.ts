// Parses files once, where the site is loaded many times and only other files change.
import type { EntryReader } from '../source/entry/entry-reader'
import { parseEntry } from './entry/parse-entry'
import type { ParsedEntry } from './entry/parsed-entry'

/**
 * @param isChanging whether a file such as `content/events/a.md` has to be parsed each time
 * @param parsedEntries the entries of the other files by file; readers with different `isChanging` can share it
 */
export function createReader(
  isChanging: (file: string) => boolean,
  parsedEntries = new Map<string, ParsedEntry>(),
): EntryReader {
  return (text, id, context) => {
    if (isChanging(id.file)) return parseEntry(text(), id, context)
    const entry = parsedEntries.get(id.file) ?? parseEntry(text(), id, context)
    parsedEntries.set(id.file, entry)
    return entry
  }
}
