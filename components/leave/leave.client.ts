// Leaves the site at once, when a visitor follows the link or presses Shift three times.
import { LEAVING_TITLE, LEFT_KEY } from './leave-guard'
import { startShiftCounter } from './shift-counter.client'

export function startLeaving(): void {
  const links = document.querySelectorAll<HTMLAnchorElement>('[data-leave]')
  for (const link of links)
    link.addEventListener('click', (event) => {
      event.preventDefault()
      leave(link.href)
    })
  const [link] = links
  const hint = document.querySelector<HTMLElement>('[data-leave-hint]')
  if (link && hint) startShiftCounter(hint, () => leave(link.href))
}

/** Empties the page first, because the other page may take a while. That also ends films. */
function leave(url: string): void {
  document.title = LEAVING_TITLE
  document.body.replaceChildren()
  try {
    sessionStorage.setItem(LEFT_KEY, url)
  } catch {
    // A browser that stores nothing may show an earlier page after Back.
  }
  location.replace(url)
}
