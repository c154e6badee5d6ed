// Memoizes parsed entries: a file is parsed again only if its text or one of its dependencies has changed.
import type { EntryReader } from '../../model/source/entry/entry-reader'
import { parseEntry } from '../../model/source/entry/parse-entry'
import type { ParsedEntry } from '../../model/source/entry/parsed-entry'
import {
  areUpToDate,
  trackDependencies,
  type ParseDependencies,
} from '../cache/entries/parse-dependencies'

type MemoizedEntry = {
  readonly text: string
  readonly dependencies: ParseDependencies
  readonly parsed: ParsedEntry
}

/** Returns a reader that parses entries and keeps the results in memory. A build caches them on disk instead (generator/cache). */
export function memoizeEntries(): EntryReader {
  const memo = new Map<string, MemoizedEntry>()
  return (getText, id, context) => {
    const text = getText()
    const last = memo.get(id.file)
    if (last?.text === text && areUpToDate(last.dependencies, context)) return last.parsed
    const { trackedContext, getDependencies } = trackDependencies(context)
    const parsed = parseEntry(text, id, trackedContext)
    memo.set(id.file, { text, dependencies: getDependencies(), parsed })
    return parsed
  }
}
