// Opens a person's dialog as a modal, so that focus stays in it and returns when it closes.

export function startTeam(): void {
  const people = document.querySelectorAll<HTMLDialogElement>('dialog[data-person]')
  if (people.length === 0) return
  for (const person of people) {
    person.addEventListener('close', () => {
      if (location.hash === `#${person.id}`) history.replaceState(null, '', location.pathname)
    })
    person.addEventListener('click', (click) => {
      if (click.target === person && isOutside(person, click)) person.close()
    })
  }
  addEventListener('hashchange', openTarget)
  document.addEventListener('click', (click) => {
    const link = (click.target as Element).closest<HTMLAnchorElement>('a[href^="#"]')
    const person = link && findPerson(link.hash)
    if (!person) return
    click.preventDefault()
    history.replaceState(null, '', link.hash)
    person.showModal()
  })
  openTarget()
}

function openTarget(): void {
  document.querySelector<HTMLDialogElement>('dialog[data-person][open]')?.close()
  findPerson(location.hash)?.showModal()
}

function findPerson(hash: string): HTMLDialogElement | null {
  const element = document.getElementById(decodeURIComponent(hash.slice(1)))
  return element instanceof HTMLDialogElement && element.matches('[data-person]') ? element : null
}

/** In browsers without `closedby`, the target of a click on the backdrop is the dialog, but the position is outside its box. */
function isOutside(person: HTMLElement, { clientX, clientY }: MouseEvent): boolean {
  const { left, right, top, bottom } = person.getBoundingClientRect()
  return clientX < left || clientX > right || clientY < top || clientY > bottom
}
