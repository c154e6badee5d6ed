// What chat programs leave in a file besides gaps.
import {
  createBodyMistakes,
  createMistakes,
  EVENT_TEXT,
  TEXT,
  type Mistake,
  type Mutation,
} from '../../mistake'

const wholeFile: readonly Mutation[] = [
  [
    'words and a box around the file',
    EVENT_TEXT,
    `Here's your event file, ready to paste:\n\n\`\`\`yaml\n${EVENT_TEXT}\`\`\`\n\nLet me know if you'd like a shorter one.\n`,
    'fence-words 1:1 -',
    'repaired',
  ],
  [
    'words above a box',
    EVENT_TEXT,
    `Sure! Here it is:\n\`\`\`markdown\n${EVENT_TEXT}\`\`\`\n`,
    'fence-words 1:1 -',
    'repaired',
  ],
  [
    'a box and words below it',
    EVENT_TEXT,
    `\`\`\`markdown\n${EVENT_TEXT}\`\`\`\n\nWould you like me to make it shorter?\n`,
    'fence-box 1:1 -',
    'repaired',
  ],
  [
    'words above the fields in Spanish',
    EVENT_TEXT,
    `¡Claro! Aquí tienes el archivo:\n\n\`\`\`\n${EVENT_TEXT}\`\`\`\n`,
    'fence-words 1:1 -',
    'repaired',
  ],
]

const marks: readonly Mutation[] = [
  [
    'all marks of one paragraph',
    'Come along. ([gov](https://www.example.gov/a))',
    'Come along. ([gov](https://www.example.gov/a?utm_source=chatgpt.com))【4†source】:contentReference[oaicite:2]{index=2}',
    'foreign-mark 6:45 -',
    'repaired',
  ],
  [
    'a link of a chat program',
    'See [gov](https://www.example.gov/a).',
    'See [gov](https://www.example.gov/a?utm_source=chatgpt.com).',
    'link-tracking 6:36 -',
    'repaired',
  ],
  [
    'a link of Facebook',
    'See [gov](https://www.example.gov/a?b=c).',
    'See [gov](https://www.example.gov/a?b=c&fbclid=IwAR1).',
    'link-tracking 6:36 -',
    'repaired',
  ],
  [
    'a link of a newsletter',
    'See [gov](https://www.example.gov/a#b).',
    'See [gov](https://www.example.gov/a?utm_source=news&utm_medium=email#b).',
    'link-tracking 6:36 -',
    'repaired',
  ],
  [
    'two kinds of marks in two paragraphs',
    'Come.\n\nGo.',
    'Come.【1†source】\n\nGo.【2†source】',
    'foreign-mark 6:6 -',
    'repaired',
  ],
]

const AT_REMARK = 'text-shortened 6:1 -'
const shortened: readonly Mutation[] = [
  [
    'a remark in place of the rest',
    TEXT,
    '<!-- ... the rest of your page stays exactly the same ... -->',
    AT_REMARK,
  ],
  ['a remark about sections', TEXT, '<!-- existing content unchanged -->', AT_REMARK],
  ['square brackets in place of the rest', TEXT, '[... rest of content unchanged ...]', AT_REMARK],
  ['square brackets with a period', TEXT, '[The remaining sections stay the same.]', AT_REMARK],
  ['parentheses in place of the rest', TEXT, '(… rest of the page remains the same …)', AT_REMARK],
  ['italic words in place of the rest', TEXT, '*(rest of page unchanged)*', AT_REMARK],
  ['dots in place of the rest', TEXT, '... (keep the rest as it is) ...', AT_REMARK],
  [
    'Spanish words in place of the rest',
    TEXT,
    '<!-- el resto de la página queda igual -->',
    AT_REMARK,
  ],
  [
    'Spanish words in square brackets',
    TEXT,
    '[... el resto del contenido sin cambios ...]',
    AT_REMARK,
  ],
]

const talk: readonly Mutation[] = [
  [
    'the last words of a chat program',
    TEXT,
    "Come along.\n\nLet me know if you'd like me to make it shorter!",
    'chat-words 8:1 -',
  ],
  [
    'the first words of a chat program',
    TEXT,
    "Here's a revised version of your page:\n\nCome along.",
    'chat-words 6:1 -',
  ],
]

export const chatMistakes: readonly Mistake[] = [
  ...createMistakes('events/sample.md', EVENT_TEXT, wholeFile),
  ...createBodyMistakes([...marks, ...shortened]),
  ...createBodyMistakes(talk),
]
