// Finds the texts whose names do not end with .md, because they were saved under another type of file.
import type { ProblemDetails } from '../problems/problem'

/** Matches the endings that programs give to a text, and .md with a typo. They may follow each other. */
const ENDINGS =
  /(?:[.,](?:md|mdd|mdx|me|mf|ms|dm|nd|mkdn?|mdown|markdown|te?xt|docx?|odt|rtf|html?|pages))+$/i
/** Matches a name without a period, whose ending lost it. */
const LOST_PERIOD = /^((?:.*\/)?[^./]*[^./\s_-])[\s_-]*md$/i

/** Returns a name or a path without the endings of a text: `gala` for `gala.docx.md`. */
export const removeTextEndings = (typed: string): string => typed.replace(ENDINGS, '')

/** Returns whether a path may be that of a text whose name does not end with .md. */
export const hasOtherEnding = (path: string): boolean =>
  !path.endsWith('.md') && (ENDINGS.test(path) || /(?:^|\/)[^./]+(?:\.es)?$/i.test(path))

/** Returns whether a text begins with fields. */
export const startsWithFields = (text: string): boolean => /^\uFEFF?\s*-{3,}[ \t]*\r?\n/.test(text)

/** Returns the name that is typed on a path below the folder of a collection, as if it had its ending. */
export const removeEnding = (path: string): string =>
  path.endsWith('.md') ? path.slice(0, -'.md'.length) : path.replace(LOST_PERIOD, '$1')

/** The problem of a text whose name has another ending. */
export const wrongEnding = (name: string): ProblemDetails => ({
  code: 'file-unused',
  message: 'This file is not used, because .md is not at the end of its name.',
  fix: `Press the pencil and change the name in the box to ${name}.md`,
})

/**
 * The problem of a text with another ending, beside the file that it was saved from.
 * @param target the path of that file
 */
export const secondEnding = (target: string): ProblemDetails => ({
  code: 'file-unused',
  message: `This file is not used, because .md is not at the end of its name, and there is ${target} already.`,
  fix: 'Copy what is newer here into that file, and delete this one.',
})

/** Returns the texts with another ending that are beside the file that they were saved from. */
export function findSecondTexts(
  paths: readonly string[],
  unreadable: readonly string[],
): { path: string; original: string }[] {
  const seconds = paths.filter((path) => !path.endsWith('.md'))
  if (seconds.length === 0) return []
  const getKey = (path: string) =>
    removeEnding(removeTextEndings(path))
      .toLowerCase()
      .replace(/[^a-z0-9/]+/g, '-')
  const originals = new Map(
    [...paths, ...unreadable]
      .filter((path) => path.endsWith('.md'))
      .map((path) => [getKey(path), path]),
  )
  return seconds.flatMap((path) => {
    const original = originals.get(getKey(path))
    return original === undefined ? [] : [{ path, original }]
  })
}
