// Runs in the browser on every page: small enhancements of pages that also work without JavaScript.
import { loadOpening } from '../components/hours/load-opening.client'
import { startHeader } from '../components/layout/header.client'
import { loadSearch } from '../components/search/load-search.client'
import { loadEditLinks } from '../components/staff-switch/load-edit-links.client'
import { startThemeSelect } from '../components/theme-select/theme-select.client'

startThemeSelect()
startHeader()
loadOpening()
loadEditLinks()
loadSearch()
// Only the dev server has `import.meta.hot`. In the built site, these run only on the pages that need them (renderer/scripts/part-scripts.ts).
if (import.meta.hot) {
  void import('./scripts/copy-buttons')
  void import('./scripts/edit-links')
  void import('./scripts/events')
  void import('./scripts/frames')
  void import('./scripts/leave')
  void import('./scripts/notices')
  void import('./scripts/opening')
  void import('./scripts/search')
  void import('./scripts/staff-switch')
  void import('./scripts/team')
  void import('./scripts/not-found')
}
