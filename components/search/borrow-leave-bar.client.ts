// A modal dialog makes the rest of the page inert. The bar for leaving a sensitive page must stay in reach.

/** Moves the bar, if the page has one, into a dialog. Returns how to move it back. */
export function borrowLeaveBar(dialog: HTMLElement): () => void {
  const bar = document.querySelector('[data-leave-hint]')?.closest('aside')
  if (!bar) return () => undefined
  const place = document.createComment('')
  bar.replaceWith(place)
  dialog.append(bar)
  return () => place.replaceWith(bar)
}
