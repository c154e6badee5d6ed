// The names of content files: they become addresses, and they must work on every computer.
import type { ProblemDetails } from '../problems/problem'
import type { ProblemCode } from '../problems/problem-codes'

const PLAIN = /^[a-z0-9]+(?:[-/][a-z0-9]+)*$/
/** Longer names do not fit everywhere, and nobody can read the address aloud. */
export const MAX_NAME_LENGTH = 100
/** Names that Windows keeps for its devices, with any ending ("Naming Files, Paths, and Namespaces"). */
const DEVICE = /(?:^|\/)(?:con|prn|aux|nul|com[0-9]|lpt[0-9])(?:\/|$)/i

/**
 * What is wrong with the name of a file in content/, or null.
 * @param slug its path below the kind's folder, without `.md`
 */
export function checkFileName(slug: string): ProblemDetails | null {
  if (DEVICE.test(slug)) {
    const name = slug.split('/').at(-1) ?? ''
    return {
      code: 'file-name-device',
      message: `Windows cannot open a file that is called ${name}.`,
      fix: `Rename the file, for example to ${name}-page.md`,
    }
  }
  if (slug.length > MAX_NAME_LENGTH) return createLongNameProblem('file-name-long', 'file', slug)
  if (PLAIN.test(slug)) return null
  const plain = normalizeFileName(slug)
  return {
    code: 'file-name',
    message: 'The name of a file may only hold small letters, digits and hyphens.',
    fix: PLAIN.test(plain)
      ? `Press the pencil and change the name in the box to ${plain.split('/').at(-1) ?? ''}.md`
      : 'Rename the file: small letters, digits and hyphens, for example walk-for-life.md',
  }
}

/** The finding for a name of more than LONGEST_NAME characters. */
export const createLongNameProblem = (
  code: ProblemCode,
  what: 'file' | 'picture',
  name: string,
): ProblemDetails => ({
  code,
  message: `The name of the ${what} has ${name.length} characters.`,
  fix: `Give it a shorter name, of ${MAX_NAME_LENGTH} characters at most.`,
})

/** Small letters, digits and hyphens: `Über uns` is `uber-uns`. */
export function normalizeFileName(slug: string): string {
  return slug
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/\.(?:md|txt|markdown)$/, '')
    .replace(/[^a-z0-9/]+/g, '-')
    .replace(/^-+|-+$|-+(?=\/)|(?<=\/)-+/g, '')
}
