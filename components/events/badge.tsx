// The badge of an event that is still to come.
import Chip from '@mui/material/Chip'
import { styled } from '../styled/styled'

const Pill = styled(Chip)(({ theme }) => ({
  fontWeight: theme.typography.fontWeightBold,
  // As wide as its words, in a row, a column or a grid.
  placeSelf: 'start',
}))

export function Badge({ open }: { open: boolean }) {
  return (
    <Pill
      label={open ? 'Registration Open' : 'Coming Soon'}
      color={open ? 'secondary' : 'default'}
      size="small"
      data-upcoming=""
    />
  )
}
