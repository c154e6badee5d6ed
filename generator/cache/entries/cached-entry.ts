// One file as it was read, as plain data: whether it can still be used, and how it becomes an entry again.
import type { ParseContext } from '../../../model/schema/field'
import type { AnyEntry } from '../../../model/define-collection'
import type { EntryReader } from '../../../model/load-site'
import type { Body, BodySummary } from '../../../model/markdown/body'
import { parseEntry, type ParsedEntry } from '../../../model/source/parse-entry'
import type { Reference } from '../../../model/links/reference'
import { createLazyBody, createLazyEntry } from './data-digest'
import { areUpToDate, trackDependencies, type ParseDependencies } from './parse-dependencies'
import { computeHash } from '../../../model/hash'

export type CachedEntry = ParseDependencies & {
  /** The hash of its text, which is all that the entry depends on beside the facts. */
  readonly text: string
  /** The entry without its body. */
  readonly values: Readonly<Record<string, unknown>>
  readonly outline: BodySummary
  /** The hash of the values and the outline. */
  readonly known: string
  readonly references: readonly Reference[]
  /** The hash of the blocks, which are kept beside this as JSON. */
  readonly blocks: string
}

export type WithBlocks = { readonly entry: CachedEntry; readonly blocks: Uint8Array }

export type ParsedForCache = {
  readonly read: ParsedEntry
  /** Null for a file with a problem: it is read anew each time. */
  readonly kept: WithBlocks | null
}

export function parseForCache(
  ...[text, place, context]: Parameters<typeof parseEntry>
): ParsedForCache {
  const { watched, facts } = trackDependencies(context)
  const read = parseEntry(text, place, watched)
  if (read.problems.length > 0) return { read, kept: null }
  const { body, ...values } = read.entry
  const blocks = Buffer.from(JSON.stringify(body.blocks))
  const outline = { headings: body.headings, images: body.images }
  const entry = {
    text: computeHash(text),
    ...facts(),
    values,
    outline,
    known: computeHash(JSON.stringify([values, outline])),
    references: read.references.map(({ role, target, field, line, column }) => {
      return { role, target, field, line, column }
    }),
    blocks: computeHash(blocks),
  }
  return { read, kept: { entry, blocks } }
}

/** @param text the hash of the text that would be read */
export const isFresh = (entry: CachedEntry, text: string, context: ParseContext): boolean =>
  entry.text === text && areUpToDate(entry, context)

/**
 * What `readEntry` gave. What only a problem needs is read anew when there is one.
 * @param blocks the JSON of the body's blocks
 */
export function restoreEntry(
  { values, references, outline, known, blocks: hash }: CachedEntry,
  blocks: () => Uint8Array,
  ...[text, place, context]: Parameters<EntryReader>
): ParsedEntry {
  let again: ParsedEntry | null = null
  const whole = () => (again ??= parseEntry(text(), place, context))
  const read = () => {
    const bytes = blocks()
    // What is damaged is read anew.
    if (computeHash(bytes) !== hash) return whole().entry.body.blocks
    return JSON.parse(Buffer.from(bytes).toString()) as Body['blocks']
  }
  const name = `${place.file} ${hash}`
  // What is spread stands last: so V8 knows all entries by one shape, not each by its own, which halves the time of the checks.
  const entry = { body: createLazyBody(outline, name, read), ...values } as AnyEntry
  return {
    collection: place.collection,
    entry: createLazyEntry(entry, name, known),
    references,
    problems: [],
    typed: () => whole().typed(),
  }
}
