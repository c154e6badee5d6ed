// Mistakes in the encoding of files, and characters that nobody can see.
import {
  createBodyMistakes,
  createFileMistake,
  createMistakes,
  PAGE_TEXT,
  TEXT,
  type Mistake,
} from '../../mistake'

const concatBytes = (...parts: (string | number[])[]) =>
  Buffer.concat(
    parts.map((part) => (typeof part === 'string' ? Buffer.from(part) : Buffer.from(part))),
  )

/** Words whose accents are beside their letters, with what was meant. */
const LOOSE: readonly (readonly [name: string, typed: string, meant: string])[] = [
  [
    'accents before their letters, from a PDF',
    'Habla espa˜nol, tambi´en as´ı.\n\nUna conversaci´on con cari˜no.',
    'Habla español, también así.\n\nUna conversación con cariño.',
  ],
  [
    'accents after their letters, from a PDF',
    'Cada nin˜o y cada pequen˜a familia es bienvenida, tambie´n hoy.',
    'Cada niño y cada pequeña familia es bienvenida, también hoy.',
  ],
  [
    'accents that join a space',
    'Cada ni \u0303no viene, y tambi \u0301en su familia.',
    'Cada niño viene, y también su familia.',
  ],
  [
    'an English word with its accent apart',
    'We meet at the caf´e on the corner.',
    'We meet at the café on the corner.',
  ],
  ['a cedilla apart', 'The fa¸cade is blue.', 'The façade is blue.'],
  ['a diaeresis apart', 'El personal es biling¨ue.', 'El personal es bilingüe.'],
  ['a name with its accent apart', 'Ask for P´erez at the desk.', 'Ask for Pérez at the desk.'],
]

const LOOSE_WORD = /\p{L}+(?: ?[\u0301\u0303]|[´˜¸¨])/u

const GARBLED = PAGE_TEXT.replace(TEXT, 'Venga María.')
  .replace('Good shoes', 'El café')
  .replace('costs.', 'costs — today.')
const BEFORE_ACCENT = PAGE_TEXT.replace(TEXT, 'Come to the caf').split('caf')[0] ?? ''

const ENCODINGS: readonly (readonly [name: string, content: Uint8Array, expected: string])[] = [
  ['UTF-16', Buffer.from(`\uFEFF${PAGE_TEXT}`, 'utf16le'), 'encoding 1:1 -'],
  ['UTF-16, big-endian', Buffer.from(`\uFEFF${PAGE_TEXT}`, 'utf16le').swap16(), 'encoding 1:1 -'],
  ['UTF-16 without a byte order mark', Buffer.from(PAGE_TEXT, 'utf16le'), 'encoding 1:1 -'],
  ['UTF-32', concatBytes([0xff, 0xfe, 0, 0], PAGE_TEXT), 'encoding 1:1 -'],
  ['letters of an older Mac', concatBytes(BEFORE_ACCENT, 'caf', [0x8e], '\n'), 'encoding 6:16 -'],
  [
    'an accent of an older Mac',
    concatBytes(BEFORE_ACCENT, 'can', [0x97], 'n\n'),
    'encoding 6:16 -',
  ],
  ['a Word document', concatBytes([0x50, 0x4b, 0x03, 0x04], 'word'), 'file-not-text 1:1 -'],
  ['a PDF', Buffer.from('%PDF-1.7'), 'file-not-text 1:1 -'],
  ['a photo', concatBytes([0xff, 0xd8, 0xff, 0xe0], 'JFIF'), 'file-not-text 1:1 -'],
  ['a text that is far too large', Buffer.alloc(200 * 1024, 'a'), 'file-large 1:1 -'],
]

/** Texts in Windows-1252, with what was meant. */
const RECOVERED: readonly (readonly [name: string, words: string, expected: string])[] = [
  ['Latin-1', 'Come to the café.', 'encoding 6:16 -'],
  ['Windows-1252', 'Come – it’s “free” for all…', 'encoding 6:6 -'],
  ['Windows-1252 in Spanish', '¿Viene el año próximo? «Sí», dijo ella.', 'encoding 6:1 -'],
  ['Windows-1252 in several lines', 'A café.\n\nSome words.\n\nA piñata.', 'encoding 6:6 -'],
]

/** The characters of Windows-1252 that are not in Latin-1. */
const CODES: Readonly<Record<string, number>> = {
  ...{ '…': 0x85, '’': 0x92, '“': 0x93, '”': 0x94, '–': 0x96 },
}

const encodeWindows1252 = (text: string) =>
  Buffer.from([...text].map((letter) => CODES[letter] ?? letter.charCodeAt(0)))

export const encodingMistakes: readonly Mistake[] = [
  ...ENCODINGS.map(([name, content, expected]) =>
    createFileMistake('pages/sample.md', name, content, expected),
  ),
  ...RECOVERED.map(([name, words, expected]) => {
    const valid = PAGE_TEXT.replace(TEXT, () => words)
    const content = encodeWindows1252(valid)
    const mistake = createFileMistake('pages/sample.md', name, content, expected, valid)
    return { ...mistake, repaired: true }
  }),
]

export const characterMistakes: readonly Mistake[] = [
  ...createMistakes('pages/sample.md', PAGE_TEXT, [
    [
      'two byte order marks',
      '---\ntitle',
      '\uFEFF\uFEFF---\ntitle',
      'character-invisible 1:1 -',
      'repaired',
    ],
    [
      'a character that turns the order around',
      'Good shoes',
      'Good \u202Eshoes',
      'character-direction 10:6 -',
      'repaired',
    ],
    [
      'a character that turns the order around, in a field',
      'title: Park',
      'title: \u2067Park',
      'character-direction 2:8 -',
      'repaired',
    ],
    [
      'an invisible space',
      'title: Park',
      'ti\u200Btle: Park',
      'character-invisible 2:3 -',
      'repaired',
    ],
    [
      'a line break of another kind',
      'Good shoes',
      'Good\u2028shoes',
      'character-line-break 10:5 -',
      'repaired',
    ],
    [
      'a control character of a terminal',
      'Good shoes',
      'Good \u001Bshoes',
      'character-control 10:6 -',
      'repaired',
    ],
    ['a null character', 'Good shoes', 'Good \0shoes', 'character-control 10:6 -', 'repaired'],
    [
      'the placeholder of the base path',
      'Good shoes',
      'Good \uFDD0shoes',
      'character-control 10:6 -',
      'repaired',
    ],
    ['a lost letter', 'Good shoes', 'Good sh\uFFFDes', 'character-lost 10:8 -'],
  ]),
  ...createMistakes('pages/sample.md', PAGE_TEXT.replace('Good shoes', 'The café’s shoes'), [
    ['a garbled apostrophe', 'café’s', 'caféâ€™s', 'character-garbled 10:9 -', 'repaired'],
    ['a garbled letter', 'café’s', 'cafÃ©’s', 'character-garbled 10:8 -', 'repaired'],
  ]),
  ...createMistakes('pages/sample.md', PAGE_TEXT.replace('Good shoes', 'María y José'), [
    [
      'two garbled letters, one of them with an invisible hyphen',
      'María y José',
      'MarÃ\u00ADa y JosÃ©',
      'character-garbled 10:4 -',
      'repaired',
    ],
  ]),
  ...createMistakes('pages/sample.md', PAGE_TEXT.replace('Good shoes', 'Ask Jesús Ibáñez'), [
    [
      'three garbled letters in a name',
      'Jesús Ibáñez',
      'JesÃºs IbÃ¡Ã±ez',
      'character-garbled 10:8 -',
      'repaired',
    ],
  ]),
  ...createBodyMistakes([
    [
      'garbled letters at places far apart',
      'Cuéntenos lo que usted quiera. Si solo logra decir: «Quiero preguntar», con eso basta.',
      'CuÃ©ntenos lo que usted quiera. Si solo logra decir: Â«Quiero preguntarÂ», con eso basta.',
      'character-garbled 6:3 -',
      'repaired',
    ],
    [
      'garbled letters far apart in a long line',
      'Our café is open. Come in by the side door, find a chair, and let a helper bring you a cup. There is a corner with toys for the little ones, and a shelf of books that you may take home with you. The jalapeño rolls are hot.',
      'Our cafÃ© is open. Come in by the side door, find a chair, and let a helper bring you a cup. There is a corner with toys for the little ones, and a shelf of books that you may take home with you. The jalapeÃ±o rolls are hot.',
      'character-garbled 6:8 -',
      'repaired',
    ],
  ]),
  ...createMistakes('pages/sample.md', GARBLED, [
    [
      'garbled letters on two lines',
      'Venga María.\n\n## What to bring\n\nEl café',
      'Venga MarÃ\u00ADa.\n\n## What to bring\n\nEl cafÃ©',
      'character-garbled 6:10 -',
      'repaired',
    ],
    [
      'garbled letters in a field and on three lines',
      'description: Where you can leave your car when you visit us, and what it costs — today.\n---\n\nVenga María.\n\n## What to bring\n\nEl café',
      'description: Where you can leave your car when you visit us, and what it costs â€” today.\n---\n\nVenga MarÃ\u00ADa.\n\n## What to bring\n\nEl cafÃ©',
      'character-garbled 3:80 -',
      'repaired',
    ],
    [
      'invisible characters on two lines',
      'Venga María.\n\n## What to bring\n\nEl café',
      'Venga Ma\u200Bría.\n\n## What to bring\n\nEl\u200B café',
      'character-invisible 6:9 -',
      'repaired',
    ],
  ]),
  ...createBodyMistakes(
    LOOSE.map(([name, typed, meant]) => [
      name,
      meant,
      typed,
      `character-garbled 6:${typed.search(LOOSE_WORD) + 1} -`,
      'repaired',
    ]),
  ),
  ...createBodyMistakes([
    [
      'an accent as an apostrophe',
      'Don’t be late.',
      'Don´t be late.',
      'character-apostrophe 6:4 -',
      'repaired',
    ],
  ]),
  ...createMistakes('pages/sample.md', PAGE_TEXT, [
    [
      'bold letters of another alphabet',
      'Good shoes',
      '𝗚𝗼𝗼𝗱 𝘀𝗵𝗼𝗲𝘀',
      'character-fancy 10:1 -',
      'repaired',
    ],
    ['handwritten letters', 'Good shoes', '𝒢ℴℴ𝒹 shoes', 'character-fancy 10:1 -', 'repaired'],
  ]),
]
