// Shrinks the header once the page is scrolled, and closes its menus after use.

/** The header shrinks beyond this scroll position, in CSS pixels. */
const SHRINK_AFTER_PX = 20

export function startHeader(): void {
  const bar = document.querySelector('[data-header]')
  if (!bar) return
  const updateScrolled = () => bar.toggleAttribute('data-scrolled', scrollY > SHRINK_AFTER_PX)
  updateScrolled()
  addEventListener('scroll', updateScrolled, { passive: true })

  const menu = bar.querySelector<HTMLElement>('[popover]')
  menu?.addEventListener('click', (event) => {
    if ((event.target as Element).closest('a')) closeMenu(menu)
  })
  // A page from the back/forward cache is restored with its menu open.
  addEventListener('pageshow', () => menu && closeMenu(menu))

  const groups = bar.querySelectorAll('details')
  const closeGroups = (except: Node | null) =>
    groups.forEach((group) => {
      if (except === null || !group.contains(except)) group.open = false
    })
  document.addEventListener('click', (event) => closeGroups(event.target as Node))
  // The groups of a bar cover the page; those of an open menu do not.
  document.addEventListener('focusin', (event) => {
    if (!menu?.matches(':popover-open')) closeGroups(event.target as Node)
  })
  document.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return
    const open = [...groups].find((group) => group.open)
    if (open?.contains(document.activeElement)) open.querySelector('summary')?.focus()
    closeGroups(null)
  })
}

function closeMenu(menu: HTMLElement): void {
  if (menu.matches(':popover-open')) menu.hidePopover()
}
