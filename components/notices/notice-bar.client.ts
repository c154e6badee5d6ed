// Takes the notice away once it is over, if the page was built or opened before.

const MINUTE_MS = 60_000

export function startNoticeBar(): void {
  const bar = document.querySelector<HTMLElement>('[data-notice]')
  if (!bar) return
  const update = () => {
    bar.hidden = Date.now() >= Date.parse(bar.dataset['endsAt'] ?? '')
  }
  update()
  setInterval(update, MINUTE_MS)
  document.addEventListener('visibilitychange', update)
}
