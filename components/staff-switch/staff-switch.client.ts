// Remembers that this browser belongs to a member of the staff, and forgets it at their request.
import { STAFF_KEY } from './staff-script'

export function startStaffSwitch(): void {
  // A page from the back/forward cache may have been left before the choice was made.
  addEventListener('pageshow', ({ persisted }) => persisted && applyChoice())
  const label = document.querySelector<HTMLElement>('[data-staff-switch]')
  const input = label?.querySelector('input')
  if (!label || !input) return
  input.checked = applyChoice(true)
  label.hidden = !input.checked
  input.addEventListener('change', () => applyChoice(input.checked))
}

/**
 * Shows the links for staff if this browser has them, after storing the choice if there is a new one.
 * @returns whether they are shown; never in a browser that stores nothing
 */
function applyChoice(choice?: boolean): boolean {
  try {
    if (choice === true) localStorage.setItem(STAFF_KEY, 'yes')
    if (choice === false) localStorage.removeItem(STAFF_KEY)
    return document.documentElement.toggleAttribute('data-staff', !!localStorage.getItem(STAFF_KEY))
  } catch {
    return false
  }
}
