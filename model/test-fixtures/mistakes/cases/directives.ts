// Mistakes in the buttons and boxes of a page.
import { createBodyMistakes, TEXT, type Mistake, type Mutation } from '../mistake'

const BUTTON = '::button[Give now]{href=/events}'
const BOX = ':::note\nCome along.\n:::'
const QUESTION = ':::question[Is it free?]\nCome along and see.\n:::'

const VERSE = '> The Lord is near.\n>\n> Psalm 145:18 (WEB)'

/** Boxes that exist in other programs, or that people expect to exist. */
const inventedBoxes: readonly Mutation[] = [
  ...['scripture', 'verse', 'quote', 'blockquote', 'versículo', 'cita'].map((name): Mutation => [
    `a box for a quotation: ${name}`,
    VERSE,
    `:::${name}\nThe Lord is near.\n\nPsalm 145:18 (WEB)\n:::`,
    'directive-unknown 6:1 -',
    'repaired',
  ]),
  ...['[Psalm 145:18 (WEB)]', ' Psalm 145:18 (WEB)'].map((source): Mutation => [
    `a box for a verse with its source: ${source}`,
    VERSE,
    `:::verse${source}\nThe Lord is near.\n:::`,
    'directive-unknown 6:1 -',
    'repaired',
  ]),
  ['a line for a verse', VERSE, '::verse[Psalm 145:18]', 'directive-unknown 6:1 -'],
  [
    'a box for a verse after a space',
    VERSE,
    '::: verse\nThe Lord is near.\n\nPsalm 145:18 (WEB)\n:::',
    'directive-unknown 6:1 -',
    'repaired',
  ],
  ...[':::Verse', ': :: verse', '::verse', '::: Quote', ':: cita'].map((opening): Mutation => [
    `a box for a quotation as a thumb types it: ${opening}`,
    VERSE,
    `${opening}\nThe Lord is near.\n\nPsalm 145:18 (WEB)\n:::`,
    'directive-unknown 6:1 -',
    'repaired',
  ]),
  [
    'a box for a quotation with two colons at its end',
    `${VERSE}\n\nCome along.`,
    ':::quote\nThe Lord is near.\n\nPsalm 145:18 (WEB)\n::\n\nCome along.',
    'directive-unknown 6:1 -',
    'repaired',
  ],
  ['a box for a quotation without an end', TEXT, ':::quote\nCome.', 'directive-unknown 6:1 -'],
  ['a verse after a space without an end', TEXT, '::: verse\nCome.', 'directive-unknown 6:1 -'],
  [
    'colons with spaces between',
    BOX,
    ': :: note\nCome along.\n:::',
    'directive-unread 6:1 -',
    'repaired',
  ],
  ...['warning', 'caution', 'danger', 'tip', 'info', 'important', 'alerta'].map(
    (name): Mutation => [
      `a box of another program: ${name}`,
      BOX,
      `:::${name}\nCome along.\n:::`,
      'directive-unknown 6:1 -',
      'repaired',
    ],
  ),
  ['a box of VitePress', BOX, '::: tip\nCome along.\n:::', 'directive-unread 6:1 -', 'repaired'],
  [
    'a box of VitePress with a title',
    ':::note\n**Before you come**\n\nCall us.\n:::',
    '::: warning Before you come\nCall us.\n:::',
    'directive-unread 6:1 -',
    'repaired',
  ],
  [
    'a box of VitePress that opens',
    ':::question[Is it free?]\nCome along and see.\n:::',
    ':::details Is it free?\nCome along and see.\n:::',
    'directive-unknown 6:1 -',
    'repaired',
  ],
]

export const boxMistakes: readonly Mistake[] = createBodyMistakes([
  ...inventedBoxes,
  [
    'a button with a typo',
    BUTTON,
    '::buton[Give now]{href=/events}',
    'directive-unknown 6:1 -',
    'repaired',
  ],
  [
    'a button that does not exist',
    BUTTON,
    '::video[Film]{href=/events}',
    'directive-unknown 6:1 -',
  ],
  ['a button without its address', BUTTON, '::button[Give now]', 'button-incomplete 6:1 -'],
  [
    'a button as a link',
    BUTTON,
    '::button[Give now](/events)',
    'directive-unread 6:1 -',
    'repaired',
  ],
  [
    'a button with one colon',
    BUTTON,
    ':button[Give now]{href=/events}',
    'directive-unread 6:1 -',
    'repaired',
  ],
  [
    'a button that a thumb closed with )',
    BUTTON,
    '::button[Give now]{href=/events)',
    'directive-unread 6:1 -',
    'repaired',
  ],
  [
    'a button with a space',
    BUTTON,
    ':: button[Give now]{href=/events}',
    'directive-unread 6:1 -',
    'repaired',
  ],
  ['a button in a list', TEXT, '- ::button[Give now]{href=/events}', 'directive-nested 6:3 -'],
  [
    'a button to nowhere',
    BUTTON,
    '::button[Give now]{href=/evnets}',
    'link-broken 6:1 -',
    'repaired',
  ],
  ['a box that is not closed', BOX, ':::note\nCome along.', 'directive-open 6:1 -', 'repaired'],
  ['words after the hotline', '::hotline', '::hotline[Call us]', 'directive-words 6:1 -'],
  ['words after the hotline with one colon', '::hotline', ':hotline now', 'directive-unread 6:1 -'],
  [
    'a box with two colons and no end',
    ':::note\nCome along.\n:::',
    '::note\nCome along.',
    'directive-unknown 6:1 -',
  ],
  ['the hotline with one colon', '::hotline', ':hotline', 'directive-unread 6:1 -', 'repaired'],
  [
    'figures without a list',
    ':::figures\n- **1983** our first year\n:::',
    ':::figures\n1983 was our first year.\n:::',
    'directive-list 6:1 -',
  ],
  [
    'a step without bold words',
    ':::steps\n1. **Call first.** Tell us what you need.\n:::',
    ':::steps\n1. Call first. Tell us what you need.\n:::',
    'directive-list 7:1 -',
  ],
  [
    'a question without square brackets',
    QUESTION,
    ':::question Is it free?\nCome along and see.\n:::',
    'question-incomplete 6:1 -',
    'repaired',
  ],
  ...['(Is it free?)', '{Is it free?}', ': “Is it free?”', ' – Is it free?', ' [Is it free?)'].map(
    (words): Mutation => [
      `a question with other marks: ${words}`,
      QUESTION,
      `:::question${words}\nCome along and see.\n:::`,
      'question-incomplete 6:1 -',
      'repaired',
    ],
  ),
  [
    'a question in round brackets with two colons',
    QUESTION,
    '::question(Is it free?)\nCome along and see.\n:::',
    'directive-unread 6:1 -',
    'repaired',
  ],
  [
    'a question with its words on the next line',
    QUESTION,
    ':::question\n[Is it free?]\nCome along and see.\n:::',
    'question-incomplete 6:1 -',
    'repaired',
  ],
  [
    'a question with a typo',
    QUESTION,
    ':::qestion[Is it free?]\nCome along and see.\n:::',
    'directive-unknown 6:1 -',
    'repaired',
  ],
  [
    'a question without an answer',
    QUESTION,
    ':::question[Is it free?]\n:::',
    'question-incomplete 6:1 -',
  ],
  [
    'a question that is not closed',
    QUESTION,
    QUESTION.slice(0, QUESTION.lastIndexOf('\n')),
    'directive-open 6:1 -',
    'repaired',
  ],
  [
    'a link in a question',
    QUESTION,
    ':::question[Is [it](/events) free?]\nCome along and see.\n:::',
    'question-plain 6:1 -',
  ],
  [
    'a question in a list',
    TEXT,
    '- :::question[Is it free?]\n  Come along and see.\n  :::',
    'directive-nested 6:3 -',
  ],
  ['a box with a typo', BOX, ':::notes\nCome along.\n:::', 'directive-unknown 6:1 -', 'repaired'],
])
