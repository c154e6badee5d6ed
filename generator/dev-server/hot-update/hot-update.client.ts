// Runs in the browser: patches changed text into the open page, reloads the page for any other change, and opens the file of a problem.
import { diffDocuments } from './dom-diff'
import { CONTENT_CHANGED, OPEN_IN_EDITOR, PAGE_OPENED } from './events'

/** The document as the server sent it. This script runs before those of the page, which change the document. */
let served = document.cloneNode(true) as Document

async function update(): Promise<void> {
  const response = await fetch(location.href)
  const next = new DOMParser().parseFromString(await response.text(), 'text/html')
  const patches = response.redirected ? null : diffDocuments(served, next, document)
  if (patches === null) return location.reload()
  for (const { parent, after, removed, added } of patches) {
    for (const node of removed) node.remove()
    for (const node of added) parent.insertBefore(document.importNode(node, true), after)
  }
  served = next
}

/** Updates run one after another, so that each finds the page as the previous one left it. */
let lastUpdate = Promise.resolve()
const queueUpdate = () => {
  lastUpdate = lastUpdate.then(update).catch(console.error)
}

import.meta.hot?.on(CONTENT_CHANGED, queueUpdate)
// The server responds with CONTENT_CHANGED, because a file may have been saved while the page was loading.
import.meta.hot?.send(PAGE_OPENED)

// The page stays open, because the answer to the request is empty.
document.addEventListener('click', (event) => {
  const link = event.target instanceof Element && event.target.closest('a')
  if (!link || !link.getAttribute('href')?.startsWith(OPEN_IN_EDITOR)) return
  event.preventDefault()
  void fetch(link.href)
})
