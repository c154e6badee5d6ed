// Mistakes in addresses, and in what registration needs.
import { EVENT_TEXT, createMistakes, type Mistake } from '../mistake'

const WITH_REGISTRATION = EVENT_TEXT.replace(
  'requires_registration: no',
  'requires_registration: yes\nregistration_url: https://register.example.org/walk',
)

export const addressMistakes: readonly Mistake[] = createMistakes(
  'events/sample.md',
  WITH_REGISTRATION,
  [
    [
      'a form for an event without registration',
      'requires_registration: yes',
      'requires_registration: no',
      'registration-unneeded 12:19 registration_url',
    ],
    [
      'registration that is open though there is none',
      'requires_registration: yes\nregistration_url: https://register.example.org/walk\nregistration_open: no',
      'requires_registration: no\nregistration_open: yes',
      'registration-unneeded 12:20 registration_open',
    ],
    [
      'an address without https://',
      'https://register',
      'register',
      'address-shape 12:19 registration_url',
      'repaired',
    ],
    [
      'a program as an address',
      'https://register.example.org/walk',
      'javascript:alert(1)',
      'link-program 12:19 registration_url',
    ],
  ],
)
