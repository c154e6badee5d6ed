// Notes an hour in another time zone than ours, such as "6:00 PM EST" in Alabama: people would come at the wrong hour.
import { collections } from '../../../collections'
import { createProblem, type FileProblem, type Problem } from '../../../problems/problem'
import { settings } from '../../../settings'
import type { ParsedEntry } from '../../../source/entry/parsed-entry'
import { TEXT_TOPICS } from '../../../text/text-topics'
import { getText } from '../../../translations/translation-age'
import { findSettings } from '../../find-settings'
import { shiftHours } from './shift-hours'

const NAMES: Readonly<Record<string, string>> = {
  ...{ E: 'Eastern', C: 'Central', M: 'Mountain', P: 'Pacific' },
  ...{ este: 'Eastern', centro: 'Central', montaña: 'Mountain', pacífico: 'Pacific' },
}
/** Matches an hour and the time zone after it. */
const HOUR_WITH_ZONE =
  /(?<hour>\d{1,2}(?::\d{2})?\s?[AaPp]\.?\s?[Mm]\b\.?),?\s\(?(?<zone>(?<letter>[ECMP])[SD]?T\b|(?<name>Eastern|Central|Mountain|Pacific)(?: (?:Standard |Daylight )?[Tt]ime\b|(?=[.,;:!?)]|$))|[Hh]ora (?:estándar )?del? (?:la )?(?<spanish>este|centro|montaña|pacífico)(?![A-Za-zÀ-ỿ]))\)?/gmu
/** Matches what people join from other places, where a time zone helps. */
const ONLINE =
  /\b(?:online|zoom|webinar|virtual\w*|live ?stream\w*|facebook|youtube|broadcast|en línea|en vivo|radio)\b/i
/** Matches a sentence about what happens here. Other organizations have hours of their own. */
const OURS =
  /\b(?:our (?:office|clinic|doors|phones?)|we(?: are|['’]re| meet| open| close)|nuestr[ao] (?:oficina|clínica)|estamos|nos reunimos)\b/i
const FIELD = /^(\w+):/

/** Their hours are ours, whatever the sentence says. */
const OWN: readonly unknown[] = [collections.events, collections.notices]

export function checkTimeZones(
  entries: readonly ParsedEntry[],
  texts: Readonly<Record<string, string>>,
): Problem[] {
  const mentioning = entries.filter(
    ({ collection, topics }) => topics.includes('timeZone') && collection !== (settings as unknown),
  )
  // Asking for the name of a time zone takes longer than the rest of this check.
  const timeZone = mentioning.length > 0 && findSettings(entries)?.entry['timeZone']
  const own = typeof timeZone === 'string' ? getZoneName(timeZone) : null
  if (own === null) return []
  return mentioning.flatMap(({ collection, entry }) => {
    const text = getText(entry, texts)
    if (ONLINE.test(text)) return []
    const found = findOther(text.split('\n'), own, OWN.includes(collection))
    return found === null
      ? []
      : [createProblem(otherZone(found, own), { file: entry.file, ...found.position })]
  })
}

type OtherZone = {
  readonly zone: string
  readonly name: string
  /** The first hour, with its time zone and without it. */
  readonly words: string
  readonly hour: string
  /** The value of the field without the time zone, or null in other texts. */
  readonly time: string | null
  readonly position: { readonly line: number; readonly column: number; readonly field?: string }
}

/** Returns the first hour of another time zone, in a line that does not say it in ours as well. */
function findOther(lines: readonly string[], own: string, isOwn: boolean): OtherZone | null {
  const fence = lines.indexOf('---', 1)
  for (const [index, typed] of lines.entries()) {
    if (!TEXT_TOPICS.timeZone.test(typed) || (!isOwn && !OURS.test(typed))) continue
    const found = [...typed.matchAll(HOUR_WITH_ZONE)].map((match) => ({
      ...readZone(match.groups),
      words: match[0],
      hour: match.groups?.['hour'] ?? '',
      index: match.index,
    }))
    const [first] = found
    if (!first || found.some(({ name }) => name === own) || typed.includes(own)) continue
    const field = index < fence ? FIELD.exec(typed)?.[1] : undefined
    const rest = typed.replace(HOUR_WITH_ZONE, (_, hour: string) => hour)
    return {
      ...first,
      time: field === 'time' ? rest : null,
      position: {
        line: index + 1,
        column: first.index + 1,
        ...(field === undefined ? {} : { field }),
      },
    }
  }
  return null
}

const readZone = ({ zone = '', letter = '', name, spanish = '' }: Record<string, string> = {}) => ({
  zone,
  name: name ?? NAMES[letter] ?? NAMES[spanish] ?? '',
})

/** Returns the name of a time zone of the United States: `Central` for America/Chicago; or null. */
function getZoneName(timeZone: string): string | null {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'long' }).formatToParts(
    new Date('2026-01-01T12:00Z'),
  )
  const [name = ''] = (parts.find(({ type }) => type === 'timeZoneName')?.value ?? '').split(' ')
  return Object.values(NAMES).includes(name) ? name : null
}

function otherZone({ zone, name, time, words, hour }: OtherZone, own: string): FileProblem {
  const shiftedHour = shiftHours(hour, name, own)
  return {
    code: 'time-zone-other',
    severity: 'warning',
    message: `${zone === name || zone.startsWith(name) ? `This says "${zone}"` : `"${zone}" is ${name} time`}, but we are in ${own} time, so people may come at the wrong hour.`,
    fix:
      time === null
        ? `If you mean the hour here, take out "${zone}". If not, ${shiftedHour === null ? `write the hour in ${own} time.` : `write ${shiftedHour} in place of "${words}".`}`
        : `If these are the hours here, write ${time}. If not, write ${shiftHours(time, name, own) ?? `the hours in ${own} time.`}`,
  }
}
