// Leads from a path with capitals, a slash or a file name to the page that is meant, and names the page with the nearest address. The
// known addresses come in one file that is the same for all paths, so the path of a page is not sent again. One without a page is
// logged to the visitor's console.
import { fetchJson } from '../search/fetch-json.client'
import { ADDRESSES_PATH, type KnownAddress } from '../search/search-data'
import { correctPath } from './correct-path'
import { findNearestAddress } from './find-nearest-address'

export async function startNotFound(): Promise<void> {
  const base = document.querySelector<HTMLElement>('[data-not-found]')?.dataset['notFound']
  if (base === undefined) return
  startSearchButton()
  const url = new URL(location.href)
  const root = new URL(base, url)
  const addresses = await loadAddresses(root)
  // A URL keeps its origin whatever path it is given, so this cannot lead to another site.
  url.pathname = correctPath(url.pathname, base)
  const path = url.pathname.slice(base.length)
  if (url.pathname !== location.pathname) {
    const isPage = addresses.some((known) => known.path === path)
    if (isPage || (path.includes('.') && (await isPublished(url)))) return location.replace(url)
  }
  console.error(`Page not found: ${location.pathname}`)
  const nearest = url.pathname.startsWith(base) ? findNearestAddress(path, addresses) : null
  if (nearest) showNearest(nearest, root)
}

/** Resolves to an empty list if it cannot be loaded. */
const loadAddresses = (root: URL): Promise<readonly KnownAddress[]> =>
  fetchJson<KnownAddress[]>(new URL(ADDRESSES_PATH, root)).catch(() => [])

/** Asks for a download. The known addresses are those of pages, because only the downloads that pages link to are published. */
const isPublished = (url: URL): Promise<boolean> =>
  fetch(url, { method: 'HEAD' }).then(
    ({ ok }) => ok,
    () => false,
  )

function showNearest({ path, title = '' }: KnownAddress, root: URL): void {
  const line = document.querySelector<HTMLElement>('[data-nearest]')
  const link = line?.querySelector('a')
  if (!line || !link) return
  link.href = new URL(path, root).href
  link.textContent = title
  line.hidden = false
}

function startSearchButton(): void {
  document.querySelector('[data-search-too]')?.addEventListener('click', (event) => {
    event.preventDefault()
    document.querySelector<HTMLElement>('[data-search]')?.click()
  })
}
