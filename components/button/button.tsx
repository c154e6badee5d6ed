// Buttons, and links that look like one. MUI's own button has five times the CSS rules, for states that its script sets.
import type { Theme } from '@mui/material/styles'
import { SiteLink } from '../site-link/site-link'
import { styled } from '../styled/styled'

/** The style of a button. `accent` is reserved for gifts. */
export type ButtonVariant = 'filled' | 'accent' | 'outlined'

/** `:where` adds no specificity, so the styles of components that extend a button take precedence. */
const buttonStyles = ({ theme }: { theme: Theme }) => {
  const { primary, secondary, text, band, divider, action } = theme.vars.palette
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
    minWidth: theme.size.buttonMinWidth,
    minHeight: theme.size.button,
    appearance: 'none',
    margin: 0,
    padding: theme.size.buttonPadding,
    border: 0,
    borderRadius: theme.radius.pill,
    textDecoration: 'none',
    verticalAlign: 'middle',
    cursor: 'pointer',
    userSelect: 'none',
    WebkitTapHighlightColor: 'transparent',
    transition: ['background-color', 'border-color', 'color']
      .map((property) => `${property} ${theme.timing.press}`)
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
      border: `${theme.border.thin} ${divider}`,
      background: band.soft,
      color: text.secondary,
      pointerEvents: 'none',
      cursor: 'default',
    },
    // Forced colors hide backgrounds, so the button needs a border.
    '@media (forced-colors: active)': { border: theme.border.thin },
  } as const
}

export const Button = styled('button')(buttonStyles)
export const ButtonAnchor = styled(SiteLink)(buttonStyles)
