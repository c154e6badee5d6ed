// The sentences about an event that its page and its calendar file have in common.
import type { Event } from '../../model/collections/event/event'

/** Says that an event is cancelled or was moved, or returns null. */
export function getStatusWords(
  status: Event['status'] | null,
  note: string | null | undefined,
): string | null {
  if (status == null) return null
  const sentence =
    status === 'cancelled' ? 'This event will not take place.' : 'This event has changed.'
  return note == null ? sentence : `${sentence} ${note}`
}

/** Says whether people have to register. */
export const getRegistrationWords = ({
  registration,
  requiresRegistration,
}: {
  readonly registration?: string | null | undefined
  readonly requiresRegistration: boolean
}): string => registration ?? (requiresRegistration ? 'Please register' : 'No need to register')
