// Reports what is left of a new file, its examples and its placeholder, which would go public once `draft: yes` is deleted.
import type { Collection } from '../../define-collection'
import type { Fields } from '../../schema/field'
import { toFieldName } from '../../schema/field'
import type { FrontMatter } from '../../front-matter/value'
import type { SplitText } from '../../front-matter/split-front-matter'
import { PLACEHOLDER_TEXT } from '../../schema/entry-template'
import { listWords } from '../../text/list-words'
import { findGuideExample, isGuidePicture } from './guide-examples'
import { describePictureWords } from './picture-words'
import type { ProblemDetails, LocatedProblem } from '../../problems/problem'

/** Shorter examples, such as `Treasurer` or `Any amount`, may be just what is meant. */
const MIN_EXAMPLE_LENGTH = 24

const NOTICES = 'notices'
const NOTE = { severity: 'warning' } as const

/** @returns at most one problem, at the first of what is left */
export function checkPlaceholderText(
  { body, bodyLine, frontMatter }: SplitText,
  { folder, fields }: Pick<Collection, 'folder' | 'fields'>,
  { draft, sample }: Readonly<Record<string, unknown>>,
): LocatedProblem[] {
  if (draft === true) return []
  const guide = sample === true ? [] : findGuideExample(folder, frontMatter)
  const names = sample === true ? [] : findExamples(fields, frontMatter)
  if (hasGuidePicture(frontMatter)) names.push(ALT_FIELD)
  const [first] = [...frontMatter].filter(([field]) => [...names, ...guide].includes(field))
  if (first) {
    const [field, { line, column }] = first
    const left = [...new Set([...names, ...guide])]
    const problem =
      left.length === 1 && field === ALT_FIELD
        ? describePictureWords(frontMatter)
        : exampleFields(left)
    // An old notice may really have the days of the example.
    const isDoubtful = folder === NOTICES && names.length === 0
    return [{ ...problem, ...(isDoubtful ? NOTE : {}), field, line, column }]
  }
  if (!PLACEHOLDERS.some((text) => body.includes(text))) return []
  const lines = body.split('\n')
  const index = lines.findIndex((line) => PLACEHOLDERS.includes(line.trim()))
  const text = lines[index]?.trim()
  return text === undefined
    ? []
    : [{ ...unchangedPlaceholder(text), line: bodyLine + index, column: 1 }]
}

/** The text of a new file, and those of the example in content/blog/README.md. */
const PLACEHOLDERS = [PLACEHOLDER_TEXT, 'The article begins here.', 'The next part goes here.']

/**
 * Finds the required fields that still have their example, in the order of the file. Short ones count only if all have it, and
 * if one of them is an invented name.
 */
function findExamples(fields: Fields, frontMatter: FrontMatter): string[] {
  const required = Object.entries(fields).flatMap(([name, { required, example, constraints }]) =>
    required && constraints.enum === undefined ? [{ field: toFieldName(name), example }] : [],
  )
  const isUnchanged = ({ field, example }: (typeof required)[number]): boolean => {
    const value = frontMatter.get(field)
    return value !== undefined && 'text' in value && value.text === example
  }
  const texts = required.filter(({ example }) => /[A-Za-zÀ-ỿ]{2}/u.test(example))
  const isInvented = texts.length > 1 && texts.some(({ example }) => /\bSample\b/.test(example))
  const isAllUnchanged = isInvented && texts.every(isUnchanged)
  const unchanged = texts
    .filter(isUnchanged)
    .filter(({ example }) => isAllUnchanged || example.length >= MIN_EXAMPLE_LENGTH)
  const names = new Set(unchanged.map(({ field }) => field))
  if (isOfItsPicture(frontMatter)) names.delete(ALT_FIELD)
  return [...frontMatter.keys()].filter((field) => names.has(field))
}

const ALT_FIELD = 'image_alt'

/** Returns whether the words for a picture share a word with its name: those of the example are right for a picture of a walk. */
function isOfItsPicture(frontMatter: FrontMatter): boolean {
  const [alt, image] = [ALT_FIELD, 'image'].map((name) => {
    const value = frontMatter.get(name)
    return value !== undefined && 'text' in value ? value.text.toLowerCase() : ''
  })
  const words = image?.match(/[a-z]{4,}/g) ?? []
  return words.some((word) => new RegExp(`\\b${word}`).test(alt ?? ''))
}

/** Returns whether the words for a picture are those of the guide, beside another picture than its own. */
function hasGuidePicture(frontMatter: FrontMatter): boolean {
  const alt = frontMatter.get(ALT_FIELD)
  return (
    alt !== undefined && 'text' in alt && isGuidePicture(alt.text) && !isOfItsPicture(frontMatter)
  )
}

const exampleFields = (names: readonly string[]): ProblemDetails => ({
  code: 'text-example',
  message: `${listWords(names)} still ${names.length > 1 ? 'have' : 'has'} the words of the example.`,
  fix: 'Write your own words in their place, or hide the file: add the line draft: yes above the second ---',
})

const unchangedPlaceholder = (text: string): ProblemDetails => ({
  code: 'text-example',
  message: `"${text}" is still the text of the example.`,
  fix: 'Write your own text in its place, or hide the file: add the line draft: yes above the second ---',
})
