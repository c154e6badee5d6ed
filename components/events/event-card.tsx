// An event in a list. A past event is smaller and faded, says that it is over, and has no link.
import Typography from '@mui/material/Typography'
import { CardBox, CardLink, CardImage, CardText } from '../card/card'
import { DateRange } from '../date/date-range'
import { DraftBadge } from '../draft-status/draft-badge'
import { During } from './during'
import { EventStatusBadge } from './event-status-badge'
import { EventStatusNote } from './event-status-note'
import type { EventData } from './event-data'
import { RegisterButton } from './register-button'
import { styled } from '../styled/styled'

/** A past event has a small picture beside its text, and its summary beside its date on a wide screen. */
const Box = styled(CardBox)(({ theme: { breakpoints, size, space, radius, ...theme } }) => ({
  '&[data-state="past"]': {
    display: 'grid',
    gridTemplateColumns: `${size.portrait} minmax(0, 1fr)`,
    gap: space.text,
    alignItems: 'start',
    padding: space.text,
    background: 'none',
    [theme.tinyScreen]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    [breakpoints.up('sm')]: { gridTemplateColumns: `${size.links} minmax(0, 1fr)` },
    '& img': { ...theme.dimmed, borderRadius: radius.small },
    '& p': { color: theme.vars.palette.text.secondary },
    '& [data-card-text]': {
      padding: 0,
      [breakpoints.up('lg')]: { display: 'grid', gridTemplateColumns: '1fr 1fr', gap: space.cards },
      // The links are hidden.
      '& > :last-child': { display: 'none' },
    },
  },
}))

const EventDate = styled('p')(({ theme }) => ({
  fontWeight: theme.typography.fontWeightBold,
  color: theme.vars.palette.secondary.main,
}))

/** When on the day and where. */
const Detail = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  color: theme.vars.palette.text.secondary,
}))

export function EventCard({ event }: { event: EventData }) {
  const { state, status, time } = event
  return (
    <Box
      id={event.id}
      data-event=""
      data-state={state}
      data-starts-at={event.startsAt}
      data-ends-at={event.endsAt}
      data-date={event.last}
    >
      <CardImage {...event.image} />
      <CardText
        head={
          <>
            <DraftBadge hidden={event.hidden} />
            <EventStatusBadge event={event} />
            <During state={state} shown={['past']}>
              {(visibility) => (
                <Detail {...visibility}>
                  {status === 'cancelled' ? 'This event was canceled' : 'This event is over'}
                </Detail>
              )}
            </During>
            <Typography variant="h4" component="h3">
              {event.title}
            </Typography>
            <EventDate>
              <DateRange
                first={event.first}
                last={event.last}
                isCancelled={status === 'cancelled'}
              />
            </EventDate>
            {time === null ? null : <Detail>{time === 'TBD' ? 'Time TBD' : time}</Detail>}
            <Detail>{event.location}</Detail>
            <EventStatusNote event={event} />
          </>
        }
        action={
          <>
            <RegisterButton event={event} />
            <During state={state} shown={['upcoming', 'happening']}>
              {(visibility) => (
                <CardLink href={event.href} data-stretched-link="" {...visibility}>
                  Learn More<span className="visually-hidden"> about {event.title}</span>
                </CardLink>
              )}
            </During>
          </>
        }
      >
        <p>{event.summary}</p>
      </CardText>
    </Box>
  )
}
