// A banner above a page in a preview that says why the page is not on the public site.
import type { HiddenReason } from '../../model/visibility'
import { formatDay } from '../date/format-day'
import { styled } from '../styled/styled'

const Banner = styled('aside')(({ theme }) => ({
  padding: `${theme.space.small} ${theme.space.text}`,
  borderBottom: theme.border.forced,
  background: theme.vars.palette.secondary.main,
  color: theme.vars.palette.secondary.contrastText,
  ...theme.typography.body2,
  fontWeight: theme.typography.fontWeightBold,
  textAlign: 'center',
}))

export function DraftBanner({ hidden }: { hidden: HiddenReason }) {
  return (
    <Banner aria-label="Preview">
      <span role="note">{formatReason(hidden)}</span>
    </Banner>
  )
}

function formatReason(hidden: HiddenReason): string {
  switch (hidden.reason) {
    case 'draft':
      return 'Draft: not on the public site.'
    case 'not-yet':
      return `Not on the public site before ${formatDay(hidden.publishOn)}.`
    case 'expired':
      return `Left the public site after ${formatDay(hidden.expiresOn)}.`
  }
}
