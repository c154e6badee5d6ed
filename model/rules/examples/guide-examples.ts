// Finds the words of the examples in content/*/README.md that are not those of a field or of a file of ours.
import type { FrontMatter } from '../../front-matter/value'

type Example = {
  readonly values: Readonly<Record<string, string>>
  /** True if only all of them together are certainly the example. */
  readonly isShort?: true
}

/** The examples by folder. */
const GUIDE_EXAMPLES: Readonly<Record<string, Example>> = {
  pages: {
    values: {
      description: 'Read what we do for people facing an unplanned pregnancy, and why we do it.',
      lead: 'Why we do this work, and what we hope for East Alabama.',
    },
  },
  resources: {
    values: { description: 'A one-page poster for the church hallway or the office wall.' },
  },
  notices: {
    values: { title: 'New Year’s Day', from: '2024-01-01', until: '2024-01-01' },
    isShort: true,
  },
}

/** Matches the words for the picture in docs/editors-guide/replace-a-photo.md and in the README of each folder. */
const GUIDE_PICTURE =
  /^(?:our|the|an?) front door with two chairs and a pot of flowers(?: beside it)?\.?$|^families walking a path between tall pines\.?$/i

/** Returns whether words for a picture are those of the guide. */
export const isGuidePicture = (words: string): boolean => GUIDE_PICTURE.test(words)

/** Returns the fields of a file that still have the words of the example, in the order of the file. */
export function findGuideExample(folder: string, frontMatter: FrontMatter): string[] {
  const example = GUIDE_EXAMPLES[folder]
  if (example === undefined) return []
  const { values, isShort } = example
  const unchanged = [...frontMatter].flatMap(([field, value]) =>
    'text' in value && value.text === values[field] ? [field] : [],
  )
  const isWhole = unchanged.length === Object.keys(values).length
  return isShort === true && !isWhole ? [] : unchanged
}
