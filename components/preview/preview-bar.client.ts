// Shows in the bar of a preview how long ago it was changed, and says when a newer version of the preview is there.

const UNITS: readonly (readonly [unit: Intl.RelativeTimeFormatUnit, seconds: number])[] = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
]

export function startPreviewBar(bar: HTMLElement): void {
  showAge(bar)
  const check = () => document.visibilityState === 'visible' && void lookForNewer(bar)
  check()
  document.addEventListener('visibilitychange', check)
  document.querySelector('[data-reload]')?.addEventListener('click', () => location.reload())
}

function showAge(bar: HTMLElement): void {
  const time = bar.querySelector<HTMLTimeElement>('[data-age]')
  if (!time) return
  const seconds = (Date.parse(time.dateTime) - Date.now()) / 1000
  const [unit, length] = UNITS.find(([, size]) => Math.abs(seconds) >= size) ?? ['minute', 60]
  const format = new Intl.RelativeTimeFormat('en', { numeric: 'auto' })
  time.title = time.textContent
  time.textContent = format.format(Math.round(seconds / length), unit)
}

/** Asks this site, and no other host, which commit it shows by now. */
async function lookForNewer(bar: HTMLElement): Promise<void> {
  const { preview, buildInfo = '' } = bar.dataset
  try {
    const response = await fetch(buildInfo, { cache: 'no-store' })
    if (response.status === 404)
      return notify('This preview has been taken down, because its pull request is closed.', true)
    const { commit } = (await response.json()) as { commit: string | null }
    if ((commit ?? '') !== preview) notify('There is a newer version.', false)
  } catch {
    // Without a connection, nothing is known about a newer version.
  }
}

/** Shows the notice with a button that loads the newer version or, if the preview is gone, a link to the public site. */
function notify(text: string, isGone: boolean): void {
  const notice = document.querySelector<HTMLElement>('[data-newer]')
  const words = notice?.querySelector('[data-newer-text]')
  if (!notice || !words || words.textContent === text) return
  notice.hidden = false
  notice.querySelector('[data-reload]')?.toggleAttribute('hidden', isGone)
  notice.querySelector('[data-leave]')?.toggleAttribute('hidden', !isGone)
  words.textContent = text
}
