// One file's text to one entry of its kind: every value read by its field, every slip reported with its place.
import { typedName, type Field, type Fields, type ReadContext } from './field'
import type { FrontMatter, Written } from './front-matter-lines'
import { splitFile } from './front-matter'
import type { AnyEntry, Kind } from './kind'
import { EMPTY_BODY } from './markdown/body'
import { parseBody } from './markdown/parse-body'
import { nearest } from './nearest'
import { problem, type Finding, type Problem } from './problem'
import type { PictureSizes } from './read-content'
import type { Reference } from './reference'
import { bodyFindings } from './text-limits'

export type SiteContext = ReadContext & { readonly pictures: PictureSizes }

export type ReadEntry = {
  readonly kind: Kind
  readonly entry: AnyEntry
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
  return { kind, entry, references, problems }
}

type Report = (finding: Finding, field: string, line?: number, column?: number) => void

function readFields(
  fields: Fields,
  frontMatter: FrontMatter,
  context: ReadContext,
  report: Report,
  references: Reference[],
): Record<string, unknown> {
  const values: Record<string, unknown> = {}
  for (const [name, field] of Object.entries(fields)) {
    const typed = typedName(name)
    const value = frontMatter.get(typed)
    if (value === undefined || ('text' in value && value.text === '' && !field.required)) {
      if (field.required) report(missing(typed, field), typed)
      continue
    }
    if (field.list !== 'items' in value) {
      report(wrongShape(typed, field), typed, value.line, value.column)
      continue
    }
    const readOne = (written: Written): unknown => {
      const result = field.read(written.text, context)
      if ('finding' in result) {
        report(result.finding, typed, written.line, written.column)
        return undefined
      }
      if (field.role)
        references.push({
          role: field.role,
          target: targetOf(result.value),
          field: typed,
          line: written.line,
          column: written.column,
        })
      return result.value
    }
    values[name] = 'items' in value ? value.items.map(readOne) : readOne(value)
  }
  return values
}

/** A field that points somewhere holds the address itself, or something that has one. */
function targetOf(value: unknown): string {
  return typeof value === 'object' && value !== null && 'address' in value
    ? String(value.address)
    : String(value)
}

function reportUnknown(fields: Fields, frontMatter: FrontMatter, report: Report): void {
  const known = Object.keys(fields).map(typedName)
  for (const [typed, { line }] of frontMatter) {
    if (known.includes(typed)) continue
    const meant = nearest(typed, known)
    report(
      {
        code: 'field-unknown',
        message: `There is no field "${typed}" here.`,
        fix:
          meant === null
            ? `Delete the line, or use one of: ${known.join(', ')}.`
            : `Did you mean ${meant}?`,
      },
      typed,
      line,
    )
  }
}

function missing(typed: string, field: Field<unknown>): Finding {
  return {
    code: 'field-missing',
    message: `The field "${typed}" is missing.`,
    fix: field.list
      ? `Add a line ${typed}: and below it a line "  - ${field.example}"`
      : `Add a line such as ${typed}: ${field.example}`,
  }
}

function wrongShape(typed: string, field: Field<unknown>): Finding {
  return field.list
    ? {
        code: 'list-expected',
        message: `The field "${typed}" takes a list.`,
        fix: `Write ${typed}: alone on its line, and below it one line for each, such as "  - ${field.example}"`,
      }
    : {
        code: 'list-unexpected',
        message: `The field "${typed}" takes one value, not a list.`,
        fix: `Write it on one line, for example ${typed}: ${field.example}`,
      }
}
