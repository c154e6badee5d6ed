// Shows the last line of a page to staff. The page for staff has the line, and the links that add entries; this page says which it needs.

export async function showEditLinks(): Promise<void> {
  const place = document.querySelector<HTMLElement>('[data-edit-links]')
  const ownStylesheet = document.querySelector<HTMLLinkElement>('[rel="stylesheet"]')
  if (!place || !ownStylesheet) return
  // Stylesheets are in a folder below the base path.
  const response = await fetch(new URL('../staff', ownStylesheet.href))
  const staffPage = new DOMParser().parseFromString(await response.text(), 'text/html')
  const template = staffPage.querySelector('template')
  // The last one has the rules of the line.
  const stylesheet = [...staffPage.querySelectorAll<HTMLLinkElement>('[rel="stylesheet"]')].at(-1)
  if (!template || !stylesheet) return
  const line = createLine(template, place.dataset, (collection) =>
    staffPage.querySelector(`[data-add="${collection}"]`),
  )
  stylesheet.addEventListener('load', () => place.append(line))
  place.append(stylesheet)
}

function createLine(
  template: HTMLTemplateElement,
  { editLinks = '', changed, adds }: DOMStringMap,
  findAddLink: (collection: string) => Element | null,
): DocumentFragment {
  const line = document.importNode(template.content, true)
  const findSlot = (name: string) => line.querySelector(`[data-slot="${name}"]`)
  const edit = findSlot('edit')
  const editLink = edit?.querySelector('a')
  const time = line.querySelector('time')
  if (changed === undefined) findSlot('changed')?.remove()
  else if (time) {
    time.dateTime = changed
    time.textContent = formatDay(changed)
  }
  if (!document.querySelector('[data-leave]')) findSlot('sensitive')?.remove()
  for (const collection of adds?.split(' ') ?? []) {
    const source = findAddLink(collection)
    const link = editLink?.cloneNode(true)
    if (!source || !(link instanceof HTMLAnchorElement)) continue
    link.setAttribute('href', source.getAttribute('href') ?? '')
    link.replaceChildren(...source.childNodes)
    edit?.parentNode?.append(link)
  }
  editLink?.setAttribute('href', `${editLink.getAttribute('href')}${editLinks}`)
  return line
}

const formatDay = (day: string) =>
  new Date(day).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' })
