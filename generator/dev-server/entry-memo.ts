// Remembers the entry that was made of each file, so that only those are parsed again for which something is different.
import type { EntryReader } from '../../model/load-site'
import { parseEntry, type ParsedEntry } from '../../model/source/parse-entry'
import {
  areUpToDate,
  trackDependencies,
  type ParseDependencies,
} from '../cache/entries/parse-dependencies'

type MemoizedEntry = {
  readonly text: string
  readonly facts: ParseDependencies
  readonly read: ParsedEntry
}

/** Gives what does the same as `readEntry`. A build keeps entries on disk instead (generator/cache). */
export function memoizeEntries(): EntryReader {
  const known = new Map<string, MemoizedEntry>()
  return (textNow, place, context) => {
    const text = textNow()
    const one = known.get(place.file)
    if (one?.text === text && areUpToDate(one.facts, context)) return one.read
    const { watched, facts } = trackDependencies(context)
    const read = parseEntry(text, place, watched)
    known.set(place.file, { text, facts: facts(), read })
    return read
  }
}
