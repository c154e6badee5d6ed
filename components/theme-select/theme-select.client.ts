// Applies and stores the chosen theme.
import { THEME_KEY } from './theme-script'

export function startThemeSelect(): void {
  const label = document.querySelector<HTMLElement>('[data-theme-control]')
  const select = label?.querySelector('select')
  if (!label || !select) return
  const root = document.documentElement
  select.value = root.dataset['theme'] ?? 'system'
  label.hidden = false
  const frames = document.querySelectorAll('iframe')
  const updateFrames = () => frames.forEach(updateFrame)
  for (const frame of frames) frame.addEventListener('load', updateFrames)
  updateFrames()
  select.addEventListener('change', () => {
    if (select.value === 'system') delete root.dataset['theme']
    else root.dataset['theme'] = select.value
    updateFrames()
    storeChoice(select.value)
  })
}

/** An iframe follows the color scheme of the device, but not the visitor's choice. Documents of other hosts are not accessible. */
function updateFrame(frame: HTMLIFrameElement): void {
  const root = frame.contentDocument?.documentElement
  if (root) root.style.colorScheme = document.documentElement.dataset['theme'] ?? ''
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
