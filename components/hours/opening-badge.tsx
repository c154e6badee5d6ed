// The line that says whether the office is open now. Only the browser knows, so it is empty at first and on paper.
import { styled } from '../styled/styled'

const Line = styled('p')(({ theme }) => ({
  // Room for the sentence, so that nothing moves: in a narrow column it needs two lines.
  minHeight: theme.size.twoTextLines,
  [theme.hoursInRows]: { minHeight: theme.size.textLine },
  marginTop: theme.space.tiny,
  fontWeight: theme.typography.fontWeightBold,
  display: 'flex',
  alignItems: 'baseline',
  gap: theme.space.small,
  '@media (scripting: none)': { display: 'none' },
  '&:not(:empty)::before': theme.statusDot,
  '&[data-open="true"]::before': { background: theme.vars.palette.mark.flame },
}))

export function OpeningBadge() {
  return <Line data-open="" data-no-print="" />
}
