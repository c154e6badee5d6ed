// A day or a range of days, as text and as machine-readable ISO 8601 dates.
import type { Day } from '../../model/dates/day'
import { formatDay, formatDays } from './format-day'

type Props = { first?: Day | undefined; last: Day }

export function DateRange({ first = '', last }: Props) {
  if (first === '' || first === last) return <time dateTime={last}>{formatDay(last)}</time>
  const [start = '', end = ''] = formatDays(first, last).split(' – ')
  return (
    <>
      <time dateTime={first}>{start}</time> – <time dateTime={last}>{end}</time>
    </>
  )
}
