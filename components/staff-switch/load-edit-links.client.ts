// Loads the links to edit a page if this browser belongs to a member of the staff. No other browser pays for them.
import { loadOnDemand } from '../on-demand/load-on-demand.client'
import { STAFF_KEY } from './staff-key'

export function loadEditLinks(): void {
  applyChoice()
  // A page from the back/forward cache may have been left before the choice was made.
  addEventListener('pageshow', applyChoice)
}

function applyChoice(): void {
  try {
    const isStaff = !!localStorage.getItem(STAFF_KEY)
    document.documentElement.toggleAttribute('data-staff', isStaff)
    if (isStaff) void loadOnDemand('edit-links')
  } catch {
    // This browser stores nothing.
  }
}
