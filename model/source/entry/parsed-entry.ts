// A parsed file: its entry, its references and its problems.
import type { AnyEntry, Collection } from '../../define-collection'
import { findClosingLine, type FrontMatter } from '../../front-matter/value'
import type { EditableReference, Reference } from '../../links/reference'
import { EMPTY_BODY } from '../../markdown/body'
import type { Problem } from '../../problems/problem'
import type { TextTopic } from '../../text/text-topics'

export type ParsedEntry = {
  readonly collection: Collection
  readonly entry: AnyEntry
  readonly references: readonly Reference[]
  /** Pairs of capitalized words of the file, which may be the names of people: "Samuel Prewitt". A cached entry has them without its text. */
  readonly wordPairs: readonly string[]
  /** The words of links to pages that may be the title of one: "Why Fathers Matter". A cached entry has them without its text. */
  readonly linkWords: readonly string[]
  /** What the file may be about. A cached entry has it without its text. */
  readonly topics: readonly TextTopic[]
  readonly problems: readonly Problem[]
  /** Returns what only a problem needs; a cached entry has to parse its file for it. */
  readonly getSource: () => EntrySource
}

/** The file as it was typed, for checks that report the line of a field or suggest an edit of a reference. */
export type EntrySource = {
  readonly frontMatter: FrontMatter
  /** The references of the entry, in the same order. */
  readonly references: readonly EditableReference[]
}

/** Identifies the entry that a file contains. */
export type EntryId = {
  readonly collection: Collection
  /** The path of the file in problems: `content/events/gala.md`. */
  readonly file: string
  /** The file's name without `.md`; for pages, with their folders. */
  readonly slug: string
}

/** Returns the position of a field's value in its file, or where the field would be added, for a problem that only the whole site reveals. */
export function getFieldPosition({ entry, getSource }: ParsedEntry, field: string) {
  const { frontMatter } = getSource()
  const { line, column } = frontMatter.get(field) ?? {
    line: findClosingLine(frontMatter),
    column: 1,
  }
  return { file: entry.file, field, line, column }
}

/**
 * Creates an empty entry for a file that could not be read, which has been reported already. It has a path, so that links to it
 * are not reported as well.
 */
export function createUnreadableEntry({ collection, file, slug }: EntryId): ParsedEntry {
  const entry = { slug, file, pagePath: collection.getPagePath(slug), body: EMPTY_BODY } as AnyEntry
  const source = { frontMatter: new Map(), references: [] }
  return {
    collection,
    entry,
    references: [],
    wordPairs: [],
    linkWords: [],
    topics: [],
    problems: [],
    getSource: () => source,
  }
}
