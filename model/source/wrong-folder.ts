// Finds files in the wrong folder: their fields are those of another kind of entry.
import { collections } from '../collections'
import type { Collection } from '../define-collection'
import type { LocatedProblem, ProblemDetails } from '../problems/problem'
import { getFieldsByName } from '../schema/field'
import { findMeantFields } from '../schema/names/field-synonyms'
import { canBeTranslated } from '../translations/translated-collections'
import { correctFileName } from './check-file-name'
import { describeWay } from './describe-move'
import { removeEnding } from './text-endings'

const OTHERS = Object.values(collections) as unknown[] as Collection[]
const NAME = /^([a-z_]+):(?= |$)/
/** A file fits another kind for sure if it fits its own so much worse. */
const MIN_MISFIT = 2
const MIN_DIFFERENCE = 3

/**
 * Returns the problem of a file whose fields and text fit exactly one other kind of entry, or null.
 * @param file its path with the content folder
 */
export function findWrongFolder(
  text: string,
  collection: Collection,
  slug: string,
  file: string,
): LocatedProblem | null {
  const typed = readEntry(text)
  if (typed === null || !OTHERS.includes(collection)) return null
  const own = countMisfits(
    typed,
    collection,
    (name) => findMeantFields(collection.fields, name).length > 0,
  )
  if (own < MIN_MISFIT) return null
  const [first, second] = OTHERS.filter((other) => other !== collection)
    .map((other) => ({ other, misfits: countMisfits(typed, other) }))
    .sort((a, b) => a.misfits - b.misfits)
  if (!first || first.misfits === second?.misfits) return null
  const isCertain =
    first.misfits === 0 || (first.misfits === 1 && own - first.misfits >= MIN_DIFFERENCE)
  return isCertain ? wrongFolder(text, collection, first.other, slug, file) : null
}

/** Returns advice for a text that its kind of entry does not show, if the rest fits one other kind that has a text; else null. */
export function adviseOnUnshownText(text: string, slug: string): string | null {
  const typed = readEntry(text)
  if (typed === null) return null
  const [first, second] = OTHERS.filter(({ body }) => body !== 'none')
    .map((other) => ({ other, misfits: countMisfits(typed, other) }))
    .sort((a, b) => a.misfits - b.misfits)
  if (!first || first.misfits > 1 || first.misfits === second?.misfits) return null
  const { name, folder, fields } = first.other
  const known = getFieldsByName(fields)
  const [unknown] = [...typed.names].filter((typedName) => !known.has(typedName))
  // A field is missing there, so that the file may as well be what its folder says.
  if (first.misfits === 1 && unknown === undefined) return null
  const names = slug.split('/')
  const isPerson = first.other === (collections.team as unknown)
  const kind = isPerson ? 'this person is on the staff' : `it is ${addArticle(name)}`
  const other = `If ${kind}, move the file to content/${folder}/${names.at(-1) ?? ''}.md. ${describeMove(names.length, folder)}`
  return unknown === undefined
    ? `${other} If not, delete the words, or move them into a field.`
    : `${isPerson ? 'If this person is only on the board, delete the words' : 'Delete the words, or move them into a field'}. ${other} Then delete the line ${unknown}:`
}

/**
 * Returns advice for a text below the fields of a card that leads to a page of ours; null for another one.
 * @param path where the card leads
 */
export function adviseOnCardText(path: unknown): string | null {
  if (typeof path !== 'string' || !/^\/[a-z0-9/-]+$/.test(path)) return null
  const slug = path.slice(path.lastIndexOf('/') + 1)
  const { folder } = OTHERS.find((other) => other.getPagePath(slug) === path) ?? { folder: 'pages' }
  const name = folder === 'pages' ? path.slice(1) : slug
  return `This is only the card. Move these words to the page that it leads to, content/${folder}/${name}.md`
}

/** Matches the day with which other programs begin the name of a post. */
const DAY_BEFORE_NAME = /^\d{4}-\d\d-\d\d-(?=\w)/

/** Where a file in no folder for entries belongs. */
export type FoundFolder = {
  readonly collection: Collection
  readonly slug: string
  readonly problem: ProblemDetails
}

/**
 * Returns where a file in no folder for entries belongs if its fields are those of exactly one kind, or null.
 * @param path the path below the content folder
 */
export function findMissingFolder(text: string, path: string): FoundFolder | null {
  const typed = readEntry(text)
  if (typed === null) return null
  const [first, second] = OTHERS.map((other) => ({
    other,
    misfits: countMisfits(typed, other),
  })).sort((a, b) => a.misfits - b.misfits)
  if (first?.misfits !== 0 || second?.misfits === 0) return null
  const { name, folder } = first.other
  const folders = path.split('/')
  const fileName = removeEnding((folders.pop() ?? '').replace(DAY_BEFORE_NAME, ''))
  const slug = correctFileName(fileName, canBeTranslated(first.other))
  const problem: ProblemDetails = {
    code: 'file-misplaced',
    message: `The file is in a folder where it would not be shown. Its fields are those of ${addArticle(name)}.`,
    fix: `Move it to content/${folder}/${slug}.md. ${describeMove(folders.length, folder)}`,
  }
  return { collection: first.other, slug, problem }
}

const addArticle = (name: string): string => `${/^[aeiou]/.test(name) ? 'an' : 'a'} ${name}`

/** @param depth how many folders the file is in, below the content folder */
const describeMove = (depth: number, folder: string): string =>
  describeWay(`${'../'.repeat(depth)}${folder}/`)

type TypedEntry = { readonly names: ReadonlySet<string>; readonly hasBody: boolean }

/** Reads the names of the fields as they were typed; returns null without fences. */
function readEntry(text: string): TypedEntry | null {
  const lines = text.split(/\r?\n/)
  const end = lines.indexOf('---', 1)
  if (lines[0] !== '---' || end === -1) return null
  const names = lines.slice(1, end).flatMap((line) => NAME.exec(line)?.[1] ?? [])
  return { names: new Set(names), hasBody: lines.slice(end + 1).some((line) => line.trim() !== '') }
}

/** Counts the fields that a kind of entry does not have or that are missing, and a text that is missing or not shown. */
function countMisfits(
  { names, hasBody }: TypedEntry,
  { fields, body }: Collection,
  isSynonym: (name: string) => boolean = () => false,
): number {
  const known = getFieldsByName(fields)
  const unknown = [...names].filter((name) => !known.has(name) && !isSynonym(name))
  const missing = [...known].filter(([name, { required }]) => required && !names.has(name))
  const isBodyWrong = hasBody ? body === 'none' : body === 'required'
  return unknown.length + missing.length + (isBodyWrong ? 1 : 0)
}

/** In characters: words below the fields that are no longer may say where a member of the board works. */
const MAX_ORGANIZATION = 60

/** Returns what to write if a file with the fields of the staff is about a member of the board. */
function adviseOnBoard(text: string): string {
  const words =
    text
      .split(/\r?\n---\r?\n/)
      .at(-1)
      ?.trim() ?? ''
  const isShort = words.length <= MAX_ORGANIZATION && !words.includes('\n')
  const line = isShort
    ? `organization: ${words.replace(/\.$/, '')}`
    : 'organization: and where this person works'
  return `If this person is on the board, add the line ${line} to the fields, and delete the words below them. If this person is on the staff, move the file to`
}

function wrongFolder(
  text: string,
  own: Collection,
  other: Collection,
  slug: string,
  file: string,
): LocatedProblem {
  const name = slug.split('/').at(-1) ?? ''
  // The name of a folder may have been left out of the name of the entry.
  const depth = file.split('/').length - 2
  const isPerson = own === (collections.board as unknown) && other === (collections.team as unknown)
  // The pages to which the partner cards lead have a folder of their own.
  const isPartnerPage =
    own === (collections.partnerCards as unknown) && other === (collections.pages as unknown)
  const folder = isPartnerPage ? `${other.folder}/${own.folder}` : other.folder
  return {
    code: 'file-misplaced',
    message: `This file is in content/${own.folder}, but its fields are those of ${addArticle(other.name)}.`,
    fix: `${isPerson ? adviseOnBoard(text) : 'Move it to'} content/${folder}/${name}.md. ${describeMove(depth, folder)}`,
    line: 1,
    column: 1,
  }
}
