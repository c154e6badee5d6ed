// Events (content/events).
import { field, optional } from '../schema/field'
import { choice } from '../schema/fields/choice'
import { date } from '../schema/fields/dates/date'
import { link, url } from '../schema/fields/link'
import { focalPoint } from '../schema/fields/focal-point'
import { altText, image } from '../schema/fields/image'
import { slug } from '../schema/fields/slug'
import { metaDescription, text } from '../schema/fields/text'
import { parseTimeOfDay } from '../schema/fields/dates/time-of-day'
import { boolean } from '../schema/fields/boolean'
import { defineCollection, type Entry } from '../define-collection'
import type { ProblemDetails } from '../problems/problem'

export const event = defineCollection({
  name: 'event',
  folder: 'events',
  body: 'required',
  getPagePath: (slug) => `/events/${slug}`,
  getEmailSubject: (title) => `Question about ${title}`,
  fields: {
    id: slug({
      about:
        'A short name in one word that no other event has. Keep it, because /events#run leads to its card.',
      example: 'run',
    }),
    title: text({ about: 'The name of the event.', example: 'Walk for Life', atMost: 80 }),
    date: date({
      about: 'The day of the event, or the last day if it lasts longer.',
      example: '2025-11-08',
    }),
    startDate: optional(
      date({
        about: 'The first day, for an event that lasts longer than a day.',
        example: '2025-11-07',
      }),
    ),
    time: optional(
      field(
        {
          about: 'When it begins and ends, in your own words, or TBD.',
          example: '6:00-8:00 PM',
          constraints: { maxLength: 100 },
        },
        parseTimeOfDay,
      ),
    ),
    status: optional(
      choice(
        {
          about:
            'Only if something has changed. Write cancelled if it does not take place, or moved if it has another day, time or place now.',
          example: 'moved',
        },
        ['cancelled', 'moved'],
      ),
    ),
    statusNote: optional(
      text({
        about:
          'The sentence that goes with cancelled or moved. For moved, say what was planned before: the other fields have the new day, time and place.',
        example: 'It was planned for November 1 and is a week later because of the weather.',
        atMost: 200,
      }),
    ),
    location: text({ about: 'Where it takes place.', example: 'Sample Park, Auburn' }),
    summary: text({
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
    requiresRegistration: boolean('Write yes if people have to sign up, otherwise no.', 'no'),
    registrationOpen: boolean('Write yes while people can sign up, otherwise no.', 'no'),
    registration: optional(
      text({
        about: 'A sentence about signing up.',
        example: 'The walk is free; the 5k costs $30.',
      }),
    ),
    registrationUrl: optional(
      url({
        about: 'The full address of the sign-up form. It is needed while people can sign up.',
        example: 'https://register.example.org/walk',
      }),
    ),
    detailPageUrl: optional(
      link({
        about: 'Where Learn More leads, if the event has its details on another page than its own.',
        example: '/supply-drive',
      }),
    ),
  },
  check: (values) => [
    ...(values.startDate !== undefined &&
    values.date !== undefined &&
    values.startDate > values.date
      ? [
          {
            code: 'end-before-start' as const,
            field: 'start_date',
            message: `The event starts on ${values.startDate} but is over on ${values.date}.`,
            fix: 'Write the first day into start_date and the last day into date.',
          },
        ]
      : []),
    ...(values.requiresRegistration && values.registrationOpen && !('registrationUrl' in values)
      ? [
          {
            code: 'registration-address' as const,
            field: 'registration_open',
            message: 'People can register, but there is no address where they do it.',
            fix: 'Add a registration_url line, or write registration_open: no',
          },
        ]
      : []),
    ...checkStatus(values),
    ...(values.requiresRegistration === false ? checkUnneededRegistration(values) : []),
  ],
})

/** Reports registration fields of an event without registration, whose page does not show them. */
function checkUnneededRegistration({
  registrationOpen,
  registrationUrl,
}: {
  registrationOpen?: boolean
  registrationUrl?: string | undefined
}): (ProblemDetails & { field: string })[] {
  const fields = [
    ...(registrationUrl === undefined ? [] : ['registration_url']),
    ...(registrationOpen === true ? ['registration_open'] : []),
  ]
  const [field] = fields
  if (field === undefined) return []
  return [
    {
      code: 'registration-unneeded',
      field,
      message: 'This event takes no registration, so its page would not show how to register.',
      fix:
        field === 'registration_url'
          ? 'Write requires_registration: yes if people sign up, or delete the registration_url line.'
          : 'Write requires_registration: yes if people sign up, or else registration_open: no',
    },
  ]
}

/** Reports a status or a sentence that would leave visitors without half of what they need to know. */
function checkStatus(values: {
  status?: 'cancelled' | 'moved' | undefined
  statusNote?: string | undefined
}): (ProblemDetails & { field: string })[] {
  if (values.status === 'moved' && !('statusNote' in values))
    return [
      {
        code: 'status-note',
        field: 'status',
        message: 'The event was moved, but there is no sentence about it.',
        fix: 'Add a line such as status_note: It was planned for November 1.',
      },
    ]
  if ('status' in values || values.statusNote === undefined) return []
  return [
    {
      code: 'status-note',
      field: 'status_note',
      message: 'Nothing says whether the event is cancelled or moved, so this would not be shown.',
      fix: 'Add the line status: cancelled or status: moved, or delete the status_note line.',
    },
  ]
}

export type Event = Entry<(typeof event)['fields']>
