// The events in their order, and kind words when none is still to come.
import { CardGrid } from '../card/card-grid'
import { EmptyState } from '../empty-state/empty-state'
import { ButtonLink } from '../button/button-link'
import { EventCard } from './event-card'
import type { EventData } from './event-data'

/** `mail` is the address of an e-mail to us that asks for news. */
export function EventList({ events, mail }: { events: readonly EventData[]; mail: string }) {
  const upcoming = events.some((event) => event.state !== 'past')
  return (
    <div data-event-list="">
      <EmptyState data-nothing-upcoming="" hidden={upcoming}>
        <h2>Nothing is on the calendar right now</h2>
        <p>
          You can still lend a hand between events. Ask us to write to you when the next one has a
          date, or see the other ways to help.
        </p>
        <div>
          <ButtonLink to={mail}>Ask about the next event</ButtonLink>
          <ButtonLink to="/partner/volunteer" look="outlined">
            See ways to volunteer
          </ButtonLink>
        </div>
      </EmptyState>
      <CardGrid>
        {events.map((event) => (
          <EventCard key={event.id} event={event} />
        ))}
      </CardGrid>
    </div>
  )
}
