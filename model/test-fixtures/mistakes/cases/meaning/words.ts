// Words and numbers that mean something else to readers of a website in the United States.
import {
  changeText,
  createBodyMistakes,
  createMistakes,
  EVENT_TEXT,
  PAGE_TEXT,
  TEXT,
  type Mistake,
  type Mutation,
} from '../../mistake'

const social = changeText(TEXT, 'social-words 6:1 -')
const NEWS =
  '---\ntitle: Supper is on Friday.\ntype: news\nfrom: 2026-11-22\nuntil: 2026-11-22\n---\n'
const AS_OF = PAGE_TEXT.replace('---\n\n', 'as_of: 2026-10-01\nsource: Our office\n---\n\n')
const count = changeText(TEXT, 'number-point 8:1 -')

export const socialMistakes: readonly Mistake[] = [
  ...createBodyMistakes([
    [
      'a small Spanish word in an English sentence',
      'Tell a friend of our family about the walk.',
      'Tell a friend de our family about the walk.',
      'translation-language 6:15 -',
      'repaired',
    ],
  ]),
  ...createBodyMistakes([
    social('the link in a bio', 'Link in our bio to sign up for the walk.'),
    [
      'the back of a bulletin',
      TEXT,
      'A map is on the back of this bulletin.',
      'social-words 6:10 -',
    ],
    [
      'an offering plate',
      TEXT,
      'Fill it in, and place it in the offering plate.',
      'social-words 6:26 -',
    ],
    [
      'a file that is attached to nothing',
      TEXT,
      'Please find attached a map of the walk.',
      'social-words 6:1 -',
    ],
    [
      'a file that is attached to nothing, in Spanish',
      TEXT,
      'Adjunto encontrará un mapa.',
      'social-words 6:1 -',
    ],
    ['an enclosed card', TEXT, 'Please send us the enclosed card.', 'social-words 6:16 -'],
    ['a card to fill in', TEXT, 'Please fill in the card below.', 'social-words 6:8 -'],
    ['a coupon to fill in', TEXT, 'Please fill in the coupon below.', 'social-words 6:8 -'],
    [
      'a line to cut along',
      TEXT,
      'Please tear it off along the dotted line.',
      'social-words 6:8 -',
    ],
    ['a coupon to fill in, in Spanish', TEXT, 'Por favor llene el talón.', 'social-words 6:11 -'],
    [
      'a sheet on the other side in Spanish',
      TEXT,
      'Hay un mapa al reverso de esta hoja.',
      'social-words 6:13 -',
    ],
    social('a button of an email', 'Just hit reply to sign up for the walk.'),
    social('a chain message in Spanish', 'Reenvíe esta cadena a una amiga.'),
    social('an announcement in a church', 'You may be seated as we pray for our towns.'),
    [
      'a clipboard in a room',
      TEXT,
      'The sheet is on the clipboard going down your row right now.',
      'social-words 6:31 -',
    ],
    [
      'the fold of a leaflet',
      TEXT,
      'As the inside fold shows, we walk one mile.',
      'social-words 6:1 -',
    ],
    [
      'the back of a sheet in Spanish',
      TEXT,
      'Hay un mapa. (Sigue al dorso.)',
      'social-words 6:14 -',
    ],
    [
      'the back of a leaflet in Spanish',
      TEXT,
      'Hay un mapa en la contraportada de este folleto.',
      'social-words 6:19 -',
    ],
    [
      'a card in an envelope',
      TEXT,
      'A reply card and a stamped envelope are enclosed.',
      'social-words 6:1 -',
    ],
    [
      'a swipe in Spanish',
      TEXT,
      'Deslice a la izquierda para conocer a Tomás.',
      'social-words 6:1 -',
    ],
    social('a swipe', 'Swipe up to see all dates.'),
    social('a private message', 'DM us if you would like to help.'),
    social('a friend to tag', 'Tag a friend who would walk with you.'),
    social('two hashtags on a line', '#prayer #baby'),
    social('a row of hashtags', '#AuburnAL #HopeGrows #Community'),
    social('the link in a bio in Spanish', 'Enlace en nuestra biografía para inscribirse.'),
    social('a private message in Spanish', 'Mándanos un DM si quiere ayudar.'),
  ]),
  ...createMistakes('events/sample.md', EVENT_TEXT, [
    [
      'the first words of an email with a file',
      'summary: Walk one mile with us.',
      'summary: Walk with us. Attached please find our map.',
      'social-words 7:10 summary',
    ],
  ]),
  ...createMistakes(
    'events/sample.md',
    EVENT_TEXT.replace('summary: Walk one mile with us.', 'summary: A walk of one mile with us.'),
    [
      [
        'words of an email with a file, and the rest as it was meant',
        'summary: A walk of one mile with us.',
        'summary: Attached please find a walk of one mile with us.',
        'social-words 7:10 summary',
        'repaired',
      ],
    ],
  ),
  ...createMistakes('notices/sample.md', NEWS, [
    [
      'the link in a profile, in a notice',
      'Supper is on Friday.',
      'Supper is on Friday! Link in profile.',
      'social-words 2:8 title',
    ],
  ]),
]

export const emojiMistakes: readonly Mistake[] = createMistakes('pages/sample.md', PAGE_TEXT, [
  ['an emoji after a title', 'title: Parking', 'title: Parking 🚗', 'title-emoji 2:8 title'],
  ['an emoji of two parts', 'title: Parking', 'title: ☎️ Parking ❤️', 'title-emoji 2:8 title'],
])

const WITH_QUESTION = PAGE_TEXT.replace('title: Parking', 'title: Where can I park?')

export const falseFriendMistakes: readonly Mistake[] = createBodyMistakes(
  (
    [
      ['A commitment of six months is enough.', 'A compromise of six months is enough.', 3],
      ['She is pregnant with her first child.', 'She is embarrassed with her first child.', 8],
      ['Please attend the orientation.', 'Please assist to the orientation.', 8],
      ['In May we hold a walk.', 'In May we realize a walk.', 11],
      ['Bring your relatives along.', 'Bring your familiars along.', 12],
      [
        'If you are sick with a cold, please stay home.',
        'If you are constipated, please stay home.',
        12,
      ],
      ['It is soap for sensitive skin.', 'It is soap for sensible skin.', 16],
      ['Attend one of our events.', 'Assist to one of our events.', 1],
      ['Pray for healthy babies.', 'Pray for sane babies.', 10],
      ['A nurse will answer your call.', 'A nurse will contest your call.', 14],
    ] as const
  ).map(([valid, typed, column]): Mutation => [
    `an English word that looks like a Spanish one: ${typed}`,
    valid,
    typed,
    `false-friend 6:${column} -`,
    'repaired',
  ]),
)

export const spanishMarkMistakes: readonly Mistake[] = [
  ...createBodyMistakes([
    [
      'the mark ¿ before an English question',
      ':::question[Can I talk with someone?]\nYes.\n:::',
      ':::question[¿Can I talk with someone?]\nYes.\n:::',
      'mark-spanish 6:13 -',
      'repaired',
    ],
    [
      'the mark ¡ before English words',
      'We are glad. Thank you for all of it!',
      'We are glad. ¡Thank you for all of it!',
      'mark-spanish 6:14 -',
      'repaired',
    ],
    [
      'Spanish quotation marks around English words',
      'We say “come as you are” each day.',
      'We say «come as you are» each day.',
      'mark-spanish 6:8 -',
      'repaired',
    ],
  ]),
  ...createMistakes('pages/sample.md', WITH_QUESTION, [
    [
      'the mark ¿ in an English title',
      'Where can I park?',
      '¿Where can I park?',
      'mark-spanish 2:8 title',
      'repaired',
    ],
  ]),
]

const sound = (valid: string, typed: string, expected: string): Mutation => [
  `words that sound alike: ${typed}`,
  valid,
  typed,
  `word-sound ${expected}`,
  'repaired',
]

const SUNRISE = EVENT_TEXT.replace(/title: .*/, 'title: Sunrise Service')
  .replace(/time: .*/, 'time: 6:15 AM - 7:15 AM')
  .replace(/summary: .*/, 'summary: We sing as the sun comes up, and eat breakfast.')
const SUPPER = EVENT_TEXT.replace(/title: .*/, 'title: Candlelight Supper').replace(
  /summary: .*/,
  'summary: We eat supper, and sing by candlelight.',
)
/** Its text has a time of the same half of the day. */
const DAYBREAK = SUNRISE.replace(TEXT, 'From 7:30 AM, there are biscuits and coffee.')
const AMANECER = EVENT_TEXT.replace(/title: .*/, 'title: Culto del Amanecer')
  .replace(/time: .*/, 'time: 6:00 AM - 7:00 AM')
  .replace(/summary: .*/, 'summary: Cantamos en el parque.')

const AT_PARK = EVENT_TEXT.replace(
  TEXT,
  'We meet in the park at 6:00 PM. Nos reunimos a las 6:00 p. m.',
)

/** Its text has times of the same half of the day. */
const PRAYER = EVENT_TEXT.replace(/title: .*/, 'title: Evening of Prayer')
  .replace(/summary: .*/, 'summary: We pray together after supper.')
  .replace(TEXT, 'Supper is at 5:15 PM.')
const JUEGOS = EVENT_TEXT.replace(/title: .*/, 'title: Noche de juegos').replace(
  /summary: .*/,
  'summary: Una cena, y juegos para todos.',
)
const CONCERT = EVENT_TEXT.replace(/title: .*/, 'title: Songs of Hope').replace(
  TEXT,
  'Doors open at 5:30 PM.',
)
const EVENING_SUMMARY = EVENT_TEXT.replace(/title: .*/, 'title: Songs of Hope').replace(
  /summary: .*/,
  'summary: A quiet evening of songs, with supper.',
)

const COFFEE = EVENT_TEXT.replace(/title: .*/, 'title: Coffee Morning')
  .replace('6:00 PM - 8:00 PM', '9:30 AM - 11:00 AM')
  .replace(TEXT, 'Bring a neighbor. By eleven the cups are washed.')

/** Times in the wrong half of the day, by the words of the file. */
export const halfMistakes: readonly Mistake[] = [
  ...createMistakes('events/sample.md', AT_PARK, [
    [
      'a time in the other half of the day than the text',
      'time: 6:00 PM - 8:00 PM',
      'time: 6:00 AM - 8:00 AM',
      'time-differs 5:7 time',
    ],
  ]),
  ...createMistakes('events/sample.md', SUNRISE, [
    ['a sunrise in the evening', '6:15 AM - 7:15 AM', '6:15 PM - 7:15 PM', 'time-differs 5:7 time'],
  ]),
  ...createMistakes('events/sample.md', DAYBREAK, [
    [
      'a sunrise in the evening, with coffee in the morning',
      '6:15 AM - 7:15 AM',
      '6:15 PM - 7:15 PM',
      'time-differs 5:7 time',
    ],
  ]),
  ...createMistakes('events/sample.md', AMANECER, [
    [
      'a title of the dawn with an evening',
      '6:00 AM - 7:00 AM',
      '6:00 PM - 7:00 PM',
      'time-differs 5:7 time',
    ],
  ]),
  ...(
    [
      ['an evening in the morning, with a supper', PRAYER],
      ['a night in the morning, in Spanish', JUEGOS],
      ['doors in the evening before a morning', CONCERT],
      ['an evening in the morning, by its summary', EVENING_SUMMARY],
    ] as const
  ).flatMap(([name, text]) =>
    createMistakes('events/sample.md', text, [
      [name, '6:00 PM - 8:00 PM', '6:00 AM - 8:00 AM', 'time-differs 5:7 time'],
    ]),
  ),
  ...createMistakes('events/sample.md', COFFEE, [
    [
      'a morning until the evening, by its title',
      '9:30 AM - 11:00 AM',
      '9:30 AM - 11:00 PM',
      'time-differs 5:7 time',
    ],
  ]),
  ...createMistakes('events/sample.md', SUPPER, [
    [
      'a supper from the morning on',
      '6:00 PM - 8:00 PM',
      '6:00 AM - 8:00 PM',
      'time-differs 5:7 time',
    ],
  ]),
  ...createMistakes('events/sample.md', SUPPER, [
    ['a supper in the morning', '6:00 PM - 8:00 PM', '6:00 AM - 8:00 AM', 'time-differs 5:7 time'],
  ]),
]

/** A sentence that a thumb has pasted into another line. */
export const pastedSentenceMistakes: readonly Mistake[] = createMistakes(
  'events/sample.md',
  EVENT_TEXT.replace('title: Walk', 'title: Walk in large or small groups'),
  [
    [
      'a sentence in the middle of a title',
      'large or small',
      'large Call us first, and we will help you.or small',
      'sentence-pasted 3:8 title',
    ],
  ],
)

export const soundMistakes: readonly Mistake[] = [
  ...createBodyMistakes([
    [
      'a quotation without its end',
      'You may say “I am here” to her, and listen.',
      'You may say “I am here to her, and listen.',
      'quotation-open 6:13 -',
    ],
    [
      'a quotation without its beginning',
      'You may say “I am here” to her, and listen.',
      'You may say I am here” to her, and listen.',
      'quotation-open 6:22 -',
    ],
    [
      'a quotation whose last mark is turned',
      'You may say “I am here”, and listen.',
      'You may say “I am here“, and listen.',
      'quotation-open 6:23 -',
      'repaired',
    ],
    [
      'apostrophes that became question marks',
      'God’s mercy is for all. Don’t wait, and we’re here.',
      'God?s mercy is for all. Don?t wait, and we?re here.',
      'foreign-mark 6:1 -',
      'repaired',
    ],
    [
      'quotation marks that became question marks',
      'Say first, “You are welcome here,” and smile.',
      'Say first, ?You are welcome here,? and smile.',
      'foreign-mark 6:12 -',
    ],
    [
      'Spanish letters that became question marks',
      'Ask for a class in español, or for Dirección.',
      'Ask for a class in espa?ol, or for Direcci?n.',
      'foreign-mark 6:20 -',
      'repaired',
    ],
    [
      'a sentence that was typed into a word',
      'If you need to pause your gift, tell us. A short email is enough.',
      'If you need to pau A short email is enough.se your gift, tell us.',
      'sentence-pasted 6:16 -',
    ],
    [
      'a sentence that was pasted into a word',
      'Volunteers give their hours. Donors give what they can.',
      'Volunteers give their hours. DoStudents fold baby clothes. nors give what they can.',
      'sentence-pasted 6:30 -',
    ],
    [
      'a sentence that was pasted into the last word',
      'Two hours would be most useful. We are glad of help in the mornings.',
      'Two hours would be most useWe are glad of help in the mornings. ful.',
      'sentence-pasted 6:25 -',
    ],
    [
      'a Spanish sentence that was pasted into the last word',
      'Su ayuda nos sería muy valiosa. Venga por la mañana.',
      'Su ayuda nos sería muy valiVenga por la mañana.osa.',
      'sentence-pasted 6:24 -',
    ],
    ...[
      ['We sit with you You can call us any day. by the window of the house.', 17],
      [
        'Parents walk around the park Bring a bottle of water. with their children and neighbors.',
        30,
      ],
      ['These need special care, Please keep the tags on them. and we want no others.', 26],
    ].map(([typed = '', column = 0]): Mutation => [
      `a sentence within a sentence: ${String(typed).slice(0, 14)}`,
      'Come along.',
      String(typed),
      `sentence-pasted 6:${column} -`,
    ]),
    [
      'two words that were glued together',
      'We meet in the fellowship hall.',
      'We meet in the sanctuaryfellowship hall.',
      'word-sound 6:16 -',
    ],
    [
      'the old and the new words for the same thing, stuck together',
      TEXT,
      'We read it to you on the phoneby phone or at our office.',
      'text-twice 6:19 -',
    ],
    [
      'a small word at the end of another word',
      TEXT,
      'We read it to you in the officeon a bench.',
      'text-twice 6:26 -',
    ],
    [
      'a word with a hyphen that was glued to another one',
      'We make estate plans.',
      'We make long-rangeestate plans.',
      'word-sound 6:9 -',
    ],
    [
      'two forms of a word that were glued together',
      'Bring warm clothing.',
      'Bring warm clothesclothing.',
      'word-sound 6:12 -',
    ],
    [
      'what a gift pays for without its source',
      'Give each month, and you help a family.',
      'Give $25 each month, and you cover diapers and wipes for one baby.',
      'claim-undated 6:6 -',
    ],
    [
      'how many families we serve without its source',
      'Pray for families.',
      'Pray for the 300 families who turn to us each year.',
      'claim-undated 6:14 -',
    ],
    [
      'a day in digits that nobody can read here',
      'We begin on April 25, 2027.',
      'We begin on 25/4/2027.',
      'date-digits 6:13 -',
      'repaired',
    ],
    [
      'the old and the new words of a change in Word',
      'A month is enough for most groups.',
      'Two or three weeksA month areis enough for most groups.',
      'text-twice 6:14 -',
    ],
    [
      'two verbs of a change in Word',
      'The doors were open.',
      'The doors waswere open.',
      'text-twice 6:11 -',
    ],
    [
      'a verb that a change in Word has left before the new one',
      'A check must be complete before you begin.',
      'A check is part of the first visit must be complete before you begin.',
      'text-twice 6:1 -',
    ],
    [
      'an object that a change in Word has left before the new one',
      'Join us and bring someone with you.',
      'Join us and bring someone a friend or a neighbor with you.',
      'text-twice 6:13 -',
    ],
    [
      'the words of a change in Word, in Spanish',
      'Un mes es suficiente.',
      'Dos semanasUn mes sones suficiente.',
      'text-twice 6:5 -',
    ],
    ...(
      [
        ['Come to the walk.', 'Come tothe walk.', 6],
        ['We pray for the church.', 'We pray for thechurch.', 13],
        ['Bring a lot of friends.', 'Bring alot of friends.', 7],
        ['If you can, we will come.', 'If you can, wewill come.', 13],
        ['Venga por la tarde.', 'Venga porla tarde.', 7],
      ] as const
    ).map(([valid, typed, column]): Mutation => [
      `two words without a space: ${typed}`,
      valid,
      typed,
      `word-sound 6:${column} -`,
      'repaired',
    ]),
    sound(
      'Pray with us. Ask for the prayer list.',
      'Pray with us. Ask for the player list.',
      '6:27 -',
    ),
    sound('Ask a board member.', 'Ask a bored member.', '6:7 -'),
    sound('Pray for our towns.', 'Prey for our towns.', '6:1 -'),
    sound('Please pray for us.', 'Please prey for us.', '6:1 -'),
    sound('Kneel at the altar.', 'Kneel at the alter.', '6:7 -'),
    sound('Please bear with us.', 'Please bare with us.', '6:8 -'),
    sound('Lord, hear our prayer.', 'Lord, here our prayer.', '6:1 -'),
    sound('He died for our sins.', 'He died for are sins.', '6:9 -'),
    sound('The peace of Christ be with you.', 'The piece of Christ be with you.', '6:1 -'),
    sound('God, give them peace, and rest.', 'God, give them piece, and rest.', '6:6 -'),
    sound('Visit our orchard today.', 'Visit are orchard today.', '6:1 -'),
    sound('We are open on Monday.', 'We our open on Monday.', '6:1 -'),
    sound('Write us a note.', 'Right us a note.', '6:1 -'),
    sound('Here no one is alone.', 'Here no won is alone.', '6:6 -'),
    sound('We can counsel you.', 'We can council you.', '6:4 -'),
    sound('You’re not alone.', 'Your not alone.', '6:1 -'),
    sound('Meet at the public library.', 'Meet at the pubic library.', '6:13 -'),
    sound('We hear from you.', 'We hear form you.', '6:4 -'),
    sound('God bless you.', 'Good bless you.', '6:1 -'),
  ]),
  ...createMistakes('pages/sample.md', PAGE_TEXT.replace('Parking', 'Come to Our Orchard'), [
    [
      'words that sound alike in a title',
      'Come to Our Orchard',
      'Come to Are Orchard',
      'word-sound 2:8 title',
      'repaired',
    ],
  ]),
  ...createMistakes('pages/sample.md', PAGE_TEXT, [
    [
      'words that sound alike in a field',
      'Where you can leave',
      'Come and prey for us where you can leave',
      'word-sound 3:14 description',
      'repaired',
    ],
  ]).map((mistake) => ({
    ...mistake,
    validContent: PAGE_TEXT.replace(
      'Where you can leave',
      'Come and pray for us where you can leave',
    ),
  })),
  ...createMistakes(
    'pages/sample.md',
    PAGE_TEXT.replace('Where you can leave', 'Near the public library you can leave'),
    [
      [
        'a word with a letter too few in a field',
        'the public library',
        'the pubic library',
        'word-sound 3:14 description',
        'repaired',
      ],
    ],
  ),
  ...createMistakes('events/sample.md', EVENT_TEXT.replace('Park\n', 'Park, Auburn, Alabama\n'), [
    [
      'a town that a phone has taken for a season',
      'Auburn, Alabama',
      'Autumn, Alabama',
      'word-sound 6:11 location',
      'repaired',
    ],
  ]),
]

/** An amount as it is written in other countries, in a sentence. */
const dollars = (name: string, valid: string, typed: string, expected: string): Mutation => [
  name,
  `${valid} buys a box of diapers.`,
  `${typed} buys a box of diapers.`,
  expected,
  'repaired',
]

export const thousandMistakes: readonly Mistake[] = [
  ...createMistakes(
    'pages/sample.md',
    AS_OF.replace(TEXT, 'More than 1,250 people came.\n\n**1,250+** people'),
    [
      [
        'thousands with a point, and with a comma in the same text',
        '**1,250+**',
        '**1.250+**',
        'number-point 10:3 -',
        'repaired',
      ],
    ],
  ),
  ...createMistakes('pages/sample.md', AS_OF, [
    count('thousands with a point', '5.400 families have been here.'),
    ['thousands with a point in bold', TEXT, '**1.250+** visits each year', 'number-point 8:3 -'],
    count('millions with points', '1.200.000 is a large number.'),
    ['a comma between two numbers', TEXT, 'It takes 4,5 hours.', 'number-point 8:10 -'],
    count('thousands with a point in Spanish', '2.300 familias han venido.'),
    [
      'thousands with a point in a field',
      'Where you can leave',
      'More than 3.100 neighbors leave',
      'number-point 3:14 description',
    ],
  ]),
  ...createBodyMistakes([
    dollars('cents with a comma', 'A gift of $20', 'A gift of 20,00 $', 'dollar-last 6:11 -'),
    dollars('a $ without a space', 'It takes $1,250', 'It takes 1.250$', 'dollar-last 6:10 -'),
    dollars('a $ in Spanish', 'Se ayuda con $20.50', 'Se ayuda con 20,50 $', 'dollar-last 6:14 -'),
    dollars('a $ before cents with a comma', 'Or $12.50', 'Or $12,50', 'number-point 6:4 -'),
    dollars(
      'two amounts that have cents with a comma',
      'Here $12.50, and $6.50',
      'Here $12,50, and $6,50',
      'number-point 6:6 -',
    ),
    dollars(
      'three amounts in Spanish that have cents with a comma',
      'Con $12.50, $6.50 o $3.25',
      'Con $12,50, $6,50 o $3,25',
      'number-point 6:5 -',
    ),
    dollars(
      'a $ before thousands with a point',
      'It is $1,200.',
      'It is $1.200.',
      'number-point 6:7 -',
    ),
    [
      'a comma in a number of hours',
      'We train for 2.5 hours on a Friday.',
      'We train for 2,5 hours on a Friday.',
      'number-point 6:14 -',
      'repaired',
    ],
    [
      'a comma in a number of pounds with a hyphen',
      'Bring a **12.5-pound** bag of rice.',
      'Bring a **12,5-pound** bag of rice.',
      'number-point 6:11 -',
      'repaired',
    ],
    [
      'a comma in a number of times',
      'Pull it to 1.25 times its length.',
      'Pull it to 1,25 times its length.',
      'number-point 6:12 -',
      'repaired',
    ],
    dollars('a $ in Spanish before cents', 'Con $1,250', 'Con $1.250,00', 'number-point 6:5 -'),
  ]),
  ...createMistakes('pages/sample.md', PAGE_TEXT, [
    [
      'cents with a comma in a field',
      'and what it costs.',
      'and why it costs $2,50.',
      'number-point 3:14 description',
      'repaired',
    ],
  ]).map((mistake) => ({
    ...mistake,
    validContent: PAGE_TEXT.replace('and what it costs.', 'and why it costs $2.50.'),
  })),
  ...createMistakes('pages/sample.md', PAGE_TEXT.replace('and what it costs.', 'for 1.5 miles.'), [
    [
      'a comma in a number of miles in a field',
      'for 1.5 miles.',
      'for 1,5 miles.',
      'number-point 3:14 description',
      'repaired',
    ],
  ]),
]
