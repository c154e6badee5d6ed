// Marks a card in a preview whose entry is not on the public site; on the public site there is no such card.
import Chip from '@mui/material/Chip'
import type { Hidden } from '../../scripts/content/visibility'
import { styled } from '../styled/styled'

const Pill = styled(Chip)(({ theme }) => ({
  fontWeight: theme.typography.fontWeightBold,
  width: 'fit-content',
}))

const LABELS: Readonly<Record<Hidden['reason'], string>> = {
  draft: 'Draft',
  'not-yet': 'Not public yet',
  expired: 'No longer public',
}

export function HiddenBadge({ hidden }: { hidden: Hidden | null }) {
  return hidden === null ? null : (
    <Pill label={LABELS[hidden.reason]} variant="outlined" color="secondary" size="small" />
  )
}
