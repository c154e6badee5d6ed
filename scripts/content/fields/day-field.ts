// A field that holds a calendar day.
import { isDay, type Day } from '../day'
import { accepted, field, rejected, type Field } from '../field'

const SHAPE = /^\d{4}-\d{2}-\d{2}$/

/** A day typed as YYYY-MM-DD. */
export function day(words: { about: string; example: string }): Field<Day> {
  return field({ ...words, shape: { pattern: SHAPE.source } }, (typed) => {
    if (isDay(typed)) return accepted(typed)
    return SHAPE.test(typed)
      ? rejected(
          'date-impossible',
          `There is no day ${typed}.`,
          'Check the month and the day in a calendar.',
        )
      : rejected(
          'date-shape',
          `"${typed}" is not a day as this site writes it.`,
          'Write the year, the month and the day with hyphens, for example 2025-04-10 for April 10, 2025.',
        )
  })
}
