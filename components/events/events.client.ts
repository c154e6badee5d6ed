// Updates events that have ended since the page was built, according to the visitor's clock.

/** Marks all events on the page that are over at `now` as past, and sorts the lists again. */
function updateEvents(page: ParentNode, now: Date): void {
  for (const event of page.querySelectorAll<HTMLElement>('[data-event]')) {
    if (event.dataset['state'] !== 'past' && now >= new Date(event.dataset['endsAt'] ?? ''))
      markPast(event)
  }
  page.querySelectorAll<HTMLElement>('[data-event-list]').forEach(reorder)
}

function markPast(event: HTMLElement): void {
  event.dataset['state'] = 'past'
  event.querySelectorAll('[data-if-upcoming]').forEach((part) => part.remove())
  event.querySelectorAll<HTMLElement>('[data-past]').forEach((part) => (part.hidden = false))
}

/** Moves past events after the upcoming ones, the latest first. */
function reorder(list: HTMLElement): void {
  const past = [...list.querySelectorAll<HTMLElement>('[data-event][data-state="past"]')]
  const getDate = (event: HTMLElement) => event.dataset['date'] ?? ''
  past.sort((a, b) => (getDate(a) < getDate(b) ? 1 : getDate(a) > getDate(b) ? -1 : 0))
  for (const event of past) {
    const item = event.closest('li')
    item?.parentElement?.append(item)
  }
  const upcoming = list.querySelector('[data-event]:not([data-state="past"])')
  const message = list.querySelector<HTMLElement>('[data-nothing-upcoming]')
  if (message) message.hidden = upcoming !== null
}

export function startEvents(): void {
  const update = () => updateEvents(document, new Date())
  update()
  document.addEventListener('visibilitychange', update)
}
