// Writes days of the week and hours in the language of a page that is not in English. English pages show the words as they were typed.
import type { TimeSpan } from '../../model/dates/clock-time'
import type { Words } from '../words/en'
import { formatTime } from './opening-words'

/** A Monday; only its day of the week matters. */
const MONDAY_MS = Date.UTC(2024, 0, 1)
const DAY_MS = 24 * 60 * 60 * 1000
const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

/** @param days English names in the order of the week, such as those of the model */
export function formatWeekdays(days: readonly string[], words: Words): string {
  const indexes = days.map((day) => DAYS.indexOf(day))
  const isRange =
    indexes.length > 1 &&
    indexes.every((index, i) => i === 0 || index === (indexes[i - 1] ?? 0) + 1)
  const names = indexes.map((index) => formatWeekday(index, words))
  const text =
    isRange && names.length > 1
      ? `${names[0]}${words.hours.to}${names.at(-1)}`
      : new Intl.ListFormat(words.openingWords.locale).format(names)
  return text.charAt(0).toUpperCase() + text.slice(1)
}

const formatWeekday = (index: number, { openingWords: { locale } }: Words) =>
  new Date(MONDAY_MS + index * DAY_MS).toLocaleDateString(locale, {
    weekday: 'long',
    timeZone: 'UTC',
  })

export function formatHours(spans: readonly TimeSpan[], words: Words): string {
  const { closed, to } = words.hours
  if (spans.length === 0) return closed
  // Numbers alone, as they are typed in English, fit beside the days.
  const { openingWords } = words
  const noon = `12:00 ${openingWords.pm}`
  const midnight = `12:00 ${openingWords.am}`
  const format = (time: string) => formatTime(time, { ...openingWords, noon, midnight })
  return new Intl.ListFormat(words.openingWords.locale).format(
    spans.map((span) => `${format(span.from)}${to}${format(span.to)}`),
  )
}
