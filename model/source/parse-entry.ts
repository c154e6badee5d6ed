// Parses the text of one file into an entry of its collection, and reports every mistake with its position.
import { checkPlaceholderText } from '../rules/placeholder-text'
import { getFieldsByName, type ParseContext } from '../schema/field'
import { normalizeFileName } from './check-file-name'
import { cleanCharacters } from './clean-characters'
import { findForeignFrontMatter } from '../front-matter/pasted/foreign-front-matter'
import { findBodyField, type BodyField } from '../front-matter/body-field'
import { findPlusFields, findTable } from '../front-matter/pasted/foreign-tables'
import { findSecondEntry, secondEntry } from '../front-matter/pasted/second-entry'
import { splitFrontMatter, type SplitText } from '../front-matter/split-front-matter'
import type { FrontMatter } from '../front-matter/value'
import type { AnyEntry, Collection } from '../define-collection'
import { NOT_FOUND_SLUG } from '../collections/page'
import { EMPTY_BODY } from '../markdown/body'
import type { MarkdownContext } from '../markdown/parse-context'
import { parseBody, type ParsedBody } from '../markdown/parse-body'
import { markFields } from './source-mark'
import { findConflict } from './merge-conflict'
import { findNeedlessTranslation } from './needless-translation'
import { adviseOnUnshownText, findWrongFolder } from './wrong-folder'
import { createProblem, type LocatedProblem, type Problem } from '../problems/problem'
import { findMeantField, findMeantFields } from '../schema/names/field-synonyms'
import { correctNames } from '../schema/names/correct-names'
import { nameTimes } from '../schema/names/time-names'
import { flattenLists } from '../schema/nested-lists/flatten-lists'
import { restoreListNames } from '../schema/names/lost-list-names'
import { resolveFieldNames } from '../schema/names/resolve-field-names'
import { locateProblem } from '../schema/locate-problem'
import { parseFields } from '../schema/parse-fields'
import type { EditableReference, Reference } from '../links/reference'
import { checkTextLimits, UNREADABLE_TEXT } from '../rules/text-limits/text-limits'
import { checkFigureSource } from '../rules/figures/check-figure-source'
import { checkMeaning } from '../rules/meaning/check-meaning'
import { checkPromises } from '../rules/promises/check-promises'
import { DEFAULT_LANGUAGE, splitFileName } from '../languages'

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
  const fieldsByName = getFieldsByName(collection.fields)
  const fieldNames = [...fieldsByName.keys()]
  const findField = (name: string) => findMeantField(collection.fields, name)
  const conflict =
    findConflict(text) ??
    findPlusFields(text) ??
    findForeignFrontMatter(text) ??
    findTable(text, fieldNames, findField) ??
    (splitFileName(slug).language === DEFAULT_LANGUAGE
      ? findWrongFolder(text, collection, slug)
      : findNeedlessTranslation(text, collection))
  if (conflict) {
    report(conflict)
    return { ...createUnreadableEntry({ collection, file, slug }), problems }
  }
  const { clean: cleaned, problems: characterProblems } = cleanCharacters(text)
  const flattened = flattenLists(cleaned, collection.fields, context)
  flattened?.problems.forEach(report)
  const typedText = nameTimes(flattened?.text ?? cleaned, collection.fields)
  const corrected = correctNames(typedText, collection.fields)
  if (corrected) report(corrected.problem)
  const bodyField =
    collection.body === 'none'
      ? null
      : findBodyField(
          corrected?.text ?? typedText,
          (name) => findMeantFields(collection.fields, name).length > 0,
        )
  if (bodyField) report(bodyField.problem)
  const clean = bodyField?.rest ?? corrected?.text ?? typedText
  const splitText = splitFrontMatter(
    clean,
    fieldNames,
    findField,
    (name) => fieldsByName.get(name)?.list === true,
  )
  const split = cutSecondEntry(addBodyField(splitText, bodyField), collection, report)
  for (const problem of [...characterProblems, ...split.problems]) report(problem)

  const values: Record<string, unknown> = {}
  let typed: FrontMatter = new Map()
  if (split.hasFields) {
    const names = resolveFieldNames(
      collection.fields,
      split.frontMatter,
      cleaned.split('\n'),
      report,
    )
    const frontMatter = restoreListNames(collection.fields, names.frontMatter, context, report)
    typed = frontMatter
    const reported = new Set([...names.reported, ...findFieldsWithoutColon(split)])
    Object.assign(
      values,
      parseFields(collection.fields, { reported, frontMatter }, context, report, references),
    )
    for (const problem of collection.check(values, split.body)) {
      const value = frontMatter.get(problem.field)
      report(
        value ? locateProblem(problem, problem.field, value) : { ...problem, line: 1, column: 1 },
      )
    }
  }

  Object.assign(values, collection.complete(values))

  const limits = checkTextLimits(split, collection).map((problem) =>
    problem.code === 'text-unexpected'
      ? { ...problem, fix: adviseOnUnshownText(clean, slug) ?? problem.fix }
      : problem,
  )
  const parsedBody = parseBodyWithinLimits(split, limits, {
    ...context,
    emailSubject: getEmailSubject(collection, values),
    emailBody: typeof values['emailBody'] === 'string' ? values['emailBody'] : undefined,
    title: getShownTitle(values),
    hasPage: slug === NOT_FOUND_SLUG || collection.getPagePath(slug) !== null,
    language: splitFileName(slug).language,
    markedFile: context.marksSources === true ? file : undefined,
  })
  // A text that exceeds the limits is not searched either, because that would take minutes as well.
  const body = limits.length > 0 ? '' : blankSpans(split, parsedBody.claims)
  const searched = { ...split, body }
  for (const problem of [
    ...checkFigureSource(searched),
    ...checkPromises(searched, collection),
    ...checkMeaning(searched, {
      collection,
      slug,
      values,
      contacts: context.contacts,
      typedBody: split.body,
    }),
    ...(collection.folder === 'site' ? [] : checkPlaceholderText(searched, collection, values)),
  ])
    report(problem)
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

/** Returns the fields whose lines lack their colon, which are not missing as well. */
const findFieldsWithoutColon = ({ problems }: SplitText): string[] =>
  problems.flatMap(({ code, field }) =>
    code === 'colon-missing' && field !== undefined ? [field] : [],
  )

/** Takes the words of a field for the text of a file that has none. */
const addBodyField = (split: SplitText, field: BodyField | null): SplitText =>
  field === null || split.body.trim() !== ''
    ? split
    : { ...split, body: field.words, bodyLine: field.line }

/** Reports a second entry below the first one, and leaves it out. */
function cutSecondEntry(
  split: SplitText,
  { name }: Collection,
  report: (problem: LocatedProblem) => void,
): SplitText {
  const second = findSecondEntry(split.body, new Set(split.frontMatter.keys()))
  if (second === null) return split
  const first = split.bodyLine + second.start
  const fileName = normalizeFileName(second.name)
  report({ ...secondEntry(name, { first, fileName }), line: first, column: 1 })
  return { ...split, body: split.body.split('\n').slice(0, second.start).join('\n') }
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

/** Returns the words that are shown above the text. */
function getShownTitle({ title, heading = title }: Readonly<Record<string, unknown>>): string {
  return typeof heading === 'string' ? heading : ''
}

/** Parses the text below the fields; positions count from the first line of the file. */
function parseBodyWithinLimits(
  split: SplitText,
  limits: readonly LocatedProblem[],
  context: MarkdownContext,
): ParsedBody {
  const empty = { body: EMPTY_BODY, references: [], claims: [] }
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

/** Returns the body with spaces in the parts that one problem explains; their offsets count from the start of the file's lines. */
function blankSpans({ body, bodyLine }: SplitText, spans: ParsedBody['claims']): string {
  const offset = bodyLine - 1
  return spans.reduce((text, { start, end }) => {
    const [from, to] = [start - offset, end - offset]
    return text.slice(0, from) + text.slice(from, to).replace(/[^\n]/g, ' ') + text.slice(to)
  }, body)
}

/** Returns the subject that the file names, or else that of its collection. */
function getEmailSubject(
  collection: Collection,
  { emailSubject, title }: Readonly<Record<string, unknown>>,
): string {
  if (typeof emailSubject === 'string') return emailSubject
  return collection.getEmailSubject(typeof title === 'string' ? title : '')
}
