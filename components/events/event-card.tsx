// An event in a list. A past event is dimmed, says that it is over, and has no link.
import Typography from '@mui/material/Typography'
import { CardBox, CardLink, CardImage, CardText } from '../card/card'
import { DateRange } from '../date/date-range'
import { DraftBadge } from '../draft-status/draft-badge'
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

const Location = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  color: theme.vars.palette.text.secondary,
}))

const PastNote = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  fontWeight: theme.typography.fontWeightBold,
}))

export function EventCard({ event }: { event: EventData }) {
  const isPast = event.state === 'past'
  return (
    <Box
      id={event.id}
      data-event=""
      data-state={event.state}
      data-ends-at={event.endsAt}
      data-date={event.last}
    >
      <CardImage {...event.image} />
      <CardText>
        <DraftBadge hidden={event.hidden} />
        {isPast ? null : <EventStatusBadge open={event.registrationOpen} />}
        <PastNote data-past="" hidden={!isPast}>
          This event is over
        </PastNote>
        <Typography variant="h4" component="h2">
          {event.title}
        </Typography>
        <EventDate>
          <DateRange first={event.first} last={event.last} />
          {event.time === null ? null : <>, {event.time}</>}
        </EventDate>
        <Location>{event.location}</Location>
        <p>{event.summary}</p>
        {isPast ? null : (
          <div data-if-upcoming="">
            <RegisterButton event={event} notYetOpenLabel="Coming Soon" />
          </div>
        )}
        {isPast ? null : (
          <CardLink href={event.href} data-stretched-link="" data-if-upcoming="">
            Learn More<span className="visually-hidden"> about {event.title}</span>
          </CardLink>
        )}
      </CardText>
    </Box>
  )
}
