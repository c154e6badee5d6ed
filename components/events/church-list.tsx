// The churches that take part in an event.
import { styled } from '@mui/material/styles'
import type { Church } from '../../scripts/content/kinds/church'

const List = styled('ul')(({ theme: { size, space } }) => ({
  margin: 0,
  paddingLeft: space.text,
  columns: size.entry,
  columnGap: space.huge,
  '& li': { breakInside: 'avoid', marginBottom: space.tiny },
}))

export function ChurchList({ churches }: { churches: readonly Church[] }) {
  return (
    <List>
      {churches.map(({ slug, name, address }) => (
        <li key={slug}>{address === undefined ? name : `${name}, ${address}`}</li>
      ))}
    </List>
  )
}
