// Mistakes in lines that a page would join.
import { createBodyMistakes, type Mistake, type Mutation } from '../../mistake'

const keep = (lines: string) => lines.replaceAll('\n', '\\\n')
const createMutation = ([name, lines]: readonly [string, string]): Mutation => [
  name,
  keep(lines),
  lines,
  'lines-joined 6:1 -',
  'repaired',
]

export const joinedLineMistakes: readonly Mistake[] = createBodyMistakes([
  ...(
    [
      ['an address', '123 Sample Street\nSuite 4\nAuburn, AL 36830'],
      ['an address on two lines', '123 Sample Street\nAuburn, AL 36830'],
      ['an address with a name', 'Lantern Hill\nP.O. Box 12\nOpelika, Alabama 36801-1234'],
      ['a signature', 'With love,\nMaria Sample\nLantern Hill'],
      ['the day, the time and the place', 'Date: November 25\nTime: 6:00 PM\nPlace: Sample Park'],
      ['bold names before each line', '**When:** Friday\n**Where:** Sample Park'],
      ['hours', 'Monday: 9:00 AM - 4:00 PM\nFriday: 8:00 AM - 12:00 PM'],
      ['hours without colons', 'Monday 9-4\nTuesday 9-4\nFriday 8-12'],
      ['a phone number and an e-mail address', 'Phone: (334) 555-0142\nhello@example.org'],
      ['names', 'Ann Sample\nMaria Sample\nJohn Sample'],
      ['Spanish words', 'Fecha: 25 de noviembre\nHora: 6 de la tarde\nLugar: Sample Park'],
      [
        'a poem',
        'Amazing grace how sweet the sound\nThat saved a wretch like me\nI once was lost but now am found',
      ],
    ] as const
  ).map(createMutation),
  [
    'an address in a quotation',
    '> 123 Sample Street\\\n> Auburn, AL 36830',
    '> 123 Sample Street\n> Auburn, AL 36830',
    'lines-joined 6:3 -',
    'repaired',
  ],
  [
    'an address in a list',
    '- 123 Sample Street\\\n  Auburn, AL 36830',
    '- 123 Sample Street\n  Auburn, AL 36830',
    'lines-joined 6:3 -',
    'repaired',
  ],
  [
    'a code of browsers at the end of a line',
    '123 Sample Street\\\nAuburn, AL 36830',
    '123 Sample Street<br>\nAuburn, AL 36830',
    'html-in-text 6:18 -',
    'repaired',
  ],
  [
    'a code of browsers within a line',
    '123 Sample Street\\\nAuburn, AL 36830',
    '123 Sample Street<br/>Auburn, AL 36830',
    'html-in-text 6:18 -',
    'repaired',
  ],
])
