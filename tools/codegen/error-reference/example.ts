// Creates the example of a mistake: the lines that differ between the broken file and the intended one.
import type { ProblemCode } from '../../../model/problems/problem-codes'
import type { Mistake } from '../../../model/test-fixtures/mistakes/mistake'

export type MistakeExample = { readonly before: string; readonly after: string }

/** In characters. */
const MAX_LINE_LENGTH = 90
const MAX_LINES = 6

/** What to do instead, for mistakes that are not in the text of a file. */
const CORRECTIONS: Partial<Record<ProblemCode, string>> = {
  'address-reserved': 'pages/pictures/sample.md',
  'download-cut-off': 'files/sample.pdf, uploaded again to its end',
  'download-file-name': 'files/our-sample-1.pdf',
  'download-kind': 'files/sample.pdf, saved as a PDF',
  'download-large': 'files/sample.pdf with smaller pictures',
  'download-locked': 'files/sample.pdf without a password',
  'download-program': 'files/sample.pdf, printed as a PDF',
  'address-lost':
    'The page is there again, or another one has redirect_from: with - /gone below it',
  'address-twice': 'pages/events/another-name.md',
  encoding: 'The same text, saved as UTF-8',
  'file-copy': 'pages/bikes.md',
  'file-large': 'Several files, each below 128 KB',
  'file-misplaced': 'The file in the folder for its kind',
  'file-name': 'pages/sample-page.md',
  'file-name-example': 'events/walk-for-life.md',
  'file-name-device': 'pages/con-page.md',
  'file-name-long': 'pages/sample.md',
  'file-not-text': 'A new file sample.md with the words of the document',
  'file-unused': 'pages/sample.md',
  'id-twice': 'id: another-id',
  'image-cut-off': 'images/sample.jpg, uploaded again to its end',
  'image-ending': 'images/sample.png',
  'image-file-name': 'images/sample-photo.svg',
  'image-large': 'images/sample.jpg in a smaller size, such as 3 MB',
  'image-pixels': 'images/sample.png, 4000 dots wide at most',
  'image-layers': 'images/sample.jpg, saved again',
  'image-screen': 'images/sample.png, cut to the photo alone',
  'image-small': 'images/sample.jpg, 1600 dots wide',
  'image-unreadable': 'images/sample.png, saved again',
  'link-hidden': 'The text without the link, until /sample-plan is public',
  'photo-location': 'images/sample.jpg without its location',
  'translation-hidden': 'draft: true',
  'translation-english': 'The same words in Spanish',
  'translation-outdated': 'The Spanish text says it too, and translated_from is new',
  'translation-part': 'The same part in both languages',
  'translation-value': 'The same number, amount, hour and day in both languages',
  'translation-name': 'pages/park-u.es.md',
  'value-copied': 'description: Words about this topic only',
  'translation-twice': 'translation_of: /park-l in one of the two files only',
  'settings-file': 'content/site.md',
  'redirect-twice': 'redirect_from in one of the two files only',
}

/** @param code the problem that the mistake causes */
export function createExample(
  { path, name, content, validContent }: Mistake,
  code: ProblemCode,
): MistakeExample {
  if (typeof content !== 'string' || validContent === null) {
    return { before: `${path} (${name})`, after: CORRECTIONS[code] ?? '' }
  }
  const [broken, intended] = findDifferingLines(content.split('\n'), validContent.split('\n'))
  return { before: formatLines(broken), after: formatLines(intended) }
}

/**
 * Returns the lines of both texts without their common start and end. If that leaves no lines of one of them, it includes a
 * common line before or after.
 */
function findDifferingLines(a: readonly string[], b: readonly string[]): [string[], string[]] {
  const shorter = Math.min(a.length, b.length)
  let start = 0
  while (start < shorter && a[start] === b[start]) start++
  let end = 0
  while (end < shorter - start && a.at(-1 - end) === b.at(-1 - end)) end++
  const isEmpty = start === a.length - end || start === b.length - end
  const from = isEmpty && start > 0 ? start - 1 : start
  const trailing = isEmpty && start === 0 ? Math.max(0, end - 1) : end
  return [a.slice(from, a.length - trailing), b.slice(from, b.length - trailing)]
}

function formatLines(lines: readonly string[]): string {
  const shortened = lines.map((line) => {
    const text = showInvisible(line)
    return text.length > MAX_LINE_LENGTH ? `${text.slice(0, MAX_LINE_LENGTH)} …` : text
  })
  const excerpt = shortened.length > MAX_LINES ? [...shortened.slice(0, MAX_LINES), '…'] : shortened
  return excerpt.every((line) => line === '') ? '(nothing)' : excerpt.join('\n')
}

/** Replaces invisible characters, which would also do harm in the guide, by their names. */
function showInvisible(line: string): string {
  return line
    .replace(/[^\P{C}\n\u200D]|[\u00A0\u2028\u2029\u3000]/gu, (character) => {
      if (character === '\t') return '[tab]'
      return `[U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}]`
    })
    .replace(/ $/, '[space]')
}
