// One file's text to one entry of its kind: every value read by its field, every slip reported with its place.
import { exampleText } from '../rules/placeholder-text'
import { typedName, type ReadContext } from '../schema/field'
import { readCharacters } from './clean-characters'
import { splitFile, type SplitFile } from '../front-matter/split-front-matter'
import type { FrontMatter } from '../front-matter/value'
import type { AnyEntry, Kind } from '../define-collection'
import { NOT_FOUND } from '../collections/page'
import { EMPTY_BODY } from '../markdown/body'
import type { MarkdownContext } from '../markdown/parse-context'
import { parseBody, type ParsedBody } from '../markdown/parse-body'
import { findConflict } from './merge-conflict'
import { problem, type PlacedFinding, type Problem } from '../problems/problem'
import { nameFields } from '../schema/resolve-field-names'
import { placed, readFields } from '../schema/parse-fields'
import type { MendableReference, Reference } from '../links/reference'
import { bodyFindings, UNREADABLE_TEXT } from '../rules/text-limits/text-limits'
import { undatedClaim } from '../rules/figures/check-figure-source'

export type ReadEntry = {
  readonly kind: Kind
  readonly entry: AnyEntry
  readonly references: readonly Reference[]
  readonly problems: readonly Problem[]
  /** What only a problem needs: a file that was kept is read for it. */
  readonly typed: () => AsTyped
}

/** The file as it was typed, for checks that tell the line of a field or mend a reference. */
export type AsTyped = {
  readonly frontMatter: FrontMatter
  /** The same references, in the same order. */
  readonly references: readonly MendableReference[]
}

/** Where the value of a field stands in its file, for a problem that the whole site shows. */
export function placeOfField({ entry, typed }: ReadEntry, field: string) {
  const { line = 1, column = 1 } = typed().frontMatter.get(field) ?? {}
  return { file: entry.file, field, line, column }
}

/** Which entry a file is. */
export type EntryPlace = {
  readonly kind: Kind
  /** How the file is called in problems: `content/events/gala.md`. */
  readonly file: string
  /** Its name without `.md`, for pages with folders. */
  readonly slug: string
}

const DEFAULT_SUBJECT = 'Website Inquiry'

export function readEntry(
  text: string,
  { kind, file, slug }: EntryPlace,
  context: ReadContext,
): ReadEntry {
  const problems: Problem[] = []
  const references: MendableReference[] = []
  const report = (finding: PlacedFinding) => problems.push(problem(finding, { file, ...finding }))
  const conflict = findConflict(text)
  if (conflict) {
    const told = problem(conflict, { file, ...conflict })
    return { ...unreadEntry({ kind, file, slug }), problems: [told] }
  }
  const { clean, findings } = readCharacters(text)
  const split = splitFile(clean, Object.keys(kind.fields).map(typedName))
  for (const finding of [...findings, ...split.findings]) report(finding)

  const values: Record<string, unknown> = {}
  if (split.hasFields) {
    const frontMatter = nameFields(kind.fields, split.frontMatter, report)
    Object.assign(values, readFields(kind.fields, frontMatter, context, report, references))
    for (const finding of kind.check(values)) {
      const value = frontMatter.get(finding.field)
      report(value ? placed(finding, finding.field, value) : { ...finding, line: 1, column: 1 })
    }
  }

  const limits = bodyFindings(split, kind)
  // Nothing else looks into a text that is too much: searching it takes minutes as well.
  const searched = limits.length > 0 ? { ...split, body: '' } : split
  for (const finding of [...undatedClaim(searched), ...exampleText(searched, values['draft'])])
    report(finding)

  const body = readBody(split, limits, {
    ...context,
    emailSubject: subjectOf(values),
    hasPage: slug === NOT_FOUND || kind.pageAddress(slug) !== null,
  })
  body.findings.forEach(report)
  references.push(...body.references)

  const entry = {
    ...values,
    slug,
    file,
    pageAddress: kind.pageAddress(slug),
    body: body.body,
  } as AnyEntry
  const typed = { frontMatter: split.frontMatter, references }
  return { kind, entry, references, problems, typed: () => typed }
}

/** A file that could not be read, which is told already: its address is there, so that links to it are no mistakes. */
export function unreadEntry({ kind, file, slug }: EntryPlace): ReadEntry {
  const entry = { slug, file, pageAddress: kind.pageAddress(slug), body: EMPTY_BODY } as AnyEntry
  const typed = { frontMatter: new Map(), references: [] }
  return { kind, entry, references: [], problems: [], typed: () => typed }
}

/** The text below the fields; places in it count from the first line of the file. */
function readBody(
  split: SplitFile,
  limits: readonly PlacedFinding[],
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
