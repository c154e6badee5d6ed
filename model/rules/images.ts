// Every picture that is named must be there, and must have words for people who cannot see it.
import { toFieldName } from '../schema/field'
import { normalizeImageName } from '../images/image-name'
import { findClosestMatch, findUnambiguousMatch } from '../problems/closest-match'
import { createProblem, type ProblemDetails, type Problem } from '../problems/problem'
import type { ImageSizes } from '../images/image-size'
import type { ParsedEntry } from '../source/parse-entry'
import { isRemoteImageUrl } from '../remote-images/remote-image-url'
import { createReferenceProblem } from './links/create-reference-problem'

export function checkImages(read: readonly ParsedEntry[], images: ImageSizes): Problem[] {
  const problems: Problem[] = []
  for (const one of read) {
    for (const reference of one.references) {
      const { role, target } = reference
      if (role !== 'image' || Object.hasOwn(images, target) || isRemoteImageUrl(target)) continue
      problems.push(
        createReferenceProblem(one, reference, imageNotFound(target, Object.keys(images))),
      )
    }
    problems.push(...withoutWords(one))
  }
  return problems
}

function withoutWords({ entry, collection, references }: ParsedEntry): Problem[] {
  const words = collection.fields['imageAlt']
  if (words === undefined || words.required || 'imageAlt' in entry) return []
  return references
    .filter(({ role, field }) => role === 'image' && field === 'image')
    .map(({ line, column }) =>
      createProblem(NO_WORDS, { file: entry.file, line, column, field: toFieldName('imageAlt') }),
    )
}

function imageNotFound(name: string, names: readonly string[]): ProblemDetails {
  const plain = normalizeImageName(name)
  const meant = findClosestMatch(plain, names)
  const sure = findUnambiguousMatch(plain, names)
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

const NO_WORDS: ProblemDetails = {
  code: 'image-words-missing',
  message: 'The picture has no words for people who cannot see it.',
  fix: 'Add an image_alt line that says what it shows, or image_alt: decorative when it adds nothing to the text.',
}
