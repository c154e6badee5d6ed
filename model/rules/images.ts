// Checks that every referenced image exists and has alternative text.
import { toFieldName } from '../schema/field'
import { isRejectedImage, normalizeImageName } from '../images/image-name'
import { findClosestMatch, findUnambiguousMatch } from '../problems/closest-match'
import { createProblem, type ProblemDetails, type Problem } from '../problems/problem'
import type { ImageSizes } from '../images/image-size'
import type { ParsedEntry } from '../source/parse-entry'
import { isRemoteImageUrl } from '../remote-images/remote-image-url'
import { createReferenceProblem } from './links/reference-problems'

export function checkImages(entries: readonly ParsedEntry[], images: ImageSizes): Problem[] {
  const problems: Problem[] = []
  const names = Object.keys(images)
  for (const parsed of entries) {
    for (const reference of parsed.references) {
      const { type, target } = reference
      if (type !== 'image' || Object.hasOwn(images, target) || isRemoteImageUrl(target)) continue
      if (names.some((name) => isRejectedImage(name, target))) continue
      problems.push(createReferenceProblem(parsed, reference, imageNotFound(target, names)))
    }
    problems.push(...checkAltText(parsed))
  }
  return problems
}

/** Reports an image without alternative text where `image_alt` is an optional field; required fields are checked elsewhere. */
function checkAltText({ entry, collection, references }: ParsedEntry): Problem[] {
  const imageAlt = collection.fields['imageAlt']
  if (imageAlt === undefined || imageAlt.required || 'imageAlt' in entry) return []
  return references
    .filter(({ type, field }) => type === 'image' && field === 'image')
    .map(({ line, column }) =>
      createProblem(ALT_MISSING, {
        file: entry.file,
        line,
        column,
        field: toFieldName('imageAlt'),
      }),
    )
}

function imageNotFound(name: string, names: readonly string[]): ProblemDetails {
  const normalized = normalizeImageName(name)
  const closest = findClosestMatch(normalized, names)
  const match = findUnambiguousMatch(normalized, names)
  return {
    code: 'image-missing',
    message: `There is no picture ${name} in content/images.`,
    fix:
      closest === null
        ? `Upload ${name} to content/images, or name one that is there.`
        : `Did you mean ${closest}?`,
    ...(match === null ? {} : { replacement: match }),
  }
}

const ALT_MISSING: ProblemDetails = {
  code: 'image-words-missing',
  message: 'The picture has no words for people who cannot see it.',
  fix: 'Add an image_alt line that says what it shows, or image_alt: decorative when it adds nothing to the text.',
}
