// An event in a list. A past one is faded, says so, and leads nowhere.
import Typography from '@mui/material/Typography'
import { CardBox, CardLink, CardPicture, CardText } from '../card/card'
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

const When = styled('p')(({ theme }) => ({
  fontWeight: theme.typography.fontWeightBold,
  color: theme.vars.palette.secondary.main,
}))

const Where = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  color: theme.vars.palette.text.secondary,
}))

const Over = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  fontWeight: theme.typography.fontWeightBold,
}))

export function EventCard({ event }: { event: EventData }) {
  const past = event.state === 'past'
  return (
    <Box
      id={event.id}
      data-event=""
      data-state={event.state}
      data-ends-at={event.over}
      data-date={event.last}
    >
      <CardPicture {...event.image} />
      <CardText>
        <DraftBadge hidden={event.hidden} />
        {past ? null : <EventStatusBadge open={event.registrationOpen} />}
        <Over data-past="" hidden={!past}>
          This event is over
        </Over>
        <Typography variant="h4" component="h2">
          {event.title}
        </Typography>
        <When>
          <DateRange first={event.first} last={event.last} />
          {event.time === null ? null : <>, {event.time}</>}
        </When>
        <Where>{event.location}</Where>
        <p>{event.summary}</p>
        {past ? null : (
          <div data-if-upcoming="">
            <RegisterButton event={event} closedLabel="Coming Soon" />
          </div>
        )}
        {past ? null : (
          <CardLink to={event.address} data-stretched-link="" data-if-upcoming="">
            Learn More<span className="visually-hidden"> about {event.title}</span>
          </CardLink>
        )}
      </CardText>
    </Box>
  )
}
