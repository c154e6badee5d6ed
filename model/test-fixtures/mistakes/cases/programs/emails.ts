// What programs for email leave in a text: the head in the middle of a page, the marks of an answer, and links of Outlook.
import { createPostText } from '../../../create-test-site'
import {
  createBodyMistakes,
  createMistakes,
  PAGE_TEXT,
  TEXT,
  type Mistake,
  type Mutation,
} from '../../mistake'

const HEAD =
  'From: Sample, Ann\nSent: Monday, November 16, 2026 9:03 AM\nTo: Ron Sample\nSubject: FW: Supper'
const MORE = '\n\n## Our lot\n\nCome early.'

const SIGNATURE = 'Blessings,\nRev. Ron Sample\nSample Church | Tue-Fri'
const BUTTON = '::button[Come to supper]{href=/events}'

const WITH_BUTTON = PAGE_TEXT.replace(/Come along\.[^]*/, `${TEXT}\n\n${BUTTON}\n`)

/** A page that ends with a button. */
const endMistakes = createMistakes('pages/sample.md', WITH_BUTTON, [
  [
    'the end of an email below the last button of a page',
    BUTTON,
    `${BUTTON}\n\n${SIGNATURE}\n\n${HEAD}\n\nRon, when shall we eat?`,
    'email-pasted 10:1 -',
    'repaired',
  ],
  [
    'the end of an email with an older one below it',
    BUTTON,
    `${BUTTON}\n\nSent from my iPhone\n\nOn Mon, Nov 23, 2026 at 8:14 PM Ann <ann@example.org> wrote:\n> When shall we eat?`,
    'email-pasted 10:1 -',
    'repaired',
  ],
])

const heads: readonly Mutation[] = [
  [
    'a name, an office and small print at the end of an email',
    TEXT,
    `${TEXT}\n\nRon Sample\nOffice Manager\nSample Church\n\nCONFIDENTIALITY NOTICE: This e-mail is for the intended recipient.`,
    'email-pasted 8:1 -',
    'repaired',
  ],
  ...[
    'Hope this works, let me know if it is too long!',
    'Espero que sirva.',
    'Thanks for posting this!',
    'Let me know what you think, Sam!',
    'So what do you think, Pastor Sam?\n\nThanks for your help. Talk soon!',
    'Dime qué te parece, Rosa.',
  ].map((words): Mutation => [
    `words about a text at the end of its email: ${words.slice(0, 48).split('\n', 1).join('')}`,
    TEXT,
    `${TEXT}\n\n${words}\n\nBlessings,\nRon\n\nGet Outlook for iOS`,
    'email-pasted 8:1 -',
    'repaired',
  ]),
  ...[
    'Would this be all right, Ruth? Sam can shorten it.\nRon',
    'Shall I send you a photo with it, Ruth?\n\nRon',
    'That is all I have for now, Ruth. The rest comes on Friday.\n\nThanks,\nRon',
    '¿Te parece que lo cambiemos, Ruth? Puedo hacerlo hoy.\nRon',
  ].map((words): Mutation => [
    `words to a colleague with a name above what a phone adds: ${words.slice(0, 24)}`,
    TEXT,
    `${TEXT}\n\n${words}\n\nSent from my iPhone`,
    'email-pasted 8:1 -',
    'repaired',
  ]),
  ...[
    'Rev. Ron Sample\nSenior Pastor | Sample Church\nSent from Outlook for Windows\n\nCONFIDENTIALITY NOTICE: This e-mail is for the addressee only.',
    'Ron Sample\nDirector of Programs\nSample Church\n(334) 555-0188\nGet Outlook for iOS',
    'Blessings,\n\nRon Sample\nSample Church\nOffice: (334) 555-0188 | ron@sample.example\n\nNOTICE: This email and any attachments are intended only for the person to whom they are addressed. If you have received it in error, please reply to the sender.',
    'Bendiciones,\n\nRon Sample\nSample Church\n\n**Aviso legal:** Este mensaje es confidencial y solo para su destinatario.',
    '--\nRon\nSample Church, Auburn, near the old mill\nSent from my iPhone',
  ].map((signature): Mutation => [
    `a name and an office right above what a program adds: ${signature.slice(0, 24).replaceAll('\n', ', ')}`,
    TEXT,
    `${TEXT}\n\n${signature}`,
    'email-pasted 8:1 -',
    'repaired',
  ]),
  ...[
    'Please consider the environment before printing this email.',
    'Think before you print this e-mail!',
    'Antes de imprimir este correo, piense en el medio ambiente.',
  ].map((words): Mutation => [
    `a signature with bars above a request not to print: ${words.slice(0, 24)}`,
    TEXT,
    `${TEXT}\n\nRev. Dr. Ron Sample | Senior Pastor\\\nSample Church | (334) 555-0188\\\n${words}`,
    'email-pasted 8:1 -',
    'repaired',
  ]),
  [
    'a signature with bars below closing words',
    TEXT,
    `${TEXT}\n\nBlessings,\n\nRon Sample | Director\\\nSample Church | (334) 555-0188`,
    'email-pasted 8:1 -',
  ],
  [
    'words to visitors above closing words that a phone sent',
    'Will you join us for this, friends? I hope to see you there.',
    'Will you join us for this, friends? I hope to see you there.\n\nThanks,\nRon\nSent from my iPhone',
    'email-pasted 8:1 -',
    'repaired',
  ],
  [
    'the place of an event right above what a phone adds',
    'Come to the park.\n\nSample Park\\\n123 Sample Street',
    'Come to the park.\n\nSample Park\\\n123 Sample Street\nSent from my iPhone',
    'email-pasted 10:1 -',
    'repaired',
  ],
  ...['Blessings,\nRuth\n\n', ''].map((closing): Mutation => [
    `the end of an email and the head of an older one with nothing below${closing && ', with a name'}`,
    TEXT,
    `${TEXT}\n\n${closing}${HEAD}`,
    'email-pasted 8:1 -',
    'repaired',
  ]),
  [
    'a signature and an older email below a text',
    TEXT,
    `${TEXT}\n\n${SIGNATURE}\n\n${HEAD}\n\nRon, when shall we eat?`,
    'email-pasted 12:1 -',
  ],
  [
    'the head of an email between two paragraphs of a page',
    `${TEXT}\n\nWe eat at six.${MORE}`,
    `${TEXT}\n\n${HEAD}\n\nWe eat at six.${MORE}`,
    'email-pasted 8:1 -',
    'repaired',
  ],
  ...[
    'Looks good to me, Ron, just trim the second paragraph. Blessings, Ann',
    'Let me know if this is too long!',
    'Avísame si está bien.',
  ].map((letter): Mutation => [
    `the head of an email and its words to a colleague: ${letter}`,
    `${TEXT}${MORE}`,
    `${TEXT}\n\n${HEAD}\n\n${letter}${MORE}`,
    'email-pasted 8:1 -',
  ]),
  [
    'the head of an email, words to a colleague and words for visitors',
    `${TEXT}${MORE}`,
    `${HEAD}\n\nCan you put this on the website? Thanks, Ann\n\n${TEXT}${MORE}`,
    'email-pasted 6:1 -',
    'repaired',
  ],
  ...[
    'Ron, here it is with your two corrections. I think it reads well now. Ann',
    'Pastor, it is longer now, as you wished.\nAnn',
    'Hi Ron,\n\nhere it is with your corrections.\n\nAnn',
  ].map((letter): Mutation => [
    `the head of an email and a letter with a name at its end: ${letter.replaceAll('\n', ' ')}`,
    `${TEXT}\n\nWe eat at six.`,
    `${HEAD}\n\n${letter}\n\n${TEXT}\n\nWe eat at six.`,
    'email-pasted 6:1 -',
    'repaired',
  ]),
  ...['Pastor,', 'Ron –', 'Ron Sample,'].map((greeting): Mutation => [
    `the head of an email and a name below it: ${greeting}`,
    `${TEXT}\n\nWe eat at six.`,
    `${HEAD}\n\n${greeting}\n\n${TEXT}\n\nWe eat at six.`,
    'email-pasted 6:1 -',
    'repaired',
  ]),
  ...[
    'Pastor, here it is.\n\nWe sing at nine.\n\nAnn',
    'Pastor, it is longer now.',
    'I think it is good now.',
    'It is longer now. Ann',
  ].map((letter): Mutation => [
    `the head of an email and words that may be for a colleague: ${letter}`,
    `${TEXT}\n\nWe eat at six.`,
    `${HEAD}\n\n${letter}\n\n${TEXT}\n\nWe eat at six.`,
    'email-pasted 6:1 -',
  ]),
  [
    'the head, the greeting and the name of an email in the middle of a page',
    `${TEXT}\n\nWe eat at six.\n\nBring a chair.${MORE}`,
    `${TEXT}\n\n${HEAD}\n\nHi Ron,\n\nWe eat at six.\n\nBring a chair.\n\nBlessings,\nAnn${MORE}`,
    'email-pasted 8:1 -',
    'repaired',
  ],
  [
    'the head of an email in Spanish in the middle of a page',
    `Venga.\n\nComemos a las seis.\n\n:::note\nTraiga una silla.\n:::`,
    `Venga.\n\nDe: Ana\nEnviado el: lunes\nPara: Ron\nAsunto: Cena\n\nComemos a las seis.\n\n:::note\nTraiga una silla.\n:::`,
    'email-pasted 8:1 -',
    'repaired',
  ],
  ...['Dear friends,', 'Queridas familias:'].map((greeting): Mutation => [
    `the head of an email above a letter to all: ${greeting}`,
    `${greeting}\n\nWe eat at six.${MORE}`,
    `${HEAD}\n\n${greeting}\n\nWe eat at six.${MORE}`,
    'email-pasted 6:1 -',
    'repaired',
  ]),
  [
    'an older email below an answer, in the middle of a page',
    `${TEXT}${MORE}`,
    `${TEXT}\n\n-----Original Message-----\n${HEAD}\n\nShall we come?${MORE}`,
    'email-pasted 8:1 -',
  ],
  [
    'an email with its head and the name of its writer',
    TEXT,
    `${HEAD}\n\n${TEXT}\n\nGrace and peace,\nAnn Sample\nSample Church`,
    'email-pasted 6:1 -',
    'repaired',
  ],
  [
    'the head above a page, and the signature of a phone below it',
    `${TEXT}${MORE}`,
    `${HEAD}\n\n${TEXT}${MORE}\n\nRon Sample\nDeacon, Sample Church\nCell: (334) 555-0188\n\nSent from Outlook for iOS`,
    'email-pasted 6:1 -',
    'repaired',
  ],
]

const WRAPPED = [
  'We open the house at nine and put the kettle on. Every guest gets a',
  'cup of tea and a chair by the window. Nobody has to say why they came,',
  'and nobody has to leave before noon.',
]
const quote = (lines: readonly string[], mark = '> '): string =>
  lines.map((line) => (mark + line).trimEnd()).join('\n')
const PARAGRAPHS = [...WRAPPED, '', 'After lunch we walk to the pond if the weather lets us do so.']

const quotations: readonly Mutation[] = [
  [
    'some lines of an answer to an email below a heading',
    `## At the door\n\n${WRAPPED.join('\n')}${MORE}`,
    `## At the door\n\n${quote(WRAPPED)}${MORE}`,
    'email-pasted 8:1 -',
    'repaired',
  ],
  [
    'an answer below the question that it answers',
    `${TEXT}\n\nBring the children along.${MORE}`,
    `${TEXT}\n\n> > Can we bring the children?\n>\n> Yes. They can play in my office.${MORE}`,
    'email-pasted 8:1 -',
  ],
  [
    'lines of an answer to an answer',
    `${TEXT}\n\nWe open at nine.\nCome early.${MORE}`,
    `${TEXT}\n\n>> We open at nine.\n>> Come early.${MORE}`,
    'email-pasted 8:1 -',
    'repaired',
  ],
  [
    'lines of an answer without spaces, between two paragraphs',
    `${TEXT}\n\n${WRAPPED.join('\n')}${MORE}`,
    `${TEXT}\n\n${quote(WRAPPED, '>')}${MORE}`,
    'email-pasted 8:1 -',
    'repaired',
  ],
]

/** Mails from which the first words were copied without the mark of their line, or whose lines a program broke a second time. */
const cutQuotations: readonly Mutation[] = [
  [
    'lines of an answer of which the first has no mark',
    `${WRAPPED.join('\n')}${MORE}`,
    `${WRAPPED[0]}\n${quote(WRAPPED.slice(1))}${MORE}`,
    'email-pasted 7:1 -',
    'repaired',
  ],
  [
    'one line of an answer below one without its mark',
    `Please leave your car in the lot across the street, and walk around the\nhouse to the green door.${MORE}`,
    `Please leave your car in the lot across the street, and walk around the\n> house to the green door.${MORE}`,
    'email-pasted 7:1 -',
    'repaired',
  ],
  [
    'lines of an answer in an item of a list',
    `- Keys\n- A coat for each of the children, because in November the wind at the\npond is cold, and shoes for the rain.${MORE}`,
    `- Keys\n- A coat for each of the children, because in November the wind at the\n> pond is cold, and shoes for the rain.${MORE}`,
    'email-pasted 8:1 -',
    'repaired',
  ],
  [
    'a line of an answer without its mark between others',
    `${WRAPPED.join('\n')}${MORE}`,
    `> ${WRAPPED[0]}\n${WRAPPED[1]}\n> ${WRAPPED[2]}${MORE}`,
    'email-pasted 8:1 -',
    'repaired',
  ],
  [
    'two items of an email in a list',
    `${TEXT}\n\n- Keys\n- A coat\n- Shoes for the rain\n- A lunch`,
    `${TEXT}\n\n- Keys\n> - A coat\n> - Shoes for the rain\n- A lunch`,
    'email-pasted 9:1 -',
    'repaired',
  ],
]

const ADDRESS = 'https://give.example.org/drive'
const links: readonly Mutation[] = [
  [
    'a link of Outlook in a sentence',
    TEXT,
    `Please look at our list<${ADDRESS}> first.`,
    'link-unread 6:24 -',
  ],
  [
    'two links of Outlook',
    TEXT,
    `Look at our list<${ADDRESS}> and the map<${ADDRESS}>.`,
    'link-unread 6:17 -',
  ],
  [
    'links of Outlook that fill the items of a list',
    `- [Our list](${ADDRESS})\n- [The map](${ADDRESS})`,
    `- Our list<${ADDRESS}>\n- The map<${ADDRESS}>`,
    'link-unread 6:3 -',
    'repaired',
  ],
  [
    'a link of Outlook to a page of ours, alone on its line',
    '[See what we have planned](/events)',
    'See what we have planned<https://www.example.org/events/>',
    'link-unread 6:1 -',
    'repaired',
  ],
  [
    'a link of Outlook to a page of ours in a sentence',
    'You find more on [the page of our events](/events). Come along.',
    'You find more on the page of our events<http://example.org/events>. Come along.',
    'link-unread 6:40 -',
  ],
  [
    'a link of Outlook after a space',
    'Write to us on [our contact page](/contact) today.',
    'Write to us on our contact page <https://www.example.org/contact> today.',
    'link-unread 6:16 -',
    'repaired',
  ],
  [
    'a link of Outlook in a Spanish sentence',
    'Lea más en [la página de eventos](/events) y venga.',
    'Lea más en la página de eventos<https://www.example.org/events> y venga.',
    'link-unread 6:12 -',
    'repaired',
  ],
  [
    'a link of Outlook to a page for others',
    'Have a look at [our page for guests](/events) before you come.',
    'Have a look at our page for guests<https://www.example.org/events> before you come.',
    'link-unread 6:16 -',
    'repaired',
  ],
  [
    'a link of Outlook whose words are the end of its address',
    'Read [why Fathers matter](https://blog.example.org/2024/why-fathers-matter/) first.',
    'Read why Fathers matter<https://blog.example.org/2024/why-fathers-matter/> first.',
    'link-unread 6:6 -',
    'repaired',
  ],
  [
    'an email address of Outlook',
    'Write to [hello@example.org](mailto:hello@example.org) today.',
    'Write to hello@example.org<mailto:hello@example.org> today.',
    'link-unread 6:10 -',
    'repaired',
  ],
  [
    'an email address of Outlook after a space',
    'Write to [hello@example.org](mailto:hello@example.org) today.',
    'Write to hello@example.org <mailto:hello@example.org> today.',
    'link-unread 6:10 -',
    'repaired',
  ],
  [
    'a phone number of Outlook',
    'Call [(334) 555-0142](tel:+13345550142) today.',
    'Call (334) 555-0142<tel:+13345550142> today.',
    'link-unread 6:6 -',
    'repaired',
  ],
]

const PSALM = '> The Lord is my shepherd.\n>\n> Psalm 23:1 (WEB)'
const bibleWebsites: readonly Mutation[] = [
  [
    'a number and a button of a Bible website',
    PSALM,
    '> 1 The Lord is my shepherd.\n>\n> Read full chapter\n>\n> Psalm 23:1 (WEB)',
    'foreign-mark 6:3 -',
    'repaired',
  ],
  [
    'a button of a Bible website below a quotation',
    `${PSALM}\n\n${TEXT}`,
    `${PSALM}\n\nRead the whole chapter\n\n${TEXT}`,
    'foreign-mark 10:1 -',
    'repaired',
  ],
  [
    'the other translations of a verse',
    PSALM,
    '> The Lord is my shepherd.\n>\n> Psalm 23:1 (WEB) in all English translations',
    'foreign-mark 8:19 -',
    'repaired',
  ],
  [
    'a button of a Bible website in Spanish',
    '> Jehová es mi pastor.\n>\n> Salmo 23:1',
    '> Jehová es mi pastor.\n>\n> Leer capítulo completo\n>\n> Salmo 23:1',
    'foreign-mark 8:1 -',
    'repaired',
  ],
  [
    'several buttons of a Bible website',
    PSALM,
    '> The Lord is my shepherd.\n> Next chapter\n> Compare versions\n>\n> Psalm 23:1 (WEB)',
    'foreign-mark 7:1 -',
    'repaired',
  ],
]

/** A page that is nothing but the lines of an answer. */
const quotedPages: readonly Mistake[] = [
  ['a page of wrapped lines in an answer to an email', PARAGRAPHS] as const,
  [
    'a page with two paragraphs in an answer to an email',
    [PARAGRAPHS.slice(0, 3).join(' '), '', 'After lunch we walk.'],
  ] as const,
].flatMap(([name, lines]) =>
  createBodyMistakes([
    [name, lines.join('\n'), quote(lines), 'email-pasted 6:1 -', 'repaired'],
  ]).map((mistake) => {
    // Nothing is below the quotation.
    const cut = (text: string) => text.slice(0, text.indexOf('\n\n## What to bring')) + '\n'
    const { content, validContent } = mistake
    return { ...mistake, content: cut(String(content)), validContent: cut(validContent ?? '') }
  }),
)

const POST_END = 'Bring a coat.\n\nBlessings,\n\nAnn'

/** A post that ends with closing words and the name of its author, which may be meant. */
const postMistakes = createMistakes(
  'blog/sample.md',
  createPostText({ author: 'Pastor Ann Sample' }).replace('Words of the post.', POST_END),
  [
    [
      'the signature of an email below the closing words of a post',
      POST_END,
      `${POST_END}\n\nRev. Ann Sample\nSenior Pastor, Sample Church\n\nThis message and any attachments are intended only for the addressee.`,
      'email-pasted 16:1 -',
      'repaired',
    ],
    [
      'what a phone adds below the closing words of a post',
      POST_END,
      `${POST_END}\n\nSent from my iPhone`,
      'email-pasted 16:1 -',
      'repaired',
    ],
  ],
)

const LETTER = 'Dear fellow pastors,\n\nYou know the knock on the study door.'
const LETTERHEAD = '45 Sample Road, Opelika, Alabama 36801'

/** The top and the end of a letter from a church. */
const letterParts: readonly Mutation[] = [
  ...[
    `SAMPLE COMMUNITY CHURCH\nOffice of the Pastor\n${LETTERHEAD}\nTelephone (334) 555-0177 Fax (334) 555-0178`,
    `**Sample Community Church**\n\n${LETTERHEAD}\n\n334-555-0177\n\nMay 3, 2026`,
    `Sample Community Church\\\n${LETTERHEAD}\\\npastor@sample.example`,
    `SAMPLE COMMUNITY CHURCH | Office of the Pastor | ${LETTERHEAD} | Tel. (334) 555-0177 | “A House of Prayer for All People”`,
  ].map((head): Mutation => [
    `the top of a letter: ${head.split('\n', 1).join()}`,
    LETTER,
    `${head}\n\n${LETTER}`,
    'letter-top 6:1 -',
  ]),
  ...[
    'SAMPLE PREGNANCY CARE\n45 Sample Road • Opelika, Alabama 36801 • (334) 555-0177\nOffice of the Board • Page 1 of 2',
    '**Sample Care**\n\n45 Sample Road | Opelika, AL 36801 | care@sample.example\n\nMay 4, 2026',
    'SAMPLE CARE CHURCH\nP.O. Box 45 • Opelika, Alabama 36801 • (334) 555-0177\nRev. Reuben Sample, Senior Pastor',
    'CENTRO DE PRUEBA\n45 Sample Road – Opelika, Alabama – (334) 555-0177',
    'Sample Care\n45 Sample Road\nOpelika, AL 36801\n(334) 555-0177\nPage 1 of 3',
  ].map((head): Mutation => [
    `the top of a printed page: ${head.split('\n', 1).join()}`,
    'Come along. We are glad.',
    `${head}\n\nCome along. We are glad.`,
    'letter-top 6:1 -',
  ]),
  [
    'the top of a letter without a number',
    'Come along. We are glad.',
    'SAMPLE COMMUNITY CHURCH\n46 Sample Road, Opelika, Alabama 36801\nOffice of the Pastor\n\nMay 6, 2026\n\nCome along. We are glad.',
    'letter-top 6:1 -',
  ],
  [
    'the top of a letter without a greeting, with its day',
    'Come along. We are glad.',
    `SAMPLE COMMUNITY CHURCH\nOffice of the Pastor\n${LETTERHEAD}\nTelephone (334) 555-0177\n\nMay 5, 2026\n\nCome along. We are glad.`,
    'letter-top 6:1 -',
  ],
  [
    'the top of a letter in Spanish',
    'Queridos hermanos:\n\nUstedes saben lo que es.',
    `IGLESIA DE PRUEBA\nOficina del Pastor\n${LETTERHEAD}\nTel. (334) 555-0177\n\nQueridos hermanos:\n\nUstedes saben lo que es.`,
    'letter-top 6:1 -',
  ],
  [
    'the end of an email with small print below its number',
    'Come along.',
    'Come along.\n\nBlessings,\nReuben Castillo\nPastor\n334-555-0172\n\nDisclaimer: Opinions in it are mine.\n\nVirus-free. www.sample.example',
    'email-pasted 8:1 -',
  ],
  ...[
    'Grace and peace,\n\nRev. Reuben Castillo\\\nSample Community Church\\\nOffice: (334) 555-0171',
    'Blessings,\nReuben Castillo\nPastor\n334-555-0171',
    'Your brother in Christ,\n\nReuben Castillo\n\nPastor, Sample Community Church\n\nreuben@sample.example',
    'Bendiciones,\n\nReuben Castillo\nTel. 334-555-0171',
  ].map((end): Mutation => [
    `the end of an email above a part of the page: ${end.split(',', 1).join()}`,
    'Come along.\n\n## More\n\nBring a hat.',
    `Come along.\n\n${end}\n\n## More\n\nBring a hat.`,
    'email-pasted 8:1 -',
  ]),
]

export const emailMistakes: readonly Mistake[] = [
  ...createBodyMistakes([
    ...letterParts,
    ...heads,
    ...quotations,
    ...cutQuotations,
    ...links,
    ...bibleWebsites,
  ]),
  ...endMistakes,
  ...postMistakes,
  ...quotedPages,
]
