// Opens a person's dialog as a modal, so that focus stays in it and returns when it closes. Its URL ends with `#name`.

/** The state of history entries that a click on a card has added, so that closing the dialog can go back to the one before. */
const ADDED_BY_CLICK = 'person'

export function startTeam(): void {
  for (const person of document.querySelectorAll<HTMLDialogElement>('dialog[data-person]')) {
    // From now on, `:target` no longer shows the dialog: it matches even after the fragment has left the URL.
    person.dataset['person'] = 'modal'
    person.addEventListener('close', () => leave(person))
    person.addEventListener('click', (event) => {
      if (event.target === person && isOutside(person, event)) person.close()
    })
    findLink(person)?.addEventListener('click', (event) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return
      event.preventDefault()
      history.pushState(ADDED_BY_CLICK, '', `#${person.id}`)
      person.showModal()
    })
  }
  addEventListener('hashchange', openTarget)
  openTarget()
}

/** Opens the dialog that the URL names, and closes any other. */
function openTarget(): void {
  const target = document.getElementById(location.hash.slice(1))
  const open = document.querySelector<HTMLDialogElement>('dialog[data-person][open]')
  if (open === target) return
  if (open) closeAfterNavigation(open)
  if (target?.matches('[data-person]')) (target as HTMLDialogElement).showModal()
}

/**
 * Closes a dialog whose fragment has left the URL, without `leave`: the `close` event comes in a later task, and Forward
 * may have brought the fragment back by then.
 */
function closeAfterNavigation(person: HTMLDialogElement): void {
  person.addEventListener('close', (event) => event.stopImmediatePropagation(), {
    capture: true,
    once: true,
  })
  person.close()
}

/** Removes the fragment from the URL after its dialog was closed, and focuses the person's card. */
function leave(person: HTMLDialogElement): void {
  if (location.hash !== `#${person.id}`) return
  if (history.state === ADDED_BY_CLICK) history.back()
  else history.replaceState(null, '', location.pathname + location.search)
  findLink(person)?.focus()
}

function findLink({ id }: HTMLElement): HTMLElement | null {
  return document.querySelector(`a[href="#${id}"]`)
}

/** In browsers without `closedby`, the target of a click on the backdrop is the dialog, but the position is outside its box. */
function isOutside(person: HTMLElement, { clientX, clientY }: MouseEvent): boolean {
  const { left, right, top, bottom } = person.getBoundingClientRect()
  return clientX < left || clientX > right || clientY < top || clientY > bottom
}
