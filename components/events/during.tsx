// A part of an event that is shown only in some of its states. The browser script shows and hides it when the state changes.
import type { ReactNode } from 'react'
import type { EventStatus } from '../../model/dates/event-status'

/** In the order in which an event passes through them. */
const STATES: readonly EventStatus[] = ['upcoming', 'happening', 'past']

type Visibility = { readonly 'data-during': string; readonly hidden: boolean }

type Props = {
  /** The state on the day of the build. */
  state: EventStatus
  shown: readonly EventStatus[]
  /** Renders the part with the attributes that say when it is shown. */
  children: (visibility: Visibility) => ReactNode
}

/** Renders nothing if the event will never be in one of the states again. */
export function During({ state, shown, children }: Props) {
  const stillToCome = STATES.slice(STATES.indexOf(state))
  if (!shown.some((name) => stillToCome.includes(name))) return null
  return children({ 'data-during': shown.join(' '), hidden: !shown.includes(state) })
}
