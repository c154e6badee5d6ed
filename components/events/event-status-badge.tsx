// The badge of an upcoming event.
import { Badge } from '../badge/badge'

export function EventStatusBadge({ open }: { open: boolean }) {
  return (
    <Badge data-badge={open ? 'accent' : 'plain'} data-if-upcoming="">
      {open ? 'Registration Open' : 'Coming Soon'}
    </Badge>
  )
}
