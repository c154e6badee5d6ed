// The badge of an event that is still to come.
import { Pill } from '../badge/badge'

export function Badge({ open }: { open: boolean }) {
  return (
    <Pill data-badge={open ? 'accent' : 'plain'} data-upcoming="">
      {open ? 'Registration Open' : 'Coming Soon'}
    </Pill>
  )
}
