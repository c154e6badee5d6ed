// The settings of the whole site: content/site.md.
import { accepted, field, listOf, rejected, type Field, type ValuesOf } from '../field'
import { text } from '../fields/text'
import { webAddress } from '../fields/link'
import { defineKind } from '../kind'
import { isTimeZone } from '../day'
import { readNamedLink } from '../link-target'

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
    about: 'Office hours, one group of days a line.',
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
        )
  },
)

const navigation: Field<NavigationItem> = field(
  {
    about:
      'The bar at the top, one place a line: its words, a colon and its address. "About > Team" puts Team into the menu About.',
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
        )
  },
  'link',
)

export const settings = defineKind({
  name: 'settings file',
  folder: 'site',
  body: 'none',
  fields: {
    name: text({ about: 'The name of the organisation.', example: 'Lantern Hill Pregnancy Care' }),
    tagline: text({ about: 'A few words below the name.', example: 'Here for you, every step' }),
    description: text({
      about: 'What the organisation is, in one or two sentences.',
      example: 'A Christian pregnancy-support nonprofit in East Alabama.',
    }),
    url: webAddress({
      about: 'The address of the public site.',
      example: 'https://www.example.org',
    }),
    phone: field({ about: 'The phone number.', example: '(334) 555-0142' }, (typed) =>
      typed.replace(/\D/g, '').length === 10
        ? accepted(typed)
        : rejected(
            'phone-shape',
            `"${typed}" is not a phone number with ten digits.`,
            'Write it like (334) 555-0142',
          ),
    ),
    email: field({ about: 'The e-mail address.', example: 'hello@example.org' }, (typed) =>
      /^[^\s@?]+@[^\s@?]+\.[a-z]{2,}$/i.test(typed)
        ? accepted(typed)
        : rejected(
            'email-shape',
            `"${typed}" is not an e-mail address.`,
            'Write it like hello@example.org',
          ),
    ),
    street: text({ about: 'Street and number.', example: '123 Sample Street' }),
    city: text({ about: 'The city.', example: 'Auburn' }),
    state: text({ about: 'The state, two letters.', example: 'AL', atMost: 2 }),
    zip: text({ about: 'The ZIP code.', example: '36830', atLeast: 5, atMost: 10 }),
    timeZone: field(
      {
        about: 'The time zone of the clinic, as the IANA list names it.',
        example: 'America/Chicago',
      },
      (typed) =>
        isTimeZone(typed)
          ? accepted(typed)
          : rejected(
              'time-zone',
              `"${typed}" is not a time zone.`,
              'Write America/Chicago for Alabama.',
            ),
    ),
    hours: listOf(hours),
    navigation: listOf(navigation),
    outsideLinks: listOf(
      field(
        {
          about:
            'Names for addresses on other sites; the names can be used wherever a link can stand.',
          example: 'donation-form: https://give.example.org/general',
        },
        readNamedLink,
      ),
    ),
    mailingListPrompt: text({
      about: 'The words above the Email Us button.',
      example: 'Would you like to hear from us?',
    }),
    nonprofitStatement: text({
      about: 'The words on being a registered nonprofit.',
      example: 'Lantern Hill Pregnancy Care is a registered nonprofit organization.',
    }),
    designerCredit: text({
      about: 'Who designed the site.',
      example: 'Website by Sample Web Studio',
    }),
  },
})

export type Settings = ValuesOf<(typeof settings)['fields']>
