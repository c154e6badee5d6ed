// Defines the settings of the whole site (content/site.md).
import { valid, field, list, optional, invalid, type InferValues } from './schema/field'
import { text } from './schema/fields/text'
import { parseEmailAddress, parsePhoneNumber } from './schema/fields/phone-and-email'
import { parseNamedDays } from './schema/fields/dates/days-named'
import { url } from './schema/fields/link'
import { footerLink, navigationItem } from './schema/fields/navigation-item'
import { officeHours } from './schema/fields/dates/office-hours'
import { repository } from './schema/fields/repository'
import { defineCollection } from './define-collection'
import { isTimeZone } from './dates/day'
import { parseNamedLink } from './links/link-target'
import { findUnambiguousMatch } from './problems/closest-match'

export const settings = defineCollection({
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
    url: url({
      about: 'The full address of this website.',
      example: 'https://www.example.org',
    }),
    phone: field({ about: 'Our phone number.', example: '(334) 555-0142' }, parsePhoneNumber),
    email: field({ about: 'Our email address.', example: 'hello@example.org' }, parseEmailAddress),
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
          ? valid(typed)
          : invalid(
              'time-zone',
              `"${typed}" is not a time zone.`,
              'Write America/Chicago for Alabama.',
              findUnambiguousMatch(typed, Intl.supportedValuesOf('timeZone')),
            ),
    ),
    hours: list(officeHours, ({ days }) => parseNamedDays(days)),
    navigation: list(navigationItem, ({ group, label }) => [
      group === null ? label : `${group} > ${label}`,
    ]),
    footerLinks: optional(list(footerLink, ({ label }) => [label])),
    outsideLinks: list(
      field(
        {
          about:
            'Short names for addresses on the websites of others. A name can be typed wherever a link can.',
          example: 'donation-form: https://give.example.org/general',
        },
        parseNamedLink,
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
          'Where the files of this website are on GitHub. If it is set, the page /staff has links that let us edit every text.',
        example: 'https://github.com/example/lantern-hill-site',
      }),
    ),
  },
})

export type Settings = InferValues<(typeof settings)['fields']>
