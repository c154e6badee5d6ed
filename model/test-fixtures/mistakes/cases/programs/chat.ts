// What chat programs leave in a file besides gaps.
import {
  createBodyMistakes,
  createMistakes,
  EVENT_TEXT,
  PAGE_TEXT,
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
    'words above the fields without a box',
    EVENT_TEXT,
    `Sure! Here is the event with your changes:\n\n${EVENT_TEXT}`,
    'fence-words 1:1 -',
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

const sourceNumbers: readonly Mutation[] = [
  ['right after sentences', 'Babies hear.[1] They dream, too.[2]'],
  ['after a space', 'Babies hear. They dream, too. [1][2]'],
  ['before periods', 'Babies hear [1]. They dream, too [2].'],
  ['after a comma', 'Babies hear. They dream,[1] too.'],
].map(([name = '', typed = '']): Mutation => {
  const column = typed.indexOf('[') + 1
  return [
    `numbers of sources ${name}`,
    'Babies hear. They dream, too.',
    typed,
    `foreign-mark 6:${column} -`,
    'repaired',
  ]
})

const footnoteMarks: readonly Mutation[] = [
  [
    'the mark of a footnote after a quotation',
    'He called it “a small muscle.” Come along.',
    'He called it “a small muscle.”[1] Come along.',
    'foreign-mark 6:31 -',
    'repaired',
  ],
  [
    'the mark of the second footnote alone',
    'He loves us all, and we say so.',
    'He loves us all,[2] and we say so.',
    'foreign-mark 6:17 -',
    'repaired',
  ],
  [
    'the mark of a footnote right after a word',
    'He loves us all, and we say so.',
    'He loves[14] us all, and we say so.',
    'foreign-mark 6:9 -',
    'repaired',
  ],
  [
    'the mark of a footnote, and its note',
    TEXT,
    'Babies dream.[1] Come along.\n\n[1] From a book about babies.',
    'foreign-mark 6:14 -',
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
    'an end that says what was done, before an offer',
    TEXT,
    `${TEXT}\n\nI made the tone warm, as you asked. Would you like a shorter version for the bulletin?`,
    'chat-words 8:1 -',
  ],
  [
    'two versions to choose from',
    'We walk one mile together, and you can bring your children.',
    '**Option 1 (warm and personal):**\n\nWe walk one mile together, and you can bring your children.\n\n**Option 2 (short and direct):**\n\nWalk one mile together and bring your children.',
    'chat-words 6:1 -',
  ],
  [
    'two versions with other words',
    TEXT,
    '**Option 1 (warm and personal):**\n\nA friend who knocks is a gift.\n\n**Option 2 (short and practical):**\n\nYou can take one thing off her list.',
    'chat-words 6:1 -',
  ],
  [
    'two versions below headings',
    TEXT,
    '## Version A: Warm and inviting\n\nA friend who knocks is a gift.\n\n## Version B: Direct\n\nTake one thing off her list.',
    'chat-words 6:1 -',
  ],
  [
    'two versions in a list',
    TEXT,
    '- **Option 1 (friendly):** A friend who knocks is a gift.\n- **Option 2 (more formal):** Take one thing off her list.',
    'chat-words 6:1 -',
  ],
  [
    'two versions above their text',
    TEXT,
    '**Option 1 (heartfelt)**\nA friend who knocks is a gift.\n\n**Option 2 (brief)**\nTake one thing off her list.',
    'chat-words 6:1 -',
  ],
  [
    'two versions below an offer',
    TEXT,
    'Here are two options for your first paragraph:\n\n**Option 1 (warm):**\n\nA friend who knocks is a gift.\n\n**Option 2 (short):**\n\nTake one thing off her list.',
    'chat-words 6:1 -',
  ],
  [
    'two versions with a tone in Spanish',
    TEXT,
    '**Opción 1 (cálida y cercana):**\n\nA friend knocks.\n\n**Opción 2 (breve y directa):**\n\nTake one thing.',
    'chat-words 6:1 -',
  ],
  [
    'two versions to choose from, in Spanish',
    'Caminamos juntos una milla con nuestros niños y amigos.',
    'Opción 1:\n\nCaminamos juntos una milla con nuestros niños y amigos.\n\nOpción 2:\n\nCaminamos una milla, juntos con niños y amigos.',
    'chat-words 6:1 -',
  ],
  [
    'Spanish words in square brackets',
    TEXT,
    '[... el resto del contenido sin cambios ...]',
    AT_REMARK,
  ],
]

/** Words before a text. */
const opening = (name: string, words: string): Mutation => [
  name,
  TEXT,
  `${words}\n\n${TEXT}`,
  'chat-words 6:1 -',
  'repaired',
]

const LAST_WORDS = 'Good shoes and a bottle.'
/** Words below a text. */
const closing = (name: string, words: string, line = 12): Mutation => [
  name,
  LAST_WORDS,
  `${LAST_WORDS}\n\n${words}`,
  `chat-words ${line}:1 -`,
  'repaired',
]

const talk: readonly Mutation[] = [
  opening('an opening with Sure', 'Sure! Here’s a friendly event page you can copy:'),
  opening('an opening with a line', 'Absolutely! Here is a shorter text.\n\n---'),
  opening('what a chat program has done', 'I’ve rewritten your page so that it sounds warmer:'),
  opening(
    'the life of a person',
    'Here’s a warm version of Ann’s bio that matches the tone of your other team pages:',
  ),
  opening('a text that is ready', 'Here’s a page ready to paste into GitHub.'),
  opening('an opening in Spanish', '¡Por supuesto! Aquí te dejo una versión más cálida:'),
  opening('a version in Spanish', 'Aquí está la traducción de la página:'),
  opening('a translation into Spanish', 'Esta es la traducción al español:'),
  opening('a text that was translated', 'Por supuesto, aquí está el texto traducido:'),
  ...[
    'Sure! Here is a text for your event:',
    'Here is a revised version of your text:',
    'Certainly! Here’s a polished version:',
    'Absolutely! Here is a short section on water that matches the tone of the rest of your article:',
  ].map((words): Mutation => [
    `within a text: ${words}`,
    'Come along.\n\nBring water.',
    `Come along.\n\n${words}\n\nBring water.`,
    'chat-words 8:1 -',
    'repaired',
  ]),
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
    'repaired',
  ],
]

const slackLinks: readonly Mutation[] = [
  ['a link', '[our events](/events)', '</events|our events>'],
  ['a whole address of ours', '[our day](/events)', '<https://www.example.org/events|our day>'],
  [
    'the address of a website',
    '[the list](https://list.example.com/a)',
    '<https://list.example.com/a|the list>',
  ],
  [
    'an email address',
    '[write to us](mailto:someone@example.org)',
    '<mailto:someone@example.org|write to us>',
  ],
].map(([name = '', valid = '', typed = '']): Mutation => [
  `${name} of Slack`,
  `Look at ${valid} first.`,
  `Look at ${typed} first.`,
  'link-unread 6:9 -',
  'repaired',
])

const chatEnds = [
  'I hope this works for your blog! Would you like me to make it a little shorter for Instagram?',
  'This version keeps your friendly tone. Would you like me to add a Bible verse at the end?',
  'Enjoy! Let me know if you’d like me to write a caption for Facebook.',
  '¡Espero que sea útil! ¿Quieres que lo haga más corto?',
].map((words) => closing(`two sentences at the end: ${words.slice(0, 20)}`, `---\n\n${words}`, 14))

/** Staff write such words as well, so nothing deletes them. */
const POSSIBLY_FOR_VISITORS = [
  ...[
    'Sure! Here is what to bring:',
    'Certainly! Here is our menu for the afternoon:',
    'Of course! Here is how you find us:',
    'Sure! Here is our page with photos:',
    'Here is a summary of our year:',
    '¡Claro! Aquí te compartimos la lista:',
    'Sure, I can help with that! Here is a list:',
    'Here’s what I came up with:',
    'Traducción al español:',
  ].map((words): Mutation => [words, TEXT, `${words}\n\n${TEXT}`, 'chat-words 6:1 -']),
  ...[
    'I hope this helps! Feel free to call me.',
    'Let me know if you want me to pick you up.',
    'Feel free to swap your turn with a friend.',
    'Espero que te sirva. ¡Avísame!',
    '¡Espero que te sea útil!',
    'Is there anything else I can help you with?',
    '¿Hay algo más en lo que pueda ayudarte?',
  ].map((words): Mutation => [words, LAST_WORDS, `${LAST_WORDS}\n\n${words}`, 'chat-words 12:1 -']),
]

/** The counts after a text of a certain length. */
const counts: readonly Mutation[] = [
  ...['(Word count: 6)', '(120 characters)', '**Word count:** 6', 'Recuento de palabras: 6'].map(
    (count): Mutation => [
      `a count after a paragraph: ${count}`,
      'Walk a mile with your friends.',
      `Walk a mile with your friends. ${count}`,
      'chat-words 6:32 -',
      'repaired',
    ],
  ),
  ...['**Word count:** 120', 'Recuento de caracteres: 155'].map((count): Mutation => [
    `a count on a line of its own: ${count}`,
    'Walk a mile with your friends.\n\n',
    `Walk a mile with your friends.\n\n${count}\n\n`,
    'chat-words 8:1 -',
    'repaired',
  ]),
]

export const chatMistakes: readonly Mistake[] = [
  ...createBodyMistakes(slackLinks),
  ...createMistakes('events/sample.md', EVENT_TEXT, wholeFile),
  ...createBodyMistakes([...marks, ...sourceNumbers, ...footnoteMarks, ...shortened]),
  ...createBodyMistakes([...talk, ...counts]),
  ...createMistakes('events/sample.md', EVENT_TEXT, [
    ...[
      '(24 characters)',
      '[6 words total]',
      '(about 24 caracteres)',
      '(word count: 6)',
      'Word count: 6',
      '(Recuento de palabras: 6)',
    ].map((count): Mutation => [
      `a count that was asked for: ${count}`,
      'summary: Walk one mile with us.',
      `summary: Walk one mile with us. ${count}`,
      'chat-words 7:10 summary',
      'repaired',
    ]),
    [
      'an offer at the end of a value',
      'summary: Walk one mile with us.',
      'summary: Walk one mile with us. Let me know if you’d like a more playful tone!',
      'chat-words 7:10 summary',
      'repaired',
    ],
    [
      'two versions to choose from',
      'summary: Walk one mile with us.',
      'summary: "Option 1: Walk one mile. Option 2: Walk one mile with us."',
      'chat-words 7:10 summary',
    ],
    [
      'words before a value',
      'summary: Walk one mile with us.',
      'summary: "Here’s a shorter summary: Walk one mile with us."',
      'chat-words 7:10 summary',
      'repaired',
    ],
    ...[
      'Sure! Here is a shorter version.',
      'Here’s a warmer version for your page.',
      'Sure, here is a warmer version.',
      'Of course! I’ve made it a little warmer:',
      'Absolutely! This version is shorter.',
      '¡Claro! Aquí tienes una versión más corta.',
    ].map((words): Mutation => [
      `a sentence before a value: ${words.slice(0, 16)}`,
      'summary: Walk one mile with us.',
      `summary: ${words} Walk one mile with us.`,
      'chat-words 7:10 summary',
      'repaired',
    ]),
  ]),
  ...createMistakes('pages/sample.md', PAGE_TEXT, [
    ...chatEnds,
    closing('an offer at the end', 'I can also write a shorter text for Facebook.'),
    closing('a question at the end', '---\n\nDo you want me to add a prayer?', 14),
    closing('an offer in Spanish', 'Si quieres, puedo hacerlo más corto.'),
    ...[
      'Let me know if you’d like an even shorter version or a slightly more playful tone!',
      'Would you like a more formal version?',
      'Happy to adjust the tone!',
      'If you want a warmer tone, let me know.',
      'Note: I left out two names.',
      '(Word count: 84)',
      'Avíseme si desea una versión más corta.',
      '¿Te gustaría un tono más cálido?',
      'Feel free to let me know if you need further edits.',
      'Do you want this in a more casual tone?',
      'Let me know if you want the post in Spanish as well.',
      'If you need further modifications, just let me know.',
      'También puedo acortarlo si lo prefieres.',
      '¿Necesitas que lo adapte a otro formato?',
    ].map((words) => closing(`an offer: ${words.slice(0, 28)}`, words)),
    ...['Let me know if you’d like it shorter.', 'Si quieres, puedo hacerlo más corto.'].map(
      (words): Mutation => [
        `an offer in the last paragraph: ${words.slice(0, 8)}`,
        LAST_WORDS,
        `${LAST_WORDS} ${words}`,
        'chat-words 10:26 -',
        'repaired',
      ],
    ),
    ...['Sure! Here is a shorter version.', 'Certainly! Here’s a warmer draft:'].map(
      (words): Mutation => [
        `an answer before the words of a text: ${words.slice(0, 8)}`,
        TEXT,
        `${words} ${TEXT}`,
        'chat-words 6:1 -',
        'repaired',
      ],
    ),
    ...POSSIBLY_FOR_VISITORS,
    ...[
      'Here’s a slightly warmer version of that paragraph, as you asked:',
      'Aquí tienes una versión más corta de ese párrafo:',
    ].map((words): Mutation => [
      `two versions of a paragraph: ${words.slice(0, 8)}`,
      TEXT,
      `${TEXT}\n\n${words}\n\nCome to the park.`,
      'chat-words 8:1 -',
    ]),
    ...['**Meta description:** Come along.', 'SEO title: Walk', 'Palabras clave: ropa, agua'].map(
      (typed): Mutation => [
        `a line for search engines: ${typed.slice(0, 12)}`,
        TEXT,
        `${typed}\n\n${TEXT}`,
        'chat-words 6:1 -',
      ],
    ),
    [
      'Spanish sentences inside an English paragraph',
      TEXT,
      'Tell us as much as you like. Si quiere, puede traer a alguien de confianza. Díganoslo.',
      'translation-language 6:1 -',
    ],
    [
      'a list of changes at the end',
      TEXT,
      `${TEXT}\n\nHere are the key changes I made:\n\n- Shorter sentences\n- A warmer tone`,
      'chat-words 8:1 -',
    ],
    [
      'words before and after a text',
      TEXT,
      `Of course! Here are the words:\n\n${TEXT}\n\nWould you like me to translate them?`,
      'chat-words 6:1 -',
    ],
    [
      'words around a whole text',
      `${TEXT}\n\n## What to bring\n\n${LAST_WORDS}`,
      `Great! Here’s your page:\n\n${TEXT}\n\n## What to bring\n\n${LAST_WORDS}\n\nWant me to make it warmer?`,
      'chat-words 6:1 -',
      'repaired',
    ],
  ]),
]
