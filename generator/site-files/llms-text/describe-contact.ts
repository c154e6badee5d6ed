// The part of llms.txt on how and when to reach us.
import { getAfterHours } from '../../../components/contact/phone-numbers'
import { formatStreetAddress } from '../../../components/contact/street-address'
import { formatShortDays } from '../../../components/date/format-day'
import { isAboutHours } from '../../../model/hours/opening-hours'
import type { Site } from '../../../model/site'
import { escapeMarkdown } from './markdown'

/** A label, and what is said about it; undefined where the settings say nothing. */
type Fact = readonly [label: string, text: string | undefined]

/** Returns a list of facts and a list of hours. */
export function describeContact({ settings, notices }: Site): string[] {
  const { textNumber, textHours } = settings
  const afterHours = getAfterHours(settings)
  const contact: Fact[] = [
    ['Phone', settings.phone],
    ['Hotline, day or night', settings.hotline],
    ['Text messages', textNumber && [textNumber, textHours].filter(Boolean).join(', ')],
    ['When we are closed', afterHours ? `${afterHours.name}, ${afterHours.phone}` : undefined],
    ['Email', settings.email],
    ['Address', formatStreetAddress(settings)],
    ['Make an appointment', settings.appointmentUrl],
    ['What it costs', settings.cost],
    ['Privacy', settings.privacy],
    ['Languages', settings.languages],
  ]
  const week = settings.hours.map(({ days, hours }): Fact => [days, hours])
  const special = notices.filter(isAboutHours).map(({ from, until, hours, title }): Fact => {
    return [formatShortDays(from, until), `${hours ?? 'closed'} for ${title}`]
  })
  return [
    formatFacts(contact),
    `Office hours (time zone ${settings.timeZone}):`,
    formatFacts([...week, ...special]),
  ]
}

const formatFacts = (facts: readonly Fact[]): string =>
  facts
    .filter(([, text]) => text !== undefined)
    .map(([label, text = '']) => `- ${escapeMarkdown(`${label}: ${text}`)}`)
    .join('\n')
