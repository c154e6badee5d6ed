// Describes when the office is open in the words of schema.org (https://schema.org/OpeningHoursSpecification). It has the same days and
// times as the footer, and nothing that depends on the day of the build but the notices.
import type { LocalBusinessLeaf, OpeningHoursSpecification } from 'schema-dts'
import type { TimeSpan } from '../../../model/dates/clock-time'
import type { OpeningHours, SpecialHours } from '../../../model/hours/opening-hours'
import type { WeeklyHours } from '../../../model/hours/weekly-hours'

type Hours = Pick<
  LocalBusinessLeaf,
  'openingHoursSpecification' | 'specialOpeningHoursSpecification'
>

/** As `Date` counts. */
const WEEKDAYS = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
] as const

/** The times with which search engines say that a place is closed all day. */
const CLOSED = { from: '00:00', to: '00:00' }

/**
 * Describes the hours of the week and those of the announced days that differ. A day by appointment has no hours, so nobody is sent
 * there in vain. There are no hours at all while they are only known in words on a special day: those of the week would be wrong then.
 */
export function describeHours(hours: OpeningHours | null): Hours {
  if (hours === null || hours.special.some(({ spans }) => spans === null)) return {}
  const special = hours.special.flatMap(describeSpecialDays)
  return {
    openingHoursSpecification: describeWeek(hours.week),
    ...(special.length === 0 ? {} : { specialOpeningHoursSpecification: special }),
  }
}

/** Days with the same span share an entry. */
function describeWeek(week: WeeklyHours): OpeningHoursSpecification[] {
  const spans = new Map(week.flatMap((day) => (day ?? []).map((span) => [formatSpan(span), span])))
  return [...spans].map(([key, span]) => ({
    ...describeSpan(span),
    dayOfWeek: WEEKDAYS.filter((_, day) => week[day]?.some((other) => formatSpan(other) === key)),
  }))
}

const formatSpan = ({ from, to }: TimeSpan) => `${from}-${to}`

function describeSpecialDays({ from, until, spans }: SpecialHours): OpeningHoursSpecification[] {
  const shown = spans === null || spans.length === 0 ? [CLOSED] : spans
  return shown.map((span) => ({ ...describeSpan(span), validFrom: from, validThrough: until }))
}

/** Search engines take 23:59 for midnight, because an office that closes at 00:00 is one that never opened. */
const describeSpan = ({ from, to }: TimeSpan) => ({
  '@type': 'OpeningHoursSpecification' as const,
  opens: from,
  closes: to === '24:00' ? '23:59' : to,
})
