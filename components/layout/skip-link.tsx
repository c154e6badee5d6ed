// A link that only appears while it has the keyboard focus, at the top of the page.
import { styled } from '../styled/styled'

export const SkipLink = styled('a')(({ theme }) => ({
  position: 'absolute',
  left: theme.space.text,
  bottom: '100%',
  zIndex: theme.layer.message,
  padding: `${theme.space.small} ${theme.space.text}`,
  borderRadius: theme.radius.pill,
  // Transparent borders are only visible in forced colors.
  border: theme.border.forced,
  background: theme.vars.palette.primary.main,
  color: theme.vars.palette.primary.contrastText,
  '&:focus': { top: theme.space.small, bottom: 'auto' },
}))
