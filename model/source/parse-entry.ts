// Parses the text of one file into an entry of its collection, and reports every mistake with its position.
import { checkPlaceholderText } from '../rules/placeholder-text'
import { toFieldName, type ParseContext } from '../schema/field'
import { cleanCharacters } from './clean-characters'
import { splitFrontMatter, type SplitText } from '../front-matter/split-front-matter'
import type { FrontMatter } from '../front-matter/value'
import type { AnyEntry, Collection } from '../define-collection'
import { NOT_FOUND_SLUG } from '../collections/page'
import { EMPTY_BODY } from '../markdown/body'
import type { MarkdownContext } from '../markdown/parse-context'
import { parseBody, type ParsedBody } from '../markdown/parse-body'
import { markFields } from './source-mark'
import { findConflict } from './merge-conflict'
import { createProblem, type LocatedProblem, type Problem } from '../problems/problem'
import { resolveFieldNames } from '../schema/resolve-field-names'
import { locateProblem, parseFields } from '../schema/parse-fields'
import type { EditableReference, Reference } from '../links/reference'
import { checkTextLimits, UNREADABLE_TEXT } from '../rules/text-limits/text-limits'
import { checkFigureSource } from '../rules/figures/check-figure-source'
import { checkPromises } from '../rules/promises/check-promises'
import { splitFileName } from '../languages'

export type ParsedEntry = {
  readonly collection: Collection
  readonly entry: AnyEntry
  readonly references: readonly Reference[]
  readonly problems: readonly Problem[]
  /** Returns what only a problem needs; a cached entry has to parse its file for it. */
  readonly getSource: () => EntrySource
}

/** The file as it was typed, for checks that report the line of a field or suggest an edit of a reference. */
export type EntrySource = {
  readonly frontMatter: FrontMatter
  /** The references of the entry, in the same order. */
  readonly references: readonly EditableReference[]
}

/** Returns the position of a field's value in its file, for a problem that only the whole site reveals. */
export function getFieldPosition({ entry, getSource }: ParsedEntry, field: string) {
  const { line = 1, column = 1 } = getSource().frontMatter.get(field) ?? {}
  return { file: entry.file, field, line, column }
}

/** Identifies the entry that a file contains. */
export type EntryId = {
  readonly collection: Collection
  /** The path of the file in problems: `content/events/gala.md`. */
  readonly file: string
  /** The file's name without `.md`; for pages, with their folders. */
  readonly slug: string
}

export function parseEntry(
  text: string,
  { collection, file, slug }: EntryId,
  context: ParseContext,
): ParsedEntry {
  const problems: Problem[] = []
  const references: EditableReference[] = []
  const report = (problem: LocatedProblem) =>
    problems.push(createProblem(problem, { file, ...problem }))
  const conflict = findConflict(text)
  if (conflict) {
    report(conflict)
    return { ...createUnreadableEntry({ collection, file, slug }), problems }
  }
  const { clean, problems: characterProblems } = cleanCharacters(text)
  const split = splitFrontMatter(clean, Object.keys(collection.fields).map(toFieldName))
  for (const problem of [...characterProblems, ...split.problems]) report(problem)

  const values: Record<string, unknown> = {}
  let typed: FrontMatter = new Map()
  if (split.hasFields) {
    const frontMatter = resolveFieldNames(collection.fields, split.frontMatter, report)
    typed = frontMatter
    Object.assign(values, parseFields(collection.fields, frontMatter, context, report, references))
    for (const problem of collection.check(values)) {
      const value = frontMatter.get(problem.field)
      report(
        value ? locateProblem(problem, problem.field, value) : { ...problem, line: 1, column: 1 },
      )
    }
  }

  Object.assign(values, collection.complete(values))

  const limits = checkTextLimits(split, collection)
  // A text that exceeds the limits is not searched either, because that would take minutes as well.
  const searched = limits.length > 0 ? { ...split, body: '' } : split
  for (const problem of [
    ...checkFigureSource(searched),
    ...checkPromises(searched, collection),
    ...checkPlaceholderText(searched, values['draft']),
  ])
    report(problem)

  const parsedBody = parseBodyWithinLimits(split, limits, {
    ...context,
    emailSubject: getEmailSubject(collection, values),
    emailBody: typeof values['emailBody'] === 'string' ? values['emailBody'] : undefined,
    hasPage: slug === NOT_FOUND_SLUG || collection.getPagePath(slug) !== null,
    language: splitFileName(slug).language,
    markedFile: context.marksSources === true ? file : undefined,
  })
  parsedBody.problems.forEach(report)
  references.push(...parsedBody.references)

  const shownValues =
    context.marksSources === true
      ? markFields(values, { fields: collection.fields, frontMatter: typed, file })
      : values
  const entry = {
    ...shownValues,
    slug,
    file,
    pagePath: collection.getPagePath(slug),
    body: parsedBody.body,
  } as AnyEntry
  const source = { frontMatter: split.frontMatter, references }
  return { collection, entry, references, problems, getSource: () => source }
}

/**
 * Creates an empty entry for a file that could not be read, which has been reported already. It has a path, so that links to it
 * are not reported as well.
 */
export function createUnreadableEntry({ collection, file, slug }: EntryId): ParsedEntry {
  const entry = { slug, file, pagePath: collection.getPagePath(slug), body: EMPTY_BODY } as AnyEntry
  const source = { frontMatter: new Map(), references: [] }
  return { collection, entry, references: [], problems: [], getSource: () => source }
}

/** Parses the text below the fields; positions count from the first line of the file. */
function parseBodyWithinLimits(
  split: SplitText,
  limits: readonly LocatedProblem[],
  context: MarkdownContext,
): ParsedBody {
  const empty = { body: EMPTY_BODY, references: [] }
  if (!split.hasFields) return { ...empty, problems: [] }
  if (limits.length > 0 || split.body.trim() === '') return { ...empty, problems: limits }
  // Empty lines replace the front matter, so that the parser's positions are those in the file.
  try {
    return parseBody('\n'.repeat(split.bodyLine - 1) + split.body, context)
  } catch (error) {
    // After a stack overflow this file is reported, and all others are still parsed.
    if (!(error instanceof RangeError)) throw error
    return { ...empty, problems: [{ ...UNREADABLE_TEXT, line: split.bodyLine, column: 1 }] }
  }
}

/** Returns the subject that the file names, or else that of its collection. */
function getEmailSubject(
  collection: Collection,
  { emailSubject, title }: Readonly<Record<string, unknown>>,
): string {
  if (typeof emailSubject === 'string') return emailSubject
  return collection.getEmailSubject(typeof title === 'string' ? title : '')
}
