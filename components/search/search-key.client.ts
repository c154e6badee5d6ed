// Remembers that the key `/` must not open the search, if a visitor has said so. Speech input and unsteady hands may press single keys by
// accident (WCAG 2.2, 2.1.4).

/** The local storage key of the choice: present only after a visitor has turned the key off. */
const CHOICE_KEY = 'search-key'

export function isSearchKeyOn(): boolean {
  try {
    return localStorage.getItem(CHOICE_KEY) === null
  } catch {
    return true
  }
}

/** Makes the checkbox in the dialog work. If the browser refuses to store anything, it is not shown. */
export function startSearchKeySwitch(dialog: HTMLElement): void {
  const label = dialog.querySelector<HTMLElement>('[data-part="key"]')
  const input = label?.querySelector('input')
  if (!label || !input) return
  input.checked = isSearchKeyOn()
  input.addEventListener('change', () => {
    try {
      if (input.checked) localStorage.removeItem(CHOICE_KEY)
      else localStorage.setItem(CHOICE_KEY, 'off')
    } catch {
      label.hidden = true
    }
  })
}
