// The settings of the whole site: content/site.md.
import { accepted, field, listOf, optional, rejected, type ValuesOf } from './schema/field'
import { text } from './schema/fields/text'
import { readMailAddress, readPhoneNumber } from './schema/fields/phone-and-email'
import { namedDays } from './schema/fields/dates/days-named'
import { webAddress } from './schema/fields/link'
import { navigationItem } from './schema/fields/navigation-item'
import { officeHours } from './schema/fields/dates/office-hours'
import { repository } from './schema/fields/repository'
import { defineKind } from './define-collection'
import { isTimeZone } from './dates/day'
import { readNamedLink } from './links/link-target'
import { surely } from './problems/closest-match'

export const settings = defineKind({
  name: 'settings file',
  folder: 'site',
  body: 'none',
  fields: {
    name: text({ about: 'The name of our organization.', example: 'Lantern Hill Pregnancy Care' }),
    tagline: text({
      about: 'A few calm words that go with the name.',
      example: 'Here for you, every step',
    }),
    description: text({
      about: 'One or two sentences about us for the bottom of every page.',
      example: 'A Christian pregnancy-support nonprofit in East Alabama.',
    }),
    url: webAddress({
      about: 'The full address of this website.',
      example: 'https://www.example.org',
    }),
    phone: field({ about: 'Our phone number.', example: '(334) 555-0142' }, readPhoneNumber),
    email: field({ about: 'Our email address.', example: 'hello@example.org' }, readMailAddress),
    street: text({
      about: 'Our street and number, also used for the map.',
      example: '123 Sample Street',
    }),
    city: text({ about: 'Our city, also used for the map.', example: 'Auburn' }),
    state: text({
      about: 'Our state in two letters, also used for the map.',
      example: 'AL',
      atMost: 2,
    }),
    zip: text({
      about: 'Our ZIP code, also used for the map.',
      example: '36830',
      atLeast: 5,
      atMost: 10,
    }),
    timeZone: field(
      {
        about: 'Our time zone, which decides when an event is over.',
        example: 'America/Chicago',
      },
      (typed) =>
        isTimeZone(typed)
          ? accepted(typed)
          : rejected(
              'time-zone',
              `"${typed}" is not a time zone.`,
              'Write America/Chicago for Alabama.',
              surely(typed, Intl.supportedValuesOf('timeZone')),
            ),
    ),
    hours: listOf(officeHours, ({ days }) => namedDays(days)),
    navigation: listOf(navigationItem, ({ group, label }) => [
      group === null ? label : `${group} > ${label}`,
    ]),
    outsideLinks: listOf(
      field(
        {
          about:
            'Short names for addresses on the websites of others. A name can be typed wherever a link can.',
          example: 'donation-form: https://give.example.org/general',
        },
        readNamedLink,
      ),
      ([name]) => [name],
    ),
    mailingListPrompt: text({
      about: 'The sentence that invites people to our mailing list.',
      example: 'Would you like to hear from us?',
    }),
    nonprofitStatement: text({
      about: 'The sentence that says we are a registered nonprofit.',
      example: 'Lantern Hill Pregnancy Care is a registered nonprofit organization.',
    }),
    designerCredit: text({
      about: 'Who designed the website.',
      example: 'Website by Sample Web Studio',
    }),
    repository: optional(
      repository({
        about:
          'Where the files of this website are on GitHub. With it, every page has links for us that lead to its words.',
        example: 'https://github.com/example/lantern-hill-site',
      }),
    ),
  },
})

export type Settings = ValuesOf<(typeof settings)['fields']>
