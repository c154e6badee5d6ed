// What a slip looks like before and after: the lines in which the broken file and the one that was meant differ.
import type { ProblemCode } from '../../../model/problems/problem-codes'
import type { Mistake } from '../../../model/test-fixtures/mistakes/mistake'

export type MistakeExample = { readonly before: string; readonly after: string }

/** More of a line than this does not help anybody. */
const LONGEST_LINE = 90
const MOST_LINES = 6

/** What the file is like when its words are not the matter, and what to have in its place. */
const AFTERS: Partial<Record<ProblemCode, string>> = {
  'address-reserved': 'pages/pictures/slip.md',
  'download-cut-off': 'files/slip.pdf, uploaded again to its end',
  'download-file-name': 'files/our-slip-1.pdf',
  'download-kind': 'files/slip.pdf, saved as a PDF',
  'download-large': 'files/slip.pdf with smaller pictures',
  'download-locked': 'files/slip.pdf without a password',
  'download-program': 'files/slip.pdf, printed as a PDF',
  'address-lost':
    'The page is there again, or another one has redirect_from: with - /gone below it',
  'address-twice': 'pages/events/another-name.md',
  encoding: 'The same text, saved as UTF-8',
  'file-large': 'Several files, each below 128 KB',
  'file-misplaced': 'The file in the folder for its kind',
  'file-name': 'pages/slip-page.md',
  'file-name-device': 'pages/con-page.md',
  'file-name-long': 'pages/slip.md',
  'file-not-text': 'A new file slip.md with the words of the document',
  'file-unused': 'pages/slip.md',
  'id-twice': 'id: another-id',
  'image-cut-off': 'images/slip.jpg, uploaded again to its end',
  'image-ending': 'images/slip.png',
  'image-file-name': 'images/slip-photo.svg',
  'image-large': 'images/slip.jpg in a smaller size, such as 3 MB',
  'image-pixels': 'images/slip.png, 4000 dots wide at most',
  'image-layers': 'images/slip.jpg, saved again',
  'image-small': 'images/slip.jpg, 1600 dots wide',
  'image-unreadable': 'images/slip.png, saved again',
  'link-hidden': 'The text without the link, until /slip-plan is public',
  'photo-location': 'images/slip.jpg without its place',
  'redirect-twice': 'redirect_from in one of the two files only',
}

/** @param code what the checks say of the slip */
export function createExample(
  { path, name, file, meant }: Mistake,
  code: ProblemCode,
): MistakeExample {
  if (typeof file !== 'string' || meant === null) {
    return { before: `${path} (${name})`, after: AFTERS[code] ?? '' }
  }
  const [broken, whole] = differingLines(file.split('\n'), meant.split('\n'))
  return { before: shown(broken), after: shown(whole) }
}

/** The lines between what two texts have in common at their starts and ends, with a line around them when there are none. */
function differingLines(a: readonly string[], b: readonly string[]): [string[], string[]] {
  const shorter = Math.min(a.length, b.length)
  let start = 0
  while (start < shorter && a[start] === b[start]) start++
  let end = 0
  while (end < shorter - start && a.at(-1 - end) === b.at(-1 - end)) end++
  const isEmpty = start === a.length - end || start === b.length - end
  const from = isEmpty && start > 0 ? start - 1 : start
  const behind = isEmpty && start === 0 ? Math.max(0, end - 1) : end
  return [a.slice(from, a.length - behind), b.slice(from, b.length - behind)]
}

function shown(lines: readonly string[]): string {
  const cut = lines.map((line) => {
    const text = visible(line)
    return text.length > LONGEST_LINE ? `${text.slice(0, LONGEST_LINE)} …` : text
  })
  const some = cut.length > MOST_LINES ? [...cut.slice(0, MOST_LINES), '…'] : cut
  return some.every((line) => line === '') ? '(nothing)' : some.join('\n')
}

/** The text with names for signs that nobody can see, and which would do their mischief here too. */
function visible(line: string): string {
  return line
    .replace(/[^\P{C}\n\u200D]|[\u00A0\u2028\u2029\u3000]/gu, (sign) => {
      if (sign === '\t') return '[tab]'
      return `[U+${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}]`
    })
    .replace(/ $/, '[space]')
}
