// One file's text to one entry of its kind: every value read by its field, every slip reported with its place.
import { checkPlaceholderText } from '../rules/placeholder-text'
import { toFieldName, type ParseContext } from '../schema/field'
import { cleanCharacters } from './clean-characters'
import { splitFrontMatter, type SplitText } from '../front-matter/split-front-matter'
import type { FrontMatter } from '../front-matter/value'
import type { AnyEntry, Collection } from '../define-collection'
import { NOT_FOUND } from '../collections/page'
import { EMPTY_BODY } from '../markdown/body'
import type { MarkdownContext } from '../markdown/parse-context'
import { parseBody, type ParsedBody } from '../markdown/parse-body'
import { findConflict } from './merge-conflict'
import { createProblem, type LocatedProblem, type Problem } from '../problems/problem'
import { resolveFieldNames } from '../schema/resolve-field-names'
import { locateProblem, parseFields } from '../schema/parse-fields'
import type { EditableReference, Reference } from '../links/reference'
import { checkTextLimits, UNREADABLE_TEXT } from '../rules/text-limits/text-limits'
import { checkFigureSource } from '../rules/figures/check-figure-source'

export type ParsedEntry = {
  readonly collection: Collection
  readonly entry: AnyEntry
  readonly references: readonly Reference[]
  readonly problems: readonly Problem[]
  /** What only a problem needs: a file that was kept is read for it. */
  readonly getSource: () => EntrySource
}

/** The file as it was typed, for checks that tell the line of a field or mend a reference. */
export type EntrySource = {
  readonly frontMatter: FrontMatter
  /** The same references, in the same order. */
  readonly references: readonly EditableReference[]
}

/** Where the value of a field stands in its file, for a problem that the whole site shows. */
export function getFieldPosition({ entry, getSource: typed }: ParsedEntry, field: string) {
  const { line = 1, column = 1 } = typed().frontMatter.get(field) ?? {}
  return { file: entry.file, field, line, column }
}

/** Which entry a file is. */
export type EntryId = {
  readonly collection: Collection
  /** How the file is called in problems: `content/events/gala.md`. */
  readonly file: string
  /** Its name without `.md`, for pages with folders. */
  readonly slug: string
}

const DEFAULT_SUBJECT = 'Website Inquiry'

export function parseEntry(
  text: string,
  { collection, file, slug }: EntryId,
  context: ParseContext,
): ParsedEntry {
  const problems: Problem[] = []
  const references: EditableReference[] = []
  const report = (finding: LocatedProblem) =>
    problems.push(createProblem(finding, { file, ...finding }))
  const conflict = findConflict(text)
  if (conflict) {
    const told = createProblem(conflict, { file, ...conflict })
    return { ...createUnreadableEntry({ collection, file, slug }), problems: [told] }
  }
  const { clean, findings } = cleanCharacters(text)
  const split = splitFrontMatter(clean, Object.keys(collection.fields).map(toFieldName))
  for (const finding of [...findings, ...split.findings]) report(finding)

  const values: Record<string, unknown> = {}
  if (split.hasFields) {
    const frontMatter = resolveFieldNames(collection.fields, split.frontMatter, report)
    Object.assign(values, parseFields(collection.fields, frontMatter, context, report, references))
    for (const finding of collection.check(values)) {
      const value = frontMatter.get(finding.field)
      report(
        value ? locateProblem(finding, finding.field, value) : { ...finding, line: 1, column: 1 },
      )
    }
  }

  const limits = checkTextLimits(split, collection)
  // Nothing else looks into a text that is too much: searching it takes minutes as well.
  const searched = limits.length > 0 ? { ...split, body: '' } : split
  for (const finding of [
    ...checkFigureSource(searched),
    ...checkPlaceholderText(searched, values['draft']),
  ])
    report(finding)

  const body = readBody(split, limits, {
    ...context,
    emailSubject: subjectOf(values),
    hasPage: slug === NOT_FOUND || collection.getPagePath(slug) !== null,
  })
  body.findings.forEach(report)
  references.push(...body.references)

  const entry = {
    ...values,
    slug,
    file,
    pagePath: collection.getPagePath(slug),
    body: body.body,
  } as AnyEntry
  const typed = { frontMatter: split.frontMatter, references }
  return { collection, entry, references, problems, getSource: () => typed }
}

/** A file that could not be read, which is told already: its address is there, so that links to it are no mistakes. */
export function createUnreadableEntry({ collection, file, slug }: EntryId): ParsedEntry {
  const entry = { slug, file, pagePath: collection.getPagePath(slug), body: EMPTY_BODY } as AnyEntry
  const typed = { frontMatter: new Map(), references: [] }
  return { collection, entry, references: [], problems: [], getSource: () => typed }
}

/** The text below the fields; places in it count from the first line of the file. */
function readBody(
  split: SplitText,
  limits: readonly LocatedProblem[],
  context: MarkdownContext,
): ParsedBody {
  const nothing = { body: EMPTY_BODY, references: [] }
  if (!split.hasFields) return { ...nothing, findings: [] }
  if (limits.length > 0 || split.body.trim() === '') return { ...nothing, findings: limits }
  // Empty lines in place of the front matter: so every place that the parser tells is the true one.
  try {
    return parseBody('\n'.repeat(split.bodyLine - 1) + split.body, context)
  } catch (error) {
    // The stack is used up: this file is told, and all others are read.
    if (!(error instanceof RangeError)) throw error
    return { ...nothing, findings: [{ ...UNREADABLE_TEXT, line: split.bodyLine, column: 1 }] }
  }
}

function subjectOf({ emailSubject }: Readonly<Record<string, unknown>>): string {
  return typeof emailSubject === 'string' ? emailSubject : DEFAULT_SUBJECT
}
