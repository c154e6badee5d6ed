// Remembers that this browser belongs to a member of the staff, and forgets it at their request.

/** The name of the checkbox is the key in the local storage. A browser that stores nothing gets no switch. */
export function startStaffSwitch(): void {
  const label = document.querySelector<HTMLElement>('[data-staff-switch]')
  const input = label?.querySelector('input')
  if (!label || !input) return
  try {
    localStorage.setItem(input.name, 'yes')
  } catch {
    return
  }
  input.checked = true
  label.hidden = false
  input.addEventListener('change', () => {
    if (input.checked) localStorage.setItem(input.name, 'yes')
    else localStorage.removeItem(input.name)
  })
}
