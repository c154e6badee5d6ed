// The styled parts of the search dialog.
import { styled } from '../styled/styled'

/** It is at the top of the screen, where the keyboard of a phone does not cover it. */
export const Box = styled('dialog')(({ theme }) => ({
  flexDirection: 'column',
  width: '100%',
  maxWidth: theme.size.text,
  maxHeight: '100dvh',
  margin: '0 auto auto',
  padding: 0,
  overflow: 'hidden',
  border: `${theme.border.thin} ${theme.vars.palette.divider}`,
  borderTop: 0,
  borderRadius: `0 0 ${theme.radius.large}px ${theme.radius.large}px`,
  background: theme.vars.palette.background.paper,
  color: theme.vars.palette.text.primary,
  boxShadow: theme.elevation.floating,
  '&[open]': { display: 'flex' },
  '&::backdrop': { background: theme.backdrop },
  [theme.breakpoints.up('md')]: {
    marginTop: theme.space.top,
    maxHeight: `calc(100dvh - 2 * ${theme.space.top})`,
    borderTop: `${theme.border.thin} ${theme.vars.palette.divider}`,
    borderRadius: theme.radius.large,
  },
  [theme.shortViewport]: { overflow: 'auto' },
  '@media (prefers-reduced-motion: no-preference)': { animation: theme.timing.appear },
}))

export const Field = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.space.small,
  padding: theme.space.text,
  borderBottom: `${theme.border.thin} ${theme.vars.palette.divider}`,
}))

export const Input = styled('input')(({ theme }) => ({
  ...theme.typography.lead,
  flex: `1 1 ${theme.size.name}`,
  minWidth: 0,
  minHeight: theme.size.button,
  padding: `${theme.space.hair} ${theme.space.text}`,
  appearance: 'none',
  border: `${theme.border.thin} ${theme.vars.palette.text.secondary}`,
  borderRadius: theme.radius.pill,
  background: theme.vars.palette.background.default,
  color: 'inherit',
  fontFamily: 'inherit',
  '&::placeholder': { color: theme.vars.palette.text.secondary, opacity: 'unset' },
  '&::-webkit-search-cancel-button': { display: 'none' },
}))

export const Body = styled('div')(({ theme }) => ({
  overflow: 'auto',
  overscrollBehavior: 'contain',
  padding: theme.space.text,
  [theme.shortViewport]: { overflow: 'visible' },
}))

export const Quiet = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  color: theme.vars.palette.text.secondary,
  '& + &': { marginTop: theme.space.tiny },
}))

export const KeySwitch = styled('label')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: theme.space.tiny,
  marginTop: theme.space.small,
  minHeight: theme.size.target,
  color: theme.vars.palette.text.secondary,
  cursor: 'pointer',
  '& input': { margin: 0, accentColor: theme.vars.palette.primary.main, cursor: 'inherit' },
}))

export const Results = styled('ol')(({ theme }) => ({
  listStyle: 'none',
  display: 'grid',
  gap: theme.space.hair,
  margin: `${theme.space.small} calc(-1 * ${theme.space.medium}) 0`,
  padding: 0,
  '&:empty': { display: 'none' },
}))

export const ResultLink = styled('a')(({ theme }) => ({
  display: 'block',
  padding: `${theme.space.small} ${theme.space.medium}`,
  borderRadius: theme.radius.small,
  color: theme.vars.palette.text.primary,
  textDecoration: 'none',
  '&:hover, &:focus-visible': { background: theme.vars.palette.band.soft },
  // The list cuts off what is outside it. With `html`, this rule is stronger than that of the focus ring.
  'html &:focus-visible': { outlineOffset: theme.focus.inside },
  '& strong': { ...theme.typography.h5, color: theme.vars.palette.primary.main },
  '&:hover strong': { textDecoration: 'underline' },
  '& span': {
    ...theme.typography.body2,
    display: 'block',
    color: theme.vars.palette.text.secondary,
  },
  '& mark': {
    background: 'none',
    color: theme.vars.palette.text.primary,
    fontWeight: theme.typography.fontWeightBold,
  },
}))
