// Says what belongs in place of the example's words for a picture: those of this picture, as another file may have them already.
import { splitFileName } from '../../languages'
import type { FrontMatter } from '../../front-matter/value'
import type { Problem, ProblemDetails } from '../../problems/problem'
import type { ParsedEntry } from '../../source/entry/parsed-entry'

const ALT_FIELD = 'image_alt'
const DECORATIVE = 'decorative'
const FIX = /^Say in a few words what (\S+\.\w+) shows, or write image_alt: decorative/

/** Describes the words of the example beside a picture. */
export function describePictureWords(frontMatter: FrontMatter): ProblemDetails {
  const image = frontMatter.get('image')
  const typed = image !== undefined && 'text' in image ? image.text : ''
  const name = /^[^\s/]+\.\w+$/.test(typed) ? typed : 'your picture'
  return {
    code: 'text-example',
    message: `${ALT_FIELD} still has the words of the example.`,
    fix: `Say in a few words what ${name} shows, or write ${ALT_FIELD}: ${DECORATIVE} if it adds nothing to the text.`,
  }
}

/** Offers the words that another file has for the same picture. */
export function completePictureWords(
  problems: readonly Problem[],
  entries: readonly ParsedEntry[],
): Problem[] {
  return problems.map((problem) => {
    const { code, field, file, fix } = problem
    const name = code === 'text-example' && field === ALT_FIELD ? FIX.exec(fix)?.[1] : undefined
    if (name === undefined) return problem
    const { language } = splitFileName(file.replace(/\.md$/, ''))
    const others = entries.filter(
      ({ entry }) =>
        entry.file !== file &&
        entry['image'] === name &&
        splitFileName(entry.slug).language === language,
    )
    const [words, another] = new Set(others.map(({ entry }) => getWords(entry['imageAlt'])))
    if (typeof words !== 'string' || another !== undefined) return problem
    return {
      ...problem,
      fix: `Write ${ALT_FIELD}: ${words}, as in ${others[0]?.entry.file ?? ''}. If that is not right here, say in a few words what the picture shows.`,
    }
  })
}

const getWords = (imageAlt: unknown): unknown => (imageAlt === '' ? DECORATIVE : imageAlt)
