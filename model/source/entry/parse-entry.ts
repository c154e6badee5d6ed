// Parses the text of one file into an entry of its collection, and reports every mistake with its position.
import type { AnyEntry } from '../../define-collection'
import { createProblem, type LocatedProblem, type Problem } from '../../problems/problem'
import type { ParseContext } from '../../schema/field'
import { findTopics } from '../../text/text-topics'
import { markFields } from '../source-mark'
import { parseEntryBody } from './parse-entry-body'
import { parseEntryFields } from './parse-entry-fields'
import { createUnreadableEntry, type EntryId, type ParsedEntry } from './parsed-entry'
import { findOtherKind, splitEntry } from './split-entry'

/** Parses a file in three steps: its parts, the fields, and the text below them. Its problems are in the result; it throws none. */
export function parseEntry(text: string, id: EntryId, context: ParseContext): ParsedEntry {
  const { collection, file, slug } = id
  const problems: Problem[] = []
  const report = (problem: LocatedProblem) =>
    problems.push(createProblem(problem, { file, ...problem }))
  const otherKind = findOtherKind(text, id)
  if (otherKind) {
    report(otherKind)
    return { ...createUnreadableEntry(id), problems }
  }
  const typed = splitEntry(text, collection, context, report)
  const fields = parseEntryFields(typed, id, context, report)
  const { body, references: textReferences } = parseEntryBody(
    typed,
    fields.values,
    id,
    context,
    report,
  )
  const references = [...fields.references, ...textReferences]
  const { values, frontMatter } = fields
  const shownValues =
    context.marksSources === true
      ? markFields(values, { fields: collection.fields, frontMatter, file })
      : values
  const entry = {
    ...shownValues,
    slug,
    file,
    pagePath: collection.getPagePath(slug),
    body,
  } as AnyEntry
  const source = { frontMatter: typed.split.frontMatter, references }
  return {
    collection,
    entry,
    references,
    wordPairs: findWordPairs(text),
    linkWords: [...text.matchAll(TITLED_LINK)].map(([, words = '']) => words),
    topics: findTopics(text),
    problems: omitNeedlessQuotes(problems),
    getSource: () => source,
  }
}

/** Omits the quotation marks that a value needs only as long as words of a chat program are in it. */
function omitNeedlessQuotes(problems: readonly Problem[]): Problem[] {
  const talk = problems.filter(({ code, suggestion }) => code === 'chat-words' && suggestion)
  return problems.filter(
    ({ code, line }) => code !== 'quotes-needed' || !talk.some((other) => other.line === line),
  )
}

/** Matches two words that begin with capital letters; the next match may begin with the second one. */
const WORD_PAIR = /(?<![A-Za-zÀ-ỿ])(?=([A-ZÀ-Þ][A-Za-zÀ-ỿ-]+ [A-ZÀ-Þ][A-Za-zÀ-ỿ-]+))/gu

/** Matches a link to a page with several words, the first of which is capitalized. */
const TITLED_LINK = /\[([A-ZÀ-Þ][^\][\n]* [^\][\n]*)\](?:\(|\{ *href=["']?)\//gu

const findWordPairs = (text: string): string[] => [
  ...new Set([...text.matchAll(WORD_PAIR)].map(([, pair = '']) => pair)),
]
