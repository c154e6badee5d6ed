// The settings of the whole site: content/site.md.
import { accepted, field, listOf, optional, rejected, type Field, type ValuesOf } from '../field'
import { text } from '../fields/text'
import { readMailAddress, readPhoneNumber } from '../fields/contact'
import { webAddress } from '../fields/link'
import { repository } from '../fields/repository'
import { defineKind } from '../kind'
import { isTimeZone } from '../day'
import { readNamedLink } from '../link-target'
import { surely } from '../nearest'

/** Office hours of some days: `days` as people say it, `hours` likewise (`closed` when the office is). */
export type OfficeHours = { readonly days: string; readonly hours: string }

/** One place in the navigation; `group` is the menu that it stands in, or null. */
export type NavigationItem = {
  readonly group: string | null
  readonly label: string
  readonly address: string
}

const hours: Field<OfficeHours> = field(
  {
    about: 'Our office hours: the days, a colon and the hours.',
    example: 'Monday to Thursday: 8:00 AM - 5:00 PM',
  },
  (typed) => {
    const [, days, times] = /^([^:]+): (.+)$/.exec(typed) ?? []
    return days && times
      ? accepted({ days, hours: times })
      : rejected(
          'hours-shape',
          `"${typed}" does not say days and hours.`,
          'Write the days, a colon, a space and the hours, for example Friday: 8:00 AM - 12:00 PM',
          hoursMeant(typed),
        )
  },
)

const navigation: Field<NavigationItem> = field(
  {
    about:
      'The menu at the top: the words, a colon and the address. About > Team puts Team into the menu About.',
    example: 'About > Team: /about/team',
  },
  (typed) => {
    const [, group, label, address] = /^(?:([^:>]+?) > )?([^:>]+): (\/\S*)$/.exec(typed) ?? []
    return label && address
      ? accepted({ group: group ?? null, label, address })
      : rejected(
          'navigation-shape',
          `"${typed}" is not a place in the bar.`,
          'Write its words, a colon, a space and its address, for example Events: /events',
          navigationMeant(typed),
        )
  },
  'link',
)

/** Days and hours without the colon between them, or without the space behind it. */
function hoursMeant(typed: string): string | null {
  const match = /^(\w+day(?: (?:to|and|-) \w+day)?)\s*:?\s*(\d.*|closed)$/i.exec(typed)
  return match ? `${match[1]}: ${match[2]}` : null
}

/** A place without the space before its address, or without the slash that begins it. */
function navigationMeant(typed: string): string | null {
  const match = /^([^:]+?)\s*:\s*\/?([a-z0-9][a-z0-9/-]*)$/.exec(typed)
  return match ? `${match[1]}: /${match[2]}` : null
}

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
    hours: listOf(hours),
    navigation: listOf(navigation),
    outsideLinks: listOf(
      field(
        {
          about:
            'Short names for addresses on the websites of others. A name can be typed wherever a link can.',
          example: 'donation-form: https://give.example.org/general',
        },
        readNamedLink,
      ),
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
