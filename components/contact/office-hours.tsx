// When the office is open.
import type { OfficeHours as Hours } from '../../model/fields/office-hours'
import { styled } from '../styled/styled'

const List = styled('dl')(({ theme }) => ({
  ...theme.figures,
  display: 'grid',
  // Long days leave room for the hours.
  gridTemplateColumns: 'fit-content(60%) 1fr',
  gap: `${theme.space.hair} ${theme.space.text}`,
  margin: 0,
  '& > div': { display: 'contents' },
  '& dt': { fontWeight: theme.typography.fontWeightBold },
  '& dd': { margin: 0 },
}))

export function OfficeHours({ hours }: { hours: readonly Hours[] }) {
  return (
    <List>
      {hours.map(({ days, hours: times }) => (
        <div key={days}>
          <dt>{days}</dt>
          <dd>{times}</dd>
        </div>
      ))}
    </List>
  )
}
