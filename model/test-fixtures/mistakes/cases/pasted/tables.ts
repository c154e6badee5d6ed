// Mistakes in tables that were typed on a phone or pasted from a spreadsheet.
import { createBodyMistakes, type Mistake, type Mutation } from '../../mistake'

const HEAD = '| Day | Hours |'
const ROW = '| Friday | 8:00 |'
const TABLE = `${HEAD}\n| --- | --- |\n${ROW}`
const AT_TOP = 'table-shape 6:1 -'
const AT_LINE = 'table-shape 7:1 -'
/** The start of an event, whose bars were lost in one row. */
const PROGRAM = `| Time | What |
| --- | --- |
| 5:00 PM | Doors open |
| 6:15 PM | The choir sings |
| 9:00 PM | We say goodbye |`
const PRICES = `| Who | Gift | Seats |
| --- | --- | --- |
| A friend | $50 | 2 |
| A table | $400 | 8 |`
const GROUPS = `| Group | What we make |
| --- | --- |
| Knitting | Caps |
| Sewing | Blankets |`
const MEETINGS = `| Day | When | Where |
| --- | --- | --- |
| Tuesday | 10:00 AM - 12:00 PM | The room beside the kitchen |
| Thursday | 5:30 PM - 7:00 PM | The front room |`
const SHIFTS = `| Task | When |
| --- | --- |
| Kitchen | 9:00 AM - 1:00 PM |
| Front desk | 1:00 PM - 5:00 PM |
| Driving | 2:00 PM - 4:00 PM |`
const TASKS = `| Place | Task | Time |
| --- | --- | --- |
| Kitchen | Wash dishes | 45 minutes |
| Kitchen | Dry them | 30 minutes |
| Hallway | Take coats | 20 minutes |`
const NO_BAR = 'table-cells 9:1 -'
const lostBar = (row: string): [string, string] => [
  PROGRAM,
  PROGRAM.replace('| 6:15 PM | The choir sings |', row),
]
const withLine = (line: string) => `${HEAD}\n${line}\n${ROW}`

const createSizes = (first: string, second: string, name = 'Size') =>
  `| What | ${name} |\n| --- | --- |\n| Socks | any |\n| Diapers | ${first} |\n| Sleepers | ${second} |`
const SPREADSHEET = 'cell-date 9:13 -'

export const tableMistakes: readonly Mistake[] = createBodyMistakes([
  [
    'two sizes that became days',
    createSizes('1-2', '5-6'),
    createSizes('2-Jan', '6-May'),
    SPREADSHEET,
    'repaired',
  ],
  [
    'one size that became a day',
    createSizes('newborn', '3-6'),
    createSizes('newborn', '6-Mar'),
    'cell-date 10:14 -',
    'repaired',
  ],
  [
    'a size that became a day in Spanish',
    createSizes('1-4', 'grande', 'Talla'),
    createSizes('1-abr', 'grande', 'Talla'),
    SPREADSHEET,
    'repaired',
  ],
  [
    'ages that became days, in all rows',
    '| Ages |\n| --- |\n| 2-4 |\n| 5-12 |',
    '| Ages |\n| --- |\n| 4-Feb |\n| 12-May |',
    'cell-date 8:3 -',
    'repaired',
  ],
  ['long dashes of a phone', TABLE, withLine('| — | — |'), AT_LINE, 'repaired'],
  ['short dashes of a phone', TABLE, withLine('|––|––|'), AT_LINE, 'repaired'],
  ['a long dash and a hyphen', TABLE, withLine('| —- | —- |'), AT_LINE, 'repaired'],
  ['equals signs', TABLE, withLine('| === | === |'), AT_LINE, 'repaired'],
  ['underscores', TABLE, withLine('|____|____|'), AT_LINE, 'repaired'],
  ['plus signs between the hyphens', TABLE, withLine('|-----+-----|'), AT_LINE, 'repaired'],
  ['too short a line', TABLE, withLine('| --- |'), AT_LINE, 'repaired'],
  ['too long a line', TABLE, withLine('| --- | --- | --- |'), AT_LINE, 'repaired'],
  ['no line of hyphens', TABLE, `${HEAD}\n${ROW}`, AT_TOP, 'repaired'],
  [
    'no line, three rows',
    `${TABLE}\n| Monday | 9:00 |`,
    `${HEAD}\n${ROW}\n| Monday | 9:00 |`,
    AT_TOP,
    'repaired',
  ],
  ['empty lines between the rows', TABLE, `${HEAD}\n\n| --- | --- |\n\n${ROW}`, AT_TOP, 'repaired'],
  ['empty lines and no line of hyphens', TABLE, `${HEAD}\n\n${ROW}`, AT_TOP, 'repaired'],
  [
    'full-width bars',
    TABLE,
    '｜ Day ｜ Hours ｜\n｜ --- ｜ --- ｜\n｜ Friday ｜ 8:00 ｜',
    AT_TOP,
    'repaired',
  ],
  ['a lost bar after a time', ...lostBar('| 6:15 PM The choir sings |'), NO_BAR, 'repaired'],
  ['a slash in place of a bar', ...lostBar('| 6:15 PM / The choir sings |'), NO_BAR, 'repaired'],
  ['a small l in place of a bar', ...lostBar('| 6:15 PM l The choir sings |'), NO_BAR, 'repaired'],
  [
    'a row without bars within a table',
    ...lostBar('6:15 PM The choir sings'),
    'table-shape 9:1 -',
    'repaired',
  ],
  ...[
    ['capital letters I', 'I 6:15 PM I The choir sings I'],
    ['capital letters I and spaces', 'I 6:15 PM      I The choir sings    I'],
    ['small letters l', 'l 6:15 PM l The choir sings l'],
    ['exclamation marks', '! 6:15 PM ! The choir sings !'],
    ['slashes', '/ 6:15 PM / The choir sings /'],
    ['slashes without the outer ones', '6:15 PM / The choir sings'],
    ['backslashes without the outer ones', '6:15 PM \\ The choir sings'],
  ].map(([name, row = '']): Mutation => {
    const [valid, typed] = lostBar(row)
    return [`${name ?? ''} in place of bars`, valid, typed, 'table-shape 9:1 -', 'repaired']
  }),
  [
    'capital letters I in place of the bars of the last row',
    GROUPS,
    GROUPS.replace('| Sewing | Blankets |', 'I Sewing I Blankets I'),
    'table-shape 9:1 -',
    'repaired',
  ],
  [
    'a capital I in place of the first bar',
    GROUPS,
    GROUPS.replace('| Sewing |', 'I Sewing |'),
    'table-cells 9:1 -',
    'repaired',
  ],
  [
    'an l in place of the last bar',
    GROUPS,
    GROUPS.replace('Caps |', 'Caps l'),
    'table-cells 8:1 -',
    'repaired',
  ],
  [
    'an exclamation mark in place of the bar between two cells of words',
    GROUPS,
    GROUPS.replace('Knitting |', 'Knitting !'),
    'table-cells 8:1 -',
    'repaired',
  ],
  [
    'capital letters I in the headings',
    GROUPS,
    GROUPS.replace('| Group | What we make |', 'I Group I What we make I'),
    AT_TOP,
    'repaired',
  ],
  [
    'capital letters I in the line of hyphens',
    GROUPS,
    GROUPS.replace('| --- | --- |', 'I --- I --- I'),
    AT_TOP,
    'repaired',
  ],
  ['small letters l in place of all bars', GROUPS, GROUPS.replaceAll('|', 'l'), AT_TOP, 'repaired'],
  [
    'a lost bar after a span of times, in one of two rows',
    MEETINGS,
    MEETINGS.replace('7:00 PM | The front', '7:00 PM The front'),
    'table-cells 9:1 -',
    'repaired',
  ],
  [
    'a lost bar before a span of times',
    SHIFTS,
    SHIFTS.replace('Front desk |', 'Front desk'),
    'table-cells 9:1 -',
    'repaired',
  ],
  [
    'a lost bar between words, in one of two rows',
    GROUPS,
    GROUPS.replace('Sewing | Blankets', 'Sewing Blankets'),
    'table-cells 9:1 -',
  ],
  [
    'a first cell that went over two rows of a table in Word',
    TASKS,
    TASKS.replace('| Kitchen | Dry', '| Dry'),
    'table-cells 9:1 -',
  ],
  [
    'a cell that is missing between two others',
    TASKS,
    TASKS.replace('Kitchen | Dry them', 'Kitchen'),
    'table-cells 9:1 -',
  ],
  [
    'a first cell that is missing in a table with one kind in each column',
    MEETINGS.replace('Tuesday', '12').replace('Thursday', '15').replaceAll('The', 'A') +
      '\n| 18 | 8:00 AM - 9:00 AM | A hall |',
    MEETINGS.replace('Tuesday', '12').replace('Thursday', '15').replaceAll('The', 'A') +
      '\n| 8:00 AM - 9:00 AM | A hall |',
    'table-cells 10:1 -',
  ],
  [
    'one heading fewer than there are cells in all rows',
    '| Group | Cost | Size |\n| --- | --- | --- |\n| Child | $5 | S |\n| Adult | $9 | L |',
    '| Group | Cost |\n| --- | --- |\n| Child | $5 | S |\n| Adult | $9 | L |',
    'table-cells 6:1 -',
  ],
  [
    'two bars too many',
    PRICES,
    PRICES.replace('| A table | $400 |', '|| A table || $400 |'),
    'table-cells 9:1 -',
    'repaired',
  ],
  ['a row with one cell of words', ...lostBar('| The choir sings |'), NO_BAR],
  [
    'a lost bar before an amount',
    PRICES,
    PRICES.replace('table | $400', 'table $400'),
    NO_BAR,
    'repaired',
  ],
  [
    'an empty line before the last row',
    PROGRAM,
    PROGRAM.replace('\n| 9:00', '\n\n| 9:00'),
    'table-shape 11:1 -',
    'repaired',
  ],
  ['cells from a spreadsheet', TABLE, 'Day\tHours\nFriday\t8:00', AT_TOP, 'repaired'],
  [
    'three columns from a spreadsheet',
    '| Day | From | To |\n| --- | --- | --- |\n| Friday | 8:00 | 12:00 |\n| Monday |  | 9:00 |',
    'Day\tFrom\tTo\nFriday\t8:00\t12:00\nMonday\t\t9:00',
    AT_TOP,
    'repaired',
  ],
  [
    'cells of words below headings',
    '| Week | What happens | Who does it |\n| --- | --- | --- |\n| First Sunday | We walk | Ushers |\n| Last Sunday | We sing | Pastor |',
    'Week\tWhat happens\tWho does it\nFirst Sunday\tWe walk\tUshers\nLast Sunday\tWe sing\tPastor',
    AT_TOP,
    'repaired',
  ],
  ...[
    ['cells from Word whose rows are counted', '\t'],
    ['cells with several spaces whose rows are counted', '    '],
  ].map(([name = '', gap = '']): Mutation => [
    name,
    '| Evening | Our topic |\n| --- | --- |\n| First | Rest |\n| Second | Hope |\n| Third | Home |',
    ['Evening,Our topic', 'First,Rest', 'Second,Hope', 'Third,Home']
      .join('\n')
      .replaceAll(',', gap),
    AT_TOP,
    'repaired',
  ]),
  ['cells from Word, with words alone', TABLE, 'Songs\tCallie\nSnacks\tDenise\nDoors\tAnn', AT_TOP],
  ['cells from a spreadsheet without headings', TABLE, 'Friday\t8:00\nMonday\t9:00', AT_TOP],
  ['cells without bars around them', TABLE, 'Day | Hours\nFriday | 8:00', AT_TOP],
  [
    'cells from Word below a sentence and above another one',
    `Our hours, week by week:\n\n${TABLE}\n| Monday | 9:00 |\n\nCome along.`,
    'Our hours, week by week:\n\nDay\tHours\nFriday\t8:00\nMonday\t9:00\n\nCome along.',
    'table-shape 8:1 -',
    'repaired',
  ],
  [
    'cells from Word, each row a paragraph',
    `${TABLE}\n| Monday | 9:00 |`,
    'Day\tHours\n\nFriday\t8:00\n\nMonday\t9:00',
    AT_TOP,
    'repaired',
  ],
  [
    'cells with several spaces between them',
    `${TABLE}\n| Monday | 9:00 |`,
    'Day        Hours\nFriday     8:00\nMonday     9:00',
    AT_TOP,
    'repaired',
  ],
  [
    'cells with semicolons between them',
    '| Day | From | To |\n| --- | --- | --- |\n| Friday | 8:00 | 12:00 |\n| Monday | 9:00 | 11:00 |',
    'Day;From;To\nFriday;8:00;12:00\nMonday;9:00;11:00',
    AT_TOP,
    'repaired',
  ],
  [
    'cells with commas between them',
    '| Week | We pray for | We read |\n| --- | --- | --- |\n| First | Mothers, fathers | Psalm 46 |\n| Second | Babies | Psalm 139 |',
    'Week,We pray for,We read\nFirst,"Mothers, fathers",Psalm 46\nSecond,Babies,Psalm 139',
    AT_TOP,
    'repaired',
  ],
  ...[
    ['two cells with a comma between them', 'What,Cost\nWalk,Free\n5k,$30'],
    ['two cells with a semicolon between them', 'What;Cost\nWalk;Free\n5k;$30'],
    [
      'a table drawn with plus signs',
      '+------+------+\n| What | Cost |\n+======+======+\n| Walk | Free |\n+------+------+\n| 5k   | $30  |\n+------+------+',
    ],
    [
      'a table drawn with plus signs above and below its rows',
      '+------+------+\n| What | Cost |\n+------+------+\n| Walk | Free |\n| 5k   | $30  |\n+------+------+',
    ],
  ].map(([name = '', typed = '']): Mutation => [
    name,
    '| What | Cost |\n| --- | --- |\n| Walk | Free |\n| 5k | $30 |',
    typed,
    AT_TOP,
    'repaired',
  ]),
  [
    'words under headings with commas between them',
    '| Name | Role |\n| --- | --- |\n| Ann | Nurse |\n| Luis | Pastor |',
    'Name,Role\nAnn,Nurse\nLuis,Pastor',
    AT_TOP,
    'repaired',
  ],
  [
    'a sentence right above the table',
    `Our hours:\n\n${TABLE}`,
    `Our hours:\n\n${HEAD}\n| – | – |\n${ROW}`,
    'table-shape 9:1 -',
    'repaired',
  ],
])
