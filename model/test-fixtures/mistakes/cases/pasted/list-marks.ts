// Mistakes in lists that come from Word, a phone or an e-mail.
import { createBodyMistakes, type Mistake, type Mutation } from '../../mistake'

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
  ['boxes without hyphens', '- [ ] Shoes\n- [x] A hat', '[ ] Shoes\n[x] A hat', AT_TOP, 'repaired'],
  [
    'boxes with nothing in them',
    '- [ ] Shoes\n\n- [ ] A hat',
    '[] Shoes\n\n[]A hat',
    AT_TOP,
    'repaired',
  ],
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
  [
    'the bullets of Word for three levels',
    '- Shoes\n  - Boots\n    - Rubber boots\n- A hat',
    '•\tShoes\no\tBoots\n▪\tRubber boots\n•\tA hat',
    AT_TOP,
    'repaired',
  ],
  [
    'boxes without hyphens before a link and parentheses',
    '- [ ] [Shoes](/events)\n- [x] (Perhaps) a hat',
    '[ ] [Shoes](/events)\n[x] (Perhaps) a hat',
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

export const pastedListMistakes: readonly Mistake[] = createBodyMistakes([
  ...bullets,
  ...symbols,
  ...numbers,
  ...boxes,
  ...inner,
  ...places,
])
