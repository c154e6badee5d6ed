// Loads the script that says whether the office is open once the office hours come near the screen. Many visits never need it.
import { loadOnDemand } from '../on-demand/load-on-demand.client'

export function loadOpening(): void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      observer.disconnect()
      void loadOnDemand('opening')
    },
    { rootMargin: '50%' },
  )
  document.querySelectorAll('[data-open]').forEach((badge) => observer.observe(badge))
}
