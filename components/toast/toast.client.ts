// Toasts: short messages that disappear on their own.

const MAX_TOASTS = 3
const DURATION_MS = 4000

export function showToast(text: string): void {
  const region = document.querySelector('[data-toasts]')
  if (!region) return
  const toast = document.createElement('p')
  toast.textContent = text
  region.append(toast)
  while (region.children.length > MAX_TOASTS) region.firstElementChild?.remove()
  setTimeout(() => toast.remove(), DURATION_MS)
}
