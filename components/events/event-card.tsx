// An event in a list. A past event is dimmed, says that it is over, and has no link.
import Typography from '@mui/material/Typography'
import { CardBox, CardLink, CardImage, CardText } from '../card/card'
import { DateRange } from '../date/date-range'
import { DraftBadge } from '../draft-status/draft-badge'
import { During } from './during'
import { EventStatusBadge } from './event-status-badge'
import type { EventData } from './event-data'
import { RegisterButton } from './register-button'
import { styled } from '../styled/styled'

const Box = styled(CardBox)(({ theme }) => ({
  '&[data-state="past"]': {
    background: 'transparent',
    '& img': theme.dimmed,
    '& h2, & h3, & p': { color: theme.vars.palette.text.secondary },
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

const PastNote = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  fontWeight: theme.typography.fontWeightBold,
}))

export function EventCard({ event }: { event: EventData }) {
  const { state, time } = event
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
      <CardText>
        <DraftBadge hidden={event.hidden} />
        <EventStatusBadge event={event} />
        <During state={state} shown={['past']}>
          {(visibility) => <PastNote {...visibility}>This event is over</PastNote>}
        </During>
        <Typography variant="h4" component="h2">
          {event.title}
        </Typography>
        <EventDate>
          <DateRange first={event.first} last={event.last} />
        </EventDate>
        {time === null ? null : <Detail>{time === 'TBD' ? 'Time TBD' : time}</Detail>}
        <Detail>{event.location}</Detail>
        <p>{event.summary}</p>
        <RegisterButton event={event} />
        <During state={state} shown={['upcoming', 'happening']}>
          {(visibility) => (
            <CardLink href={event.href} data-stretched-link="" {...visibility}>
              Learn More<span className="visually-hidden"> about {event.title}</span>
            </CardLink>
          )}
        </During>
      </CardText>
    </Box>
  )
}
