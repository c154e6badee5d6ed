// Corrects events that have become past since the page was built, by the visitor's own clock.

/** Marks what is over at `now` as past, everywhere on the page, and puts the lists in order again. */
function correctEvents(page: ParentNode, now: Date): void {
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

/** Upcoming events keep their order; past ones follow, the latest first. */
function reorder(list: HTMLElement): void {
  const past = [...list.querySelectorAll<HTMLElement>('[data-event][data-state="past"]')]
  const last = (event: HTMLElement) => event.dataset['date'] ?? ''
  past.sort((a, b) => (last(a) < last(b) ? 1 : last(a) > last(b) ? -1 : 0))
  for (const event of past) {
    const item = event.closest('li')
    item?.parentElement?.append(item)
  }
  const upcoming = list.querySelector('[data-event]:not([data-state="past"])')
  const message = list.querySelector<HTMLElement>('[data-nothing-upcoming]')
  if (message) message.hidden = upcoming !== null
}

export function startEvents(): void {
  const correct = () => correctEvents(document, new Date())
  correct()
  document.addEventListener('visibilitychange', correct)
}
