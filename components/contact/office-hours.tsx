// The office hours.
import type { OfficeHours as Hours } from '../../model/schema/fields/dates/office-hours'
import { styled } from '../styled/styled'

/** The longest hours that stay on one line, in characters: "10:00 AM - 12:00 PM" fits. */
const MAX_UNBROKEN_LENGTH = 19

const List = styled('dl')(({ theme }) => ({
  ...theme.tabularNumbers,
  display: 'grid',
  // Long names of days leave room for the hours.
  gridTemplateColumns: 'fit-content(60%) 1fr',
  gap: `${theme.space.hair} ${theme.space.text}`,
  margin: 0,
  '& > div': { display: 'contents' },
  '& dt': { fontWeight: theme.typography.fontWeightBold },
  '& dd': { margin: 0 },
  '& dd[data-short]': { whiteSpace: 'nowrap' },
}))

export function OfficeHours({ hours }: { hours: readonly Hours[] }) {
  return (
    <List>
      {hours.map(({ days, hours: times }) => (
        <div key={days}>
          <dt>{days}</dt>
          <dd data-short={times.length <= MAX_UNBROKEN_LENGTH ? '' : undefined}>{times}</dd>
        </div>
      ))}
    </List>
  )
}
