// A short text in a pill, such as the status of an event.
import { styled } from '../styled/styled'

/** Set `data-badge` to `accent` for what visitors can do now, `outlined` for what only staff see, and `plain` for everything else. */
export const Badge = styled('div')(({ theme }) => {
  const { band, divider, secondary, text } = theme.vars.palette
  return {
    display: 'inline-flex',
    alignItems: 'center',
    // As wide as its text, in a row, a column or a grid.
    placeSelf: 'start',
    width: 'fit-content',
    maxWidth: '100%',
    height: theme.size.badge,
    padding: theme.size.badgePadding,
    // In the dark, the background alone would not be seen on a card. Forced colors show no background.
    border: `${theme.border.thin} ${divider}`,
    borderRadius: theme.radius.pill,
    verticalAlign: 'middle',
    whiteSpace: 'nowrap',
    ...theme.typography.badge,
    background: band.soft,
    color: text.primary,
    '&:where([data-badge="accent"])': {
      borderColor: 'transparent',
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
