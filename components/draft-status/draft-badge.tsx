// Marks a card in a preview whose entry is not on the public site; on the public site there is no such card.
import type { Hidden } from '../../model/visibility'
import { Pill } from '../badge/badge'

const LABELS: Readonly<Record<Hidden['reason'], string>> = {
  draft: 'Draft',
  'not-yet': 'Not public yet',
  expired: 'No longer public',
}

export function HiddenBadge({ hidden }: { hidden: Hidden | null }) {
  return hidden === null ? null : <Pill data-badge="outlined">{LABELS[hidden.reason]}</Pill>
}
