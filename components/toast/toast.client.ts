// Short messages that go by themselves.

/** At most this many at once, each for this long in milliseconds (spec section 9). */
const MOST = 3
const DURATION = 4000

export function showToast(text: string): void {
  const region = document.querySelector('[data-toasts]')
  if (!region) return
  const toast = document.createElement('p')
  toast.textContent = text
  region.append(toast)
  while (region.children.length > MOST) region.firstElementChild?.remove()
  setTimeout(() => toast.remove(), DURATION)
}
