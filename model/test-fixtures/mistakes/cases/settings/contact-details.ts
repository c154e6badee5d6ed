// Mistakes in the contact details and the time zone of content/site.md.
import { createMistakes, type Mistake } from '../../mistake'

/** @param site the valid content of site.md */
export function createContactMistakes(site: string): Mistake[] {
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
      'a phone number with +1',
      'phone: (334) 555-0142',
      'phone: +1 334 555 0142',
      'phone-shape 6:8 phone',
      'repaired',
    ],
    [
      'a phone number with dashes',
      'phone: (334) 555-0142',
      'phone: 334–555–0142',
      'phone-shape 6:8 phone',
      'repaired',
    ],
    [
      'a phone number with a label',
      'phone: (334) 555-0142',
      'phone: "Tel. (334) 555-0142"',
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
  ])
}
