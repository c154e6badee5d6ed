// Mistakes in texts that come from Word and Excel: HTML, footnotes, outlines, errors and words for pictures.
import {
  changeText,
  createBodyMistakes,
  createMistakes,
  EVENT_TEXT,
  type Mistake,
  type Mutation,
} from '../../mistake'

const AT_TOP = 'html-in-text 6:1 -'

const html: readonly Mutation[] = [
  [
    'a paragraph of Word',
    'Come **along** today.',
    "<p class=MsoNormal style='margin-bottom:8.0pt;line-height:107%'><span\nstyle='font-size:12.0pt'>Come <b>along</b>\ntoday.<o:p></o:p></span></p>",
    AT_TOP,
    'repaired',
  ],
  [
    'a heading and paragraphs of Word',
    '## Grandparents\n\nCome **along**.\n\nBring shoes.',
    "<h2 style='margin-top:12.0pt'><span style='color:#365F91'>Grandparents<o:p></o:p></span></h2>\n\n<p class=MsoNormal>Come&nbsp;<b>along</b>.</p>\n\n<p class=MsoNormal><o:p>&nbsp;</o:p></p>\n\n<p class=MsoNormal>Bring shoes.</p>",
    AT_TOP,
    'repaired',
  ],
  [
    'a list of a website',
    '- Shoes\n- A hat',
    '<ul class="list">\n<li>Shoes</li>\n<li>A hat</li>\n</ul>',
    AT_TOP,
    'repaired',
  ],
  [
    'a numbered list of a website',
    '1. Call.\n2. Come.',
    '<ol><li>Call.</li><li>Come.</li></ol>',
    AT_TOP,
    'repaired',
  ],
  [
    'a link in a paragraph of a website',
    'See [the map](/events) today.',
    '<p>See <a href="/events" target="_blank">the map</a> today.</p>',
    AT_TOP,
    'repaired',
  ],
  [
    'words in the middle',
    '**Come along.**',
    '<center><b>Come along.</b></center>',
    AT_TOP,
    'repaired',
  ],
  [
    'bold and italic words of a website',
    'Come **now** or *later*.',
    'Come <b>now</b> or <i>later</i>.',
    'html-in-text 6:6 -',
    'repaired',
  ],
  [
    'two paragraphs in a box of a website',
    'Come along.\n\nBring shoes.',
    '<div class="box">\n<p>Come along.</p>\n<p>Bring shoes.</p>\n</div>',
    AT_TOP,
    'repaired',
  ],
  [
    'a table of a website',
    '| Day | Hours |\n| --- | --- |\n| Friday | 8:00 |',
    '<table>\n<tr><th>Day</th><th>Hours</th></tr>\n<tr><td>Friday</td><td>8:00</td></tr>\n</table>',
    AT_TOP,
    'repaired',
  ],
  [
    'a question of a website',
    ':::question[Can I bring my baby?]\nYes, please.\n:::',
    '<details><summary><strong>Can I bring my baby?</strong></summary><br>Yes, please.</details>',
    AT_TOP,
    'repaired',
  ],
  [
    'a question of a website with empty lines',
    ':::question[Is it free?]\nYes, **all** of it.\n:::',
    '<details>\n<summary>Is it free?</summary>\n\nYes, **all** of it.\n\n</details>',
    AT_TOP,
    'repaired',
  ],
  [
    'a question of a website with a paragraph',
    ':::question[Is it free?]\nYes, all of it.\n:::',
    '<details>\n<summary>Is it free?</summary>\n<p>Yes, all of it.</p>\n</details>',
    AT_TOP,
    'repaired',
  ],
  [
    'two questions of a website',
    ':::question[Is it free?]\nYes.\n:::\n\n:::question[Is it far?]\nNo.\n:::',
    '<details>\n<summary>Is it free?</summary>\nYes.\n</details>\n\n<details>\n<summary>Is it far?</summary>\nNo.\n</details>',
    AT_TOP,
    'repaired',
  ],
  ...[
    ['a box of Notion', 'Bring your own **cup**.', '<aside>\n💡 Bring your own **cup**.\n</aside>'],
    [
      'a box of Notion with empty lines',
      'Bring your own cup.',
      '<aside>\n⚠️\n\nBring your own cup.\n\n</aside>',
    ],
    [
      'a box of a website with a paragraph',
      'Bring your own cup.',
      '<aside><p>Bring your own cup.</p></aside>',
    ],
    [
      'a box whose class says what it is',
      '**Tip:** Bring your own cup.',
      '<div class="tip">\n<strong>Tip:</strong> Bring your own cup.\n</div>',
    ],
  ].map(([name = '', words = '', typed = '']): Mutation => [
    name,
    `:::note\n${words}\n:::`,
    typed,
    AT_TOP,
    'repaired',
  ]),
  [
    'a button of a website',
    '::button[Call us]{href=/events}',
    '<a class="btn btn-primary" href="/events">Call us</a>',
    AT_TOP,
    'repaired',
  ],
  ...[
    'Error! Hyperlink reference not valid.',
    'Error! Reference source not found.',
    '¡Error! Marcador no definido.',
    '#REF!',
    '#¡VALOR!',
  ].map((typed): Mutation => [
    `an error of Word or Excel: ${typed}`,
    'Look at our plan.',
    `Look at ${typed}`,
    'foreign-mark 6:9 -',
  ]),
  [
    'a column of Excel that is too narrow',
    '| Day | Who |\n| --- | --- |\n| May 1 | Ann |\n| May 2 | Luis |',
    '| Day | Who |\n| --- | --- |\n| ######## | Ann |\n| ######## | Luis |',
    'foreign-mark 8:3 -',
  ],
  [
    'a last column of Excel that is too narrow',
    '| Who | Day |\n| --- | --- |\n| Ann | May 1 |',
    '| Who | Day |\n| --- | --- |\n| Ann | #### |',
    'foreign-mark 8:9 -',
  ],
  ['a narrow column in a sentence', 'Come on May 1.', 'Come on ########.', 'foreign-mark 6:9 -'],
  [
    'two errors of Excel in a table',
    '| A | B |\n| --- | --- |\n| 1 | 2 |',
    '| A | B |\n| --- | --- |\n| #N/A | #DIV/0! |',
    'foreign-mark 8:3 -',
  ],
  [
    'a remark of Word about a picture',
    '![A bear beside a box](/images/walk.svg)',
    '![A bear beside a box AI-generated content may be incorrect.](/images/walk.svg)',
    'foreign-mark 6:1 -',
  ],
  [
    'words of Facebook for a picture',
    '![A bear](/images/walk.svg)',
    '![May be an image of bear](/images/walk.svg)',
    'foreign-mark 6:1 -',
  ],
  [
    'the width of a picture, as in Obsidian',
    '![A bear beside a box](/images/walk.svg)',
    '![A bear beside a box|400](/images/walk.svg)',
    'foreign-mark 6:1 -',
    'repaired',
  ],
  [
    'the place of a picture that only decorates',
    '![decorative](/images/walk.svg)',
    '![decorative|thumb|left](/images/walk.svg)',
    'foreign-mark 6:1 -',
    'repaired',
  ],
  [
    'the size of a picture after its words',
    '![A bear beside a box](/images/walk.svg)',
    '![A bear beside a box =400x300](/images/walk.svg)',
    'foreign-mark 6:1 -',
    'repaired',
  ],
  [
    'the size of a picture after its name',
    '![A bear beside a box](/images/walk.svg)',
    '![A bear beside a box](/images/walk.svg =400x)',
    'link-unread 6:1 -',
    'repaired',
  ],
  [
    'a form of a website',
    'Come along.',
    '<form action="/x">\n<input name="a">\n<button>Go</button>\n</form>',
    AT_TOP,
  ],
  [
    'HTML in the items of a list',
    '- **Shoes**\n- **A hat**',
    '- <b>Shoes</b>\n- <b>A hat</b>',
    'html-in-text 6:3 -',
    'repaired',
  ],
]

const FOOTNOTES = 'footnote 6:6 -'
const footnotes: readonly Mutation[] = [
  [
    'a footnote of Word',
    'Come. We walk (see Ephesians 6:4).',
    'Come. We walk.[[1]](#_ftn1)\n\n[[1]](#_ftnref1) See Ephesians 6:4.',
    'footnote 6:15 -',
    'repaired',
  ],
  [
    'two footnotes of Word',
    'Come (One) or go (Two).\n\nNow.',
    'Come[[1]](#_ftn1) or go.[[2]](#_ftn2)\n\nNow.\n\n[[1]](#_ftnref1) One.\n\n[[2]](#_ftnref2) Two.',
    'footnote 6:5 -',
    'repaired',
  ],
  [
    'a footnote of Word with backslashes',
    'Come (One).',
    'Come.[\\[1\\]](#_ftn1)\n\n[\\[1\\]](#_ftnref1) One.',
    FOOTNOTES,
    'repaired',
  ],
  [
    'a footnote of Markdown',
    'Come (Matthew 11).',
    'Come.[^1]\n\n[^1]: Matthew 11.',
    FOOTNOTES,
    'repaired',
  ],
  ['a footnote of Word without its note', 'Come.', 'Come.[[1]](#_ftn1)', FOOTNOTES],
  [
    'the note of a footnote of Word alone',
    'Come.',
    'Come.\n\n[[1]](#_ftnref1) One.',
    'footnote 8:1 -',
  ],
  [
    'the numbers of two footnotes, which are not raised any more',
    'We love life, from first to last, and we say so. We mean it.',
    'We love life, from first to last,1 and we say so.2 We mean it.',
    'footnote 6:29 -',
    'repaired',
  ],
  [
    'the number of a footnote after a quotation, at the end',
    'He calls it “a gift.”',
    'He calls it “a gift.”1',
    'footnote 6:16 -',
    'repaired',
  ],
  [
    'the number of a footnote that was pasted below the text',
    'His mercy is wide, and it is new.\n\nAsk us.',
    'His mercy is wide,1 and it is new.\n\nAsk us.\n\n1 See Lamentations 3:22-23.',
    'footnote 6:14 -',
    'repaired',
  ],
  [
    'the numbers of two footnotes that were pasted below the text',
    'His mercy is wide, and it is new.\n\nWe say so.',
    'His mercy is wide,1 and it is new.\n\nWe say so.2\n\n[1] See Lamentations 3:22-23.\n\n[2] See page 4.',
    'footnote 6:14 -',
    'repaired',
  ],
  ...[
    ['We had one telephone and a box of cards.', '3', 'Before each meeting someone made tea.'],
    ['We began in 1983.', '12', 'The first room was small.'],
    ['She said, “Come in.”', '7', 'So we came.'],
    ['Hay café y pan.', '4', '¿Quiere venir?'],
  ].map(([before = '', number = '', after = '']): Mutation => [
    `the number of a later footnote: ${before}`,
    `${before} ${after}`,
    `${before}${number} ${after}`,
    `footnote 6:${(/\S+$/.exec(before)?.index ?? 0) + 1} -`,
    'repaired',
  ]),
  [
    'the number of a later footnote at the end, with its note',
    'We keep tea here.\n\nAsk us.',
    'We keep tea here.14\n\nAsk us.\n\n14 See page 4.',
    'footnote 6:13 -',
    'repaired',
  ],
  [
    'raised numbers without their footnotes',
    'We love life, and we say so.',
    'We love life,¹ and we say so.²',
    'footnote 6:9 -',
    'repaired',
  ],
]

const OUTLINE = '1. Prepare\n   - Read\n   - Be still\n2. Pray\n   - For mothers'
const AT_LIST = 'list-mark 6:1 -'
const outlines: readonly Mutation[] = [
  [
    'an outline of Word',
    OUTLINE,
    'I. Prepare\nA. Read\nB. Be still\nII. Pray\nA. For mothers',
    AT_LIST,
    'repaired',
  ],
  [
    'an outline with tabs',
    OUTLINE,
    'I.\tPrepare\n\tA.\tRead\n\tB.\tBe still\nII.\tPray\n\tA.\tFor mothers',
    AT_LIST,
    'repaired',
  ],
  [
    'an outline of three levels',
    '1. Prepare\n   - Read\n     - a psalm\n     - a letter\n   - Pray\n2. Go',
    'I. Prepare\nA. Read\n1. a psalm\n2. a letter\nB. Pray\nII. Go',
    AT_LIST,
    'repaired',
  ],
  [
    'an outline with letters in parentheses',
    '1. Prepare\n   - Read\n   - Rest\n2. Pray',
    'A. Prepare\n1) Read\n2) Rest\nB. Pray',
    AT_LIST,
    'repaired',
  ],
  [
    'an outline with numbers and small letters',
    '1. Prepare\n   - Read\n   - Rest\n2. Pray',
    '1. Prepare\na. Read\nb. Rest\n2. Pray',
    AT_LIST,
    'repaired',
  ],
  [
    'an outline with empty lines',
    OUTLINE,
    'I. Prepare\n\nA. Read\n\nB. Be still\n\nII. Pray\n\nA. For mothers',
    AT_LIST,
    'repaired',
  ],
]

const WITH_WORDS = EVENT_TEXT.replace('image_alt: decorative', 'image_alt: A bear beside a box')

/** @param typed the words for a picture */
const description = (typed: string, repaired?: 'repaired'): Mutation =>
  changeText('image_alt: A bear beside a box', 'foreign-mark 10:12 image_alt')(
    `words for a picture: ${typed.slice(-24)}`,
    `image_alt: ${typed}`,
    repaired,
  )

/** What Word and Excel leave in the fields of a file. */
const fieldMistakes = createMistakes('events/sample.md', WITH_WORDS, [
  [
    'the number of a footnote in a field',
    'summary: Walk one mile with us.',
    'summary: Walk one mile with us.1',
    'footnote 7:10 summary',
    'repaired',
  ],
  description('A bear beside a box AI-generated content may be incorrect.'),
  description('A bear beside a box Description automatically generated'),
  description('"A bear beside a box, Descripción generada automáticamente"'),
  description('A bear beside a box El contenido generado por IA puede ser incorrecto.'),
  description('A bear beside a box|400x300', 'repaired'),
  description('"A bear beside a box, width=400"', 'repaired'),
  description('A picture containing toy, box Description automatically generated'),
  description('"Image may contain: toy, indoor"'),
  description('Picture preview'),
  description('No photo description available.'),
  [
    'an error of Excel as a place',
    'location: Sample Park',
    'location: "#N/A"',
    'foreign-mark 6:11 location',
  ],
  [
    'a narrow column of Excel as a place',
    'location: Sample Park',
    'location: "########"',
    'foreign-mark 6:11 location',
  ],
])

/** The letters of a list, and a law, in which Word has put other characters. */
const autocorrected: readonly Mutation[] = (
  [
    ['(a) diapers, (b) wipes and (c) blankets', '(a) diapers, (b) wipes and © blankets', 28],
    ['(c) one, (d) two and (e) three', '(c) one, (d) two and € three', 22],
    ['we are a 501(c)(3) charity', 'we are a 501©(3) charity', 13],
    ['we are a 501(c)3 charity', 'we are a 501©3 charity', 13],
  ] as const
).map(([valid, typed, column]): Mutation => [
  `other characters in place of letters: ${typed}`,
  `Today ${valid}.`,
  `Today ${typed}.`,
  `foreign-mark 6:${column + 6} -`,
  'repaired',
])

/** Words that were struck out and pasted beside the new ones. */
const trackedChanges: readonly Mutation[] = (
  [
    ['We greet every one of them.', 'We greet each guest every one of them.', 10],
    ['Thank our staff, who bake pies.', 'Thank our team staff, who bake pies.', 11],
    ['We will help you in.', 'We will can help you in.', 4],
    ['Please text us before you come.', 'Please call text us before you come.', 8],
    ['Look at our list.', 'Look at the our list.', 9],
    ['We bake on Tuesdays at noon.', 'We bake on Mondays Tuesdays at noon.', 12],
    ['Two cooks bake. They sing.', 'One cook Two cooks bakes bake. They sing.', 1],
    ['Two boxes are enough.', 'The red box is are enough. That box They can go.', 13],
    ['Dos cajas son pocas.', 'Una caja Dos cajas es son pocas.', 1],
  ] as const
).map(([valid, typed, column]) => [
  `the old and the new words: ${typed.slice(0, 22)}`,
  valid,
  typed,
  `text-twice 6:${column} -`,
])

export const wordMistakes: readonly Mistake[] = [
  ...createBodyMistakes([...html, ...footnotes, ...outlines, ...autocorrected, ...trackedChanges]),
  ...fieldMistakes,
]
