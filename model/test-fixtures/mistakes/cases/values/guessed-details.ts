// Names for details that have no field of their own, such as the last day to sign up.
import { EVENT_TEXT, createMistakes, type Mistake } from '../../mistake'

const withSentence = (sentence: string): string =>
  EVENT_TEXT.replace('requires_registration:', `registration: ${sentence}\nrequires_registration:`)

/** A detail that belongs into the sentence about signing up. */
const detail = (name: string, sentence: string, typed: string): readonly Mistake[] => {
  const field = typed.slice(0, typed.indexOf(':'))
  return createMistakes('events/sample.md', withSentence(sentence), [
    [name, `registration: ${sentence}`, typed, `field-unknown 11:1 ${field}`, 'repaired'],
  ])
}

export const guessedDetailMistakes: readonly Mistake[] = [
  ...detail(
    'a last day to sign up',
    'Please sign up by November 20.',
    'registration_deadline: 2025-11-20',
  ),
  ...detail('a day for an RSVP', 'Please sign up by November 20.', 'rsvp_by: November 20'),
  ...detail('a deadline in words', 'Please sign up by November 20.', 'deadline: Nov 20, 2025'),
  ...detail('a deadline in camel case', 'Please sign up by November 20.', 'signUpBy: 2025-11-20'),
  ...detail('a deadline in Spanish', 'Please sign up by November 20.', 'fecha_límite: 2025-11-20'),
  ...detail(
    'a deadline of another year',
    'Please sign up by December 20, 2024.',
    'register_by: 2024-12-20',
  ),
  ...detail('a price of an event', 'It costs $10.', 'price: $10'),
  ...detail('a fee for each family', 'It costs $25 per family.', 'fee: $25 per family'),
  ...detail('an entry that is free', 'It is free.', 'admission: Free'),
  ...detail('the number of seats', 'There is room for 50 people.', 'capacity: 50'),
  ...detail('a sentence as the price', 'The 5k costs $30 each.', 'cost: The 5k costs $30 each.'),
  ...createMistakes('events/sample.md', withSentence('The walk is free.'), [
    [
      'a last day to sign up beside a sentence',
      'requires_registration',
      'rsvp_by: 2025-11-20\nrequires_registration',
      'field-unknown 12:1 rsvp_by',
    ],
    [
      'several prices',
      'requires_registration',
      'price: $10 or $25\nrequires_registration',
      'field-unknown 12:1 price',
    ],
    [
      'clothes for an event',
      'requires_registration',
      'dress_code: semi-formal\nrequires_registration',
      'field-unknown 12:1 dress_code',
    ],
  ]),
]
