// What is pressed: a button, or a link that looks like one. MUI's own has five times the rules, for states that its script sets.
import type { Theme } from '@mui/material/styles'
import { SiteLink } from '../site-link/site-link'
import { styled } from '../styled/styled'

/** `accent` is for gifts alone. */
export type ButtonVariant = 'filled' | 'accent' | 'outlined'

/** `:where` weighs nothing, so whoever styles the button has the last word. */
const pressable = ({ theme }: { theme: Theme }) => {
  const { primary, secondary, text, band, action } = theme.vars.palette
  const filled = ({ main, dark, contrastText }: typeof primary) => ({
    background: main,
    color: contrastText,
    '@media (hover: hover)': { '&:hover': { background: dark } },
  })
  return {
    ...theme.typography.button,
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    position: 'relative',
    minWidth: theme.size.word,
    minHeight: theme.size.button,
    appearance: 'none',
    margin: 0,
    padding: theme.size.inButton,
    border: 0,
    borderRadius: theme.radius.pill,
    textDecoration: 'none',
    verticalAlign: 'middle',
    cursor: 'pointer',
    userSelect: 'none',
    WebkitTapHighlightColor: 'transparent',
    transition: ['background-color', 'border-color', 'color']
      .map((what) => `${what} ${theme.motion.press}`)
      .join(),
    ...filled(primary),
    '&:where([data-button="accent"])': filled(secondary),
    '&:where([data-button="outlined"])': {
      border: theme.border.thin,
      background: 'none',
      color: primary.main,
      '@media (hover: hover)': {
        '&:hover': { background: theme.alpha(primary.main, action.hoverOpacity) },
      },
    },
    '&:disabled': {
      background: band.soft,
      color: text.secondary,
      pointerEvents: 'none',
      cursor: 'default',
    },
    // In forced colors a ground is not shown, so what only has a ground gets an edge.
    '@media (forced-colors: active)': { border: theme.border.thin },
  } as const
}

export const Button = styled('button')(pressable)
export const ButtonAnchor = styled(SiteLink)(pressable)
