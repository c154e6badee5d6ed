// Updates events that have begun or ended since the page was built, according to the visitor's clock.
import { getLayoutAttributes } from '../card/lay-out-cards'

/** A timer does not run while the device sleeps, so the clock is read at least this often until the last event is over. */
const MAX_DELAY_MS = 60_000

export function startEvents(): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const update = () => {
    clearTimeout(timer)
    const now = Date.now()
    const next = updateEvents(now)
    if (next < Infinity) timer = setTimeout(update, Math.min(next - now, MAX_DELAY_MS))
  }
  update()
  document.addEventListener('visibilitychange', update)
}

/** Shows all events on the page as they are at `now`, and returns the instant of the next change, or Infinity. */
function updateEvents(now: number): number {
  let next = Infinity
  let hasEnded = false
  for (const event of document.querySelectorAll<HTMLElement>(
    '[data-event]:not([data-state=past])',
  )) {
    const { startsAt = '', endsAt = '', state } = event.dataset
    const [start, end] = [Date.parse(startsAt), Date.parse(endsAt)]
    // An event never returns to an earlier state: the clock of the visitor may be wrong.
    if (now >= end) {
      setState(event, 'past')
      hasEnded = true
    } else {
      if (now >= start && state === 'upcoming') setState(event, 'happening')
      next = Math.min(next, now < start ? start : end)
    }
  }
  if (hasEnded) document.querySelectorAll<HTMLElement>('[data-event-list]').forEach(regroup)
  return next
}

function setState(event: HTMLElement, state: string): void {
  event.dataset['state'] = state
  for (const part of event.querySelectorAll<HTMLElement>('[data-during]'))
    part.hidden = !part.dataset['during']?.includes(state)
}

/** Moves events that are over to the past ones, the latest first, and shows each heading only if it has events. */
function regroup(list: HTMLElement): void {
  const current = list.querySelector<HTMLElement>('[data-current-events]')
  const past = list.querySelector<HTMLElement>('[data-past-events]')
  const getDate = (event: HTMLElement) => event.dataset['date'] ?? ''
  const ended = [...list.querySelectorAll<HTMLElement>('[data-event][data-state="past"]')]
    .sort((a, b) => getDate(b).localeCompare(getDate(a)))
    .flatMap((event) => event.closest('li') ?? [])
  past?.querySelector('ul')?.append(...ended)
  if (past) past.hidden = false
  const cards = current?.querySelector('ul')
  if (!current || !cards) return
  const count = cards.children.length
  for (const [name, value] of Object.entries(getLayoutAttributes(count)))
    cards.setAttribute(name, value)
  current.hidden = count === 0
  const message = list.querySelector<HTMLElement>('[data-nothing-upcoming]')
  if (message) message.hidden = count > 0
}
