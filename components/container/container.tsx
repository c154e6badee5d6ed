// Limits content to the page width, with padding at the edges of the screen.
import { styled } from '../styled/styled'

export const Container = styled('div')(({ theme: { breakpoints, spacing } }) => ({
  width: '100%',
  marginInline: 'auto',
  paddingInline: spacing(2),
  [breakpoints.up('sm')]: { paddingInline: spacing(3) },
  [breakpoints.up('xl')]: { maxWidth: `${breakpoints.values.xl}rem` },
  '@media print': { maxWidth: 'none', padding: 0 },
}))
