// Mistakes in content/site.md.
import { createMistakes, type Mistake, type Mutation } from '../mistake'

/** @param site the valid content of site.md */
export function createSettingsMistakes(site: string): Mistake[] {
  return [...createRequiredMistakes(site), ...createOptionalMistakes(site)]
}

function createRequiredMistakes(site: string): Mistake[] {
  return createMistakes('site.md', site, [
    [
      'a phone number with a missing digit',
      'phone: (334) 555-0142',
      'phone: (334) 555-014',
      'phone-shape 6:8 phone',
    ],
    [
      'a phone number with a 1',
      'phone: (334) 555-0142',
      'phone: 1-334-555-0142',
      'phone-shape 6:8 phone',
      'repaired',
    ],
    [
      'a link as an email address',
      'email: hello@',
      'email: mailto:hello@',
      'email-shape 7:8 email',
      'repaired',
    ],
    ['an email address without @', 'email: hello@', 'email: hello.', 'email-shape 7:8 email'],
    ['an address without https://', 'url: https://', 'url: ', 'address-shape 5:6 url', 'repaired'],
    [
      'the address of one page in place of that of the site',
      'url: https://www.example.org',
      'url: https://www.example.org/index.html',
      'site-address 5:6 url',
    ],
    [
      'an address with a question mark',
      'url: https://www.example.org',
      'url: https://www.example.org/?page=home',
      'site-address 5:6 url',
    ],
    ['a state in full', 'state: AL', 'state: Alabama', 'state-unknown 10:8 state', 'repaired'],
    ['a short ZIP code', 'zip: 36830', 'zip: 3683', 'zip-shape 11:6 zip'],
    [
      'a time zone with a typo',
      'America/Chicago',
      'America/Chigaco',
      'time-zone 12:12 time_zone',
      'repaired',
    ],
    ['an abbreviated time zone', 'America/Chicago', 'CST', 'time-zone 12:12 time_zone'],
    ['hours without a colon', 'Friday: 8:00', 'Friday 8:00', 'hours-shape 14:5 hours', 'repaired'],
    ['a day with a typo', '  - Friday:', '  - Firday:', 'hours-shape 14:5 hours', 'repaired'],
    ['hours that do not say AM', '8:00 AM - 12:00 PM', '8 to 12 PM', 'hours-shape 14:5 hours'],
    [
      'a holiday among the office hours',
      '  - Friday: 8:00 AM - 12:00 PM',
      '  - Thanksgiving Day: closed',
      'hours-unclear 14:5 hours',
    ],
    ['hours in words', '8:00 AM - 12:00 PM', 'in the morning', 'hours-unclear 14:5 hours'],
    ['an hour that does not exist', '12:00 PM', '25:00', 'time-impossible 14:5 hours'],
    ['two hyphens', '  - Friday', '  - - Friday', 'item-mark 14:5 hours', 'repaired'],
    [
      'hours on the line of the field',
      'hours:\n  - Friday',
      'hours: Friday',
      'list-expected 13:8 hours',
      'repaired',
    ],
    ['a star in place of a hyphen', '  - Friday', '  * Friday', 'item-mark 14:1 -', 'repaired'],
    ['no space after a hyphen', '  - Friday', '  -Friday', 'item-mark 14:1 -', 'repaired'],
    [
      'a menu item without its slash',
      'Events: /events',
      'Events: events',
      'navigation-shape 16:5 navigation',
      'repaired',
    ],
    ...[
      'www.example.org/events',
      'https://example.org/events',
      'https://www.instagram.com/sample/',
      'facebook.com/sample',
    ].map((address): Mutation => [
      `the address ${address} in the menu`,
      'Events: /events',
      `Events: ${address}`,
      'navigation-shape 16:5 navigation',
    ]),
    [
      'a menu item for a page that does not exist',
      'Events: /events',
      'Events: /evnets',
      'link-broken 16:5 navigation',
      'repaired',
    ],
    [
      'an incomplete address of the repository',
      'name: Small Site',
      'name: Small Site\nrepository: github.com/example',
      'repository-shape 3:13 repository',
    ],
    [
      'two links with the same name',
      '/general',
      '/general\n  - donation-form: https://give.example.org/lunch',
      'item-twice 19:5 outside_links',
    ],
    [
      'two lines for one day',
      '12:00 PM',
      '12:00 PM\n  - Friday to Saturday: 1:00 PM - 4:00 PM',
      'item-twice 15:5 hours',
    ],
    [
      'the same menu item twice',
      'Events: /events',
      'Events: /events\n  - Events: /',
      'item-twice 17:5 navigation',
    ],
    [
      'a named link without its address',
      'donation-form: https://give.example.org/general',
      'donation-form',
      'named-link-shape 18:5 outside_links',
    ],
  ])
}

const OPTIONAL_LINES = `hotline: (334) 555-0199
cost: A visit costs nothing.
ein: 12-3456789
text_number: (334) 555-0143
text_hours: Weekdays until noon
after_hours_name: Sample Helpline
after_hours_phone: (800) 555-0100
appointment_url: https://book.example.org/
kind_of_organization: clinic
source: State license 1234
as_of: 2025-12-31`

function createOptionalMistakes(site: string): Mistake[] {
  const filled = site.replace('name: Small Site', `name: Small Site\n${OPTIONAL_LINES}`)
  return createMistakes('site.md', filled, [
    ['a hotline with a missing digit', '555-0199', '555-019', 'phone-shape 3:10 hotline'],
    [
      'a hotline with a 1',
      ': (334) 555-0199',
      ': 1-334-555-0199',
      'phone-shape 3:10 hotline',
      'repaired',
    ],
    ['an answer with a typo in its name', 'cost:', 'costs:', 'field-unknown 4:1 costs', 'repaired'],
    [
      'an answer that is far too long',
      'A visit costs nothing.',
      'Nothing. '.repeat(30).trim(),
      'text-long 4:7 cost',
    ],
    ['a tax number without its hyphen', '12-3456789', '123456789', 'ein-shape 5:6 ein', 'repaired'],
    ['a tax number with letters', '12-3456789', 'EIN 12-3456789', 'ein-shape 5:6 ein', 'repaired'],
    [
      'hours for text messages without their number',
      'text_number: (334) 555-0143\n',
      '',
      'text-hours-alone 6:13 text_hours',
    ],
    [
      'a line for after hours without its number',
      '\nafter_hours_phone: (800) 555-0100',
      '',
      'after-hours-incomplete 8:19 after_hours_name',
    ],
    [
      'a line for after hours with a missing digit',
      '555-0100',
      '555-010',
      'phone-shape 9:20 after_hours_phone',
    ],
    [
      'an appointment page without https://',
      'appointment_url: https://',
      'appointment_url: ',
      'address-shape 10:18 appointment_url',
      'repaired',
    ],
    [
      'a clinic without its source',
      'source: State license 1234\n',
      '',
      'clinic-unproven 11:23 kind_of_organization',
    ],
    [
      'a clinic without its day',
      '\nas_of: 2025-12-31',
      '',
      'clinic-unproven 11:23 kind_of_organization',
    ],
    [
      'a kind of organization that is not known',
      'kind_of_organization: clinic',
      'kind_of_organization: hospital',
      'choice-unknown 11:23 kind_of_organization',
    ],
    ['a tax number with a missing digit', '12-3456789', '12-345678', 'ein-shape 5:6 ein'],
  ])
}
