// Checks the names of content files, which become paths of the site and must work on every computer.
import { guessFileName, joinFileName, splitFileName } from '../languages'
import type { ProblemDetails } from '../problems/problem'
import type { ProblemCode } from '../problems/problem-codes'
import { removeDraftMarks } from './draft-marks'
import { removeTextEndings } from './text-endings'

const VALID_NAME = /^[a-z0-9]+(?:[-/][a-z0-9]+)*$/
/** Longer names are too long for some systems, and nobody can read such a path aloud. */
export const MAX_NAME_LENGTH = 100
/** Matches names that Windows reserves for devices, with any extension ("Naming Files, Paths, and Namespaces"). */
const DEVICE_NAME = /(?:^|\/)(?:con|prn|aux|nul|com[0-9]|lpt[0-9])(?:\/|$)/i

/**
 * Returns what is wrong with the name of a file in content/, or null.
 * @param typed its path below the collection's folder, without `.md`
 * @param canBeTranslated whether the name may end with a language
 */
export function checkFileName(typed: string, canBeTranslated = false): ProblemDetails | null {
  // A rule of its own says which files can be translated (model/rules/translations).
  const slug = splitFileName(typed).name
  if (DEVICE_NAME.test(slug)) {
    const name = slug.split('/').at(-1) ?? ''
    const folder = slug
      .split('/')
      .slice(0, -1)
      .find((part) => DEVICE_NAME.test(part))
    if (folder !== undefined)
      return {
        code: 'file-name-device',
        message: `Windows cannot open a folder that is called ${folder}.`,
        fix: `Press the pencil and change the name of the folder in the box to ${folder}-pages`,
      }
    return {
      code: 'file-name-device',
      message: `Windows cannot open a file that is called ${name}.`,
      fix: `Rename the file, for example to ${name}-page.md`,
    }
  }
  if (slug.length > MAX_NAME_LENGTH) return createLongNameProblem('file-name-long', 'file', slug)
  if (VALID_NAME.test(slug)) return null
  const corrected = correctFileName(typed, canBeTranslated)
  return {
    code: 'file-name',
    message: /^[a-z0-9/-]*-$/.test(typed)
      ? 'The name of a file cannot end with a hyphen.'
      : `The name of a file may have only ${describeNameLetters(typed)}.`,
    fix:
      corrected === typed
        ? 'Rename the file: small letters, digits and hyphens, for example walk-for-life.md'
        : `Press the pencil and change the name in the box to ${corrected.split('/').at(-1) ?? ''}.md`,
  }
}

/** Says which characters the name of a file may have, and that accents are none of them if the name has some. */
export const describeNameLetters = (typed: string): string =>
  `small letters${/[A-Za-zÀ-ỿ]/u.test(typed.replace(/[a-z]/gi, '')) ? ' (without accents)' : ''}, digits and hyphens`

/** Matches what Notion adds to the name of a file that it exports: a space and a number with letters. */
const EXPORT_ID = /[ _](?=[0-9a-f]*\d)(?=\d*[a-f])[0-9a-f]{16,32}(?=\.|$)/i

/** Returns the valid name that was probably meant, or the same name if it is valid or nothing is left of it. */
export function correctFileName(typed: string, canBeTranslated: boolean): string {
  if (VALID_NAME.test(splitFileName(typed).name)) return typed
  const plain = removeTextEndings(typed).replace(EXPORT_ID, '')
  const meant = canBeTranslated ? guessFileName(plain) : null
  const normalized = normalizeFileName(removeDraftMarks(meant?.name ?? plain))
  if (!VALID_NAME.test(normalized)) return typed
  return meant === null ? normalized : joinFileName(normalized, meant.language)
}

/** Creates the problem of a name with more than MAX_NAME_LENGTH characters. */
export const createLongNameProblem = (
  code: ProblemCode,
  fileType: 'file' | 'picture',
  name: string,
): ProblemDetails => ({
  code,
  message: `The name of the ${fileType} has ${name.length} characters.`,
  fix: `Give it a shorter name, of ${MAX_NAME_LENGTH} characters at most.`,
})

/** Reduces a name to lowercase letters, digits and hyphens: `Über uns` becomes `uber-uns`. */
export function normalizeFileName(slug: string): string {
  return removeTextEndings(slug)
    .normalize('NFKD')
    .replace(/[\p{M}'’‘]/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9/]+/g, '-')
    .replace(/^-+|-+$|-+(?=\/)|(?<=\/)-+/g, '')
}

/** Matches a name with two endings of a picture or a PDF, such as `poster.pdf.pdf` and `team.jpg.jpeg`. */
const TWO_ENDINGS = /^(.+?)(\.(?:pdf|jpe?g|png|svg|webp|avif))(\.(?:pdf|jpe?g|png|svg|webp|avif))$/i

/**
 * Returns what is wrong with a name that has a second ending, or null.
 * @param valid matches the names that such files may have
 */
export function describeSecondEnding(
  name: string,
  valid: RegExp,
): Pick<ProblemDetails, 'message' | 'fix'> | null {
  const [, stem = '', first = '', second = ''] = TWO_ENDINGS.exec(name) ?? []
  if (!valid.test(stem + second)) return null
  return {
    message: `This name ends with ${first === second ? `${first} twice` : `${first} and ${second}`}. Your computer may have added the second one.`,
    fix: `On your computer, name the file ${stem} without an ending, upload it again, and delete this one. Links to ${stem}${second} are right.`,
  }
}
