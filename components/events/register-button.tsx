// The button that leads to registration: a link while people can register, otherwise a button that cannot be pressed.
import { Button } from '../button/button'
import { CardAction } from '../card/card'
import { ButtonLink } from '../button/button-link'
import type { EventData } from './event-data'

type Props = {
  event: Pick<EventData, 'requiresRegistration' | 'registrationOpen' | 'registrationUrl' | 'state'>
  /** What it says while registration has not opened. */
  closedLabel: string
}

export function RegisterButton({ event, closedLabel }: Props) {
  if (!event.requiresRegistration) return null
  const { registrationOpen, registrationUrl, state } = event
  if (!registrationOpen || registrationUrl === null)
    return <CardAction>{closed(closedLabel)}</CardAction>
  const past = state === 'past'
  return (
    <CardAction>
      {past ? null : (
        <span data-if-upcoming="">
          <ButtonLink to={registrationUrl}>Register Now</ButtonLink>
        </span>
      )}
      <span data-past="" hidden={!past}>
        {closed('Registration Closed')}
      </span>
    </CardAction>
  )
}

const closed = (label: string) => (
  <Button type="button" data-button="filled" disabled>
    {label}
  </Button>
)
