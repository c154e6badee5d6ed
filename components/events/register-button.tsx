// The button that leads to registration: a link while people can register, otherwise a button that cannot be pressed.
import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { ButtonLink } from '../site-link/button-link'
import type { EventData } from './event-data'

type Props = {
  event: Pick<EventData, 'requiresRegistration' | 'registrationOpen' | 'registrationUrl' | 'state'>
  /** What it says while registration has not opened. */
  closedLabel: string
}

/** Above the link that covers a card. */
const Raised = styled('div')(({ theme }) => ({
  position: 'relative',
  zIndex: theme.layer.raised,
  alignSelf: 'start',
}))

export function RegisterButton({ event, closedLabel }: Props) {
  if (!event.requiresRegistration) return null
  const { registrationOpen, registrationUrl, state } = event
  if (!registrationOpen || registrationUrl === null) return <Raised>{closed(closedLabel)}</Raised>
  const past = state === 'past'
  return (
    <Raised>
      {past ? null : (
        <span data-upcoming="">
          <ButtonLink to={registrationUrl}>Register Now</ButtonLink>
        </span>
      )}
      <span data-past="" hidden={!past}>
        {closed('Registration Closed')}
      </span>
    </Raised>
  )
}

const closed = (label: string) => <Button disabled>{label}</Button>
