// The events: those on the calendar, or a kind text if there are none, and below them those that are over.
import { CardGrid } from '../card/card-grid'
import { EmptyState } from '../empty-state/empty-state'
import { ButtonLink } from '../button/button-link'
import { EventCard } from './event-card'
import type { EventData } from './event-data'
import { styled } from '../styled/styled'

const Group = styled('section')(({ theme: { space, typography } }) => ({
  '& + &, [data-nothing-upcoming]:not([hidden]) ~ &': { marginTop: space.section },
  '& > h2': { ...typography.h3, marginBottom: space.text },
}))

/** One past event below the other, because the calendar has the large pictures. */
const PastList = styled('ul')(({ theme: { space } }) => ({
  listStyle: 'none',
  display: 'grid',
  gap: space.cards,
  margin: 0,
  padding: 0,
}))

type Props = {
  events: readonly EventData[]
  /** The URL of an email to us that asks for news. */
  mailto: string
}

/** The browser script moves an event to the past ones when it is over. */
export function EventList({ events, mailto }: Props) {
  const past = events.filter(({ state }) => state === 'past')
  const current = events.filter(({ state }) => state !== 'past')
  return (
    <div data-event-list="">
      <EmptyState data-nothing-upcoming="" hidden={current.length > 0}>
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
      {current.length === 0 ? null : (
        <Group data-current-events="">
          <h2>On the calendar</h2>
          <CardGrid>
            {current.map((event) => (
              <EventCard key={event.id} event={event} />
            ))}
          </CardGrid>
        </Group>
      )}
      {events.length === 0 ? null : (
        <Group data-past-events="" hidden={past.length === 0}>
          <h2>Past events</h2>
          <PastList>
            {past.map((event) => (
              <li key={event.id}>
                <EventCard event={event} />
              </li>
            ))}
          </PastList>
        </Group>
      )}
    </div>
  )
}
