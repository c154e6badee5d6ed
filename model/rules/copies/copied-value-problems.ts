// What is said of a value that two entries have.
import type { FileProblem } from '../../problems/problem'
import type { ParsedEntry } from '../../source/entry/parsed-entry'
import { findPageOfCard } from '../links/guesses/pages-of-cards'
import { countWords, getName } from './name-words'

/** @param fields the fields with the same values, as they are typed */
export function describeCopiedValue(
  copy: ParsedEntry,
  fields: readonly string[],
  other: ParsedEntry,
  entries: readonly ParsedEntry[],
): FileProblem {
  const path = copy.entry['path']
  const page =
    fields[0] === 'path' && typeof path === 'string'
      ? findPageOfCard(copy, 'path', path, entries)
      : null
  if (page !== null) return pathOfOther(copy, other, page)
  if (isOfOther(copy, fields, other)) return valueOfOther(copy, fields, other)
  return fitsOther(copy, fields, other)
    ? textOfOther(copy, fields, other)
    : copiedValue(copy, fields, other)
}

/** Texts that say what an entry is about. */
const TEXTS = ['summary', 'description']

/** Returns whether texts have words of the other's name, and fewer of the copy's. */
function fitsOther(copy: ParsedEntry, fields: readonly string[], other: ParsedEntry): boolean {
  const texts = fields.map((field) => copy.entry[field])
  const text = texts.filter((typed) => typeof typed === 'string').join(' ')
  return (
    fields.every((field) => TEXTS.includes(field)) &&
    countWords(other.entry, text) > countWords(copy.entry, text)
  )
}

const textOfOther = (
  { entry }: ParsedEntry,
  fields: readonly string[],
  other: ParsedEntry,
): FileProblem => ({
  code: 'value-copied',
  severity: 'warning',
  message:
    fields.length === 1
      ? `The ${fields.join()} here is that of "${getName(other.entry)}": it is the same as in ${other.entry.file}.`
      : `The ${fields.join(' and the ')} here are those of "${getName(other.entry)}": they are the same as in ${other.entry.file}.`,
  fix: `Write a ${fields.join(' and a ')} of "${getName(entry)}" here.`,
})

/** Describes a text that begins as that of another entry, and is still about it. */
export const describeBegunCopy = (
  { entry }: ParsedEntry,
  field: string,
  other: ParsedEntry,
): FileProblem => ({
  code: 'value-copied',
  severity: 'warning',
  message: `The ${field} here seems to be about "${getName(other.entry)}": it begins like the one in ${other.entry.file}.`,
  fix: `If it came along with a copy, write a ${field} of "${getName(entry)}" here. If it is right, there is nothing to do.`,
})

/** Returns whether the only value in common is an address that has words of the other's name, and none of the copy's. */
function isOfOther(copy: ParsedEntry, fields: readonly string[], other: ParsedEntry): boolean {
  const url = copy.entry['registrationUrl']
  if (fields.join() !== 'registration_url' || typeof url !== 'string') return false
  return countWords(copy.entry, url) === 0 && countWords(other.entry, url) > 0
}

/** Says whose value to write; an address leads to the form of an event. */
const adviseOnValue = (collection: string, fields: readonly string[], name: string): string =>
  fields.join() === 'registration_url'
    ? `Each ${collection} has its own form. Write the address of the form for "${name}" here.`
    : `Each ${collection} has its own. Write that of "${name}" here.`

const valueOfOther = (
  { collection, entry }: ParsedEntry,
  fields: readonly string[],
  other: ParsedEntry,
): FileProblem => ({
  code: 'value-copied',
  severity: 'warning',
  message: `This is the address of the form for "${getName(other.entry)}": it is the same as in ${other.entry.file}.`,
  fix: adviseOnValue(collection.name, fields, getName(entry)),
})

/** @param page the one that has the name of the file of the copy, and to which nothing leads */
const pathOfOther = ({ entry }: ParsedEntry, other: ParsedEntry, page: string): FileProblem => ({
  code: 'value-copied',
  severity: 'warning',
  message: `"${getName(entry)}" leads to the same page as "${getName(other.entry)}" in ${other.entry.file}. This file is called ${entry.slug}.md, and no card leads to ${page}.`,
  fix: `Write path: ${page}`,
})

const copiedValue = (
  { collection, entry }: ParsedEntry,
  fields: readonly string[],
  other: ParsedEntry,
): FileProblem => ({
  code: 'value-copied',
  severity: 'warning',
  message: `"${getName(entry)}" has the same ${fields.join(' and ')} as "${getName(other.entry)}" in ${other.entry.file}.`,
  fix: adviseOnCopy(collection.name, fields, [getName(entry), getName(other.entry)]),
})

/** Says what to write in place of a value that belongs to one of two entries. */
function adviseOnCopy(
  collection: string,
  fields: readonly string[],
  [name, other]: readonly [string, string],
): string {
  if (fields.join() === 'image')
    return `Each ${collection} has its own picture. If this one is that of ${other}, upload the one of ${name} to content/images, and write its file name here. If this one is right, change it in the other file.`
  if (fields.every((field) => TEXTS.includes(field)))
    return `Write a ${fields.join(' and a ')} of "${name}" here. Or, if the words fit this ${collection}, write new ones in the other file.`
  if (fields.join() === 'also_known_as')
    return `If these words came along with a copy, write those of "${name}" here. If people who search for them should find both, there is nothing to do.`
  return `Each ${collection} has its own. If this is that of "${other}", write that of "${name}" here. If not, change the other file.`
}
