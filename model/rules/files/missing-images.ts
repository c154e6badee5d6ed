// Describes a picture that is not there, and finds the one that may have been meant.
import { IMAGE_NAME, normalizeImageName } from '../../images/image-name'
import { findClosestMatch, findUnambiguousMatch } from '../../problems/closest-match'
import type { ProblemDetails } from '../../problems/problem'
import { BRING_BACK } from './bring-back'
import { haveSameWords } from './renamed-images'

/** Matches the path of a file on a computer with Windows, macOS or Linux. */
const ON_COMPUTER = /^(?:[a-z]:[\\/]|file:|~\/|\/(?:Users|home)\/)/i

/** Returns the only picture that, like the missing one, ends with the name of the file that shows it. */
function findOwnImage(missing: string, names: readonly string[], slug: string): string | null {
  const ending = /-[a-z0-9]+\.[a-z]+$/.exec(missing)?.[0]
  if (ending === undefined || !`-${slug}.`.endsWith(ending.replace(/[a-z]+$/, ''))) return null
  const [name, another] = names.filter((candidate) => candidate.endsWith(ending))
  return another === undefined ? (name ?? null) : null
}

function adviseOnMissing(name: string, names: readonly string[], unused: string | null): string {
  const [start = ''] = name.split('-')
  const example = names.find((other) => other.startsWith(start)) ?? names[0]
  const upload =
    unused !== null
      ? `If you mean ${unused}, which no page shows, write that. If not, upload ${name} to content/images.`
      : example === undefined
        ? `Upload ${name} to content/images.`
        : `Upload ${name} to content/images, or write the name of one that is there, such as ${example}.`
  return `${upload} ${BRING_BACK}`
}

/**
 * @param slug the name of the file that shows the picture, without `.md`
 * @param unused the picture that may have been meant, because nothing shows it
 */
export function imageNotFound(
  typed: string,
  names: readonly string[],
  slug: string,
  unused: string | null,
): ProblemDetails {
  const normalized = normalizeImageName(typed)
  const name = IMAGE_NAME.test(normalized) ? normalized : typed
  const reordered = unused !== null && haveSameWords(unused, normalized) ? unused : null
  const own = reordered ?? findOwnImage(normalized, names, slug)
  const closest = own ?? findClosestMatch(normalized, names)
  const match = own ?? findUnambiguousMatch(normalized, names)
  if (closest === null && name !== typed && ON_COMPUTER.test(typed))
    return {
      code: 'image-missing',
      message: 'This is the place of a picture on your own computer, where visitors cannot go.',
      fix: `Upload the picture to content/images as ${name}, and write ${name} here. If you have none yet, delete this line.`,
    }
  return {
    code: 'image-missing',
    message:
      match === name && typed !== name
        ? `There is no picture ${typed} in content/images, only ${name}.`
        : `There is no picture ${name} in content/images.`,
    fix:
      closest === null
        ? name === typed
          ? adviseOnMissing(name, names, unused)
          : `Upload it there and write ${name}, or write the name of one that is there.`
        : match === null
          ? `If you mean ${closest}, write ${closest}. If not, upload ${name} to content/images.`
          : `Write ${match}`,
    ...(match === null ? {} : { replacement: match }),
  }
}

/** @param partner the picture of the card or page that goes with this file, and that file */
export const renamedImage = (
  typed: string,
  { image, file }: { readonly image: string; readonly file: string },
): ProblemDetails => ({
  code: 'image-missing',
  message: `There is no picture ${typed} in content/images, and ${file} shows ${image}.`,
  fix: `If that is its new name, write ${image}`,
  replacement: image,
})
