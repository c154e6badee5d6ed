// The buttons in the bar of a preview and in the tray below the page.
import type { CSSObject, Theme } from '@mui/material/styles'
import { styled } from '../styled/styled'

export const createBarButtonStyle = (theme: Theme): CSSObject => ({
  ...theme.typography.body2,
  fontFamily: 'inherit',
  fontWeight: theme.typography.fontWeightBold,
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  // As high as the buttons of the site where people use their fingers.
  minHeight: theme.size.button,
  [theme.breakpoints.up('lg')]: { minHeight: theme.size.target },
  padding: `0 ${theme.space.medium}`,
  border: `${theme.border.thin} ${theme.vars.palette.band.edgeOnDeep}`,
  borderRadius: theme.radius.pill,
  background: 'none',
  color: 'inherit',
  textDecoration: 'none',
  cursor: 'pointer',
  '@media (hover: hover)': { '&:hover': { borderColor: 'currentColor' } },
  '&[aria-pressed="true"]': {
    background: theme.vars.palette.band.onDeep,
    color: theme.vars.palette.band.deep,
  },
  // On the deep background, the usual color of the focus ring has too little contrast.
  'html &:focus-visible': { outlineColor: theme.vars.palette.band.onDeep },
})

export const BarButton = styled('button')(({ theme }) => createBarButtonStyle(theme))
export const BarLink = styled('a')(({ theme }) => createBarButtonStyle(theme))

/** Starts to edit texts, and stops. The script shows it, because it is of no use without it. */
export function EditButton() {
  return (
    <BarButton type="button" aria-pressed="false" data-edit-toggle="" hidden>
      Edit texts
    </BarButton>
  )
}
