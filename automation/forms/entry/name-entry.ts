// Names the file of a new entry after its title.
import type { Collection } from '../../../model/define-collection'
import { toFieldName } from '../../../model/schema/field'
import { normalizeFileName } from '../../../model/source/check-file-name'

/** Leaves room for the folder; nobody can read a longer address aloud. */
const MAX_LENGTH = 60

/**
 * Returns the file name without `.md`, in small letters, digits and hyphens; empty if the title has no letter of which one can
 * be made.
 */
export function createSlug(title: string): string {
  const slug = normalizeFileName(title.replaceAll('/', ' ').replace(/['’]/g, ''))
  if (slug.length <= MAX_LENGTH) return slug
  // Cut between words if there are several.
  return slug.slice(0, MAX_LENGTH).replace(/-[^-]*$/, '')
}

/** Returns an id, which has to fit into 40 characters, that is none of those taken. */
export function createId(slug: string, taken: readonly string[]): string {
  for (let number = 1; ; number++) {
    const suffix = number === 1 ? '' : `-${number}`
    const id = slug.slice(0, 40 - suffix.length).replace(/-+$/, '') + suffix
    if (!taken.includes(id)) return id
  }
}

/** Returns the field that a file of the collection is named after: its name, its title, or else its first field. */
export function getNameField({ fields }: Collection): string {
  const names = Object.keys(fields)
  return ['name', 'title'].find((name) => names.includes(name)) ?? toFieldName(names[0] ?? '')
}
