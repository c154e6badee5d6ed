// Lets reviewers click on a text in a preview to open it on GitHub, at the line where it was typed.

const SOURCE = '[data-source]'

export function startEditing(bar: HTMLElement): void {
  const { editUrl } = bar.dataset
  const toggles = [...bar.querySelectorAll<HTMLElement>('[data-edit-toggle]')]
  const help = document.querySelector<HTMLElement>('[data-edit-help]')
  const words = help?.querySelector('[data-edit-source]')
  const stop = help?.querySelector<HTMLElement>('[data-edit-stop]')
  if (editUrl === undefined || !help || !words || !stop) return
  const invitation = words.textContent
  const root = document.documentElement
  const isEditing = () => root.hasAttribute('data-editing')
  const setEditing = (isOn: boolean) => {
    root.toggleAttribute('data-editing', isOn)
    for (const toggle of toggles) toggle.setAttribute('aria-pressed', String(isOn))
    help.hidden = !isOn
    words.textContent = invitation
    for (const element of document.querySelectorAll<HTMLElement>(SOURCE))
      if (isOn) element.tabIndex = 0
      else element.removeAttribute('tabindex')
  }
  for (const toggle of toggles) {
    toggle.hidden = false
    toggle.addEventListener('click', () => {
      setEditing(!isEditing())
      if (!isEditing()) return
      // The texts are below the panel, and the next stop of the Tab key is the first of them.
      bar.querySelector('details')?.removeAttribute('open')
      stop.focus()
    })
  }
  stop.addEventListener('click', () => {
    setEditing(false)
    bar.querySelector('summary')?.focus({ preventScroll: true })
  })
  addEventListener('keydown', (event) => {
    if (!isEditing()) return
    if (event.key === 'Escape') setEditing(false)
    if (event.key === 'Enter') open(event)
  })
  // Before the link or the button around the text.
  addEventListener('click', (event) => isEditing() && open(event), { capture: true })
  for (const type of ['pointerover', 'focusin'])
    addEventListener(type, (event) => {
      const source = isEditing() && findSource(event)
      if (source) words.textContent = source.replace('#L', ', line ')
    })
  const open = (event: Event) => {
    const source = findSource(event)
    if (source === null) return
    event.preventDefault()
    event.stopPropagation()
    window.open(editUrl + source, '_blank', 'noopener,noreferrer')
  }
}

function findSource({ target }: Event): string | null {
  const element = target instanceof Element ? target.closest<HTMLElement>(SOURCE) : null
  return element?.dataset['source'] ?? null
}
