// Gives the documents in iframes the theme that the visitor has chosen. On their own they follow the color scheme of the device.

export function startFrameThemes(): void {
  const frames = document.querySelectorAll('iframe')
  const update = () => frames.forEach(updateFrame)
  for (const frame of frames) frame.addEventListener('load', update)
  update()
  const attributeFilter = ['data-theme']
  new MutationObserver(update).observe(document.documentElement, { attributeFilter })
}

/** Documents of other hosts are not accessible. */
function updateFrame(frame: HTMLIFrameElement): void {
  const root = frame.contentDocument?.documentElement
  if (!root) return
  const { theme } = document.documentElement.dataset
  if (theme === undefined) delete root.dataset['theme']
  else root.dataset['theme'] = theme
}
