// Defines the settings of the whole site (content/site.md).
import { valid, field, list, optional, invalid, type InferValues } from './schema/field'
import { choice } from './schema/fields/choice'
import { streetAddress } from './schema/fields/street-address/street-address'
import { checkRepeatedCity } from './schema/fields/street-address/repeated-city'
import { hoursInWords } from './schema/fields/dates/hours-in-words'
import { text } from './schema/fields/text'
import {
  parseEmailAddress,
  parseOfficePhone,
  parsePhoneNumber,
  parseTextNumber,
} from './schema/fields/phone-and-email'
import {
  parseState,
  parseZip,
  STATE_PATTERN,
  ZIP_PATTERN,
} from './schema/fields/street-address/state-and-zip'
import { parseNamedDays } from './schema/fields/dates/days-named'
import { parseEin } from './schema/fields/ein'
import { siteUrl, url } from './schema/fields/urls/link'
import { footerLink, navigationItem } from './schema/fields/urls/navigation-item'
import { officeHours } from './schema/fields/dates/office-hours'
import { findMisreadDays, separateDays } from './hours/repeated-days'
import { repository } from './schema/fields/urls/repository'
import { defineCollection } from './define-collection'
import { isTimeZone } from './dates/day'
import { parseNamedLink } from './links/named-link'
import { findUnambiguousMatch } from './problems/closest-match'
import { checkQuietName } from './schema/names/quiet-name'

/** Two lines on a wide screen: longer answers belong on a page. */
const MAX_ANSWER_LENGTH = 200

export const settings = defineCollection({
  name: 'settings file',
  folder: 'site',
  body: 'none',
  fields: {
    name: text({
      about: 'The name of our organization.',
      example: 'Lantern Hill Pregnancy Care',
      alsoCalled: ['organization', 'organization_name', 'site_name', 'our_name', 'nombre'],
    }),
    quietName: optional(
      text({
        about:
          'A name for us that does not say what we do. It is all that the browser tab and a shared link show of a page that is marked sensitive. If it is empty, they show our full name.',
        example: 'Lantern Hill',
        alsoCalled: ['short_name', 'discreet_name', 'neutral_name', 'hidden_name', 'tab_name'],
        atMost: 40,
      }),
    ),
    tagline: text({
      about: 'A few calm words that go with the name.',
      example: 'Here for you, every step',
      alsoCalled: ['slogan', 'motto', 'lema'],
    }),
    description: text({
      about: 'One or two sentences about us for the bottom of every page.',
      example: 'A Christian pregnancy-support nonprofit in East Alabama.',
      alsoCalled: ['about', 'about_us', 'summary', 'descripcion'],
    }),
    kindOfOrganization: optional(
      choice(
        {
          about:
            'Write clinic only if we are a medical clinic, and add the lines source and as_of, which say who calls us one and since when that is known. Search engines then list us among clinics.',
          example: 'clinic',
        },
        ['clinic'],
      ),
    ),
    url: siteUrl({
      about:
        'The full address of this website. If it is in a folder, as in https://example.github.io/site, write that too.',
      example: 'https://www.example.org',
      alsoCalled: ['website', 'site_url', 'web_address', 'homepage', 'domain'],
    }),
    phone: field(
      {
        about: 'Our phone number.',
        example: '(334) 555-0142',
        alsoCalled: [
          'telephone',
          'tel',
          'phone_number',
          'office_phone',
          'telefono',
          'phone_no',
          'telephone_number',
          'main_phone',
          'our_phone',
          'number',
          'call',
        ],
      },
      parseOfficePhone,
    ),
    hotline: optional(
      field(
        {
          about:
            'The phone number of our hotline, if we have one that is answered day and night. It is shown in each urgent box, on the Impact page and among the short answers.',
          example: '(334) 555-0199',
          alsoCalled: [
            'hotline_number',
            'helpline',
            'crisis_line',
            'crisis_number',
            'hotline_phone',
          ],
        },
        parsePhoneNumber,
      ),
    ),
    textNumber: optional(
      field(
        {
          about:
            'The phone number that answers text messages, if we have one. It is shown wherever our phone number is.',
          example: '(334) 555-0143',
          alsoCalled: [
            'sms',
            'text',
            'text_phone',
            'texting_number',
            'text_us',
            'sms_number',
            'text_line',
            'texts',
          ],
        },
        parseTextNumber,
      ),
    ),
    textHours: optional(
      hoursInWords({
        about: 'When someone answers text messages.',
        example: 'Monday to Thursday, 9:00 AM to 4:00 PM',
        alsoCalled: ['texting_hours', 'sms_hours', 'text_times', 'hours_for_texts'],
        atMost: 80,
      }),
    ),
    afterHoursName: optional(
      text({
        about: 'Who answers the phone while we are closed, such as a national helpline.',
        example: 'Sample Helpline',
        alsoCalled: ['after_hours'],
        atMost: 60,
      }),
    ),
    afterHoursPhone: optional(
      field(
        {
          about: 'Needed with after_hours_name: the number to call while we are closed.',
          example: '(800) 555-0100',
          alsoCalled: ['after_hours_number'],
        },
        parsePhoneNumber,
      ),
    ),
    appointmentUrl: optional(
      url({
        about: 'The full address of the page on which people make an appointment with us.',
        example: 'https://appointments.example.org/lantern-hill',
        alsoCalled: [
          'appointment',
          'appointments',
          'appointment_link',
          'booking',
          'booking_url',
          'citas',
          'appointment_url_link',
          'book_online',
          'booking_link',
        ],
      }),
    ),
    portalUrl: optional(
      url({
        about: 'The full address of the page on which the people we help sign in.',
        example: 'https://portal.example.org/',
        alsoCalled: ['portal', 'client_portal', 'login'],
      }),
    ),
    email: field(
      {
        about: 'Our email address.',
        example: 'hello@example.org',
        alsoCalled: [
          'mail',
          'email_address',
          'mail_address',
          'correo',
          'correo_electronico',
          'e_mail',
          'contact_email',
          'our_email',
        ],
      },
      parseEmailAddress,
    ),
    street: streetAddress(
      {
        about: 'Our street and number, also used for the map.',
        example: '123 Sample Street',
        alsoCalled: [
          'address',
          'street_address',
          'address_line',
          'direccion',
          'calle',
          'street_name',
          'road',
        ],
      },
      'Write only our street and number, such as 123 Sample Street. The site makes the link to a map.',
    ),
    city: text({
      about: 'Our city, also used for the map.',
      example: 'Auburn',
      alsoCalled: ['town', 'ciudad'],
    }),
    state: field(
      {
        about: 'Our state in two letters, also used for the map.',
        example: 'AL',
        alsoCalled: ['estado'],
        constraints: { pattern: STATE_PATTERN },
      },
      parseState,
    ),
    zip: field(
      {
        about: 'Our ZIP code, also used for the map.',
        example: '36830',
        alsoCalled: ['zip_code', 'postal_code', 'postcode', 'codigo_postal', 'zipcode', 'zip_no'],
        constraints: { pattern: ZIP_PATTERN },
      },
      parseZip,
    ),
    timeZone: field(
      {
        about: 'Our time zone, which decides when an event is over.',
        example: 'America/Chicago',
        alsoCalled: ['tz', 'zone', 'zona_horaria'],
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
    hours: list(officeHours, ({ days }) => parseNamedDays(days), separateDays, findMisreadDays),
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
          alsoCalled: ['external_links', 'links', 'named_links', 'enlaces'],
          pair: true,
        },
        (typed, { siteUrl: home }) => parseNamedLink(typed, home),
      ),
      ([name]) => [name],
    ),
    cost: optional(
      text({
        about: 'What visitors pay for our help. It is one of the short answers.',
        example: 'Everything we do for you costs nothing.',
        alsoCalled: ['price', 'costs_nothing', 'costo'],
        atMost: MAX_ANSWER_LENGTH,
      }),
    ),
    privacy: optional(
      text({
        about:
          'Who learns what visitors tell us, such as their parents. It is one of the short answers.',
        example: 'Ask before you tell us anything, and we will say who can see it.',
        alsoCalled: ['confidentiality', 'privacidad'],
        atMost: MAX_ANSWER_LENGTH,
      }),
    ),
    languages: optional(
      text({
        about:
          'Which languages we speak, in words that their speakers understand. It is one of the short answers.',
        example: 'English and Spanish. Hablamos español.',
        alsoCalled: ['spoken_languages', 'idiomas'],
        atMost: MAX_ANSWER_LENGTH,
      }),
    ),
    ein: optional(
      field(
        {
          about:
            'Our tax number, which donors need. It is shown on the Give page and in the footer.',
          example: '12-3456789',
          alsoCalled: ['tax_id', 'tax_number', 'tax_id_number'],
        },
        parseEin,
      ),
    ),
    leaveTo: optional(
      url({
        about:
          'Where the link Leave quickly leads. Choose a page that is the same for everyone and that anyone might read. If it is empty, it leads to the weather.',
        example: 'https://www.weather.gov/',
        alsoCalled: ['leave_link', 'quick_exit', 'exit_url', 'leave_url'],
      }),
    ),
    mailingListPrompt: text({
      about: 'The sentence that invites people to our mailing list.',
      example: 'Would you like to hear from us?',
      alsoCalled: ['newsletter', 'newsletter_text', 'mailing_list'],
    }),
    nonprofitStatement: text({
      about: 'The sentence that says we are a registered nonprofit.',
      example: 'Lantern Hill Pregnancy Care is a registered nonprofit organization.',
      alsoCalled: ['nonprofit', 'statement'],
    }),
    designerCredit: text({
      about: 'Who designed the website.',
      example: 'Website by Sample Web Studio',
      alsoCalled: ['designer', 'credit', 'website_by'],
    }),
    repository: optional(
      repository({
        about:
          'Where the files of this website are on GitHub. If it is set, the page /staff has links that let us edit every text.',
        example: 'https://github.com/example/lantern-hill-site',
        alsoCalled: ['github', 'repo', 'github_url', 'repository_url', 'git_repository'],
      }),
    ),
  },
  check: (values) => [
    ...checkRepeatedCity(values),
    ...checkQuietName(values.quietName),
    ...('afterHoursName' in values !== 'afterHoursPhone' in values
      ? [
          {
            code: 'after-hours-incomplete' as const,
            field: 'afterHoursName' in values ? 'after_hours_name' : 'after_hours_phone',
            ...('afterHoursName' in values
              ? {
                  message: 'There is a name for the time when we are closed, but no number.',
                  fix: 'Add an after_hours_phone line with the number, or delete this line.',
                }
              : {
                  message: 'There is a number for the time when we are closed, but no name.',
                  fix: 'Add an after_hours_name line with the name, or delete this line.',
                }),
          },
        ]
      : []),
    // Every file may have these two fields, so their types are not among those of the settings.
    ...('kindOfOrganization' in values && !('source' in values && 'asOf' in values)
      ? [
          {
            code: 'clinic-unproven' as const,
            field: 'kind_of_organization',
            message: 'Nothing says who calls us a clinic, or on which day that was so.',
            fix: 'Add a line as_of: with the day on which that was so, and a line source: with the place where it says that we are one. If nobody calls us a clinic, delete this line.',
          },
        ]
      : []),
    ...('textHours' in values && !('textNumber' in values)
      ? [
          {
            code: 'text-hours-alone' as const,
            field: 'text_hours',
            message: 'There is no number for text messages, so these hours would not be shown.',
            fix: 'Add a text_number line with the number, or delete this line.',
          },
        ]
      : []),
  ],
})

export type Settings = InferValues<(typeof settings)['fields']>

/** The optional settings that answer what visitors and donors ask first. */
const FIRST_QUESTIONS = ['cost', 'privacy', 'languages', 'hotline', 'ein'] as const

/** Returns the names of the settings that answer a first question and are not filled in. */
export function findUnansweredQuestions(settings: Settings): string[] {
  return FIRST_QUESTIONS.filter((name) => settings[name] === undefined)
}
