// One day or a range of days, in words for people and in ISO 8601 for machines.
import type { Day } from '../../model/dates/day'
import { formatDay, formatDays } from './format-day'

type Props = { first?: Day | undefined; last: Day }

export function DateRange({ first = '', last }: Props) {
  if (first === '' || first === last) return <time dateTime={last}>{formatDay(last)}</time>
  const [from = '', to = ''] = formatDays(first, last).split(' – ')
  return (
    <>
      <time dateTime={first}>{from}</time> – <time dateTime={last}>{to}</time>
    </>
  )
}
