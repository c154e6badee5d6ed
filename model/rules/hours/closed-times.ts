// Notes a text that asks people to come to our office, or to call us, at a time when it is closed.
import { readClockTime, readTimeSpan, type TimeSpan } from '../../dates/clock-time'
import { SPANISH_WEEKDAYS, WEEKDAYS } from '../../dates/weekdays'
import type { DayHours } from '../../hours/weekly-hours'
import { createProblem, type FileProblem, type Problem } from '../../problems/problem'
import { settings } from '../../settings'
import type { ParsedEntry } from '../../source/entry/parsed-entry'
import { simplifyText } from '../../text/simplify-text'
import { getText } from '../../translations/translation-age'
import { formatTime } from '../meaning/times/written-times'
import { findSettings, getOfficeWeek } from '../find-settings'
import { isDated, readChanges, writeWeekly } from './dated-visits'
import { isAboutPlaces, mayRequestVisit, requestsVisit } from './visit-requests'

const MAY_ASK = /our (?:\w+ )?office|nuestra oficina/i
const MAY_BE_OPEN = /the office is open|la oficina est[aá] abierta/i
/** Matches what is said of our office in a sentence about no other place, and about no hours: those are compared in other-hours.ts. */
const IS_OPEN = /\b(?:the|our) office is open\b|\b(?:la|nuestra) oficina esta abierta\b/
/** Matches what people do at our office. */
const COME =
  /\b(?:bring|drop|come|visit|stop|swing|pick|deliver|leave|collect|hand|trae\w*|traig\w+|veng\w+|pas[ea]\w*|recog\w+|dej[ae]\w*|entreg\w+)\b/
const OTHER =
  /\b(?:not|cannot|can['’]t|never|closed|except|appointment|ahead|first call|call first|if|unless|until|first|second|third|last|next|this|cita|cerrad\w+|si|no|primer\w*|ultimo|proximo|este)\b|\d (?:de )?(?:january|february|march|april|may|june|july|august|september|october|november|december|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre)|(?:january|february|march|april|may|june|july|august|september|october|november|december) \d/
const DAY = new RegExp(
  `\\b(${[...WEEKDAYS, ...SPANISH_WEEKDAYS].join('|').toLowerCase()})s?\\b(?: (morning|afternoon|evening|night)s?| (?:por|en) la (manana|tarde|noche))?`,
  'g',
)
/** Matches days of every week, at all of which people can come. */
const SEVERAL =
  /\b(?:(?:any|every|each) weekday|weekdays|entre semana|cualquier dia de semana|(monday|lunes) (?:to|through|thru|until|a|-|–) (thursday|friday|saturday|jueves|viernes|sabado))\b/
const CLOCK = '\\d{1,2}(?::\\d\\d)?(?: ?[ap]\\.? ?m\\b\\.?)?|noon|mediodia'
const SPAN = new RegExp(
  `(?:between|from|entre(?: las?)?|de(?: las?)?)?\\s*\\b(${CLOCK})(?: ?[-–] ?| to | until | till | and | a (?:las? )?| y (?:las? )?)(\\d{1,2}(?::\\d\\d)? ?[ap]\\.? ?m\\b\\.?|noon)`,
)
/** The parts of a day, in which an office that is open at all may be closed. */
const PARTS: Readonly<Record<string, TimeSpan>> = {
  ...{ morning: { from: '08:00', to: '12:00' }, manana: { from: '08:00', to: '12:00' } },
  ...{ afternoon: { from: '12:00', to: '17:00' }, tarde: { from: '12:00', to: '17:00' } },
  ...{ evening: { from: '17:00', to: '21:00' }, night: { from: '18:00', to: '22:00' } },
  noche: { from: '18:00', to: '22:00' },
}
const SENTENCE_END = /(?<=[^.].[.!?]["”)]*)\s+(?=["“(¿¡]*[A-ZÀ-Þ])/u

export function checkClosedTimes(
  entries: readonly ParsedEntry[],
  texts: Readonly<Record<string, string>>,
): Problem[] {
  const site = findSettings(entries)
  const week = getOfficeWeek(site)
  if (!site || week === null) return []
  const isChanged = readChanges(entries)
  const names = [site.entry['name'], site.entry['quietName']].filter(
    (name) => typeof name === 'string',
  )
  return entries.flatMap((parsed) => {
    const { collection, entry, topics } = parsed
    // An event, a notice and a post are about single days.
    const isSingle = isDated(parsed)
    const isCompared = isSingle
      ? topics.includes('officeHours')
      : collection !== (settings as unknown)
    const text = isCompared ? getText(entry, texts) : ''
    if (!mayAsk(text)) return []
    const lines = text.split('\n')
    return lines.flatMap((typed, index) =>
      (mayAsk(typed) ? typed.split(SENTENCE_END) : []).flatMap((sentence) => {
        const title = findTitle(lines.slice(0, index))
        const weekly = isSingle ? writeWeekly(sentence, parsed, names, isChanged) : sentence
        const visit =
          weekly === null
            ? null
            : readVisit(
                simplifyText(weekly),
                () => !isSingle && requestsVisit(sentence, typed, title),
                () => !isSingle && !isAboutPlaces(sentence, typed, title),
              )
        const closed = visit && findClosedDay(visit, week)
        if (!closed || isNamed(closed.day, typed.replace(sentence, ''))) return []
        const position = { line: index + 1, column: typed.indexOf(sentence) + 1 }
        return [
          createProblem(closedTime(closed, visit.days.length === 1, site.entry.file), {
            file: entry.file,
            ...position,
          }),
        ]
      }),
    )
  })
}

/** The days by their places in `WEEKDAYS`, and the hours at which a sentence asks people to come. */
type Visit = { readonly days: readonly number[]; readonly span: TimeSpan }

const mayAsk = (text: string): boolean =>
  MAY_ASK.test(text) ||
  MAY_BE_OPEN.test(text) ||
  text.includes('office of ') ||
  mayRequestVisit(text)

/** Returns the title of the part of a text that these lines begin, or that of the file. */
const findTitle = (lines: readonly string[]): string =>
  lines.findLast((line) => /^#+ |^title: /.test(line)) ?? ''

/**
 * @param isOurs returns whether a sentence that does not name our office asks people to come to us
 * @param isHere returns whether the office of a sentence is ours
 */
function readVisit(sentence: string, isOurs: () => boolean, isHere: () => boolean): Visit | null {
  if (OTHER.test(sentence)) return null
  const isOffice =
    (MAY_ASK.test(sentence) && COME.test(sentence)) ||
    (IS_OPEN.test(sentence) && !/\d/.test(sentence) && !SEVERAL.test(sentence) && isHere())
  if (!isOffice && !isOurs()) return null
  const several = SEVERAL.exec(sentence)
  const [match, another] = [...sentence.replace(SEVERAL, '').matchAll(DAY)]
  if (several ? match !== undefined : match === undefined || another !== undefined) return null
  if (several && !isOffice) return null
  const [, name = '', part, spanishPart] = match ?? []
  const days = several ? listDays(several) : [findDay(name)]
  const hours = writeHalves(sentence)
  const [, from, to] = SPAN.exec(hours) ?? []
  const span =
    from !== undefined && to !== undefined
      ? readTimeSpan(
          `${from.replace('mediodia', 'noon').replace(/\.|(?<=[ap]) (?=m)/g, '')} to ${to.replace(/\.|(?<=[ap]) (?=m)/g, '')}`,
        )
      : isOffice
        ? (PARTS[part ?? spanishPart ?? ''] ?? null)
        : readStart(hours)
  return span === null ? null : { days, span }
}

/** Writes the halves of a day in Spanish as they are in English: "de 1 a 4 de la tarde". */
const writeHalves = (sentence: string): string =>
  sentence.replace(/(?<=\d) de la (manana|tarde|noche)/g, (_, part) =>
    part === 'manana' ? ' am' : ' pm',
  )

/** Returns the rest of a day from a time on, or null. */
function readStart(sentence: string): TimeSpan | null {
  const [, typed = ''] = /\b(?:at|a las?) (\d{1,2}(?::\d\d)? ?[ap]\.? ?m\b\.?)/.exec(sentence) ?? []
  const from = readClockTime(typed.replace(/\.|(?<=[ap]) (?=m)/g, ''))
  return from === null ? null : { from, to: '24:00' }
}

const findDay = (name: string): number =>
  Math.max(
    WEEKDAYS.findIndex((weekday) => weekday.toLowerCase() === name),
    SPANISH_WEEKDAYS.indexOf(name),
  )

/** Without names, the days are those from Monday to Friday. */
function listDays([, first = 'monday', last = 'friday']: RegExpExecArray): number[] {
  const from = findDay(first)
  return Array.from({ length: findDay(last) - from + 1 }, (_, index) => from + index)
}

/** Returns whether the other sentences of a paragraph speak of a day. */
function isNamed(day: string, others: string): boolean {
  const words = simplifyText(others)
  const spanish = SPANISH_WEEKDAYS[WEEKDAYS.indexOf(day)] ?? day
  return words.includes(day.toLowerCase()) || words.includes(spanish)
}

/** Returns the first day on which our office is closed all the time; or, of several days, some of the time. */
function findClosedDay({ days, span }: Visit, week: readonly DayHours[]) {
  const isClosed = days.length > 1 ? isEverClosed : isNeverOpen
  return days
    .map((index) => ({
      day: WEEKDAYS[index] ?? '',
      hours: week[(index + 1) % week.length] ?? null,
    }))
    .find((day): day is { day: string; hours: NonNullable<DayHours> } =>
      day.hours === null ? false : isClosed(day.hours, span),
    )
}

const isNeverOpen = (hours: NonNullable<DayHours>, { from, to }: TimeSpan): boolean =>
  !hours.some((span) => span.from < to && from < span.to)

const isEverClosed = (hours: NonNullable<DayHours>, { from, to }: TimeSpan): boolean =>
  !hours.some((span) => span.from <= from && to <= span.to)

function closedTime(
  { day, hours }: { readonly day: string; readonly hours: NonNullable<DayHours> },
  isOneDay: boolean,
  file: string,
): FileProblem {
  const spans = hours.map(({ from, to }) => `from ${formatTime(from)} to ${formatTime(to)}`)
  const isClosed = spans.length === 0
  const within = `a time within these hours${isOneDay ? ', or another day' : ''}`
  return {
    code: 'hours-differ',
    severity: 'warning',
    message: isClosed
      ? `Our office is closed on ${day}s (${file}).`
      : `On ${day}s, our office is open only ${spans.join(' and ')} (${file}).`,
    fix: `Write ${isClosed ? 'a day on which it is open' : within}. If someone is there anyway, there is nothing to do.`,
  }
}
