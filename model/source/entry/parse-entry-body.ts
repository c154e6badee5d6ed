// Parses the text below the fields of a file, and reports what its words say.
import type { Collection } from '../../define-collection'
import type { SplitText } from '../../front-matter/split-front-matter'
import { splitFileName } from '../../languages'
import { NOT_FOUND_SLUG } from '../../collections/page'
import { EMPTY_BODY } from '../../markdown/body'
import { parseBody, type ParsedBody } from '../../markdown/parse-body'
import type { MarkdownContext } from '../../markdown/parse-context'
import type { LocatedProblem } from '../../problems/problem'
import { checkFigureSource } from '../../rules/figures/check-figure-source'
import { checkSource } from '../../rules/figures/check-source'
import { checkMeaning } from '../../rules/meaning/check-meaning'
import { joinOlderParagraphs } from '../../rules/meaning/numbers/older-paragraphs'
import { checkExampleSource } from '../../rules/examples/example-sources'
import { checkPlaceholderText } from '../../rules/examples/placeholder-text'
import { checkPromises } from '../../rules/promises/check-promises'
import { checkTextLimits, UNREADABLE_TEXT } from '../../rules/text-limits/text-limits'
import type { ParseContext } from '../../schema/field'
import { adviseOnCardText, adviseOnUnshownText } from '../wrong-folder'
import type { EntryValues } from './parse-entry-fields'
import type { EntryId } from './parsed-entry'
import type { Report, SplitEntry } from './split-entry'

/** Parses the text, and reports its problems and those of the words in the fields and the text. */
export function parseEntryBody(
  { split, text }: SplitEntry,
  values: EntryValues,
  { collection, file, slug }: EntryId,
  context: ParseContext,
  report: Report,
): ParsedBody {
  const limits = checkTextLimits(split, collection).map((problem) =>
    problem.code === 'text-unexpected'
      ? {
          ...problem,
          fix: adviseOnUnshownText(text, slug) ?? adviseOnCardText(values['path']) ?? problem.fix,
        }
      : problem,
  )
  const parsed = parseWithinLimits(split, limits, {
    ...context,
    emailSubject: getEmailSubject(collection, values),
    emailBody: typeof values['emailBody'] === 'string' ? values['emailBody'] : undefined,
    title: getShownTitle(values),
    author: getAuthor(values),
    showsVideo: 'videoUrl' in collection.fields,
    hasPage: slug === NOT_FOUND_SLUG || collection.getPagePath(slug) !== null,
    language: splitFileName(slug).language,
    markedFile: context.marksSources === true ? file : undefined,
  })
  // A text that exceeds the limits is not searched either, because that would take minutes as well.
  const searched = { ...split, body: limits.length > 0 ? '' : blankSpans(split, parsed.claims) }
  const { contacts, externalLinks } = context
  const details = { collection, slug, values, contacts, externalLinks, typedBody: split.body }
  for (const problem of joinOlderParagraphs([
    ...checkFigureSource(searched),
    ...checkSource(searched),
    ...checkPromises(searched, collection),
    ...checkMeaning(searched, details),
    ...(collection.folder === 'site' ? [] : checkPlaceholderText(searched, collection, values)),
    ...checkExampleSource(searched.frontMatter, values),
    ...parsed.problems,
  ]))
    report(problem)
  return parsed
}

/** Parses the text below the fields; positions count from the first line of the file. */
function parseWithinLimits(
  split: SplitText,
  limits: readonly LocatedProblem[],
  context: MarkdownContext,
): ParsedBody {
  const empty = { body: EMPTY_BODY, references: [], claims: [] }
  if (!split.hasFields) return { ...empty, problems: [] }
  if (limits.length > 0 || split.body.trim() === '') return { ...empty, problems: [...limits] }
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

/** Returns the words that are shown above the text. */
function getShownTitle({ title, heading = title }: EntryValues): string {
  return typeof heading === 'string' ? heading : ''
}

/** Returns the person who has written the text, or whom it is about, if the fields name one. */
function getAuthor({ author, name }: EntryValues): string | undefined {
  return [author, name].find((person) => typeof person === 'string')
}

/** Returns the subject that the file names, or else that of its collection. */
function getEmailSubject(collection: Collection, { emailSubject, title }: EntryValues): string {
  if (typeof emailSubject === 'string') return emailSubject
  return collection.getEmailSubject(typeof title === 'string' ? title : '')
}
