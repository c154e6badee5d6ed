// Remembers the entry that was made of each file, so that only those are parsed again for which something is different.
import type { ReadFile } from '../../model/load-site'
import { readEntry, type ReadEntry } from '../../model/source/parse-entry'
import { areStillTrue, watchReading, type Facts } from '../cache/entries/parse-dependencies'

type Known = { readonly text: string; readonly facts: Facts; readonly read: ReadEntry }

/** Gives what does the same as `readEntry`. A build keeps entries on disk instead (generator/cache). */
export function rememberEntries(): ReadFile {
  const known = new Map<string, Known>()
  return (textNow, place, context) => {
    const text = textNow()
    const one = known.get(place.file)
    if (one?.text === text && areStillTrue(one.facts, context)) return one.read
    const { watched, facts } = watchReading(context)
    const read = readEntry(text, place, watched)
    known.set(place.file, { text, facts: facts(), read })
    return read
  }
}
