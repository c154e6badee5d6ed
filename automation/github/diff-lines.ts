// The lines of a pull request beside which GitHub accepts a comment: those that its diff shows.
import { readPath } from './json'

/** Lines of the new file that one hunk of the diff shows, 1-based and inclusive. */
export type ShownLines = { readonly first: number; readonly last: number }

/** Returns the lines that the patch of a file shows. GitHub leaves out the patch of a large or binary file. */
export function parsePatch(patch: string): ShownLines[] {
  return [...patch.matchAll(/^@@ -\d+(?:,\d+)? \+(\d+)(?:,(\d+))? @@/gm)].flatMap(
    ([, from, count]) => {
      const first = Number(from)
      const length = Number(count ?? 1)
      return length === 0 ? [] : [{ first, last: first + length - 1 }]
    },
  )
}

/**
 * Returns the shown lines by file.
 * @param files the answer of `GET /pulls/N/files`
 */
export function readShownLines(
  files: readonly unknown[],
): ReadonlyMap<string, readonly ShownLines[]> {
  return new Map(
    files.flatMap((file) => {
      const [name, patch] = [readPath(file, 'filename'), readPath(file, 'patch')]
      return typeof name === 'string' && typeof patch === 'string'
        ? [[name, parsePatch(patch)]]
        : []
    }),
  )
}
