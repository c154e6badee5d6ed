// The bar gets smaller once the page is scrolled, and its menus close when they have done their work.

/** More than this many CSS pixels (spec section 9). */
const SCROLLED = 20

export function startHeader(): void {
  const bar = document.querySelector('[data-header]')
  if (!bar) return
  const look = () => bar.toggleAttribute('data-scrolled', scrollY > SCROLLED)
  look()
  addEventListener('scroll', look, { passive: true })

  const menu = bar.querySelector<HTMLElement>('[popover]')
  menu?.addEventListener('click', (click) => {
    if ((click.target as Element).closest('a')) closeMenu(menu)
  })
  // A page that the browser kept comes back as it was left.
  addEventListener('pageshow', () => menu && closeMenu(menu))

  const groups = bar.querySelectorAll('details')
  const closeGroups = (except: Node | null) =>
    groups.forEach((group) => {
      if (except === null || !group.contains(except)) group.open = false
    })
  document.addEventListener('click', (click) => closeGroups(click.target as Node))
  document.addEventListener('keydown', (key) => {
    if (key.key !== 'Escape') return
    const open = [...groups].find((group) => group.open)
    if (open?.contains(document.activeElement)) open.querySelector('summary')?.focus()
    closeGroups(null)
  })
}

function closeMenu(menu: HTMLElement): void {
  if (menu.matches(':popover-open')) menu.hidePopover()
}
