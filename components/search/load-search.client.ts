// Loads the search when a visitor opens it. Without this script, or if the search cannot be loaded, its link leads to the site index.
import { loadOnDemand } from '../on-demand/load-on-demand.client'

export function loadSearch(): void {
  // Every page has it (components/layout/navigation.tsx).
  const link = document.querySelector<HTMLAnchorElement>('[data-search]')!
  const load = (event: Event) => {
    event.preventDefault()
    loadOnDemand('search')?.then(
      // The script has replaced these handlers with its own.
      () => event.target?.dispatchEvent(event),
      () => (location.href = link.href),
    )
  }
  link.onclick = load
  document.onkeydown = (event) => {
    if (event.key === '/' && !(event.target as Element).closest('input')) load(event)
  }
}
