// In the browser: puts the new words into the page where they differ. What it is not sure of it leaves to a reload.
import { diffDocuments } from './dom-diff'

/** The document as the server sent it: this runs before the scripts of the page, which change it. */
let served = document.cloneNode(true) as Document

async function update(): Promise<void> {
  const answer = await fetch(location.href)
  const next = new DOMParser().parseFromString(await answer.text(), 'text/html')
  const changes = answer.redirected ? null : diffDocuments(served, next, document)
  if (changes === null) return location.reload()
  for (const { parent, after, removed, added } of changes) {
    for (const node of removed) node.remove()
    for (const node of added) parent.insertBefore(document.importNode(node, true), after)
  }
  served = next
}

/** One after the other, so that each finds the page as the last one left it. */
let last = Promise.resolve()
const updateNext = () => {
  last = last.then(update).catch(console.error)
}

import.meta.hot?.on('site:words', updateNext)
// The server answers when something was saved while the page was on its way.
import.meta.hot?.send('site:open')
