// The registration button: a link while registration is open, otherwise a disabled button.
import { Button } from '../button/button'
import { CardAction } from '../card/card'
import { ButtonLink } from '../button/button-link'
import type { EventData } from './event-data'

type Props = {
  event: Pick<EventData, 'requiresRegistration' | 'registrationOpen' | 'registrationUrl' | 'state'>
  /** The label before registration opens. */
  notYetOpenLabel: string
}

export function RegisterButton({ event, notYetOpenLabel }: Props) {
  if (!event.requiresRegistration) return null
  const { registrationOpen, registrationUrl, state } = event
  if (!registrationOpen || registrationUrl === null)
    return (
      <CardAction>
        <DisabledButton label={notYetOpenLabel} />
      </CardAction>
    )
  const isPast = state === 'past'
  return (
    <CardAction>
      {isPast ? null : (
        <span data-if-upcoming="">
          <ButtonLink href={registrationUrl}>Register Now</ButtonLink>
        </span>
      )}
      <span data-past="" hidden={!isPast}>
        <DisabledButton label="Registration Closed" />
      </span>
    </CardAction>
  )
}

function DisabledButton({ label }: { label: string }) {
  return (
    <Button type="button" data-button="filled" disabled>
      {label}
    </Button>
  )
}
