// The dialog of the search: shows results while a visitor types. The words stay in this page, and are gone when the dialog closes.
import type { Language } from '../../model/languages'
import { borrowLeaveBar } from './borrow-leave-bar.client'
import { addDialog } from './fetch-dialog.client'
import { fetchJson } from './fetch-json.client'
import { createResultItem } from './result-item.client'
import { SEARCH_INDEX_PATH, type SearchEntry } from './search-data'
import { startSearchKeySwitch } from './search-key.client'
import { createSearch, MAX_RESULTS, type Search, type SearchResult } from './search-entries'

/** Screen readers announce the number of results once the visitor pauses. */
const ANNOUNCE_AFTER_MS = 400

/**
 * Loads the dialog, and returns the function that opens it.
 * @param link leads to the site index, which is directly below the base path
 * @throws when the dialog cannot be loaded
 */
export async function prepareDialog(link: HTMLAnchorElement): Promise<() => void> {
  const base = new URL('.', link.href)
  let search: Promise<Search> | null = null
  const load = () => (search ??= loadIndex(base))
  // A failure is shown when the dialog is open.
  load().catch(() => null)

  const dialog = await addDialog(base)
  const find = <Type extends HTMLElement>(part: string) =>
    dialog.querySelector<Type>(`[data-part="${part}"]`)!
  const input = dialog.querySelector<HTMLInputElement>('input[type=search]')!
  const results = find('results')
  const status = find('status')
  const hint = find('hint')
  const wayOn = find('way-on')
  const template = find<HTMLTemplateElement>('result')

  let announcing = 0
  const show = (found: readonly SearchResult[], words: string | undefined) => {
    results.replaceChildren(...found.map((result) => createResultItem(template, result, base)))
    hint.hidden = words !== undefined
    wayOn.hidden = words === undefined || found.length > 0
    clearTimeout(announcing)
    announcing = window.setTimeout(() => (status.textContent = words ?? ''), ANNOUNCE_AFTER_MS)
  }
  const update = async () => {
    const query = input.value.trim()
    try {
      const find = await load()
      // The visitor may have typed on in the meantime.
      if (query !== input.value.trim()) return
      if (query === '') return show([], undefined)
      const found = find(query)
      show(found, describeCount(status, found.length))
    } catch {
      search = null
      show([], status.dataset['failure'])
    }
  }
  let returnLeaveBar = () => {}
  startSearchKeySwitch(dialog)
  input.addEventListener('input', () => void update())
  dialog.addEventListener('close', () => {
    // The browser moves the focus only later. Until then, `/` would count as typed into the closed dialog.
    input.blur()
    input.value = ''
    show([], undefined)
    returnLeaveBar()
  })
  dialog.addEventListener('keydown', (event) => {
    // Some browsers only empty the field at first.
    if (event.key === 'Escape') dialog.close()
    moveFocus(event, input, results)
  })
  dialog.addEventListener('click', ({ target }) => {
    const link = (target as Element).closest('a')
    // The box has no padding, so a click on the dialog itself is outside of the box.
    if (target === dialog || (target as Element).closest('[data-part="close"]')) dialog.close()
    if (link?.pathname === location.pathname) dialog.close()
  })
  input.addEventListener('keydown', ({ key, isComposing }) => {
    if (key === 'Enter' && !isComposing) results.querySelector('a')?.focus()
  })
  // A page from the back/forward cache must not show what was searched.
  addEventListener('pagehide', () => dialog.close())
  return () => {
    if (dialog.open) return
    returnLeaveBar = borrowLeaveBar(dialog)
    dialog.showModal()
    void update()
  }
}

const loadIndex = async (base: URL) =>
  createSearch(
    await fetchJson<SearchEntry[]>(new URL(SEARCH_INDEX_PATH, base)),
    document.documentElement.lang as Language,
  )

function describeCount({ dataset }: HTMLElement, count: number): string {
  const { none, one, several, most } = dataset
  const words = count === 0 ? none : count === 1 ? one : count < MAX_RESULTS ? several : most
  return (words ?? '').replace('#', String(count))
}

/** Moves between the input and the results with the arrow keys; a character that is typed on a result goes to the input. */
function moveFocus(event: KeyboardEvent, input: HTMLElement, results: HTMLElement): void {
  const { key, target } = event
  const stops = [input, ...results.querySelectorAll('a')]
  const index = stops.indexOf(target as HTMLElement)
  const step = { ArrowDown: 1, ArrowUp: -1 }[key]
  if (index === -1) return
  if (step !== undefined) {
    event.preventDefault()
    stops[index + step]?.focus()
  } else if (key.length === 1 && key !== ' ' && !event.ctrlKey && !event.metaKey) input.focus()
}
