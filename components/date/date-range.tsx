// A day or a range of days, as text and as machine-readable ISO 8601 dates.
import type { Day } from '../../model/dates/day'
import { formatDay, formatDays } from './format-day'
import { useWords } from '../words/words'

type Props = {
  first?: Day | undefined
  last: Day
  /** Whether nothing takes place on these days, so that they are struck. Words have to say so too. */
  isCancelled?: boolean
}

export function DateRange({ isCancelled = false, ...days }: Props) {
  return isCancelled ? (
    <s>
      <Days {...days} />
    </s>
  ) : (
    <Days {...days} />
  )
}

function Days({ first = '', last }: Props) {
  const { language } = useWords()
  if (first === '' || first === last)
    return <time dateTime={last}>{formatDay(last, language)}</time>
  const [start = '', end = ''] = formatDays(first, last).split(' – ')
  return (
    <>
      <time dateTime={first}>{start}</time> – <time dateTime={last}>{end}</time>
    </>
  )
}
