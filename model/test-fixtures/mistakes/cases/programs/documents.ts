// Mistakes in texts that come from a PDF, a Bible program or an email.
import {
  createBodyMistakes,
  createMistakes,
  EVENT_TEXT,
  PAGE_TEXT,
  TEXT,
  type Mistake,
  type Mutation,
} from '../../mistake'

const pdf: readonly Mutation[] = [
  [
    'letters of a PDF',
    'Find the offering and flyers.',
    'Find the oﬀering and ﬂyers.',
    'pasted-letters 6:11 -',
    'repaired',
  ],
  [
    'a letter of a PDF in a heading',
    '## Our office',
    '## Our oﬃce',
    'pasted-letters 6:9 -',
    'repaired',
  ],
  [
    'letters of a PDF in two lines',
    'Find the offering\nand flyers.',
    'Find the oﬀering\nand ﬂyers.',
    'pasted-letters 6:11 -',
    'repaired',
  ],
  [
    'letters that a PDF has lost',
    'The first thing is to call the office, and we will find a day that fits your group.',
    'The rst thing is to call the o ce, and we will nd a day that ts your group.',
    'character-lost 6:5 -',
    'repaired',
  ],
  ...[
    ['The first soup is fit for children.', 'The rst soup is t for children.'],
    ['The office opens for five days.', 'The o ce opens for ve days.'],
    ['Fill out the form in our office.', 'You can ll out the form in our o ce.'],
    ['It is fine for our first floor.', 'It is ne for our rst oor.'],
    ['The fire exit is on the first floor.', 'The re exit is on the rst oor.'],
  ].map(([valid = '', typed = '']): Mutation => [
    `so little left of a word: ${typed.slice(0, 24)}`,
    valid.replace('Fill', 'You can fill'),
    typed,
    `character-lost 6:${typed.search(/(?<= )(?:rst|o ce|ve|ll|ne|re) ?/) + 1} -`,
    'repaired',
  ]),
  [
    'so little left of a word that it is not certain',
    'The first fit was easy.',
    'The rst t was easy.',
    'character-lost 6:5 -',
  ],
  [
    'letters that a PDF has lost at the start of a sentence',
    'Come.\n\n- Different people offer an effort.',
    'Come.\n\n- Di erent people o er an e ort.',
    'character-lost 8:3 -',
    'repaired',
  ],
  [
    'one letter of a pair that a PDF has lost',
    'Call the office for information.',
    'Call the of ce for informa on.',
    'character-lost 6:10 -',
    'repaired',
  ],
  [
    'letters that a PDF has lost in Spanish',
    'Venga a la oficina, y la confianza crece.',
    'Venga a la o cina, y la con anza crece.',
    'character-lost 6:12 -',
    'repaired',
  ],
]

const OFFERING = 'An offering envelope for the rack, on which families can fill in their names.'

/** The same in fields. */
const pdfFields: readonly Mistake[] = [
  ...createMistakes('pages/sample.md', PAGE_TEXT.replace(/(?<=description: ).*/, OFFERING), [
    [
      'letters that a PDF has lost in a description',
      OFFERING,
      'An o ering envelope for the rack, on which families can  ll in their names.',
      'character-lost 3:14 description',
      'repaired',
    ],
    [
      'so little left of one word in a description',
      'can fill in',
      'can  ll in',
      'character-lost 3:14 description',
      'repaired',
    ],
  ]),
  ...createMistakes('events/sample.md', EVENT_TEXT.replace('Walk one mile', 'Find our offices'), [
    [
      'letters that a PDF has lost in a summary',
      'Find our offices',
      'Find our of ces',
      'character-lost 7:10 summary',
      'repaired',
    ],
  ]),
]

/** Words of an old font, and two versions of tracked changes. */
const word: readonly Mutation[] = [
  [
    'a Greek word of an old font',
    'The word παρακαλέω is a verb.',
    'The word parakale/w is a verb.',
    'character-garbled 6:10 -',
    'repaired',
  ],
  [
    'a Greek word of another old font',
    'In the beginning was the λόγος.',
    'In the beginning was the lo,goj.',
    'character-garbled 6:26 -',
    'repaired',
  ],
  [
    'a Greek word with a breathing of an old font',
    'The word ἀγάπη is love.',
    'The word avga,ph is love.',
    'character-garbled 6:10 -',
    'repaired',
  ],
  [
    'a Greek word of an old font that few know',
    TEXT,
    'The word ptw,coj is poor.',
    'character-garbled 6:10 -',
  ],
  ['a Hebrew word of an old font', TEXT, 'The name ~yhil{a/ is God.', 'character-garbled 6:10 -'],
  [
    'two versions of tracked changes',
    TEXT,
    'Come. Two or threeThree or four weeks are enough.',
    'text-twice 6:14 -',
  ],
  ['two dates of tracked changes', TEXT, 'Call us by March 3April 6 at noon.', 'text-twice 6:12 -'],
  [
    'two counts of tracked changes with a space between them',
    TEXT,
    'Come. Three or four Five or six days are enough.',
    'text-twice 6:7 -',
  ],
  [
    'the mark of a comment in Word without the comment',
    TEXT,
    'Come along.[BK2]',
    'note-left 6:12 -',
    'repaired',
  ],
  ['two days of tracked changes', TEXT, 'Come on MondayTuesday at noon.', 'text-twice 6:9 -'],
]

const cutWords: readonly Mutation[] = [
  [
    'words cut at the ends of lines',
    'We greet all the congregations and their families on Sunday.',
    'We greet all the congrega-\ntions and their fami-\nlies on Sunday.',
    'word-cut 6:26 -',
    'repaired',
  ],
  [
    'a word cut at the end of a line, and one in a line that was joined',
    'We greet the pastors, the\ncongregations and their friends with kindness.',
    'We greet the pas-\ntors, the\ncongrega- tions and their friends with kind-\nness.',
    'word-cut 6:17 -',
    'repaired',
  ],
  [
    'two words cut of which one may be a compound',
    TEXT,
    'We greet the congrega-\ntions on a follow-\nup visit.',
    'word-cut 6:22 -',
  ],
  [
    'a word cut that is certain',
    'We greet all the congregations on Sunday.',
    'We greet all the congrega-\ntions on Sunday.',
    'word-cut 6:26 -',
    'repaired',
  ],
  [
    'words cut in lines that were joined',
    'We greet all congregations and frightened families on Sunday.',
    'We greet all congre- gations and fright- ened fami- lies on Sunday.',
    'word-cut 6:20 -',
    'repaired',
  ],
  [
    'words cut and letters of a PDF',
    'We find all congregations and their families on Sunday.',
    'We ﬁnd all congrega-\ntions and their fami-\nlies on Sunday.',
    'word-cut 6:4 -',
    'repaired',
  ],
  [
    'words cut in a narrow column',
    'There is someone who has been pregnant and afraid without help.',
    'There is some-\none who has been preg-\nnant and afraid with-\nout help.',
    'word-cut 6:14 -',
    'repaired',
  ],
  [
    'words cut in a quotation',
    '> The congregation was hungry and pleaded to stay in the chapel.',
    '> The con-\n> gregation was hun-\n> gry and plea-\n> ded to stay in the cha-\n> pel.',
    'word-cut 6:10 -',
    'repaired',
  ],
  [
    'words cut in Spanish',
    'La congregación ayuda siempre a la comunidad con esperanza.',
    'La congrega-\nción ayuda siem-\npre a la comu-\nnidad con esperan-\nza.',
    'word-cut 6:12 -',
    'repaired',
  ],
  [
    'words cut in the paragraphs of a printed article',
    'It is the one whom God had promised.\n\nThey practiced it each day.\n\nA congregation waits.',
    'It is the one whom God had prom-\nised.\n\nThey prac-\nticed it each day.\n\nA congre-\ngation waits.',
    'word-cut 6:32 -',
    'repaired',
  ],
  [
    'a compound of a rare participle among words that are cut',
    TEXT,
    'Here is a bottle. It is preg-\nnant with meaning, a bottle-\ncollecting afternoon with-\nout cost.',
    'word-cut 6:29 -',
  ],
  [
    'a compound among words that are cut',
    TEXT,
    'There is some-\none who has been preg-\nnant, and a follow-\nup with-\nout cost.',
    'word-cut 6:14 -',
  ],
  [
    'a compound of a participle among words that are cut',
    TEXT,
    'There is some-\none who has been preg-\nnant, a life-\nchanging hour with-\nout cost.',
    'word-cut 6:14 -',
  ],
  ['a word cut in a list', TEXT, '- We greet the fami-\n  lies.', 'word-cut 6:20 -'],
]

const verses: readonly Mutation[] = [
  [
    'numbers of verses',
    '> For you formed me. I will give thanks.',
    '> 13For you formed me. 14I will give thanks.',
    'foreign-mark 6:3 -',
    'repaired',
  ],
  [
    'numbers of verses and footnote marks',
    '> For you formed my inmost being. I will give thanks, for I am made.',
    '> 13For you formed my inmost being.[a] 14I will give thanks,(A) for I am made.[b]',
    'foreign-mark 6:3 -',
    'repaired',
  ],
  [
    'a number of a verse and a mark',
    'He said: “Come to me.”',
    'He said: “28Come to me.”[b]',
    'foreign-mark 6:11 -',
    'repaired',
  ],
  ...Object.entries({
    'with spaces, and footnote marks':
      '13 You knit me together in my mother’s womb.[a] 14 I will give thanks.',
    'as small raised digits': '¹³You knit me together in my mother’s womb. ¹⁴ I will give thanks.',
    'in square brackets': '[13] You knit me together in my mother’s womb. [14]I will give thanks.',
    'in parentheses': '(13) You knit me together in my mother’s womb. (14) I will give thanks.',
    'in bold': '**13** You knit me together in my mother’s womb. **14** I will give thanks.',
    'with the letter v':
      'v. 13 You knit me together in my mother’s womb. v. 14 I will give thanks.',
    'only in the middle': 'You knit me together in my mother’s womb. 14 I will give thanks.',
    'only footnote marks': 'You knit me together in my mother’s womb.[a] I will give thanks.[b]',
  }).map(([name, words]): Mutation => [
    `verses ${name}`,
    '> You knit me together in my mother’s womb. I will give thanks.\n>\n> Psalm 139:13-14 (WEB)',
    `> ${words}\n>\n> Psalm 139:13-14 (WEB)`,
    `foreign-mark 6:${/^(?:You[^.]*\.)?/.exec(words)?.[0] ? (/14/.test(words) ? 45 : 44) : 3} -`,
    'repaired',
  ]),
  [
    'a verse in a sentence with its place',
    'We read “You knit me together in my mother’s womb. I will give thanks to you” (Psalm 139:13-14).',
    'We read “13 You knit me together in my mother’s womb. 14 I will give thanks to you” (Psalm 139:13-14).',
    'foreign-mark 6:10 -',
    'repaired',
  ],
  [
    'a verse in Spanish with its number',
    '> Porque tú formaste mis entrañas.\n>\n> Salmo 139:13',
    '> 13 Porque tú formaste mis entrañas.\n>\n> Salmo 139:13',
    'foreign-mark 6:3 -',
    'repaired',
  ],
  [
    'numbers of verses in Spanish',
    '> Porque tú formaste mis entrañas. Te alabaré.',
    '> 13Porque tú formaste mis entrañas.(A) 14Te alabaré.',
    'foreign-mark 6:3 -',
    'repaired',
  ],
]

const HEAD =
  'From: Samuel Sample\nSent: Tuesday, November 17, 2026 4:12 PM\nTo: Ron Sample\nSubject: RE: Prayer hour'
const AT_TOP = 'email-pasted 6:1 -'
const NOTE = 'Hi Ron! This is the story for our website. Could you post it today? Ann'
const emails: readonly Mutation[] = [
  [
    'a note to a colleague and the end of an email',
    TEXT,
    `${NOTE}\n\nCome along.\n\nSent from my iPad`,
    AT_TOP,
    'repaired',
  ],
  ['a note to a colleague', TEXT, `${NOTE}\n\nCome along.`, AT_TOP, 'repaired'],
  [
    'a note to a colleague who is only called',
    TEXT,
    'Callie, here is what I have for the service. Please cut it wherever you like.\n\nCome along.',
    AT_TOP,
  ],
  [
    'a question to a colleague at the end of a paragraph',
    TEXT,
    'Come along. Callie, please ask Anita whether she still wants to do this.',
    'note-left 6:13 -',
  ],
  [
    'a note to a colleague in several paragraphs',
    TEXT,
    'Dear Ron,\n\nHere is my article, at last. Please add it to the page.\n\nThank you, Ann\n\nCome along.',
    AT_TOP,
    'repaired',
  ],
  ...[
    'Hi Ron, here is what I came up with. Feel free to shorten it.\n\nBlessings, Ann',
    'Hello Ron! Feel free to change it.\n\nBest regards,\n\nAnn Sample',
    'Hey Ron,\n\nhere’s what we put together for the website.\n\nMany thanks!\n\nPastor Ann',
    'Hola Marta, por favor publícalo mañana.\n\nUn abrazo,\nAna',
  ].map((note): Mutation => [
    `a note to a colleague with closing words of their own: ${note.slice(0, 24)}`,
    TEXT,
    `${note}\n\nCome along.`,
    AT_TOP,
    'repaired',
  ]),
  ...[
    'Hi Ron, here it is. Let me know if you need more.\n\nBlessings, Ann',
    'Hola Marta, aquí te va. Me avisas si falta algo.\n\nBendiciones,\n\nAna',
  ].map((note): Mutation => [
    `a message to a colleague and the name of its writer: ${note.slice(0, 24)}`,
    TEXT,
    `${note}\n\nCome along.`,
    AT_TOP,
  ]),
  ...[
    'Samuel, here is the paragraph we talked about at lunch. Cut it wherever you like, I know I go on. See you Thursday. Dan',
    'Pastor Ron, this is the short text you asked for. Blessings, Ann',
    'Marta, le mando el párrafo del que hablamos. Córtelo como guste. Nos vemos el jueves. Daniel',
    'Callie – sorry this is late. Here are the lines you wanted for the page.\nTrim it as you like.',
    'Hi Grace, here’s the new text for this part. Blessings, Ruth',
    'Grace, here is the corrected paragraph.',
    'Pastor, here is the corrected paragraph. Please check it before you post it. Ruth',
    'Pastor, aquí va el párrafo corregido. Revíselo antes de subirlo, por favor. Bendiciones, Ruth',
    'Hola, te mando el texto para esta parte. Bendiciones, Ruth',
    'Aquí te dejo el texto corregido.',
    'Here is the corrected paragraph for the page.',
  ].map((note): Mutation => [
    `a message above a part of a text: ${note.slice(0, 10)}`,
    'Come along.',
    `We walk.\n\n## Preach\n\n${note}\n\nCome along.`,
    'email-pasted 10:1 -',
  ]),
  [
    'a message before the first sentence of a text',
    'Come along.',
    'We walk.\n\nSamuel, here is the section you wanted. Come along.',
    'email-pasted 8:1 -',
  ],
  [
    'a note to a colleague in Spanish',
    'Venga con su familia.',
    'Hola Marta, te mando mi texto. ¿Puedes subirlo hoy?\n\nVenga con su familia.\n\nEnviado desde mi iPhone',
    AT_TOP,
    'repaired',
  ],
  ['an email with its head', TEXT, `${HEAD}\n\nCome along.`, AT_TOP, 'repaired'],
  [
    'an email with its head, a greeting and a signature',
    TEXT,
    `${HEAD}\n\nDear Ron,\n\nCome along.\n\nThanks,\n\nAnn Sample\nSent from my iPhone`,
    AT_TOP,
    'repaired',
  ],
  [
    'an email with quotation marks and a signature',
    TEXT,
    `${HEAD}\n\n> Ron,\n>\n> come.\n\nSamuel Sample\nSample Street 1\nOffice: (334) 555-0142\n\nThis message is confidential and 100% private.`,
    AT_TOP,
  ],
  [
    'an email of Outlook with bold words',
    'Come.',
    `**From:** Ann\n**Sent:** Monday\n**To:** Ron\n\nCome.`,
    AT_TOP,
    'repaired',
  ],
  [
    'an email of Gmail',
    TEXT,
    '---------- Forwarded message ---------\nFrom: Ann <ann@example.org>\nDate: Tue, Nov 17, 2026\nSubject: Walk\nTo: Ron <ron@example.org>\n\nCome along.',
    AT_TOP,
    'repaired',
  ],
  [
    'an answer to an email',
    TEXT,
    'Come along.\n\nOn Tue, Nov 17, 2026 at 4:12 PM Ann Sample <ann@example.org> wrote:\n\n> Shall we?',
    'email-pasted 8:1 -',
  ],
  [
    'an email in Spanish',
    'Venga.',
    'De: Ana\nEnviado: martes\nPara: Ron\nAsunto: Oración\n\nVenga.',
    AT_TOP,
    'repaired',
  ],
  [
    'an email and a heading after it',
    'Come along.\n\n## Our lot\n\nCome.',
    `${HEAD}\n\nCome along.\n\n## Our lot\n\nCome.`,
    AT_TOP,
    'repaired',
  ],
  ...[
    'Nora, this is what I came up with. Change whatever you like, and let me know if it fits. Thanks!',
    '**Nora,** should we keep this sentence?',
    'Nora: I was not sure about the day, so let me know. Thanks!',
    'Nora, is this paragraph too long?',
    'Nora, aquí está el texto, como me pediste. ¡Gracias!',
  ].map((typed): Mutation => [
    `words to a colleague: ${typed.slice(0, 16)}`,
    TEXT,
    `Come along.\n\n${typed}\n\nBring shoes.`,
    'email-pasted 8:1 -',
  ]),
  [
    'words to a colleague in an item',
    TEXT,
    'Come along.\n\n- A coat\n- Nora, what do you think of this list?\n- A hat',
    'email-pasted 9:1 -',
  ],
  [
    'words to a colleague after a sentence',
    TEXT,
    'Bring a hat. Nora, change whatever you like.\n\nCome along.',
    'email-pasted 6:14 -',
  ],
  [
    'the last line of a phone',
    TEXT,
    'Come along.\n\nSent from my iPhone',
    'email-pasted 8:1 -',
    'repaired',
  ],
  [
    'the name and the last line of a phone',
    'Come along\non Friday.',
    'Come along\non Friday.\n\nAnn Sample\nSent from my iPhone',
    'email-pasted 9:1 -',
    'repaired',
  ],
  [
    'a signature below its closing words',
    TEXT,
    'Come along.\n\nBlessings on you,\n\nRev. Ann Sample, D.Min.\nPastor, Sample Church\nOffice: 334-555-0171 | Cell: 334-555-0172\nSent from Outlook\n\nCONFIDENTIALITY NOTICE: This message is for its recipient only. Destroy all copies of it.',
    'email-pasted 8:1 -',
    'repaired',
  ],
  [
    'a signature in Spanish',
    'Venga con su familia.',
    'Venga con su familia.\n\nBendiciones,\n\nAna Sample\nSample Church\nEnviado desde mi iPhone',
    'email-pasted 8:1 -',
    'repaired',
  ],
  [
    'a signature with numbers only',
    TEXT,
    'Come along.\n\nGrace and peace,\n\nAnn Sample\nCell: 334-555-0172\nFax: 334-555-0173',
    'email-pasted 8:1 -',
  ],
  [
    'the small print of an email',
    TEXT,
    'Come along.\n\nCONFIDENTIALITY NOTICE: This email is intended only for the person to whom it is addressed.',
    'email-pasted 8:1 -',
    'repaired',
  ],
  [
    'the small print of an email that speaks to someone else',
    TEXT,
    'Come along.\n\nIf you have received this message in error, please delete it.',
    'email-pasted 8:1 -',
    'repaired',
  ],
]

const HEADING = '## How to find us'
const ITEMS = '- Bring a coat\n- Bring a bag'
const BUTTON = '::button[Contact us]{href=/contact}'
const escapedMarks: readonly Mutation[] = [
  [
    'a backslash before each mark',
    `Come **today**.\n\n${HEADING}\n\n${ITEMS}\n\n${BUTTON}`,
    'Come \\*\\*today\\*\\*.\n\n\\#\\# How to find us\n\n\\- Bring a coat\n\\- Bring a bag\n\n::button\\[Contact us\\]{href=/contact}',
    'foreign-mark 6:1 -',
    'repaired',
  ],
  [
    'a backslash before a heading',
    HEADING,
    '\\#\\# How to find us',
    'foreign-mark 6:1 -',
    'repaired',
  ],
  [
    'backslashes before the items of a list',
    ITEMS,
    '\\- Bring a coat\n\\- Bring a bag',
    'foreign-mark 6:1 -',
    'repaired',
  ],
  [
    'backslashes before items with numbers and lines between them',
    '1. Call us.\n\n2. Come along.\n\n3. Sit down.',
    '1\\. Call us.\n\n2\\. Come along.\n\n3\\. Sit down.',
    'foreign-mark 6:1 -',
    'repaired',
  ],
  [
    'backslashes before the brackets of links in Spanish',
    'Lea [lo que hacemos](/events) y [venga](/events).',
    'Lea \\[lo que hacemos\\](/events) y \\[venga\\](/events).',
    'foreign-mark 6:1 -',
    'repaired',
  ],
  [
    'backslashes before the marks of a box',
    ':::note\nCome along.\n:::',
    '\\:\\:\\:note\nCome along.\n\\:::',
    'foreign-mark 6:1 -',
    'repaired',
  ],
]

const PROPERTIES =
  'Created by: Ann Sample\nCreated: November 18, 2026 4:12 PM\nStatus: Ready\nTags: blog'
const heads: readonly Mutation[] = [
  [
    'the title again as the largest heading',
    TEXT,
    `# Parking\n\n${TEXT}`,
    'heading-large 6:1 -',
    'repaired',
  ],
  ['the title again as a heading', TEXT, `## Parking\n\n${TEXT}`, 'text-twice 6:1 -', 'repaired'],
  ['the title again in bold', TEXT, `**Parking**\n\n${TEXT}`, 'text-twice 6:1 -', 'repaired'],
  [
    'the title and the properties of Notion',
    TEXT,
    `# Parking\n\n${PROPERTIES}\n\n${TEXT}`,
    'foreign-mark 6:1 -',
    'repaired',
  ],
  [
    'the properties of Notion in Spanish',
    TEXT,
    `Creado por: Ana Sample\nEstado: Listo\n\n${TEXT}`,
    'foreign-mark 6:1 -',
    'repaired',
  ],
]

const credits = [
  'Translated with DeepL.com (free version)',
  '*Traducido con [DeepL](https://www.deepl.com/)*',
  'Traducción realizada con la versión gratuita del traductor DeepL.com',
  'Traducido con la versión gratuita del traductor - DeepL.com',
  'Traducción realizada con el traductor www.DeepL.com/Translator',
  'Traducido automáticamente por Google',
  'Translated from English to Spanish - www.onlinedoctranslator.com',
  'Machine translated by Google',
  'Suscríbase a DeepL Pro para poder traducir archivos de mayor tamaño.',
  'Scanned with CamScanner',
].map((line): Mutation => [
  `the name of a program below a text: ${line}`,
  TEXT,
  `${TEXT}\n\n${line}`,
  'foreign-mark 8:1 -',
  'repaired',
])

export const documentMistakes: readonly Mistake[] = [
  ...pdfFields,
  ...createBodyMistakes([
    ...heads,
    ...credits,
    ...pdf,
    ...word,
    ...cutWords,
    ...verses,
    ...emails,
    ...escapedMarks,
  ]),
]
