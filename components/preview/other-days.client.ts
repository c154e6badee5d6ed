// Shows all pages of a preview as visitors see them on a chosen day, from link to link, until everything is shown again.

/** The chosen day is stored for this tab only. */
const STORAGE_KEY = 'preview-day'

export function startOtherDays(bar: HTMLElement): void {
  const { shown, everything = '' } = bar.dataset
  const versions = [...bar.querySelectorAll<HTMLElement>('[data-from]')]
  const [today] = versions
  const choice = bar.querySelector<HTMLElement>('[data-choose-day]')
  const input = choice?.querySelector('input')
  if (!today || !choice || !input) return
  // A link from elsewhere may lead to a version that is not that of the chosen day.
  const stored = findVersion(versions, readDay() ?? '')
  if (shown !== undefined && stored?.dataset['from'] !== shown) storeDay(shown)
  const day = readDay()
  if (day !== null) showDay(bar, versions, day)
  input.value = day ?? today.dataset['from'] ?? ''
  choice.hidden = false
  const show = () => {
    if (!input.validity.valid || input.value === '') return input.reportValidity()
    storeDay(input.value)
    // A page that is loaded again keeps its place, and the bar says what has changed.
    scrollTo(0, 0)
    location.href = findVersion(versions, input.value)?.querySelector('a')?.href ?? everything
    if (location.pathname === everything) location.reload()
  }
  choice.querySelector('button')?.addEventListener('click', show)
  for (const link of bar.querySelectorAll<HTMLElement>('[data-day]'))
    link.addEventListener('click', () => storeDay(link.dataset['day'] ?? null))
  for (const link of document.querySelectorAll('[data-show-everything]'))
    link.addEventListener('click', () => storeDay(null))
}

/** Opens the version of this page that visitors see on the day, or says that this page is it. */
function showDay(bar: HTMLElement, versions: readonly HTMLElement[], day: string): void {
  const version = findVersion(versions, day)
  const link = version?.querySelector('a')
  if (link && new URL(link.href).pathname !== location.pathname) {
    location.replace(link.href + location.hash)
    return
  }
  const sentence = bar.querySelector('[data-preview-sentence]')
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' })
  const dayInWords = format.format(new Date(year, month - 1, date))
  if (sentence)
    sentence.textContent = link ? `Preview of ${dayInWords}` : `Not public on ${dayInWords}`
  bar.querySelector<HTMLElement>('[data-leave-day]')?.removeAttribute('hidden')
  // Events on the page read the clock.
  const now = Date.parse(version?.dataset['at'] ?? '')
  Date.now = () => now
}

const findVersion = (versions: readonly HTMLElement[], day: string) =>
  versions.findLast(({ dataset }) => (dataset['from'] ?? '') <= day)

function readDay(): string | null {
  try {
    return sessionStorage.getItem(STORAGE_KEY)
  } catch {
    return null
  }
}

/** If the browser refuses to store anything, the day applies only to the page that is opened next. */
function storeDay(day: string | null): void {
  try {
    if (day === null) sessionStorage.removeItem(STORAGE_KEY)
    else sessionStorage.setItem(STORAGE_KEY, day)
  } catch {
    return
  }
}
