// The place where short messages appear; screen readers say what arrives in it.
import { styled } from '@mui/material/styles'

const Region = styled('div')(({ theme }) => ({
  position: 'fixed',
  insetInline: 0,
  bottom: '1.2rem',
  zIndex: 30,
  display: 'grid',
  gap: '0.5rem',
  justifyItems: 'center',
  pointerEvents: 'none',
  '& p': {
    padding: '0.7rem 1.3rem',
    borderRadius: theme.radius.pill,
    border: '1px solid transparent',
    background: theme.vars.palette.text.primary,
    color: theme.vars.palette.background.default,
    fontWeight: 600,
  },
  '@media (prefers-reduced-motion: no-preference)': {
    '& p': { animation: 'enter 0.25s ease-out' },
  },
}))

export function Toasts() {
  return <Region role="status" data-toasts="" />
}
