// Every picture that is named must be there, and must have words for people who cannot see it.
import { typedName } from '../field'
import { plainPictureName } from '../fields/picture'
import { nearest, surely } from '../nearest'
import { problem, type Finding, type Problem } from '../problem'
import type { PictureSizes } from '../read-content'
import type { ReadEntry } from '../read-entry'
import { isStockAddress } from '../stock/stock-address'

export function checkPictures(read: readonly ReadEntry[], pictures: PictureSizes): Problem[] {
  return read.flatMap(({ entry, kind, references }) => {
    const named = references.filter(({ role }) => role === 'image')
    const lost = named
      .filter(({ target }) => !isStockAddress(target) && !Object.hasOwn(pictures, target))
      .map(({ target, field, line, column, suggest }) => {
        const { instead, ...told } = noPicture(target, Object.keys(pictures))
        const suggestion = instead === undefined ? null : suggest(instead)
        const where = { file: entry.file, line, column, ...(field === null ? {} : { field }) }
        return problem({ ...told, suggestion }, where)
      })
    const withoutWords = named
      .filter(
        ({ field }) => field === 'image' && 'imageAlt' in kind.fields && !('imageAlt' in entry),
      )
      .filter(() => !kind.fields['imageAlt']?.required)
      .map(({ line, column }) =>
        problem(NO_WORDS, { file: entry.file, line, column, field: typedName('imageAlt') }),
      )
    return [...lost, ...withoutWords]
  })
}

function noPicture(name: string, names: readonly string[]): Finding {
  const plain = plainPictureName(name)
  const meant = names.includes(plain) ? plain : nearest(plain, names)
  const sure = names.includes(plain) ? plain : surely(plain, names)
  return {
    code: 'image-missing',
    message: `There is no picture ${name} in content/images.`,
    fix:
      meant === null
        ? `Upload ${name} to content/images, or name one that is there.`
        : `Did you mean ${meant}?`,
    ...(sure === null ? {} : { instead: sure }),
  }
}

const NO_WORDS: Finding = {
  code: 'image-words-missing',
  message: 'The picture has no words for people who cannot see it.',
  fix: 'Add an image_alt line that says what it shows, or image_alt: decorative when it adds nothing to the text.',
}
