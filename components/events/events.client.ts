// Updates events that have begun or ended since the page was built, according to the visitor's clock.

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
  if (hasEnded) document.querySelectorAll<HTMLElement>('[data-event-list]').forEach(reorder)
  return next
}

function setState(event: HTMLElement, state: string): void {
  event.dataset['state'] = state
  for (const part of event.querySelectorAll<HTMLElement>('[data-during]'))
    part.hidden = !part.dataset['during']?.includes(state)
}

/** Moves past events after the upcoming ones, the latest first. */
function reorder(list: HTMLElement): void {
  const past = [...list.querySelectorAll<HTMLElement>('[data-event][data-state="past"]')]
  const getDate = (event: HTMLElement) => event.dataset['date'] ?? ''
  past.sort((a, b) => getDate(b).localeCompare(getDate(a)))
  for (const event of past) {
    const item = event.closest('li')
    item?.parentElement?.append(item)
  }
  const upcoming = list.querySelector('[data-event]:not([data-state="past"])')
  const message = list.querySelector<HTMLElement>('[data-nothing-upcoming]')
  if (message) message.hidden = upcoming !== null
}
