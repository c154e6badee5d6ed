// One file as it was read, as plain data: whether it can still be used, and how it becomes an entry again.
import { createHash } from 'node:crypto'
import type { ReadContext } from '../content/field'
import type { AnyEntry } from '../content/kind'
import type { Body, Heading } from '../content/markdown/body'
import type { PictureSize } from '../content/pictures/read-picture'
import type { PictureSizes } from '../content/read-content'
import { readEntry, type ReadEntry } from '../content/read-entry'
import type { Reference } from '../content/reference'
import { keptBody } from './body-hash'

export type KeptEntry = {
  /** All that the entry depends on: the hash of its text, that of the names of outside links, and pictures by their names. */
  readonly text: string
  readonly links: string
  readonly pictures: Readonly<Record<string, PictureSize | null>>
  /** The entry without its body. */
  readonly values: Readonly<Record<string, unknown>>
  readonly headings: readonly Heading[]
  readonly references: readonly Omit<Reference, 'suggest'>[]
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
  const { pictures, asked } = watch(context.pictures)
  const read = readEntry(text, place, { ...context, pictures })
  if (read.problems.length > 0) return { read, kept: null }
  const { body, ...values } = read.entry
  const blocks = Buffer.from(JSON.stringify(body.blocks))
  const entry = {
    text: hashOf(text),
    links: linksOf(context),
    pictures: Object.fromEntries([...asked].map((name) => [name, context.pictures[name] ?? null])),
    values,
    headings: body.headings,
    references: read.references.map(({ suggest: _, ...reference }) => reference),
    blocks: hashOf(blocks),
  }
  return { read, kept: { entry, blocks } }
}

/** The same pictures, which remember the names of those that somebody asked for. */
function watch(pictures: PictureSizes) {
  const asked = new Set<string>()
  const remember = (name: string | symbol) => {
    if (typeof name === 'string') asked.add(name)
  }
  const watched = new Proxy(pictures, {
    get: (all, name) => {
      remember(name)
      return Reflect.get(all, name) as PictureSize | undefined
    },
    // What `Object.hasOwn` asks for.
    getOwnPropertyDescriptor: (all, name) => {
      remember(name)
      return Reflect.getOwnPropertyDescriptor(all, name)
    },
  })
  return { pictures: watched, asked }
}

/** Whether the same would be read again. */
export function isStillTrue(entry: KeptEntry, text: string, context: ReadContext): boolean {
  return (
    entry.text === hashOf(text) &&
    entry.links === linksOf(context) &&
    Object.entries(entry.pictures).every(
      ([name, size]) => JSON.stringify(context.pictures[name] ?? null) === JSON.stringify(size),
    )
  )
}

/**
 * What `readEntry` gave. What only a problem needs is read anew when there is one.
 * @param blocks the JSON of the body's blocks
 */
export function restoreEntry(
  { values, references, headings, blocks: hash }: KeptEntry,
  blocks: () => Uint8Array,
  ...[text, place, context]: Parameters<typeof readEntry>
): ReadEntry {
  let again: ReadEntry | null = null
  const whole = () => (again ??= readEntry(text, place, context))
  const read = () => JSON.parse(Buffer.from(blocks()).toString()) as Body['blocks']
  return {
    kind: place.kind,
    entry: { ...values, body: keptBody(headings, hash, read) } as AnyEntry,
    get typed() {
      return whole().typed
    },
    references: references.map((reference, index) => ({
      ...reference,
      suggest: (target) => whole().references[index]?.suggest(target) ?? null,
    })),
    problems: [],
  }
}

const hashOf = (data: string | Uint8Array) => createHash('sha256').update(data).digest('base64')

const linkHashes = new WeakMap<object, string>()

/** Computed once for each context, which all files share. */
function linksOf({ outsideLinks }: ReadContext): string {
  const hash = linkHashes.get(outsideLinks) ?? hashOf(JSON.stringify(outsideLinks))
  linkHashes.set(outsideLinks, hash)
  return hash
}
