// Marks a card in a preview whose entry is not on the public site. The public site has no such cards.
import type { HiddenReason } from '../../model/visibility'
import { Badge } from '../badge/badge'

/** The search says the same of such entries. */
export const DRAFT_LABELS: Readonly<Record<HiddenReason['reason'], string>> = {
  draft: 'Draft',
  'not-yet': 'Not public yet',
  expired: 'No longer public',
}

export function DraftBadge({ hidden }: { hidden: HiddenReason | null }) {
  return hidden === null ? null : <Badge data-badge="outlined">{DRAFT_LABELS[hidden.reason]}</Badge>
}
