// Office hours: the days of a week and the hours on them.
import { accepted, field, rejected, type Field } from '../field'

/** Office hours of some days: `days` as people say it, `hours` likewise (`closed` when the office is). */
export type OfficeHours = { readonly days: string; readonly hours: string }

export const officeHours: Field<OfficeHours> = field(
  {
    about: 'Our office hours: the days, a colon and the hours.',
    example: 'Monday to Thursday: 8:00 AM - 5:00 PM',
  },
  (typed) => {
    const [, days, times] = /^([^:]+): (.+)$/.exec(typed) ?? []
    return days && times
      ? accepted({ days, hours: times })
      : rejected(
          'hours-shape',
          `"${typed}" does not say days and hours.`,
          'Write the days, a colon, a space and the hours, for example Friday: 8:00 AM - 12:00 PM',
          hoursMeant(typed),
        )
  },
)

/** Days and hours without the colon between them, or without the space behind it. */
function hoursMeant(typed: string): string | null {
  const match = /^(\w+day(?: (?:to|and|-) \w+day)?)\s*:?\s*(\d.*|closed)$/i.exec(typed)
  return match ? `${match[1]}: ${match[2]}` : null
}
