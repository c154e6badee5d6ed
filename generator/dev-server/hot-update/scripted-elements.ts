// The elements of a page that the browser loads or runs, or that a script deals with. The dev server does not patch them.

/** Elements that load or run something when they are inserted into a page. Structured data is a script that no browser runs. */
export const LOADING_SELECTOR = 'iframe, link, script:not([type="application/ld+json"])'

/** The elements that the scripts of pages look for (`components/*.client.ts`). */
export const SCRIPTED_SELECTOR = [
  LOADING_SELECTOR,
  'dialog',
  '[data-add]',
  '[data-copy]',
  '[data-current-events]',
  '[data-during]',
  '[data-edit-links]',
  '[data-event]',
  '[data-event-list]',
  '[data-header]',
  '[data-leave]',
  '[data-leave-hint]',
  '[data-nearest]',
  '[data-not-found]',
  '[data-nothing-upcoming]',
  '[data-notice]',
  '[data-open]',
  '[data-opening]',
  '[data-past-events]',
  '[data-part]',
  '[data-person]',
  '[data-reason]',
  '[data-search]',
  '[data-search-template]',
  '[data-search-too]',
  '[data-slot]',
  '[data-special]',
  '[data-staff-switch]',
  '[data-state]',
  '[data-theme-control]',
  '[data-toasts]',
].join()
