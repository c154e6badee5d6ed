// Mistakes in lists that come from Word, a phone or an e-mail.
import { createBodyMistakes, TEXT, type Mistake, type Mutation } from '../../mistake'

const LIST = '- Shoes\n- A hat\n- Water'
const NUMBERS = '1. Shoes\n2. A hat\n3. Water'
const ITEMS = ['Shoes', 'A hat', 'Water']
const write = (...marks: string[]) =>
  ITEMS.map((item, index) => `${marks[index] ?? marks[0] ?? ''}${item}`).join('\n')
const AT_TOP = 'list-mark 6:1 -'

/** Marks that the hyphen replaces. */
const bullets: readonly Mutation[] = Object.entries({
  'round bullets': '• ',
  'round bullets and tabs': '•\t',
  'bullets of Word': '\uF0B7\t',
  'squares of Word': '\uF0A7 ',
  'arrows of Word': '\uF0D8 ',
  'the letter o and a tab': 'o\t',
  'the letter o and spaces': 'o   ',
  'a section mark and a tab': '§\t',
  'section marks and spaces': '§ ',
  'short dashes': '– ',
  'long dashes': '— ',
  'minus characters': '− ',
  'hyphens that do not break': '‑ ',
  triangles: '▸ ',
  arrowheads: '➢ ',
  'small bullets': '⁃ ',
  'centered dots': '∙ ',
  'full-width middle dots': '・',
  'stars and tabs without a break': '*\u00A0',
}).map(([name, mark]) => [`a list with ${name}`, LIST, write(mark), AT_TOP, 'repaired'])

/** Marks that may mean something, so they stay. */
const symbols: readonly Mutation[] = Object.entries({
  'ballot boxes': '☐ ',
  'check marks': '✓ ',
  'green check marks': '✅ ',
  'hearts with a color': '❤️ ',
  hands: '👉🏽 ',
  arrows: '→ ',
  'white stars': '☆ ',
}).map(([name, mark]) => [
  `a list with ${name}`,
  ITEMS.map((item) => `- ${mark}${item}`).join('\n'),
  write(mark),
  AT_TOP,
  'repaired',
])

const numbers: readonly Mutation[] = [
  ['circled numbers', NUMBERS, write('① ', '② ', '③ '), AT_TOP, 'repaired'],
  ['numbers of a phone keyboard', NUMBERS, write('1️⃣ ', '2️⃣ ', '3️⃣ '), AT_TOP, 'repaired'],
  ['full-width numbers', NUMBERS, write('１．', '２．', '３．'), AT_TOP, 'repaired'],
  ['numbers in parentheses', NUMBERS, write('(1) ', '(2) ', '(3) '), AT_TOP, 'repaired'],
  [
    'numbers with a period and a hyphen',
    NUMBERS,
    write('1.- ', '2.- ', '3.- '),
    AT_TOP,
    'repaired',
  ],
  [
    'numbers with a period and a parenthesis',
    NUMBERS,
    write('1.) ', '2.) ', '3.) '),
    AT_TOP,
    'repaired',
  ],
  ['numbers with a raised letter', NUMBERS, write('1º ', '2º ', '3º '), AT_TOP, 'repaired'],
  ['Roman numbers', NUMBERS, write('I. ', 'II. ', 'III. '), AT_TOP, 'repaired'],
  ['Roman numbers with a parenthesis', NUMBERS, write('I) ', 'II) ', 'III) '), AT_TOP, 'repaired'],
  ['small Roman numbers', NUMBERS, write('i. ', 'ii. ', 'iii. '), AT_TOP, 'repaired'],
  ['Roman numbers in parentheses', NUMBERS, write('(i) ', '(ii) ', '(iii) '), AT_TOP, 'repaired'],
  ['Roman numbers with a dash', NUMBERS, write('I – ', 'II – ', 'III – '), AT_TOP, 'repaired'],
  ['bold Roman numbers', NUMBERS, write('**I.** ', '**II.** ', '**III.** '), AT_TOP, 'repaired'],
  ['letters with a parenthesis', NUMBERS, write('a) ', 'b) ', 'c) '), AT_TOP],
  ['capital letters with a period', NUMBERS, write('A. ', 'B. ', 'C. '), AT_TOP],
  [
    'steps with capital letters',
    '1. Bring tea.\n2. Call us.',
    'A. Bring tea.\n\nB. Call us.',
    AT_TOP,
  ],
  ['circled letters', NUMBERS, write('ⓐ ', 'ⓑ ', 'ⓒ '), AT_TOP],
  ['letters in parentheses', NUMBERS, write('(a) ', '(b) ', '(c) '), AT_TOP],
]

const boxes: readonly Mutation[] = [
  ['boxes without hyphens', '- ✓ Shoes\n- ✓ A hat', '[x] Shoes\n[X] A hat', AT_TOP, 'repaired'],
  ['a list of tasks', LIST, '- [ ] Shoes\n- [x] A hat\n- [ ] Water', AT_TOP],
  ['a list of empty boxes', LIST, write('- [ ] '), AT_TOP, 'repaired'],
  ['a list of checked boxes', LIST, write('- [x] '), AT_TOP],
  [
    'a numbered list of empty boxes',
    NUMBERS,
    write('1. [ ] ', '2. [ ] ', '3. [ ] '),
    AT_TOP,
    'repaired',
  ],
  ['one empty box', '- Shoes\n- A hat', '- Shoes\n- [ ] A hat', 'list-mark 7:1 -', 'repaired'],
  [
    'empty boxes in an inner list',
    '- Shoes\n  - Boots\n  - Sandals\n- A hat',
    '- [ ] Shoes\n  - [ ] Boots\n  - [ ] Sandals\n- [ ] A hat',
    AT_TOP,
    'repaired',
  ],
  ['boxes with nothing in them', '- Shoes\n\n- A hat', '[] Shoes\n\n[]A hat', AT_TOP, 'repaired'],
]

/** Lists inside a list. */
const inner: readonly Mutation[] = [
  ['the bullets of Word for two levels', '•\t', 'o\t'],
  ['the bullets of Google Docs for two levels', '● ', '○ '],
  ['round bullets and squares', '• ', '▪ '],
  ['the bullets of Word with spaces before the inner ones', '•\t', '   o\t'],
].map(([name = '', outerMark = '', innerMark = '']) => [
  name,
  '- Shoes\n  - Boots\n  - Sandals\n- A hat',
  `${outerMark}Shoes\n${innerMark}Boots\n${innerMark}Sandals\n${outerMark}A hat`,
  AT_TOP,
  'repaired',
])

const places: readonly Mutation[] = [
  ...['o\t', '▪ '].map((mark): Mutation => [
    `an inner list pasted below an item: ${mark.trim()}`,
    '- Shoes\n  - Boots\n  - Sandals\n- A hat',
    `- Shoes\n${mark}Boots\n${mark}Sandals\n- A hat`,
    'list-mark 7:1 -',
    'repaired',
  ]),
  [
    'an inner list pasted below an item with a number',
    '1. Shoes\n   - Boots\n   - Sandals\n2. A hat',
    '1. Shoes\no\tBoots\no\tSandals\n2. A hat',
    'list-mark 7:1 -',
    'repaired',
  ],
  [
    'the bullets of Word for three levels',
    '- Shoes\n  - Boots\n    - Rubber boots\n- A hat',
    '•\tShoes\no\tBoots\n▪\tRubber boots\n•\tA hat',
    AT_TOP,
    'repaired',
  ],
  [
    'boxes without hyphens before a link and parentheses',
    '- ✓ [Shoes](/events)\n- ✓ (Perhaps) a hat',
    '[x] [Shoes](/events)\n[x] (Perhaps) a hat',
    AT_TOP,
    'repaired',
  ],
  [
    'no spaces before items with a link and with bold words',
    '- **Good** shoes\n- [A form](/events)\n- Water, not *juice*',
    '-**Good** shoes\n-[A form](/events)\n-Water, not *juice*',
    AT_TOP,
    'repaired',
  ],
  [
    'the same check mark before each of two paragraphs',
    '- ✅ Shoes\n\n- ✅ A hat',
    '✅ Shoes\n\n✅ A hat',
    AT_TOP,
    'repaired',
  ],
  [
    'an empty line after each bullet',
    '- Shoes\n\n- A hat',
    '• Shoes\n\n• A hat',
    AT_TOP,
    'repaired',
  ],
  ['sentences after dashes', '- Bring shoes.', '– Bring shoes.\n– Bring a hat.', AT_TOP],
  [
    'paragraphs after dashes',
    '- Bring shoes!',
    '— Bring shoes!\n\n— Bring a hat!\n\n— Bring water!',
    AT_TOP,
  ],
  ['an empty line after each dash', '- Shoes\n\n- A hat', '– Shoes\n\n– A hat', AT_TOP, 'repaired'],
  [
    'dashes right below a sentence',
    'Bring:\n- Shoes\n- A hat',
    'Bring:\n– Shoes\n– A hat',
    'list-mark 7:1 -',
    'repaired',
  ],
  [
    'bullets in a quotation',
    '> - Shoes\n> - A hat',
    '> • Shoes\n> • A hat',
    'list-mark 6:3 -',
    'repaired',
  ],
  [
    'bullets in a box',
    ':::note\n- Shoes\n- A hat\n:::',
    ':::note\n– Shoes\n– A hat\n:::',
    'list-mark 7:1 -',
    'repaired',
  ],
]

const IN_ONE_LINE = 'Bring this:\n\n- Shoes\n- A hat\n- Water'
const IN_ORDER = 'Do this:\n\n1. Wash it.\n2. Pin a note to it.\n3. Bring it to us.'

/** Lists whose items are all in one line, as a PDF or a message leaves them. */
const oneLine: readonly Mutation[] = [
  ...['•', '▪', '●'].map((mark): Mutation => [
    `items in one line: ${mark}`,
    IN_ONE_LINE,
    `Bring this: ${mark} Shoes ${mark} A hat ${mark} Water`,
    AT_TOP,
    'repaired',
  ]),
  ['items in one line: -', IN_ONE_LINE, 'Bring this: - Shoes - A hat - Water', AT_TOP, 'repaired'],
  ['items in one line: *', IN_ONE_LINE, 'Bring this: * Shoes * A hat * Water', AT_TOP, 'repaired'],
  [
    'check marks in one line',
    'We have:\n\n- ✔ Shoes\n- ✔ Hats\n- ✔ Water',
    'We have: ✔ Shoes ✔ Hats ✔ Water',
    AT_TOP,
    'repaired',
  ],
  [
    'items in one line without words before',
    '- Shoes\n- A hat',
    '• Shoes • A hat',
    AT_TOP,
    'repaired',
  ],
  [
    'items in Spanish in one line',
    'Traiga:\n\n- Ropa\n- Agua',
    'Traiga: • Ropa • Agua',
    AT_TOP,
    'repaired',
  ],
  [
    'steps in one line',
    IN_ORDER,
    'Do this: 1. Wash it. 2. Pin a note to it. 3. Bring it to us.',
    AT_TOP,
    'repaired',
  ],
  [
    'steps with a parenthesis in one line',
    IN_ORDER,
    'Do this: 1) Wash it. 2) Pin a note to it. 3) Bring it to us.',
    AT_TOP,
    'repaired',
  ],
  [
    'items in one line before a sentence',
    TEXT,
    'Bring this: • Shoes • Water. We have hats.',
    AT_TOP,
  ],
]

/** Lists with spaces that look like plain ones. */
const strangeSpaces: readonly Mutation[] = [
  [
    'spaces of Word before hyphens',
    '- Shoes\n- A hat',
    '\u00A0\u00A0- Shoes\n\u00A0\u00A0- A hat',
    'list-mark 6:3 -',
    'repaired',
  ],
  [
    'spaces of Word before some hyphens',
    '- Shoes\n  - Boots\n- A hat',
    '\u00A0- Shoes\n\u00A0\u00A0\u00A0- Boots\n\u00A0- A hat',
    'list-mark 6:2 -',
    'repaired',
  ],
  [
    'spaces of Word after numbers',
    '1. Shoes\n2. A hat',
    '1.\u00A0Shoes\n2.\u00A0A hat',
    AT_TOP,
    'repaired',
  ],
]

export const pastedListMistakes: readonly Mistake[] = createBodyMistakes([
  ...bullets,
  ...symbols,
  ...numbers,
  ...boxes,
  ...oneLine,
  ...strangeSpaces,
  ...inner,
  ...places,
])
