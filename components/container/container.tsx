// Limits content to the page width, with padding at the edges of the screen.
import { styled } from '../styled/styled'

export const Container = styled('div')(({ theme: { breakpoints, spacing } }) => ({
  width: '100%',
  marginLeft: 'auto',
  boxSizing: 'border-box',
  marginRight: 'auto',
  paddingLeft: spacing(2),
  paddingRight: spacing(2),
  [breakpoints.up('sm')]: { paddingLeft: spacing(3), paddingRight: spacing(3) },
  [breakpoints.up('xl')]: { maxWidth: `${breakpoints.values.xl}rem` },
  '@media print': { maxWidth: 'none', padding: 0 },
}))
