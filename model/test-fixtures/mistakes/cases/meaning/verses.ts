// Mistakes in quotations from the Bible: words that are not those of the verse.
import {
  createBodyMistakes,
  createMistakes,
  PAGE_TEXT,
  type Mistake,
  type Mutation,
} from '../../mistake'

const GALATIANS = 'Bear one another’s burdens, and so fulfill the law of Christ.'
const MATTHEW = 'Come to me, all you who labor and are heavily burdened, and I will give you rest.'

const HERITAGE = 'Behold, children are a heritage of Yahweh. The fruit of the womb is his reward.'

const TWO = 'Two are better than one, because they have a good reward for their labor.'

const quote = (words: string, source: string): string => `> ${words}\n>\n> ${source}`

const CRUSHED =
  'The LORD is near to those who have a broken heart, and saves those who have a crushed spirit.'
const CRUSHED_NIV =
  'The LORD is close to the brokenhearted and saves those who are crushed in spirit.'

const otherTranslations: readonly Mutation[] = [
  [
    'a verse of the NIV with the LORD',
    quote(CRUSHED, 'Psalm 34:18 (WEB)'),
    quote(CRUSHED_NIV, 'Psalm 34:18 (NIV)'),
    'verse-translation 8:3 -',
  ],
  [
    'a verse of the NIV in a sentence with the LORD',
    `“${CRUSHED}” (Psalm 34:18)`,
    `“${CRUSHED_NIV.replace('LORD', 'Lord')}” (Psalm 34:18, NIV)`,
    'verse-translation 6:86 -',
  ],
]

const otherMarks: readonly Mutation[] = [
  [
    'a verse of the NIV in which only a mark differs',
    quote(MATTHEW, 'Matthew 11:28 (WEB)'),
    quote(MATTHEW.replace('me,', 'me'), 'Matthew 11:28 (NIV)'),
    'verse-translation 8:3 -',
  ],
  [
    'a verse of our translation with the name of another one and straight quotation marks',
    quote(MATTHEW, 'Matthew 11:28 (WEB)'),
    quote(`*"${MATTHEW}"*`, 'Matthew 11:28 (NIV)'),
    'verse-translation 8:3 -',
  ],
]

const wrongReferences: readonly Mutation[] = [
  [
    'a verse of another translation that begins with a word within the verse',
    quote(
      'Let each man give according as he has determined in his heart.',
      '2 Corinthians 9:7 (WEB)',
    ),
    quote('Each man should give as he has determined in his heart.', '2 Corinthians 9:7 (WEB)'),
    'verse-words 6:3 -',
    'repaired',
  ],
  [
    'a verse of the NIV without the quotation marks of the WEB',
    quote(
      '“Before I formed you in the womb, I knew you. Before you were born, I sanctified you. I have appointed you a prophet to the nations.”',
      'Jeremiah 1:5 (WEB)',
    ),
    quote(
      'Before I formed you in the womb I knew you, before you were born I set you apart; I appointed you as a prophet to the nations.',
      'Jeremiah 1:5 (WEB)',
    ),
    'verse-words 6:3 -',
    'repaired',
  ],
  [
    'a verse with two numbers of its chapter exchanged',
    quote('I will give thanks to you, for I am fearfully and wonderfully made.', 'Psalm 139:14'),
    quote('I will give thanks to you, for I am fearfully and wonderfully made.', 'Psalm 193:14'),
    'verse-words 8:3 -',
    'repaired',
  ],
  [
    'a verse with the reference of another verse',
    quote(GALATIANS, 'Galatians 6:2 (WEB)'),
    quote(GALATIANS, 'Matthew 11:28 (WEB)'),
    'verse-words 8:3 -',
    'repaired',
  ],
  [
    'a verse with the number of the next verse',
    quote('Be still, and know that I am God.', 'Psalm 46:10'),
    quote('Be still, and know that I am God.', 'Psalm 46:11'),
    'verse-words 8:3 -',
    'repaired',
  ],
  [
    'a verse of the other letter with the same name',
    quote('Pray without ceasing.', '1 Thessalonians 5:17 (WEB)'),
    quote('Pray without ceasing.', '2 Thessalonians 5:17 (WEB)'),
    'verse-words 8:3 -',
    'repaired',
  ],
  [
    'a verse without its colon',
    quote(MATTHEW, 'Matthew 11:28 (WEB)'),
    quote(MATTHEW, 'Matthew 1128 (WEB)'),
    'verse-unknown 8:3 -',
    'repaired',
  ],
  [
    'a verse with a space for its colon',
    quote(MATTHEW, 'Matthew 11:28'),
    quote(MATTHEW, 'Matthew 11 28'),
    'verse-unknown 8:3 -',
    'repaired',
  ],
  [
    'a verse with a period for its colon',
    quote(MATTHEW, 'Matthew 11:28'),
    quote(MATTHEW, 'Matthew 11.28'),
    'verse-unknown 8:3 -',
    'repaired',
  ],
  [
    'several verses without their colon',
    'We read what Paul says of love (1 Corinthians 13:4-7).',
    'We read what Paul says of love (1 Corinthians 134-7).',
    'verse-unknown 6:33 -',
    'repaired',
  ],
  [
    'a psalm without its colon',
    'We read Psalm 46:10 together.',
    'We read Psalm 4610 together.',
    'verse-unknown 6:9 -',
  ],
  [
    'a verse with a typo in the name of its book',
    quote(MATTHEW, 'Matthew 11:28 (WEB)'),
    quote(MATTHEW, 'Mathew 11:28 (WEB)'),
    'verse-words 8:3 -',
    'repaired',
  ],
  [
    'a short verse with a digit of its number lost',
    quote('Be still, and know', 'Psalm 46:10 (WEB)'),
    quote('Be still, and know', 'Psalm 46:1 (WEB)'),
    'verse-words 8:3 -',
    'repaired',
  ],
  [
    'the shortest verse with the numbers of its verse exchanged',
    quote('Jesus wept.', 'John 11:35'),
    quote('Jesus wept.', 'John 11:53'),
    'verse-words 8:3 -',
    'repaired',
  ],
  [
    'a short verse of another book in a sentence',
    'We read that “Jesus wept” (John 11:35).',
    'We read that “Jesus wept” (Luke 11:35).',
    'verse-words 6:28 -',
    'repaired',
  ],
  [
    'almost the words of another verse of the chapter',
    quote('Be still, and know that I am God.', 'Psalm 46:10'),
    quote('Be quiet, and know that I am God.', 'Psalm 46:1'),
    'verse-words 8:3 -',
  ],
  [
    'two verses with the reference of the first one',
    quote(`${MATTHEW} Take my yoke upon you and learn from me.`, 'Matthew 11:28-29 (WEB)'),
    quote(`${MATTHEW} Take my yoke upon you and learn from me.`, 'Matthew 11:28 (WEB)'),
    'verse-words 8:3 -',
    'repaired',
  ],
  [
    'a verse in a sentence with the reference of another verse',
    'Jesus said, “The truth will make you free” (John 8:32).',
    'Jesus said, “The truth will make you free” (John 8:33).',
    'verse-words 6:45 -',
    'repaired',
  ],
  [
    'a verse after its reference in a sentence',
    `Paul answers her in Galatians 6:2, where he writes, “${GALATIANS}” He means it.`,
    `Paul answers her in Galatians 6:5, where he writes, “${GALATIANS}” He means it.`,
    'verse-words 6:21 -',
    'repaired',
  ],
  [
    'a verse before its reference in a sentence',
    `“${GALATIANS}”, Paul writes in Galatians 6:2.`,
    `“${GALATIANS}”, Paul writes in Galatians 6:5.`,
    'verse-words 6:81 -',
    'repaired',
  ],
  [
    'a verse that a sentence says with "that"',
    'We read in Psalm 46:10 that “Be still, and know that I am God.”',
    'We read in Psalm 46:1 that “Be still, and know that I am God.”',
    'verse-words 6:12 -',
    'repaired',
  ],
  [
    'words of two verses of the chapter',
    'Jesus said, “I am the good shepherd” (John 10:11).',
    'Jesus said, “I am the good shepherd” (John 10:1).',
    'verse-words 6:39 -',
  ],
  [
    'words of several verses with another reference',
    quote('For his loving kindness endures forever.', 'Psalm 136:2'),
    quote('For his loving kindness endures forever.', 'Psalm 23:1'),
    'verse-words 8:3 -',
  ],
]

const LORD = 'The LORD is near to those who have a broken heart.'

const otherWords: readonly Mutation[] = [
  [
    'a verse of another translation that has the LORD',
    quote(LORD, 'Psalm 34:18'),
    quote('The LORD is close to those who have a broken heart.', 'Psalm 34:18'),
    'verse-words 6:3 -',
    'repaired',
  ],
  [
    'a verse of another translation whose source names none',
    quote('He has shown you, O man, what is good.', 'Micah 6:8 (WEB)'),
    quote('He has shown thee, O mortal, what is right.', 'Micah 6:8'),
    'verse-words 6:3 -',
    'repaired',
  ],
  [
    'a part of a verse that ends with a word for several',
    '“The LORD is near to those who have a broken heart” (Psalm 34:18), so we stay.',
    '“The LORD is near to the brokenhearted” (Psalm 34:18), so we stay.',
    'verse-words 6:2 -',
    'repaired',
  ],
  [
    'a verse of another translation with the LORD as one of ours',
    quote(CRUSHED, 'Psalm 34:18 (WEB)'),
    quote(CRUSHED_NIV, 'Psalm 34:18 (WEB)'),
    'verse-words 6:3 -',
    'repaired',
  ],
  [
    'a verse of another translation that has the Lord twice',
    quote('“Behold, the Lord’s hand is not shortened, that it can’t save.', 'Isaiah 59:1 (WEB)'),
    quote('“Surely the Lord’s hand is not too short, that it can’t save.', 'Isaiah 59:1 (WEB)'),
    'verse-words 6:4 -',
    'repaired',
  ],
  [
    'a verse with the LORD from within a sentence, with a capital letter',
    quote(
      'But those who wait for the LORD will renew their strength. They will mount up with wings like eagles.',
      'Isaiah 40:31 (WEB)',
    ),
    quote(
      'But those who hope in the LORD will renew their strength. They will soar on wings like eagles.',
      'Isaiah 40:31 (WEB)',
    ),
    'verse-words 6:3 -',
    'repaired',
  ],
  [
    'a verse of another translation that speaks to the LORD',
    quote('LORD, you have searched me, and you know me.', 'Psalm 139:1'),
    quote('LORD, you have searched me, and known me.', 'Psalm 139:1'),
    'verse-words 6:3 -',
    'repaired',
  ],
  [
    'a verse in the words of another translation',
    quote(GALATIANS, 'Galatians 6:2 (WEB)'),
    quote(
      'Carry each other’s burdens, and in this way you will fulfill the law of Christ.',
      'Galatians 6:2 (WEB)',
    ),
    'verse-words 6:3 -',
    'repaired',
  ],
  [
    'a verse in the words of another translation that ends in other words',
    quote(HERITAGE.replace('Yahweh', 'the LORD'), 'Psalm 127:3 (WEB)'),
    quote(
      'Children are a heritage from the LORD, offspring a reward from him.',
      'Psalm 127:3 (WEB)',
    ),
    'verse-words 6:3 -',
    'repaired',
  ],
  [
    'a verse in other words with a sentence of our own',
    quote(HERITAGE, 'Psalm 127:3 (WEB)'),
    quote('Children are a heritage from the LORD. A great reward for us all.', 'Psalm 127:3 (WEB)'),
    'verse-words 6:3 -',
  ],
  [
    'a verse of the King James Bible',
    quote(GALATIANS, 'Galatians 6:2 (WEB)'),
    quote('Bear ye one another’s burdens, and so fulfil the law of Christ.', 'Galatians 6:2 (WEB)'),
    'verse-words 6:3 -',
    'repaired',
  ],
  [
    'a verse with a word that a phone has changed',
    `> *“${GALATIANS}”*\n>\n> — Galatians 6:2`,
    '> *“Bear one another’s burgers, and so fulfill the\n> law of Christ.”*\n>\n> — Galatians 6:2',
    'verse-words 6:5 -',
    'repaired',
  ],
  [
    'the words of another Bible as those of ours',
    quote(
      'Open your mouth for the mute, in the cause of all who are left desolate.',
      'Proverbs 31:8 (WEB)',
    ),
    quote(
      'Speak up for those who cannot speak for themselves, for the rights of all who are destitute.',
      'Proverbs 31:8 (WEB)',
    ),
    'verse-words 6:3 -',
  ],
  [
    'a verse without one of its words',
    quote(MATTHEW, 'Matthew 11:28 (WEB)'),
    quote(MATTHEW.replace(' heavily', ''), 'Matthew 11:28 (WEB)'),
    'verse-words 6:3 -',
    'repaired',
  ],
  [
    'a verse of another translation in a sentence',
    'Jesus said, “Come to me, all you who labor and are heavily burdened” (Matthew 11:28).',
    'Jesus said, “Come to me, all you who are weary and burdened” (Matthew 11:28).',
    'verse-words 6:14 -',
    'repaired',
  ],
  [
    'two verses of the King James Bible',
    quote(
      'In all your ways acknowledge him, and he will make your paths straight.',
      'Proverbs 3:5-6 (WEB)',
    ),
    quote(
      'In all thy ways acknowledge him, and he shall direct thy paths.',
      'Proverbs 3:5-6 (WEB)',
    ),
    'verse-words 6:3 -',
    'repaired',
  ],
  [
    'a verse of another translation that begins and ends in a speech',
    quote(
      '“For I know the thoughts that I think toward you,” says the Lord, “thoughts of peace, and not of evil, to give you hope and a future.”',
      'Jeremiah 29:11',
    ),
    quote(
      'For I know the plans I have for you, says the Lord, plans to give you hope and a future.',
      'Jeremiah 29:11',
    ),
    'verse-words 6:3 -',
    'repaired',
  ],
  [
    'two lines of a psalm with another word',
    '> He makes me lie down in green pastures.\\\n> He leads me beside still waters.\n>\n> Psalm 23:2',
    '> He makes me lie down in green pastures.\\\n> He leads me besides still waters.\n>\n> Psalm 23:2',
    'verse-words 6:3 -',
  ],
]

const inventedWords: readonly Mutation[] = [
  [
    'a verse that nobody wrote',
    quote(MATTHEW, 'Matthew 11:28 (WEB)'),
    quote('God never gives a mother more than her two hands can hold.', 'Matthew 11:28 (WEB)'),
    'verse-words 6:3 -',
  ],
  [
    'a saying with the reference of two verses',
    quote('The Lord is my shepherd.', 'Psalm 23:1-2'),
    quote('This too shall pass, my child.', 'Psalm 23:1-2'),
    'verse-words 6:3 -',
  ],
  [
    'a saying in a sentence with a reference after a dash',
    'Remember: “Jesus wept.” – John 11:35',
    'Remember: “God helps those who help themselves.” – John 11:35',
    'verse-words 6:12 -',
  ],
]

const otherSpeakers: readonly Mutation[] = [
  [
    'a psalm after "Jesus said"',
    `You are welcome. The psalm says:\n\n${quote(CRUSHED, 'Psalm 34:18')}`,
    `You are welcome. Jesus said:\n\n${quote(CRUSHED, 'Psalm 34:18')}`,
    'verse-words 6:18 -',
  ],
  [
    'a verse of Peter after "As Paul wrote"',
    'As Peter wrote, “casting all your worries on him, because he cares for you” (1 Peter 5:7).',
    'As Paul wrote, “casting all your worries on him, because he cares for you” (1 Peter 5:7).',
    'verse-words 6:4 -',
  ],
  [
    'the Preacher after "The psalm says"',
    `The Preacher says:\n\n${quote(TWO, 'Ecclesiastes 4:9')}`,
    `The psalm says:\n\n${quote(TWO, 'Ecclesiastes 4:9')}`,
    'verse-words 6:1 -',
  ],
]

const WITH_VERSE = PAGE_TEXT.replace(
  'and what it costs.',
  '“Bear one another’s burdens” (Galatians 6:2).',
)

export const verseWordMistakes: readonly Mistake[] = [
  ...createBodyMistakes([
    ...otherTranslations,
    ...otherMarks,
    ...wrongReferences,
    ...otherWords,
    ...inventedWords,
  ]),
  ...createMistakes('pages/sample.md', WITH_VERSE, [
    [
      'a verse of another translation in a description',
      '“Bear one another’s burdens” (Galatians 6:2)',
      '“Carry each other’s burdens, and in this way you will fulfill the law of Christ” (Galatians 6:2, WEB)',
      'verse-words 3:14 description',
    ],
  ]),
  ...createBodyMistakes(otherSpeakers),
  ...createMistakes(
    'pages/sample.md',
    WITH_VERSE,
    ['6:20', '6:3'].map((typed): Mutation => [
      `another verse in a description: ${typed}`,
      'Galatians 6:2',
      `Galatians ${typed}`,
      'verse-words 3:14 description',
      'repaired',
    ]),
  ),
]
