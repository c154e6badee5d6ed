// Every picture that is named must be there, and must have words for people who cannot see it.
import { typedName } from '../schema/field'
import { plainPictureName } from '../schema/fields/image'
import { nearest, surely } from '../problems/closest-match'
import { problem, type Finding, type Problem } from '../problems/problem'
import type { PictureSizes } from '../source/read-content'
import type { ReadEntry } from '../source/parse-entry'
import { isStockAddress } from '../remote-images/remote-image-url'
import { referenceProblem } from './links/create-reference-problem'

export function checkPictures(read: readonly ReadEntry[], pictures: PictureSizes): Problem[] {
  const problems: Problem[] = []
  for (const one of read) {
    for (const reference of one.references) {
      const { role, target } = reference
      if (role !== 'image' || Object.hasOwn(pictures, target) || isStockAddress(target)) continue
      problems.push(referenceProblem(one, reference, noPicture(target, Object.keys(pictures))))
    }
    problems.push(...withoutWords(one))
  }
  return problems
}

function withoutWords({ entry, kind, references }: ReadEntry): Problem[] {
  const words = kind.fields['imageAlt']
  if (words === undefined || words.required || 'imageAlt' in entry) return []
  return references
    .filter(({ role, field }) => role === 'image' && field === 'image')
    .map(({ line, column }) =>
      problem(NO_WORDS, { file: entry.file, line, column, field: typedName('imageAlt') }),
    )
}

function noPicture(name: string, names: readonly string[]): Finding {
  const plain = plainPictureName(name)
  const meant = nearest(plain, names)
  const sure = surely(plain, names)
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
