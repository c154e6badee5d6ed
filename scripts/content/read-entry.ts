// One file's text to one entry of its kind: every value read by its field, every slip reported with its place.
import type { ReadContext } from './field'
import { splitFile, type SplitFile } from './front-matter'
import type { AnyEntry, Kind } from './kind'
import { EMPTY_BODY } from './markdown/body'
import { parseBody } from './markdown/parse-body'
import { problem, type Finding, type Problem } from './problem'
import type { PictureSizes } from './read-content'
import { readFields, reportUnknown } from './read-fields'
import type { Reference } from './reference'
import { bodyFindings } from './text-limits'

export type SiteContext = ReadContext & { readonly pictures: PictureSizes }

export type ReadEntry = {
  readonly kind: Kind
  readonly entry: AnyEntry
  /** The file as it was typed, for checks that tell the line of a field or of a word. */
  readonly typed: SplitFile
  readonly references: readonly Reference[]
  readonly problems: readonly Problem[]
}

const DEFAULT_SUBJECT = 'Website Inquiry'

/**
 * @param file how the file is called in problems: `content/events/gala.md`
 * @param slug its name without `.md`, for pages with folders
 */
export function readEntry(
  text: string,
  { kind, file, slug }: { kind: Kind; file: string; slug: string },
  context: SiteContext,
): ReadEntry {
  const problems: Problem[] = []
  const references: Reference[] = []
  const split = splitFile(text)
  for (const finding of split.findings) problems.push(problem(finding, { file, ...finding }))

  const values: Record<string, unknown> = {}
  if (split.findings.length === 0 || split.frontMatter.size > 0) {
    const report = (finding: Finding, field: string, line = 1, column = 1) =>
      problems.push(problem(finding, { file, field, line, column }))
    Object.assign(values, readFields(kind.fields, split.frontMatter, context, report, references))
    reportUnknown(kind.fields, split.frontMatter, report)
    if (problems.length === 0) {
      for (const finding of kind.check(values)) {
        report(finding, finding.field, split.frontMatter.get(finding.field)?.line)
      }
    }
  }

  const tooMuch = bodyFindings(split.body, kind)
  const emailSubject =
    typeof values['emailSubject'] === 'string' ? values['emailSubject'] : DEFAULT_SUBJECT
  const parsed =
    tooMuch.length > 0 || split.body.trim() === ''
      ? { body: EMPTY_BODY, references: [], findings: split.bodyLine > 1 ? tooMuch : [] }
      : parseBody(split.body, { ...context, emailSubject })
  const offset = split.bodyLine - 1
  for (const finding of parsed.findings) {
    problems.push(problem(finding, { file, ...finding, line: finding.line + offset }))
  }
  for (const one of parsed.references) references.push({ ...one, line: one.line + offset })

  const entry = {
    ...values,
    slug,
    file,
    pageAddress: kind.pageAddress(slug),
    body: parsed.body,
  } as AnyEntry
  return { kind, entry, typed: split, references, problems }
}
