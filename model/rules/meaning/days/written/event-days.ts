// Finds the days in the texts of a file, and whether each is for something else than the event itself.
import { findInFile, type Found } from '../../../find-in-file'
import { findYear } from './later-year'
import { isForOffice, isForSomethingElse } from './other-words'
import { findWrittenDays, IS_RELATIVE, MAY_HAVE_DAY, type WrittenDay } from './written-days'
import { readSentenceAround } from '../../../../text/sentence-around'

export type EventDay = Found<
  WrittenDay & {
    readonly isOther: boolean
    /** The year that the sentence is about, as in "In 2027 it is on Sunday, January 17", or null. */
    readonly yearOfSentence: number | null
  }
>

const IGNORED_FIELDS = new Set([
  'date',
  'start_date',
  'from',
  'until',
  'as_of',
  'publish_on',
  'expires_on',
])

/** @param title the title of the event */
export const findEventDays = (text: Parameters<typeof findInFile>[0], title: unknown): EventDay[] =>
  findInFile(
    text,
    (searched) =>
      findWrittenDays(searched).map((day) => ({
        ...day,
        isOther:
          IS_RELATIVE.test(day.words) ||
          isForSomethingElse(
            getWordsBefore(searched, day.index),
            typeof title === 'string' ? title : '',
          ) ||
          isForOffice(getSentence(searched, day.index)),
        yearOfSentence: findYear(getSentence(searched, day.index)),
      })),
    MAY_HAVE_DAY,
  ).filter(({ field }) => field === null || !IGNORED_FIELDS.has(field))

/** Returns the last words of a sentence before a place in a text. */
const getWordsBefore = (text: string, index: number): string =>
  text
    .slice(Math.max(0, index - 60), index)
    .split(/[.!?\n]/)
    .at(-1) ?? ''

/** Returns the whole sentence around a place in a text. */
export function getSentence(text: string, index: number): string {
  const { before, after } = readSentenceAround(text, index)
  return before + after
}
