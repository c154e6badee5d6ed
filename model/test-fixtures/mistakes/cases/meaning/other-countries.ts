// What people bring along from another country or another language: its emergency number, words that a browser has translated.
import { createBodyMistakes, createMistakes, PAGE_TEXT, type Mutation } from '../../mistake'

const emergency = (valid: string, typed: string, column: number): Mutation => [
  `an emergency number of another country: ${typed.split('\n')[1] ?? typed}`,
  valid,
  typed,
  `contact-differs ${valid.startsWith(':::') ? 7 : 6}:${column} -`,
  'repaired',
]

const DESCRIPTION = 'Where you can leave your car when you visit us, and what it costs.'
const TRANSLATED = 'Dónde puede dejar su auto cuando nos visita con los niños, y cuánto cuesta.'
const WITH_LEAD = PAGE_TEXT.replace(
  '\n---\n\n',
  '\nlead: There is room for the cars of all.\n---\n\n',
)

export const otherCountryMistakes = [
  ...createBodyMistakes([
    emergency(
      ':::urgent\nSi está en peligro, llame ahora mismo al 911.\n:::',
      ':::urgent\nSi está en peligro, llame ahora mismo al 066.\n:::',
      42,
    ),
    emergency('En una emergencia, marque el 911.', 'En una emergencia, marque el 060.', 30),
    emergency('In an emergency, dial 911 first.', 'In an emergency, dial 999 first.', 23),
    emergency('In danger, call [911](tel:911).', 'In danger, call [112](tel:112).', 18),
  ]),
  ...createMistakes('pages/sample.md', PAGE_TEXT, [
    [
      'a description that a browser has translated',
      DESCRIPTION,
      TRANSLATED,
      'translation-language 3:14 description',
    ],
  ]),
  ...createMistakes('pages/sample.md', WITH_LEAD, [
    [
      'two fields that a browser has translated',
      `${DESCRIPTION}\nlead: There is room for the cars of all.`,
      `${TRANSLATED}\nlead: Hay lugar para los autos de todos los que nos visitan.`,
      'translation-language 3:14 description',
    ],
  ]),
]
