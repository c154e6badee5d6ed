// The line at the end of a page that says when someone last read it as a whole, and when that is due again.
import type { Day } from '../../model/dates/day'
import { DateRange } from '../date/date-range'
import { styled } from '../styled/styled'
import { useWords } from '../words/words'

export type ReviewData = { readonly reviewed: Day; readonly due: Day | null }

const Line = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  color: theme.vars.palette.text.secondary,
  '* + &': { marginTop: theme.space.large },
}))

export function PageReview({ reviewed, due }: ReviewData) {
  const words = useWords().navigation
  return (
    <Line>
      {words.reviewed}
      <DateRange last={reviewed} />
      {due === null ? null : (
        <>
          <br />
          {words.due}
          <DateRange last={due} />
        </>
      )}
    </Line>
  )
}
