// Applies and stores the chosen theme.
import { THEME_KEY } from './theme-script'

export function startThemeSelect(): void {
  const label = document.querySelector<HTMLElement>('[data-theme-control]')
  const select = label?.querySelector('select')
  if (!label || !select) return
  const root = document.documentElement
  const apply = (choice: string) => {
    if (choice === 'system') delete root.dataset['theme']
    else root.dataset['theme'] = choice
    select.value = choice
    removeBrowserColors()
  }
  const applyStored = () => apply(readChoice() ?? root.dataset['theme'] ?? 'system')
  applyStored()
  label.hidden = false
  select.addEventListener('change', () => {
    apply(select.value)
    storeChoice(select.value)
  })
  // The choice may have been made in another tab, or on another page since this one went into the back/forward cache.
  addEventListener('storage', applyStored)
  addEventListener('pageshow', applyStored)
}

/** The colors of the browser's own bar follow the device. Without them, browsers take a color from the page, or a neutral one. */
function removeBrowserColors(): void {
  if (document.documentElement.dataset['theme'] === undefined) return
  document.querySelectorAll('meta[name="theme-color"]').forEach((color) => color.remove())
}

/** Returns the stored choice, or null if the browser refuses to read anything. */
function readChoice(): string | null {
  try {
    const stored = localStorage.getItem(THEME_KEY)
    return stored === 'light' || stored === 'dark' ? stored : 'system'
  } catch {
    return null
  }
}

/** If the browser refuses to store anything, the choice applies only to this page. */
function storeChoice(choice: string): void {
  try {
    if (choice === 'system') localStorage.removeItem(THEME_KEY)
    else localStorage.setItem(THEME_KEY, choice)
  } catch {
    return
  }
}
