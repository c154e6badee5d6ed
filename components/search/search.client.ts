// Opens the search with its link and with the key `/`. This script is loaded on demand (load-search.client.ts).
import { isSearchKeyOn } from './search-key.client'
import { prepareDialog } from './search-dialog.client'

/** Where `/` is a character that someone types, and where another dialog is open. */
const TYPING = 'input, select, textarea, dialog'

/** Replaces the handlers that have loaded this script. If the dialog cannot be loaded, the link leads to the site index. */
export function startSearch(): void {
  const link = document.querySelector<HTMLAnchorElement>('[data-search]')!
  let dialog: Promise<() => void> | null = null
  const open = (event: Event) => {
    event.preventDefault()
    dialog ??= prepareDialog(link)
    dialog.then(
      (show) => show(),
      () => location.assign(link.href),
    )
  }
  link.onclick = open
  document.onkeydown = (event) => {
    if (isSearchKey(event)) open(event)
  }
}

/** Other programs use `/` with Ctrl, Alt or the command key. Some keyboards have `/` only with Shift. */
const isSearchKey = ({ key, target, ctrlKey, altKey, metaKey }: KeyboardEvent) =>
  key === '/' &&
  !(ctrlKey || altKey || metaKey) &&
  !(target as Element).closest(TYPING) &&
  isSearchKeyOn()
