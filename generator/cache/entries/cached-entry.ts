// Converts parsed entries to plain data for the cache, decides whether they can be reused, and restores them.
import type { ParseContext } from '../../../model/schema/field'
import type { AnyEntry } from '../../../model/define-collection'
import type { FrontMatter } from '../../../model/front-matter/value'
import type { EntryReader } from '../../../model/source/entry/entry-reader'
import type { Body, BodySummary } from '../../../model/markdown/body'
import { parseEntry } from '../../../model/source/entry/parse-entry'
import { splitEntry } from '../../../model/source/entry/split-entry'
import type { ParsedEntry } from '../../../model/source/entry/parsed-entry'
import type { Reference } from '../../../model/links/reference'
import { createLazyBody, createLazyEntry } from './data-digest'
import { areUpToDate, trackDependencies, type ParseDependencies } from './parse-dependencies'
import { computeHash } from '../../../model/memoize/hash'

export type CachedEntry = ParseDependencies & {
  /** The hash of the file's text. The entry depends only on this text and on the `ParseDependencies`. */
  readonly textHash: string
  /** The entry without its body. */
  readonly values: Readonly<Record<string, unknown>>
  readonly summary: BodySummary
  /** The hash of the values and the summary. */
  readonly digest: string
  readonly references: readonly Reference[]
  readonly wordPairs: readonly string[]
  readonly linkWords: readonly string[]
  readonly topics: ParsedEntry['topics']
  /** The hash of the body's blocks, which are stored separately as JSON. */
  readonly blocksHash: string
}

/** A cached entry with the JSON of its body's blocks. */
export type EntryWithBlocks = { readonly entry: CachedEntry; readonly blocks: Uint8Array }

export type ParsedForCache = {
  readonly parsed: ParsedEntry
  /** Null for a file with a problem, which is parsed again in each build. */
  readonly cacheable: EntryWithBlocks | null
}

export function parseForCache(
  ...[text, id, context]: Parameters<typeof parseEntry>
): ParsedForCache {
  const { trackedContext, getDependencies } = trackDependencies(context)
  const parsed = parseEntry(text, id, trackedContext)
  if (parsed.problems.length > 0) return { parsed, cacheable: null }
  const { body, ...values } = parsed.entry
  const blocks = Buffer.from(JSON.stringify(body.blocks))
  const summary = { headings: body.headings, images: body.images }
  const entry = {
    textHash: computeHash(text),
    ...getDependencies(),
    values,
    summary,
    digest: computeHash(JSON.stringify([values, summary])),
    references: parsed.references.map(({ type, target, field, line, column, whole }) => {
      const reference = { type, target, field, line, column }
      return whole === undefined ? reference : { ...reference, whole }
    }),
    wordPairs: parsed.wordPairs,
    linkWords: parsed.linkWords,
    topics: parsed.topics,
    blocksHash: computeHash(blocks),
  }
  return { parsed, cacheable: { entry, blocks } }
}

/** @param textHash the hash of the file's current text */
export const isReusable = (entry: CachedEntry, textHash: string, context: ParseContext): boolean =>
  entry.textHash === textHash && areUpToDate(entry, context)

/** Returns the fields of a file without problems as they were typed. */
const readFrontMatter = (...[text, { collection }, context]: Parameters<typeof parseEntry>) =>
  splitEntry(text, collection, context, () => {}).split.frontMatter

/**
 * Restores what `parseEntry` returned. Only problems need the positions in the source; for them, the file is read again.
 * @param readBlocks returns the JSON of the body's blocks
 */
export function restoreEntry(
  { values, references, wordPairs, linkWords, topics, summary, digest, blocksHash }: CachedEntry,
  readBlocks: () => Uint8Array,
  ...[text, id, context]: Parameters<EntryReader>
): ParsedEntry {
  let parsed: ParsedEntry | null = null
  let frontMatter: FrontMatter | null = null
  const parseAgain = () => (parsed ??= parseEntry(text(), id, context))
  const getBlocks = () => {
    const bytes = readBlocks()
    // If the stored blocks are damaged, the file is parsed again.
    if (computeHash(bytes) !== blocksHash) return parseAgain().entry.body.blocks
    return JSON.parse(Buffer.from(bytes).toString()) as Body['blocks']
  }
  const bodyId = `${id.file} ${blocksHash}`
  // Spread last so that all entries share one hidden class in V8; this halves the time of the checks.
  const entry = { body: createLazyBody(summary, bodyId, getBlocks), ...values } as AnyEntry
  return {
    collection: id.collection,
    entry: createLazyEntry(entry, bodyId, digest),
    references,
    wordPairs,
    linkWords,
    topics,
    problems: [],
    getSource: () => ({
      get frontMatter() {
        return (frontMatter ??= readFrontMatter(text(), id, context))
      },
      get references() {
        return parseAgain().getSource().references
      },
    }),
  }
}
