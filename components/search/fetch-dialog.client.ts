// Fetches the dialog of the search from the page for unknown paths.

/** The page with the template of the dialog. It exists on every site (pages/_error.page.server.tsx). */
const TEMPLATE_PAGE = '404.html'

/** Returns the template in the language of this page, or in English if the page with the templates has no other one. */
const findTemplate = (page: Document) =>
  page.querySelector<HTMLTemplateElement>(
    `[data-search-template="${document.documentElement.lang}"]`,
  ) ?? page.querySelector<HTMLTemplateElement>('[data-search-template]')

/**
 * Adds the dialog to this page, with the stylesheet that only the page for unknown paths has.
 * @throws when it cannot be fetched, or belongs to a newer site than this page, whose class names may differ
 */
export async function addDialog(base: URL): Promise<HTMLDialogElement> {
  const own = findTemplate(document)
  const page = own ? document : await fetchPage(new URL(TEMPLATE_PAGE, base))
  const dialog = (own ?? findTemplate(page))?.content.querySelector('dialog')
  if (!dialog) throw new Error('There is no dialog.')
  if (!own) await addStylesheet(page)
  return document.body.appendChild(document.importNode(dialog, true))
}

async function fetchPage(url: URL): Promise<Document> {
  const response = await fetch(url, { cache: 'no-cache' })
  return new DOMParser().parseFromString(await response.text(), 'text/html')
}

const getStylesheets = (page: Document) => [
  ...page.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]'),
]

/** The first stylesheet is that of all pages. The dev server has only this one, which grows with what has been rendered. */
function addStylesheet(page: Document): Promise<unknown> {
  const [shared, ...others] = getStylesheets(page)
  const [current] = getStylesheets(document)
  if (!shared || shared.getAttribute('href') !== current?.getAttribute('href'))
    throw new Error('The site has changed.')
  const link = document.importNode(others.at(-1) ?? shared)
  const loaded = new Promise((resolve) => {
    link.onload = resolve
    link.onerror = resolve
  })
  document.head.append(link)
  return loaded
}
