// Checks that every referenced image exists and has alternative text.
import { toFieldName } from '../../schema/field'
import { IMAGE_NAME, isRejectedImage, normalizeImageName } from '../../images/image-name'
import { createProblem, type ProblemDetails, type Problem } from '../../problems/problem'
import type { Reference } from '../../links/reference'
import { findMisplacedUploads } from '../../source/misplaced-uploads'
import type { ParsedEntry } from '../../source/entry/parsed-entry'
import type { ContentFiles } from '../../source/read-content'
import { isRemoteImageUrl } from '../../remote-images/remote-image-url'
import { createReferenceProblem } from '../links/reference-problems'
import { imageNotFound, renamedImage } from './missing-images'
import { findPartnersImage, findUnusedImage } from './renamed-images'

export function checkImages(
  entries: readonly ParsedEntry[],
  files: Pick<ContentFiles, 'images' | 'downloads' | 'problems'>,
): Problem[] {
  const { images } = files
  const { pictures } = findMisplacedUploads(files)
  const problems: Problem[] = []
  const names = Object.keys(images)
  const isMissing = ({ type, target }: Reference) =>
    type === 'image' && !Object.hasOwn(images, target) && !isRemoteImageUrl(target)
  const missing = entries.flatMap(({ references }) => references.filter(isMissing))
  const rejected = names.filter((name) => !IMAGE_NAME.test(name))
  // Then the missing picture is the one that cannot keep its name, which has been reported.
  const isReported = missing.length === 1 && rejected.length === 1
  const pages = new Map(entries.map((parsed) => [parsed.entry.pagePath, parsed]))
  const describeMissing = (parsed: ParsedEntry, reference: Reference): ProblemDetails => {
    const { target } = reference
    const original = findImageOfOriginal(parsed, reference, pages)
    if (original !== null && (Object.hasOwn(images, original) || isRemoteImageUrl(original)))
      return otherName(target, original)
    const partner = findPartnersImage(target, parsed, names, entries)
    return partner === null
      ? imageNotFound(target, names, parsed.entry.slug, findUnusedImage(target, names, entries))
      : renamedImage(target, partner)
  }
  for (const parsed of entries) {
    for (const reference of parsed.references) {
      const { target } = reference
      if (isReported || !isMissing(reference)) continue
      if (names.some((name) => isRejectedImage(name, target))) continue
      if (pictures.has(normalizeImageName(target))) continue
      const problem = describeMissing(parsed, reference)
      problems.push(createReferenceProblem(parsed, reference, problem))
    }
    problems.push(...checkAltText(parsed))
  }
  return problems
}

/** Returns the picture that the original of a translation has in the same field, or the only one in its text that the translation lacks. */
function findImageOfOriginal(
  { entry, references }: ParsedEntry,
  { field }: Reference,
  pages: ReadonlyMap<string | null, ParsedEntry>,
): string | null {
  const { translationOf } = entry
  const original = typeof translationOf === 'string' ? pages.get(translationOf) : undefined
  const getImages = (all: readonly Reference[]) =>
    all
      .filter((other) => other.type === 'image' && other.field === field)
      .map(({ target }) => target)
  const own = new Set(getImages(references))
  const missing = getImages(original?.references ?? []).filter((image) => !own.has(image))
  return new Set(missing).size === 1 ? (missing[0] ?? null) : null
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

/** @param original the name on the English page */
const otherName = (name: string, original: string): ProblemDetails => ({
  code: 'image-missing',
  message: `There is no picture ${name} in content/images. The English page has ${original} here.`,
  fix: `The Spanish page needs the same name. Write ${original}`,
  replacement: original,
})

const ALT_MISSING: ProblemDetails = {
  code: 'image-words-missing',
  message: 'The picture has no words for people who cannot see it.',
  fix: 'Add an image_alt line that says what it shows, or image_alt: decorative when it adds nothing to the text.',
}
