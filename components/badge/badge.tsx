// A short text in a pill, such as the status of an event.
import { styled } from '../styled/styled'

/** Set `data-badge` to `accent` for what visitors can do now, `outlined` for what only staff see, and `plain` for everything else. */
export const Badge = styled('div')(({ theme }) => {
  const { band, secondary, text } = theme.vars.palette
  return {
    display: 'inline-flex',
    alignItems: 'center',
    // As wide as its text, in a row, a column or a grid.
    placeSelf: 'start',
    width: 'fit-content',
    maxWidth: '100%',
    height: theme.size.badge,
    padding: theme.size.badgePadding,
    border: theme.border.forced,
    borderRadius: theme.radius.pill,
    verticalAlign: 'middle',
    whiteSpace: 'nowrap',
    ...theme.typography.badge,
    background: band.soft,
    color: text.primary,
    '&:where([data-badge="accent"])': {
      background: secondary.main,
      color: secondary.contrastText,
    },
    '&:where([data-badge="outlined"])': {
      borderColor: theme.alpha(secondary.main, 0.7),
      background: 'none',
      color: secondary.main,
    },
  }
})
