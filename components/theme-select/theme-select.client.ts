// Keeps the chosen theme, and shows it.
import { THEME_KEY } from './theme-script'

export function startThemeSelect(): void {
  const label = document.querySelector<HTMLElement>('[data-theme-control]')
  const select = label?.querySelector('select')
  if (!label || !select) return
  const root = document.documentElement
  select.value = root.dataset['theme'] ?? 'system'
  label.hidden = false
  const frames = document.querySelectorAll('iframe')
  const paintFrames = () => frames.forEach(paintFrame)
  for (const frame of frames) frame.addEventListener('load', paintFrames)
  paintFrames()
  select.addEventListener('change', () => {
    if (select.value === 'system') delete root.dataset['theme']
    else root.dataset['theme'] = select.value
    paintFrames()
    keep(select.value)
  })
}

/** A frame follows the system by itself, but not a choice. Where another host shows something, nothing is done. */
function paintFrame(frame: HTMLIFrameElement): void {
  const inside = frame.contentDocument?.documentElement
  if (inside) inside.style.colorScheme = document.documentElement.dataset['theme'] ?? ''
}

/** A browser may refuse to keep anything; the choice then holds for this page. */
function keep(choice: string): void {
  try {
    if (choice === 'system') localStorage.removeItem(THEME_KEY)
    else localStorage.setItem(THEME_KEY, choice)
  } catch {
    return
  }
}
