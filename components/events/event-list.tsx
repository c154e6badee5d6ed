// The list of events, and a kind text when no event is upcoming.
import { CardGrid } from '../card/card-grid'
import { EmptyState } from '../empty-state/empty-state'
import { ButtonLink } from '../button/button-link'
import { EventCard } from './event-card'
import type { EventData } from './event-data'

/** `mailto` is the URL of an email to us that asks for news. */
export function EventList({ events, mailto }: { events: readonly EventData[]; mailto: string }) {
  const hasUpcoming = events.some((event) => event.state !== 'past')
  return (
    <div data-event-list="">
      <EmptyState data-nothing-upcoming="" hidden={hasUpcoming}>
        <h2>Nothing is on the calendar right now</h2>
        <p>
          You can still lend a hand between events. Ask us to write to you when the next one has a
          date, or see the other ways to help.
        </p>
        <div>
          <ButtonLink href={mailto}>Ask about the next event</ButtonLink>
          <ButtonLink href="/partner/volunteer" variant="outlined">
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
