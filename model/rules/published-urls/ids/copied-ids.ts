// Reports two events with one id at the file that was copied: its id is that of the other one.
import { createProblem, type Problem, type ProblemDetails } from '../../../problems/problem'
import { getFieldPosition, type ParsedEntry } from '../../../source/entry/parsed-entry'
import { simplifyText } from '../../../text/simplify-text'
import { replaceField } from '../../translations/field-edits'

/**
 * Returns the newer one of two events with an id, and the older one. The older one has been published, or has more words of the
 * id in its name or its title, or is on an earlier day.
 * @param parsed the one that is checked later
 */
export function orderCopies(
  id: string,
  parsed: ParsedEntry,
  other: ParsedEntry,
  isPublished: (event: ParsedEntry) => boolean,
): [newer: ParsedEntry, older: ParsedEntry] {
  const rate = (event: ParsedEntry) => [Number(isPublished(event)), countFitting(id, event)]
  const own = rate(parsed)
  const [difference = -getDay(parsed).localeCompare(getDay(other))] = rate(other)
    .map((value, index) => (own[index] ?? 0) - value)
    .filter((value) => value !== 0)
  return difference > 0 ? [other, parsed] : [parsed, other]
}

/** Returns how many words of an id are in the name of a file or in its title; one more if the id is the name of the file. */
function countFitting(id: string, { entry: { slug, title } }: ParsedEntry): number {
  const words = new Set(
    simplifyText(`${slug} ${typeof title === 'string' ? title : ''}`).match(/[A-Za-zÀ-ỿ\d]+/gu),
  )
  return id.split('-').filter((word) => words.has(word)).length + (slug === id ? 1 : 0)
}

const getDay = ({ entry: { date } }: ParsedEntry): string => (typeof date === 'string' ? date : '')

/** @param taken the ids of all events */
export function reportDuplicateId(
  id: string,
  newer: ParsedEntry,
  older: ParsedEntry,
  taken: ReadonlySet<unknown>,
): Problem {
  const { slug } = newer.entry
  const { file, title } = older.entry
  const isFree = SHORT_NAME.test(slug) && !taken.has(slug)
  const isCopied = isFree && countFitting(id, older) > countFitting(id, newer)
  const isAgain = title !== undefined && title === newer.entry['title']
  const problem: ProblemDetails = {
    code: 'id-twice',
    message: `Two events have the id ${id}: this one and ${file}.`,
    fix: isCopied
      ? `Write id: ${slug}`
      : isAgain && isFree
        ? `If this is the same event again, write its new days and words into ${file}, and delete this file: an event that comes back keeps its file. If both should stay, write id: ${slug}`
        : isFree
          ? `Give this one another id, such as id: ${slug}`
          : 'Give this one another id.',
  }
  const isCertain = isCopied && older.entry.slug === id
  return createProblem(
    { ...problem, suggestion: isCertain ? replaceField(newer, 'id', slug) : null },
    getFieldPosition(newer, 'id'),
  )
}

/** Matches what can be an id. */
const SHORT_NAME = /^[a-z0-9-]{1,40}$/
