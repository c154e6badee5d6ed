// Events (content/events).
import { field, optional } from '../schema/field'
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
    location: text({ about: 'Where it takes place.', example: 'Sample Park, Auburn' }),
    summary: text({
      about: 'One or two sentences for its card.',
      example: 'Walk one mile or run a 5k with us.',
    }),
    description: metaDescription(
      'Walk one mile or run a 5k with neighbors from all over East Alabama.',
      'The sentence at the top of its page and for search engines',
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

export type Event = Entry<(typeof event)['fields']>
