// The churches that take part in an event.
import { styled } from '@mui/material/styles'
import type { Church } from '../../scripts/content/kinds/church'

const List = styled('ul')({
  margin: 0,
  paddingLeft: '1.2rem',
  columns: '17rem',
  columnGap: '2rem',
  '& li': { breakInside: 'avoid', marginBottom: '0.4rem' },
})

export function ChurchList({ churches }: { churches: readonly Church[] }) {
  return (
    <List>
      {churches.map(({ slug, name, address }) => (
        <li key={slug}>{address === undefined ? name : `${name}, ${address}`}</li>
      ))}
    </List>
  )
}
