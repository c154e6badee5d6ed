// The office hours.
import type { OfficeHours as Hours } from '../../model/schema/fields/dates/office-hours'
import { styled } from '../styled/styled'

const Box = styled('div')({ containerType: 'inline-size', width: '100%' })

const List = styled('dl')(({ theme }) => ({
  ...theme.tabularNumbers,
  display: 'grid',
  gap: `${theme.space.hair} ${theme.space.text}`,
  margin: 0,
  '& dt': { fontWeight: theme.typography.fontWeightBold },
  '& dd': { margin: 0 },
  // Days and hours are side by side where both fit on one line at the visitor's text size.
  [theme.hoursInRows]: {
    // Long names of days leave room for the hours.
    gridTemplateColumns: 'fit-content(60%) 1fr',
    '& > div': { display: 'contents' },
  },
}))

export function OfficeHours({ hours }: { hours: readonly Hours[] }) {
  return (
    <Box>
      <List>
        {hours.map(({ days, hours: times }) => (
          <div key={days}>
            <dt>{days}</dt>
            <dd>{times}</dd>
          </div>
        ))}
      </List>
    </Box>
  )
}
