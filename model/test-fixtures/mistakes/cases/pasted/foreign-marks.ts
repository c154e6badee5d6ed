// Marks of wikis, GitHub and chat programs.
import { createBodyMistakes, TEXT, type Mistake, type Mutation } from '../../mistake'

const NOTE = ':::note\nCome along.\n:::'

const links: readonly Mutation[] = [
  [
    'a link of a wiki',
    'Please [Contact](/contact).',
    'Please [[Contact]].',
    'link-unread 6:8 -',
    'repaired',
  ],
  [
    'a link of a wiki with the title of a page in a folder',
    'See [our ways](/partner/donate).',
    'See [[Ways to Give|our ways]].',
    'link-unread 6:5 -',
    'repaired',
  ],
  [
    'a link of a wiki to a page that nobody knows',
    'See [the story](/events).',
    'See [[Our Story|the story]].',
    'link-unread 6:5 -',
  ],
  [
    'a link with the name of its address in brackets',
    'See [our page](/contact).',
    'See [our page][contact].',
    'link-unread 6:5 -',
    'repaired',
  ],
  [
    'a link with a number for its address',
    'See [Ways to give](/partner/donate).',
    'See [Ways to give][2].',
    'link-unread 6:5 -',
    'repaired',
  ],
  [
    'a link of a wiki with its address',
    '[Contact us](/events)',
    '[[/events|Contact us]]',
    'link-unread 6:1 -',
    'repaired',
  ],
  [
    'a link of a wiki with its page',
    '[Contact us](/events)',
    '[[events|Contact us]]',
    'link-unread 6:1 -',
    'repaired',
  ],
  [
    'a link of a program for notes, with the title of a page',
    'Please [pray](/partner/prayer) today.',
    'Please [[Partner/Prayer|pray]] today.',
    'link-unread 6:8 -',
    'repaired',
  ],
  [
    'a link of a program for notes, with a file',
    'Please [pray](/partner/prayer) today.',
    'Please [[pages/partner/prayer.md|pray]] today.',
    'link-unread 6:8 -',
    'repaired',
  ],
  [
    'a link of a program for notes without words',
    'Try [prayer](/partner/prayer).',
    'Try [[partner/prayer]].',
    'link-unread 6:5 -',
    'repaired',
  ],
  [
    'a link of a wiki with its parts in the other order',
    '[Contact us](/events)',
    '[[Contact us|/events]]',
    'link-unread 6:1 -',
    'repaired',
  ],
  ['a picture of a program for notes', TEXT, '![[walk.svg|300]]', 'link-unread 6:1 -'],
  [
    'a link with doubled brackets',
    '[the map](/events)',
    '[[the map]](/events)',
    'link-unread 6:1 -',
    'repaired',
  ],
  [
    'a link in a link',
    '[the map](/events)',
    '[[the map](/events)](/events)',
    'link-unread 6:1 -',
    'repaired',
  ],
  ['a link without an address', '[the map](/events)', 'See [the map][].', 'link-unread 6:5 -'],
  [
    'a link with a lost address',
    '[the map](/events)',
    'See [the map][1] today.',
    'link-unread 6:5 -',
  ],
  [
    'a link in curly brackets',
    '[the map](/events)',
    '[the map]{/events}',
    'link-unread 6:1 -',
    'repaired',
  ],
  [
    'a link in angle brackets',
    '[the map](https://example.org)',
    '[the map]<https://example.org>',
    'link-unread 6:1 -',
    'repaired',
  ],
  [
    'full-width parentheses',
    '[the map](/events)',
    '[the map]（/events）',
    'link-unread 6:1 -',
    'repaired',
  ],
  ['a link without words', 'Come along.', '[](/events) Come along.', 'link-empty 6:1 -'],
]

const boxes: readonly Mutation[] = [
  ['a note of GitHub', NOTE, '> [!NOTE]\n> Come along.', 'directive-unread 6:1 -', 'repaired'],
  ['a tip of GitHub', NOTE, '> [!TIP]\n> Come along.', 'directive-unread 6:1 -', 'repaired'],
  [
    'a note in small letters',
    NOTE,
    '> [!note]\n>\n> Come along.',
    'directive-unread 6:1 -',
    'repaired',
  ],
  [
    'a note with a list',
    ':::note\nCome along.\n\n- Shoes\n- A hat\n:::',
    '> [!IMPORTANT]\n> Come along.\n>\n> - Shoes\n> - A hat',
    'directive-unread 6:1 -',
    'repaired',
  ],
  ['a warning of GitHub', NOTE, '> [!WARNING]\n> Come along.', 'directive-unread 6:1 -'],
]

const marks: readonly Mutation[] = [
  [
    'words with equals signs',
    'Please **call us** today.',
    'Please ==call us== today.',
    'foreign-mark 6:8 -',
    'repaired',
  ],
  [
    'a party in colons',
    'A party 🎉 today.',
    'A party :tada: today.',
    'foreign-mark 6:9 -',
    'repaired',
  ],
  [
    'a name in colons that we do not know',
    'A party today.',
    'A party :dancing_llama: today.',
    'foreign-mark 6:9 -',
  ],
  [
    'a source of a chat program',
    TEXT,
    'Come along.【4†source】',
    'foreign-mark 6:12 -',
    'repaired',
  ],
  ['a source with lines', TEXT, 'Come along.【12:3†guide.pdf】', 'foreign-mark 6:12 -', 'repaired'],
  [
    'a source in code',
    TEXT,
    'Come along. :contentReference[oaicite:0]{index=0}',
    'foreign-mark 6:12 -',
    'repaired',
  ],
  [
    'a source in private characters',
    TEXT,
    'Come along. \uE200cite\uE202turn0search1\uE201',
    'foreign-mark 6:12 -',
    'repaired',
  ],
  [
    'a source without its private characters',
    TEXT,
    'Come along. citeturn0search1turn2view0',
    'foreign-mark 6:12 -',
    'repaired',
  ],
  [
    'a source in square brackets',
    TEXT,
    'Come along. [cite: 1, 2]',
    'foreign-mark 6:12 -',
    'repaired',
  ],
  ['the start of a source', TEXT, '[cite_start]Come along.', 'foreign-mark 6:1 -', 'repaired'],
  ['a place for a name', 'Dear Ann,', 'Dear [Your Name],', 'text-example 6:6 -'],
  ['a place for a number', 'Call us.', 'Call us at [insert phone number].', 'text-example 6:12 -'],
  ...[
    ['Hugo', '{{< youtube abc123 >}}', 'https://www.youtube.com/watch?v=abc123'],
    ['Jekyll', '{% vimeo 12345678 %}', 'https://vimeo.com/12345678'],
    ['WordPress', '[embed]https://youtu.be/abc123[/embed]', 'https://youtu.be/abc123'],
  ].map(([program = '', typed = '', url = '']): Mutation => [
    `a video of ${program}`,
    `[Watch the video](${url})`,
    typed,
    'foreign-mark 6:1 -',
    'repaired',
  ]),
  ['a code of a website builder', TEXT, '{{< gallery photos >}}', 'foreign-mark 6:1 -'],
  ['a code of a template', TEXT, 'Come along, {{ name }}.', 'foreign-mark 6:13 -'],
  ['a code of WordPress', TEXT, '[gallery ids="1,2"]', 'foreign-mark 6:1 -'],
]

export const foreignMarkMistakes: readonly Mistake[] = createBodyMistakes([
  ...links,
  ...boxes,
  ...marks,
])
