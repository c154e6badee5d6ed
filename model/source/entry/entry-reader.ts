// What parses a file for the site, with or without a cache.
import type { ParseContext } from '../../schema/field'
import { parseEntry } from './parse-entry'
import type { EntryId, ParsedEntry } from './parsed-entry'

/** Returns what `parseEntry` returns, but calls `text` only if it needs the text. */
export type EntryReader = (text: () => string, id: EntryId, context: ParseContext) => ParsedEntry

export const readUncached: EntryReader = (text, id, context) => parseEntry(text(), id, context)
