// Mistakes in lines that a page would join.
import { createBodyMistakes, type Mistake, type Mutation } from '../../mistake'

const keep = (lines: string) => lines.replace(/(?<!\n)\n(?!\n)/g, '\\\n')
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
      [
        'a hymn that goes on in small letters',
        'Come, all who are weary and worn,\nand lay down your load at the gate;\nthe light in the window is lit,\nthe table is laid for the late.',
      ],
      [
        'a verse in Spanish',
        'El Señor es mi luz y mi canto,\nde nadie en la tierra temeré;\nen la noche me cubre su manto\ny en su casa por siempre estaré.\n\nWe sing this together at the end of the evening, and we print the words for those who do not know them.',
      ],
      [
        'two verses of a song',
        'The harvest is gathered, the barn has been filled,\nwe sing of the rain and the sun that you willed,\nwe sing of the hands that have sown and have tilled,\nand now let the hearts of your children be stilled.\n\nThe table is ready, the candles are lit,\nthere is room on the bench, so come in and sit,\nthere is bread for us all, and we share every bit,\nwe thank you for rest and for those who share it.',
      ],
      [
        'a hymn with lines of one length',
        'We bring the grain from every field,\nthe bread for every table here;\nthe work of hands, the morning yield,\nthe songs that carry through the year.',
      ],
      [
        'a poem with a question',
        'Who rocks the small one in the night,\nwho hums the tune,\nwho leaves a light?\nA mother does, and soon, and soon\nher child will hum it too.',
      ],
    ] as const
  ).map(createMutation),
  ...['/', ' |', '//', '\\\\', 'º', 'ª', ' ç', '°', '¬'].map((mark): Mutation => [
    `${mark.trim()} in place of a backslash`,
    '**Ann Sample**\\\nChief Officer\\\nLantern Hill',
    `**Ann Sample**${mark}\nChief Officer${mark}\nLantern Hill`,
    'lines-joined 6:1 -',
    'repaired',
  ]),
  ...(
    [
      ['a verse', 'Be strong and courageous. Don’t be afraid.', 'Joshua 1:9 (WEB)'],
      ['a verse after a dash', 'Be strong and courageous. Don’t be afraid.', '— Joshua 1:9'],
      ['a verse in italics', 'Be strong and courageous. Don’t be afraid;', '*Joshua 1:9*'],
      ['a verse in Spanish', '“El Señor es mi pastor.”', 'Salmo 23:1'],
      ['verses that follow each other', 'Love is patient and is kind.', '1 Corinthians 13:4-7 WEB'],
      ['a person after a dash', 'They never hurried me.', '— Ana, a mother of two'],
      ['a person with a role', 'They never hurried me!', 'Ana Sample, a mother of two'],
    ] as const
  ).map(([name, words, source]): Mutation => [
    `a quotation with the source right below: ${name}`,
    `> ${words}\n>\n> ${source}`,
    `> ${words}\n> ${source}`,
    'lines-joined 7:3 -',
    'repaired',
  ]),
  ...['Joshua 1:9 (WEB)', '— Ana, a mother of two'].map((source): Mutation => [
    `the source ${source} in a paragraph below the quotation`,
    `> Be strong and courageous. Don’t be afraid.\n>\n> ${source}`,
    `> Be strong and courageous. Don’t be afraid.\n\n${source}`,
    'quote-source 8:1 -',
    'repaired',
  ]),
  [
    'a source right below a quotation, without its >',
    '> Be strong and courageous. Don’t be afraid.\n>\n> Joshua 1:9 (WEB)',
    '> Be strong and courageous. Don’t be afraid.\nJoshua 1:9 (WEB)',
    'lines-joined 7:1 -',
    'repaired',
  ],
  [
    'a source in the line of a quotation',
    '> Be strong and courageous. Don’t be afraid.\n>\n> Joshua 1:9 (WEB)',
    '> Be strong and courageous. Don’t be afraid. Joshua 1:9 (WEB)',
    'lines-joined 6:46 -',
    'repaired',
  ],
  [
    'an address in a quotation',
    '> 123 Sample Street\\\n> Auburn, AL 36830',
    '> 123 Sample Street\n> Auburn, AL 36830',
    'lines-joined 6:3 -',
    'repaired',
  ],
  [
    'an address with a short word in a quotation',
    '> 123 N. Sample St.\\\n> Auburn, AL 36830',
    '> 123 N. Sample St.\n> Auburn, AL 36830',
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
