// Notices (content/notices): days on which the office is closed or has other hours, and news on top of every page.
import { field, invalid, optional, valid } from '../../schema/field'
import { choice } from '../../schema/fields/choice'
import { date } from '../../schema/fields/dates/date'
import { correctHours } from '../../schema/fields/dates/correct-hours'
import { NOTICE_NIGHT } from '../../schema/fields/dates/night-hours'
import { proposeHours } from '../../schema/fields/dates/propose-hours'
import { parseTimeOfDay } from '../../schema/fields/dates/time-of-day'
import { linkBeside } from '../../schema/fields/link-beside'
import { link } from '../../schema/fields/urls/link'
import { text } from '../../schema/fields/text'
import { compareText } from '../../text/compare-text'
import { addDays, type Day } from '../../dates/day'
import { defineCollection, type Entry } from '../../define-collection'
import { isByAppointment, readHours } from '../../hours/weekly-hours'
import { checkNotice } from './notice-problems'

/** Special hours are announced this many days before. */
const ANNOUNCED_DAYS_BEFORE = 14

const TYPE_SYNONYMS: Readonly<Record<string, 'closed' | 'changed hours' | 'news'>> = {
  ...{ close: 'closed', closing: 'closed', cerrado: 'closed', cerrada: 'closed', cierre: 'closed' },
  ...{ hours: 'changed hours', 'special hours': 'changed hours', 'other hours': 'changed hours' },
  ...{ 'different hours': 'changed hours', 'horario especial': 'changed hours' },
  ...{ 'new hours': 'changed hours', 'holiday hours': 'changed hours' },
  ...{ 'horario cambiado': 'changed hours', 'horas especiales': 'changed hours' },
  ...{ 'cambio de horario': 'changed hours', 'horario modificado': 'changed hours' },
  ...{ 'horas cambiadas': 'changed hours', horario: 'changed hours', noticia: 'news' },
  ...{ noticias: 'news', aviso: 'news', announcement: 'news', anuncio: 'news', novedades: 'news' },
}

export const notice = defineCollection({
  name: 'notice',
  folder: 'notices',
  body: 'none',
  compare: (a, b) => compareText(a.from, b.from) || compareText(a.slug, b.slug),
  fields: {
    title: linkBeside(
      text({
        about:
          'For closed or changed hours only the reason, as it goes on after the word "for", such as Thanksgiving. For news the whole sentence.',
        example: 'Thanksgiving',
        alsoCalled: [
          'reason',
          'name',
          'headline',
          'message',
          'text',
          'sentence',
          'titulo',
          'motivo',
          'holiday',
          'occasion',
          'why',
          'subject',
          'heading',
          'reason_closed',
          'closed_for',
          'label',
          'razon',
          'nombre',
        ],
        atMost: 120,
      }),
      'link',
    ),
    type: choice(
      {
        about:
          'Write closed if nobody is here, changed hours if we are here at other hours, or news for a sentence on top of every page.',
        example: 'closed',
        alsoCalled: ['kind', 'category', 'status', 'tipo', 'kind_of_notice', 'notice_type', 'what'],
      },
      ['closed', 'changed hours', 'news'],
      { synonyms: TYPE_SYNONYMS },
    ),
    from: date({
      companions: { lastDay: 'until', time: 'hours' },
      about: 'The first day. Visitors read about other hours two weeks before.',
      example: '2026-11-26',
      alsoCalled: [
        'start',
        'start_date',
        'starts',
        'begin',
        'first_day',
        'date',
        'day',
        'desde',
        'fecha',
        'from_date',
        'start_day',
        'starts_on',
        'begins',
        'begin_date',
        'closed_from',
        'since',
        'inicio',
        'fecha_inicio',
      ],
    }),
    until: date({
      companions: { firstDay: 'from', time: 'hours' },
      about:
        'The last day, which may be the same. After it, the website takes the notice down for you.',
      example: '2026-11-27',
      alsoCalled: [
        'end',
        'end_date',
        'ends',
        'to',
        'through',
        'last_day',
        'till',
        'date',
        'day',
        'hasta',
        'fecha',
        'until_date',
        'to_date',
        'end_day',
        'ends_on',
        'thru',
        'finish',
        'closed_until',
        'fin',
        'fecha_fin',
      ],
    }),
    hours: optional(
      field(
        {
          about: 'The changed hours.',
          example: '8:00 AM - 12:00 PM',
          alsoCalled: [
            'time',
            'times',
            'new_hours',
            'open_hours',
            'opening_hours',
            'office_hours',
            'special_hours',
            'changed_hours',
            'holiday_hours',
            'business_hours',
            'schedule',
            'horario',
            'horas',
          ],
        },
        parseHours,
      ),
    ),
    link: optional(
      link({
        about: 'Where the notice leads, if it leads anywhere.',
        example: '/contact',
        alsoCalled: [
          'url',
          'button_link',
          'page',
          'leads_to',
          'enlace',
          'more',
          'read_more',
          'learn_more',
          'href',
          'details_page',
          'page_link',
        ],
      }),
    ),
  },
  check: checkNotice,
  complete: ({ type, from, until, publishOn }) => ({
    publishOn: publishOn ?? (from === undefined ? undefined : getFirstShownDay(type, from)),
    expiresOn: until,
  }),
})

function getFirstShownDay(type: string | undefined, from: Day): Day {
  return type === 'news' ? from : addDays(from, -ANNOUNCED_DAYS_BEFORE)
}

function parseHours(typed: string) {
  const time = parseTimeOfDay(typed, NOTICE_NIGHT)
  if ('problem' in time || isByAppointment(typed)) return time
  const spans = readHours(typed)
  const corrected = correctHours(typed)
  if (corrected === null && spans !== null && spans.length > 0) return valid(typed)
  const proposed = corrected === null ? proposeHours(typed) : null
  if (proposed !== null)
    return invalid(
      'hours-shape',
      `"${typed}" does not say AM or PM with each hour.`,
      `If you mean ${proposed}, write ${correctHours(proposed) ?? proposed}. If not, write AM or PM after each hour.`,
    )
  return invalid(
    'hours-shape',
    corrected !== null && !/[ap]\.? ?m\b/i.test(typed)
      ? `Each time in "${typed}" needs AM or PM.`
      : `"${typed}" is not how this site writes hours.`,
    corrected === null
      ? 'Write the first hour, a hyphen and the last hour, each with AM or PM. If nobody is here, write type: closed and leave the hours out.'
      : `Write ${corrected}`,
    corrected,
  )
}

export type Notice = Entry<(typeof notice)['fields']>
