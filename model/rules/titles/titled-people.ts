// The people of the staff and the board with their titles.
import { collections } from '../../collections'
import type { ParsedEntry } from '../../source/entry/parsed-entry'
import { removeSourceMarks } from '../../source/source-mark'

const PEOPLE: readonly unknown[] = [collections.team, collections.board]

export type TitledPerson = { readonly name: string; readonly title: string; readonly file: string }

/** Returns the person of an entry, or nothing if it is about something else. */
export function readPerson({ collection, entry }: ParsedEntry): TitledPerson[] {
  const { name, title, file } = entry
  return PEOPLE.includes(collection) && typeof name === 'string' && typeof title === 'string'
    ? [{ name: removeSourceMarks(name), title: removeSourceMarks(title), file }]
    : []
}
