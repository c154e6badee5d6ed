// What stands where a list has nothing to show: a few kind words, and somewhere else to go.
import { styled } from '../styled/styled'

/** Holds a heading, words, and a `div` with buttons. */
export const EmptyState = styled('div')(({ theme }) => ({
  padding: theme.space.large,
  marginBottom: theme.space.huge,
  borderRadius: theme.radius.card,
  border: theme.border.forced,
  background: theme.vars.palette.band.soft,
  maxWidth: theme.size.words,
  '& h2': { ...theme.typography.h4, marginBottom: theme.space.small },
  '& div': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: theme.space.medium,
    marginTop: theme.space.text,
  },
}))
