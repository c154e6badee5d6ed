// The badge of an event that is not over.
import { Badge } from '../badge/badge'
import { During } from './during'
import type { EventData } from './event-data'

type Props = { event: Pick<EventData, 'state' | 'status' | 'first' | 'last' | 'registrationOpen'> }

export function EventStatusBadge({ event }: Props) {
  const { state, status, first, last, registrationOpen } = event
  if (status === 'cancelled') {
    return (
      <During state={state} shown={['upcoming']}>
        {(visibility) => (
          <Badge data-badge="outlined" {...visibility}>
            Canceled
          </Badge>
        )}
      </During>
    )
  }
  return (
    <>
      <During state={state} shown={['upcoming']}>
        {(visibility) => (
          <Badge data-badge={registrationOpen ? 'accent' : 'plain'} {...visibility}>
            {registrationOpen ? 'Registration Open' : 'Coming Soon'}
          </Badge>
        )}
      </During>
      <During state={state} shown={['happening']}>
        {(visibility) => (
          <Badge data-badge="accent" {...visibility}>
            {first === last ? 'Happening today' : 'Happening now'}
          </Badge>
        )}
      </During>
    </>
  )
}
