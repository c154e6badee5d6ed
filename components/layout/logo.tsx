// The logo of the organization: a lantern on a hill. Except for its flame, it has the color of the surrounding text.
import { styled } from '../styled/styled'

const Flame = styled('path')(({ theme }) => ({ fill: theme.vars.palette.mark.flame }))

export function Logo() {
  return (
    <svg width="34" height="34" viewBox="0 0 34 34" aria-hidden="true">
      <path d="M1 30c6-7 11-9 16-9s10 2 16 9z" fill="currentColor" opacity="0.35" />
      <path
        d="M12 12h10l1.5 12h-13zM14 9.5c0-4 6-4 6 0M11 12h12M10 24h14"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinejoin="round"
        strokeLinecap="round"
      />
      <Flame d="M17 14.5c2.6 3 2.4 6.5 0 6.5s-2.6-3.5 0-6.5z" />
    </svg>
  )
}
