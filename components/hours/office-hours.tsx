// The office hours: whether it is open now, the hours of the week, and below them those of the coming days that differ.
import { useContext } from 'react'
import type { OfficeHours as Hours } from '../../model/schema/fields/dates/office-hours'
import { formatShortDays } from '../date/format-day'
import { styled } from '../styled/styled'
import { OpeningBadge } from './opening-badge'
import { OpeningContext } from './opening-context'
import type { SpecialHoursData } from './opening-data'
import { formatSpans } from './spans'

const Box = styled('div')({ containerType: 'inline-size', width: '100%' })

const List = styled('dl')(({ theme }) => ({
  ...theme.tabularNumbers,
  display: 'grid',
  gap: `${theme.space.hair} ${theme.space.text}`,
  margin: 0,
  '& + &': { marginTop: theme.space.medium },
  '& dt': { fontWeight: theme.typography.fontWeightBold },
  '& dd': { margin: 0 },
  // Days and hours are side by side where both fit on one line at the visitor's text size.
  [theme.hoursInRows]: {
    // Long names of days leave room for the hours.
    '&:not([data-special-hours])': { gridTemplateColumns: 'fit-content(60%) 1fr' },
    '&:not([data-special-hours]) > div': { display: 'contents' },
  },
}))

export function OfficeHours({ hours }: { hours: readonly Hours[] }) {
  const opening = useContext(OpeningContext)
  const special = opening?.special ?? []
  return (
    <Box>
      {opening === null || opening.week === null ? null : <OpeningBadge />}
      <List>
        {hours.map(({ days, hours: times }) => (
          <div key={days}>
            <dt>{days}</dt>
            <dd>{times}</dd>
          </div>
        ))}
      </List>
      {special.length === 0 ? null : (
        <List data-special-hours="">
          {special.map((row) => (
            <SpecialHours key={row.from} {...row} />
          ))}
        </List>
      )}
    </Box>
  )
}

function SpecialHours({ from, until, hours, spans, reason }: SpecialHoursData) {
  return (
    <div data-special={`${from} ${until} ${formatSpans(spans)}`}>
      <dt>{formatShortDays(from, until)}</dt>
      <dd>
        {hours} for <span data-reason="">{reason}</span>
      </dd>
    </div>
  )
}
