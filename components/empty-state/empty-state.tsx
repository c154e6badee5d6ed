// Shown in place of an empty list: a kind text, and links to other pages.
import { styled } from '../styled/styled'

/** Contains a heading, a text, and a `div` with buttons. */
export const EmptyState = styled('div')(({ theme }) => ({
  padding: theme.space.large,
  marginBottom: theme.space.huge,
  borderRadius: theme.radius.card,
  border: theme.border.forced,
  background: theme.vars.palette.band.soft,
  maxWidth: theme.size.text,
  '& h2': { ...theme.typography.h4, marginBottom: theme.space.small },
  '& div': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: theme.space.medium,
    marginTop: theme.space.text,
  },
}))
