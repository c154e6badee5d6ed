// Leads from a path with capitals, a slash or a file name to the page that is meant. A path that has no page is logged to the
// visitor's console and not sent anywhere.
import { correctPath } from './correct-path'

export async function startNotFound(): Promise<void> {
  const base = document.querySelector<HTMLElement>('[data-not-found]')?.dataset['notFound']
  if (base === undefined) return
  const url = new URL(location.href)
  // A URL keeps its origin whatever path it is given, so this cannot lead to another site.
  url.pathname = correctPath(url.pathname, base)
  if (url.pathname !== location.pathname && (await exists(url))) location.replace(url)
  else console.error(`Page not found: ${location.pathname}`)
}

const exists = (url: URL): Promise<boolean> =>
  fetch(url, { method: 'HEAD' }).then(
    ({ ok }) => ok,
    () => false,
  )
