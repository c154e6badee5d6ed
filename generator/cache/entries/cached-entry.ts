// One file as it was read, as plain data: whether it can still be used, and how it becomes an entry again.
import type { ReadContext } from '../../../model/schema/field'
import type { AnyEntry } from '../../../model/define-collection'
import type { ReadFile } from '../../../model/load-site'
import type { Body, Outline } from '../../../model/markdown/body'
import { readEntry, type ReadEntry } from '../../../model/source/parse-entry'
import type { Reference } from '../../../model/links/reference'
import { keptBody, keptEntry } from './data-digest'
import { areStillTrue, watchReading, type Facts } from './parse-dependencies'
import { hashOf } from '../../../model/hash'

export type KeptEntry = Facts & {
  /** The hash of its text, which is all that the entry depends on beside the facts. */
  readonly text: string
  /** The entry without its body. */
  readonly values: Readonly<Record<string, unknown>>
  readonly outline: Outline
  /** The hash of the values and the outline. */
  readonly known: string
  readonly references: readonly Reference[]
  /** The hash of the blocks, which are kept beside this as JSON. */
  readonly blocks: string
}

export type WithBlocks = { readonly entry: KeptEntry; readonly blocks: Uint8Array }

export type ReadAndKept = {
  readonly read: ReadEntry
  /** Null for a file with a problem: it is read anew each time. */
  readonly kept: WithBlocks | null
}

export function readAndKeep(...[text, place, context]: Parameters<typeof readEntry>): ReadAndKept {
  const { watched, facts } = watchReading(context)
  const read = readEntry(text, place, watched)
  if (read.problems.length > 0) return { read, kept: null }
  const { body, ...values } = read.entry
  const blocks = Buffer.from(JSON.stringify(body.blocks))
  const outline = { headings: body.headings, pictures: body.pictures }
  const entry = {
    text: hashOf(text),
    ...facts(),
    values,
    outline,
    known: hashOf(JSON.stringify([values, outline])),
    references: read.references.map(({ role, target, field, line, column }) => {
      return { role, target, field, line, column }
    }),
    blocks: hashOf(blocks),
  }
  return { read, kept: { entry, blocks } }
}

/** @param text the hash of the text that would be read */
export const isStillTrue = (entry: KeptEntry, text: string, context: ReadContext): boolean =>
  entry.text === text && areStillTrue(entry, context)

/**
 * What `readEntry` gave. What only a problem needs is read anew when there is one.
 * @param blocks the JSON of the body's blocks
 */
export function restoreEntry(
  { values, references, outline, known, blocks: hash }: KeptEntry,
  blocks: () => Uint8Array,
  ...[text, place, context]: Parameters<ReadFile>
): ReadEntry {
  let again: ReadEntry | null = null
  const whole = () => (again ??= readEntry(text(), place, context))
  const read = () => {
    const bytes = blocks()
    // What is damaged is read anew.
    if (hashOf(bytes) !== hash) return whole().entry.body.blocks
    return JSON.parse(Buffer.from(bytes).toString()) as Body['blocks']
  }
  const name = `${place.file} ${hash}`
  // What is spread stands last: so V8 knows all entries by one shape, not each by its own, which halves the time of the checks.
  const entry = { body: keptBody(outline, name, read), ...values } as AnyEntry
  return {
    kind: place.kind,
    entry: keptEntry(entry, name, known),
    references,
    problems: [],
    typed: () => whole().typed(),
  }
}
