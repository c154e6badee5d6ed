// An event: a file in content/events.
import { optional } from '../field'
import { day } from '../fields/day-field'
import { link, webAddress } from '../fields/link'
import { alternativeText, image } from '../fields/picture'
import { searchDescription, text } from '../fields/text'
import { yesNo } from '../fields/yes-no'
import { defineKind, type Entry } from '../kind'

export const event = defineKind({
  name: 'event',
  folder: 'events',
  body: 'required',
  pageAddress: (slug) => `/events/${slug}`,
  fields: {
    id: text({
      about: 'A short name that never changes; /events#walk leads to its card.',
      example: 'walk',
      atMost: 40,
    }),
    title: text({ about: 'The name of the event.', example: 'Walk for Life', atMost: 80 }),
    date: day({ about: 'The day, or of several days the last one.', example: '2025-11-08' }),
    startDate: optional(
      day({ about: 'The first day, when there are several.', example: '2025-11-07' }),
    ),
    time: optional(text({ about: 'The time of day in words.', example: '6:00-8:00 PM' })),
    location: text({ about: 'Where it is.', example: 'Sample Park, Auburn' }),
    summary: text({
      about: 'One or two sentences for the card in the lists.',
      example: 'Walk one mile or run a 5k with us.',
    }),
    description: searchDescription(
      'Walk one mile or run a 5k with neighbors from all over East Alabama.',
    ),
    image: image(),
    imageAlt: alternativeText(),
    requiresRegistration: yesNo('Whether people must register.'),
    registrationOpen: yesNo('Whether people can register now.'),
    registration: optional(
      text({
        about: 'What to know about registering.',
        example: 'The walk is free; the 5k costs $30.',
      }),
    ),
    registrationUrl: optional(
      webAddress({ about: 'Where people register.', example: 'https://register.example.org/walk' }),
    ),
    detailPageUrl: optional(
      link({
        about: 'Where Learn More leads, when it is not the own page of the event.',
        example: '/supply-drive',
      }),
    ),
  },
  check: ({ date, startDate, requiresRegistration, registrationOpen, registrationUrl }) => [
    ...(startDate !== undefined && startDate > date
      ? [
          {
            code: 'end-before-start',
            field: 'start_date',
            message: `The event starts on ${startDate} but is over on ${date}.`,
            fix: 'Write the first day into start_date and the last day into date.',
          },
        ]
      : []),
    ...(requiresRegistration && registrationOpen && registrationUrl === undefined
      ? [
          {
            code: 'registration-address',
            field: 'registration_open',
            message: 'People can register, but there is no address where they do it.',
            fix: 'Add a registration_url line, or write registration_open: no',
          },
        ]
      : []),
  ],
})

export type Event = Entry<(typeof event)['fields']>
