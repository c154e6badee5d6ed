// When and where an event takes place, and how to register. The browser script updates it once the event is over.
import { Button } from '../button/button'
import { DateRange } from '../date/date-range'
import { During } from './during'
import { EventStatusBadge } from './event-status-badge'
import { EventStatusNote } from './event-status-note'
import type { EventData } from './event-data'
import { getRegistrationWords } from './event-words'
import { getRegistrationUrl, RegisterButton } from './register-button'
import { SiteLink } from '../site-link/site-link'
import { styled } from '../styled/styled'

const Box = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.space.text,
  maxWidth: theme.measure,
  marginBottom: theme.space.huge,
  padding: theme.space.large,
  borderRadius: theme.radius.card,
  border: `${theme.border.thin} ${theme.vars.palette.divider}`,
  background: theme.vars.palette.background.paper,
  '& dl': {
    margin: 0,
    display: 'grid',
    gap: `${theme.space.hair} ${theme.space.large}`,
    [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'max-content 1fr' },
  },
  '& dl > div': { [theme.breakpoints.up('sm')]: { display: 'contents' } },
  '& dt': { fontWeight: theme.typography.fontWeightBold },
  '& dd': { margin: 0 },
}))

const PastNote = styled('p')(({ theme }) => ({
  fontWeight: theme.typography.fontWeightBold,
  color: theme.vars.palette.secondary.main,
}))

const CalendarNote = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  // Large enough for a thumb.
  '& a': { display: 'inline-block', padding: `${theme.space.hair} 0` },
}))

type Props = {
  event: EventData
  registration: string | null
  /** The path of its calendar file, or null if it has none. */
  calendarFile?: string | null
}

export function EventFacts({ event, registration, calendarFile = null }: Props) {
  const { state, status, requiresRegistration } = event
  const isCancelled = status === 'cancelled'
  return (
    <Box
      data-event=""
      data-state={state}
      data-starts-at={event.startsAt}
      data-ends-at={event.endsAt}
      data-date={event.last}
    >
      <EventStatusBadge event={event} />
      <During state={state} shown={['past']}>
        {(visibility) => (
          <div {...visibility}>
            <PastNote>
              {isCancelled
                ? 'This event was canceled.'
                : 'This event is over. Thank you to everyone who took part.'}
            </PastNote>
            <p>Parts of this page may read as if it were still to come.</p>
          </div>
        )}
      </During>
      <EventStatusNote event={event} />
      <dl>
        <div>
          <dt>{event.first === event.last ? 'Date' : 'Dates'}</dt>
          <dd>
            <DateRange first={event.first} last={event.last} isCancelled={isCancelled} />
          </dd>
        </div>
        {event.time === null ? null : (
          <div>
            <dt>Time</dt>
            <dd>{event.time}</dd>
          </div>
        )}
        <div>
          <dt>Place</dt>
          <dd>{event.location}</dd>
        </div>
        {isCancelled ? null : (
          <During state={state} shown={['upcoming', 'happening']}>
            {(visibility) => (
              <div {...visibility}>
                <dt>Registration</dt>
                <dd>{getRegistrationWords({ registration, requiresRegistration })}</dd>
              </div>
            )}
          </During>
        )}
      </dl>
      <RegisterButton event={event} />
      {requiresRegistration && !isCancelled && getRegistrationUrl(event) === null ? (
        <During state={state} shown={['upcoming']}>
          {(visibility) => (
            <div {...visibility}>
              <Button type="button" data-button="filled" disabled>
                Registration Coming Soon
              </Button>
            </div>
          )}
        </During>
      ) : null}
      {calendarFile === null || isCancelled ? null : (
        <During state={state} shown={['upcoming', 'happening']}>
          {(visibility) => (
            <CalendarNote {...visibility}>
              <SiteLink href={calendarFile} type="text/calendar">
                Add to your calendar
              </SiteLink>{' '}
              (a calendar file)
            </CalendarNote>
          )}
        </During>
      )}
    </Box>
  )
}
