// Events (content/events).
import { field, optional } from '../../schema/field'
import { choice } from '../../schema/fields/choice'
import { date } from '../../schema/fields/dates/date'
import { link } from '../../schema/fields/urls/link'
import { focalPoint } from '../../schema/fields/focal-point'
import { altText, image } from '../../schema/fields/image'
import { slug } from '../../schema/fields/urls/slug'
import { streetAddress } from '../../schema/fields/street-address/street-address'
import { cardSummary, metaDescription, text } from '../../schema/fields/text'
import { checkMissingHalf } from '../../schema/fields/dates/missing-half'
import { parseTimeOfDay } from '../../schema/fields/dates/time-of-day'
import { boolean } from '../../schema/fields/boolean'
import { defineCollection, type Entry } from '../../define-collection'
import { checkEvent } from './event-problems'
import { STATUS_ADVICE, STATUS_SYNONYMS } from './event-status'
import { registrationLink } from './registration-link'
import { answerOrSentence } from './sign-up-answer'

export const event = defineCollection({
  name: 'event',
  folder: 'events',
  body: 'required',
  getPagePath: (slug) => `/events/${slug}`,
  getEmailSubject: (title) => `Question about ${title}`,
  fields: {
    id: slug({
      about:
        'A short name that no other event has, in small letters and with hyphens for spaces. Keep it, because /events#run leads to its card.',
      example: 'run',
      alsoCalled: ['short_name', 'anchor', 'slug', 'identifier'],
    }),
    title: text({
      about: 'The name of the event.',
      example: 'Walk for Life',
      alsoCalled: ['name', 'event', 'event_name', 'event_title', 'headline', 'titulo', 'nombre'],
      atMost: 80,
    }),
    date: date({
      companions: { firstDay: 'start_date', time: 'time' },
      about: 'The day of the event, or the last day if it lasts longer.',
      example: '2025-11-08',
      alsoCalled: [
        'day',
        'when',
        'event_date',
        'end_date',
        'last_day',
        'end',
        'ends',
        'until',
        'fecha',
        'dia',
        'cuando',
      ],
    }),
    startDate: optional(
      date({
        companions: { lastDay: 'date', time: 'time' },
        about: 'The first day, for an event that lasts longer than a day.',
        example: '2025-11-07',
        alsoCalled: [
          'first_day',
          'begin_date',
          'from',
          'starts',
          'begins',
          'start_day',
          'fecha_de_inicio',
        ],
      }),
    ),
    time: optional(
      field(
        {
          about: 'When it begins and ends, in your own words, or TBD.',
          example: '6:00-8:00 PM',
          alsoCalled: [
            'hours',
            'times',
            'start_time',
            'event_time',
            'time_of_day',
            'clock',
            'hora',
            'horario',
          ],
          constraints: { maxLength: 100 },
        },
        (typed) => checkMissingHalf(typed, parseTimeOfDay(typed)),
      ),
    ),
    status: optional(
      choice(
        {
          about:
            'Only if something has changed. Write cancelled if it does not take place, or moved if it has another day, time or place now.',
          example: 'moved',
          alsoCalled: ['estado'],
        },
        ['cancelled', 'moved'],
        { synonyms: STATUS_SYNONYMS, advice: STATUS_ADVICE },
      ),
    ),
    statusNote: optional(
      text({
        about:
          'The sentence that goes with cancelled or moved. For moved, say what was planned before: the other fields have the new day, time and place.',
        example: 'It was planned for November 1 and is a week later because of the weather.',
        alsoCalled: ['reason', 'status_text', 'status_reason', 'change', 'why', 'motivo'],
        atMost: 200,
      }),
    ),
    location: streetAddress({
      about: 'Where it takes place.',
      example: 'Sample Park, Auburn',
      alsoCalled: [
        'where',
        'place',
        'venue',
        'event_location',
        'meeting_place',
        'address',
        'site',
        'donde',
        'lugar',
        'ubicacion',
        'direccion',
      ],
    }),
    summary: cardSummary({
      about: 'One or two sentences for its card.',
      example: 'Walk one mile or run a 5k with us.',
    }),
    description: metaDescription(
      'Walk one mile or run a 5k with neighbors from all over East Alabama.',
      'The sentence at the top of its page, for search engines and for shared links',
    ),
    image: image(),
    imageAlt: altText(),
    focus: optional(focalPoint()),
    requiresRegistration: answerOrSentence(
      boolean({
        about: 'Write yes if people have to sign up, otherwise no.',
        example: 'no',
        alsoCalled: [
          'registration_required',
          'requires_sign_up',
          'sign_up_required',
          'requiere_inscripcion',
        ],
      }),
    ),
    registrationOpen: boolean({
      about: 'Write yes while people can sign up, otherwise no.',
      example: 'no',
      alsoCalled: ['sign_up_open', 'open', 'open_registration', 'inscripcion_abierta'],
    }),
    registration: optional(
      text({
        about: 'A sentence about signing up.',
        example: 'The walk is free; the 5k costs $30.',
        alsoCalled: [
          'registration_text',
          'registration_info',
          'registration_details',
          'how_to_register',
          'sign_up_text',
          'inscripcion',
        ],
      }),
    ),
    registrationUrl: optional(
      registrationLink({
        about: 'The full address of the sign-up form. It is needed while people can sign up.',
        example: 'https://register.example.org/walk',
        alsoCalled: [
          'registration_link',
          'register_link',
          'register_url',
          'registration_form',
          'rsvp_link',
          'register',
          'sign_up_link',
          'sign_up_url',
          'sign_up',
          'form',
          'link',
          'url',
          'enlace',
        ],
      }),
    ),
    detailPageUrl: optional(
      link({
        about: 'Where Learn More leads, if the event has its details on another page than its own.',
        example: '/supply-drive',
        alsoCalled: [
          'details_page',
          'detail_page',
          'learn_more',
          'more_info',
          'link',
          'url',
          'enlace',
        ],
      }),
    ),
  },
  check: checkEvent,
})

export type Event = Entry<(typeof event)['fields']>
