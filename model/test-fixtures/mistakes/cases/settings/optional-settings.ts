// Mistakes in the fields that content/site.md need not have.
import { createMistakes, type Mistake, type Mutation } from '../../mistake'

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

/** @param site the valid content of site.md */
export function createOptionalMistakes(site: string): Mistake[] {
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
      'hours for text messages in Spanish',
      'Weekdays until noon',
      'Lunes a jueves, de 9:00 AM a 4:00 PM',
      'translation-language 7:13 text_hours',
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
    ...[
      'Small Site Pregnancy Help',
      'Small Site Clinic',
      'Ayuda para embarazadas',
      'The Baby Site',
    ].map((name): Mutation => [
      `a quiet name that says what we do: ${name}`,
      'hotline:',
      `quiet_name: ${name}\nhotline:`,
      'quiet-name 3:13 quiet_name',
    ]),
    ...[
      'https://www.example.org/welcome',
      'https://www.example.org/',
      'https://teen-pregnancy.example.com/',
      'https://shelter.example.com/',
    ].map((address): Mutation => [
      `an address for Leave quickly that gives visitors away: ${address}`,
      'hotline:',
      `leave_to: ${address}\nhotline:`,
      'leave-link 3:11 leave_to',
    ]),
    ['a tax number with a missing digit', '12-3456789', '12-345678', 'ein-shape 5:6 ein'],
  ])
}
