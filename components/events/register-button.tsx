// The link to register for an event, while registration is open.
import { CardAction } from '../card/card'
import { ButtonLink } from '../button/button-link'
import { During } from './during'
import type { EventData } from './event-data'

export type RegistrationData = Pick<
  EventData,
  'requiresRegistration' | 'registrationOpen' | 'registrationUrl' | 'state' | 'status'
>

export function RegisterButton({ event }: { event: RegistrationData }) {
  const url = getRegistrationUrl(event)
  if (url === null) return null
  return (
    <During state={event.state} shown={['upcoming', 'happening']}>
      {(visibility) => (
        <CardAction {...visibility}>
          <ButtonLink href={url}>Register Now</ButtonLink>
        </CardAction>
      )}
    </During>
  )
}

/** Returns the URL of the form, or null while nobody can register. */
export function getRegistrationUrl(event: Omit<RegistrationData, 'state'>): string | null {
  const isOpen =
    event.requiresRegistration && event.registrationOpen && event.status !== 'cancelled'
  return isOpen ? event.registrationUrl : null
}
