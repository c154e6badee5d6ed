// The live region for toasts, which screen readers announce.
import { styled } from '../styled/styled'

const Region = styled('div')(({ theme }) => ({
  position: 'fixed',
  insetInline: theme.space.text,
  bottom: theme.space.text,
  zIndex: theme.layer.message,
  display: 'grid',
  gap: theme.space.small,
  justifyItems: 'center',
  pointerEvents: 'none',
  '& p': {
    padding: `${theme.space.medium} ${theme.space.large}`,
    borderRadius: theme.radius.pill,
    border: theme.border.forced,
    background: theme.vars.palette.text.primary,
    color: theme.vars.palette.background.default,
    fontWeight: theme.typography.fontWeightBold,
  },
  '@media (prefers-reduced-motion: no-preference)': {
    '& p': { animation: theme.timing.appear },
  },
}))

export function ToastRegion() {
  return <Region role="status" data-toasts="" />
}
