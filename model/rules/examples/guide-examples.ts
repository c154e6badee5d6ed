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
