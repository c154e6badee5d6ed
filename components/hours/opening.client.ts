// Says whether the office is open, by the clock of its own time zone, wherever the visitor is.
import { findOpeningAt, type OpeningHours } from '../../model/hours/find-opening'
import { openingWords } from '../words/en-opening'
import { describeOpening } from './opening-words'
import { parseSpans } from './spans'

const MINUTE_MS = 60_000
/** A page that has been open for longer may not know of a day that was announced since, such as one with much snow. */
const MAX_AGE_MS = 24 * 60 * MINUTE_MS

export function startOpening(): void {
  const source = document.querySelector<HTMLElement>('[data-opening]')
  if (!source) return
  const openedAt = Date.now()
  const update = () => {
    const now = Date.now()
    showOpening(source, now, Math.abs(now - openedAt) < MAX_AGE_MS)
  }
  update()
  setInterval(update, MINUTE_MS)
  document.addEventListener('visibilitychange', update)
}

function showOpening(source: HTMLElement, instant: number, isFresh: boolean): void {
  const { opening: timeZone = '' } = source.dataset
  // A page in another language has these words as attributes.
  const words = { ...openingWords, ...source.dataset }
  // Sweden writes 2026-11-26 08:00:00.
  const now = new Date(instant).toLocaleString('sv', { timeZone })
  const local = { day: now.slice(0, 10), time: now.slice(11, 16) }
  for (const row of document.querySelectorAll<HTMLElement>('[data-special]'))
    row.hidden = readSpecialHours(row).until < local.day
  const opening = isFresh ? findOpeningAt(readHours(source), local) : null
  const isElsewhere = now !== new Date(instant).toLocaleString('sv')
  const zoneName = isElsewhere ? ` ${getZoneName(timeZone, words.locale)}` : ''
  for (const badge of document.querySelectorAll<HTMLElement>('[data-open]')) {
    badge.hidden = opening === null
    if (opening === null) continue
    badge.dataset['open'] = String(opening.isOpen)
    badge.textContent = describeOpening(opening, local.day, zoneName, words)
  }
}

function readHours(source: HTMLElement): OpeningHours {
  const { week = '', knownUntil = null } = source.dataset
  const rows = [...source.querySelectorAll<HTMLElement>('[data-special]')]
  return { week: week.split(';').map(parseSpans), special: rows.map(readSpecialHours), knownUntil }
}

function readSpecialHours(row: HTMLElement): OpeningHours['special'][number] {
  const [from = '', until = '', spans = ''] = row.dataset['special']?.split(' ') ?? []
  const reason = row.querySelector('[data-reason]')?.textContent ?? ''
  return { from, until, spans: parseSpans(spans), reason }
}

/** Returns "Central Time", which is right in summer and in winter. */
const getZoneName = (timeZone: string, locale: string): string =>
  new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'longGeneric' })
    .formatToParts()
    .find(({ type }) => type === 'timeZoneName')?.value ?? ''
