// Reports values that only one entry can have but two have, because a file was copied and not changed completely.
import { collections } from '../../collections'
import type { AnyEntry } from '../../define-collection'
import { splitFileName } from '../../languages'
import { createProblem, type Problem } from '../../problems/problem'
import { getFieldPosition, type ParsedEntry } from '../../source/entry/parsed-entry'
import { removeSourceMarks } from '../../source/source-mark'
import { isSuccessor } from '../published-urls/redirects/left-pages'
import { describeCopiedValue } from './copied-value-problems'
import { areRelated, countBeginnings, countSharedWords, countWords } from './name-words'

/** Texts about one entry; shorter ones may well be the same. */
const TEXT_FIELDS = ['summary', 'description']
const MIN_LENGTH = 40
const OWN_FIELDS: readonly (readonly [collection: unknown, fields: readonly string[]])[] = [
  [collections.events, ['registrationUrl', 'alsoKnownAs', ...TEXT_FIELDS]],
  [collections.pages, ['videoUrl', ...TEXT_FIELDS]],
  [collections.team, ['image']],
  [collections.affiliates, ['url', 'image']],
  [collections.partnerCards, ['path', ...TEXT_FIELDS]],
]

type Copies = ReadonlyMap<ParsedEntry, { readonly other: ParsedEntry; readonly fields: string[] }>

export const checkCopiedValues = (
  entries: readonly ParsedEntry[],
  published: ReadonlySet<string>,
): Problem[] =>
  [...findCopiedValues(entries, published)].map(([copy, { other, fields }]) =>
    createProblem(
      describeCopiedValue(copy, fields, other, entries),
      getFieldPosition(copy, fields[0] ?? ''),
    ),
  )

/**
 * Returns the entries with copied values, and the fields of these as they are typed.
 * @param published the paths that the public site has had: an entry without one of them is the copy
 */
export function findCopiedValues(
  entries: readonly ParsedEntry[],
  published: ReadonlySet<string>,
): Copies {
  const groups = new Map<string, { field: string; value: string; owners: ParsedEntry[] }>()
  for (const parsed of entries)
    for (const [field, value] of getOwnValues(parsed)) {
      const { language } = splitFileName(parsed.entry.slug)
      const key = [parsed.collection.folder, language, field, value].join('\n')
      const group = groups.get(key)
      if (group) group.owners.push(parsed)
      else groups.set(key, { field, value, owners: [parsed] })
    }
  const copies = new Map<ParsedEntry, { other: ParsedEntry; fields: string[] }>()
  for (const { field, value, owners } of groups.values()) {
    const [first, second, another] = owners
    // What three entries have is shared on purpose.
    if (!first || !second || another || areRelated(first, second)) continue
    if (!isOwn(field, value, first.entry, second.entry)) continue
    if (isSuccessor(first.entry, second.entry)) continue
    const [copy, other] = sortByOrigin(first, second, value, published)
    const found = copies.get(copy) ?? { other, fields: [] }
    if (found.other === other)
      copies.set(copy, { other, fields: [...found.fields, toTyped(field)] })
  }
  return copies
}

function getOwnValues({ collection, entry }: ParsedEntry): (readonly [string, string])[] {
  if (entry.draft === true) return []
  const fields = OWN_FIELDS.find(([own]) => own === collection)?.[1] ?? TEXT_FIELDS
  return fields.flatMap((field) => {
    const typed: unknown = (entry as Readonly<Record<string, unknown>>)[field]
    // A single other name may belong to two.
    const value = Array.isArray(typed) && typed.length > 1 ? typed.join('\n') : typed
    if (typeof value !== 'string') return []
    const plain = removeSourceMarks(value)
    return TEXT_FIELDS.includes(field) && plain.length < MIN_LENGTH ? [] : [[field, plain] as const]
  })
}

/** Returns whether a value belongs to one entry only: a form for all events, or one video with the same title, does not. */
function isOwn(field: string, value: string, first: AnyEntry, second: AnyEntry): boolean {
  if (field === 'videoUrl') return first['videoTitle'] !== second['videoTitle']
  if (field !== 'registrationUrl') return true
  const end =
    value
      .split(/[/?=#]/)
      .filter(Boolean)
      .at(-1) ?? ''
  const isRandom = /(?=.*\d)(?=.*[a-z])[\w-]{5,}/i.test(end) || /[a-z][A-Z]/.test(end)
  return isRandom || countWords(first, value) > 0 || countWords(second, value) > 0
}

/** Returns the copy and the entry whose value it is. */
function sortByOrigin(
  first: ParsedEntry,
  second: ParsedEntry,
  value: string,
  published: ReadonlySet<string>,
): readonly [copy: ParsedEntry, other: ParsedEntry] {
  const isNew = ({ entry }: ParsedEntry) => !published.has(entry.pagePath ?? '')
  const [words = 0] = [countWords, countBeginnings, countSharedWords]
    .map((count) => count(first.entry, value) - count(second.entry, value))
    .filter((difference) => difference !== 0)
  const isOneNew = isNew(first) !== isNew(second)
  // One word may be in both by chance.
  const isFirstCopy = isOneNew && Math.abs(words) < 2 ? isNew(first) : words < 0
  return isFirstCopy ? [first, second] : [second, first]
}

const toTyped = (field: string) => field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
