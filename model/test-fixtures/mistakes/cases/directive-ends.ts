// Mistakes in the last part of a button or a box.
import { createBodyMistakes, TEXT, type Mistake, type Mutation } from '../mistake'

const BUTTON = '::button[Give now]{href=/events}'
const NOTE = ':::note\nCome along.\n:::'
const TWO_PARTS = `${NOTE}\n\nBring shoes.`

const ANSWER = ':::question[Where can I park?]\nPark at the back of our house.\n:::'

const QUESTIONS =
  ':::question[Is it free?]\nYes.\n:::\n\n:::question[Is it near?]\nYes, it is.\n:::'

export const directiveEndMistakes: readonly Mistake[] = createBodyMistakes([
  [
    'a question without an end before another one',
    QUESTIONS,
    ':::question[Is it free?]\nYes.\n\n:::question[Is it near?]\nYes, it is.\n:::',
    'directive-open 6:1 -',
    'repaired',
  ],
  [
    'a note without an end before a heading and a question',
    `${NOTE}\n\n## More\n\n${QUESTIONS}`,
    `:::note\nCome along.\n\n## More\n\n${QUESTIONS}`,
    'directive-open 6:1 -',
    'repaired',
  ],
  [
    'a note of two parts without an end before a heading and a question',
    `${NOTE}\n\nAnd more.\n\n## More\n\n${QUESTIONS}`,
    `:::note\nCome along.\n\nAnd more.\n\n## More\n\n${QUESTIONS}`,
    'directive-open 6:1 -',
  ],
  [
    'an answer without an end before a heading and a question',
    `${ANSWER}\n\n## More\n\n${QUESTIONS}`,
    `${ANSWER.slice(0, -4)}\n\n\n## More\n\n${QUESTIONS}`,
    'directive-open 6:1 -',
    'repaired',
  ],
  [
    'an answer of two parts without an end before a heading',
    `${ANSWER.replace('house.', 'house.\n\n- By car\n- By bus')}\n\n## More\n\nLater.`,
    `${ANSWER.replace('house.\n:::', 'house.\n\n- By car\n- By bus')}\n\n## More\n\nLater.`,
    'directive-open 6:1 -',
    'repaired',
  ],
  [
    'an answer without an end before a button',
    `${ANSWER}\n\n${BUTTON}`,
    `${ANSWER.slice(0, -4)}\n\n${BUTTON}`,
    'directive-open 6:1 -',
    'repaired',
  ],
  [
    'an answer without an end right before another question',
    `${ANSWER}\n\n${QUESTIONS}`,
    `${ANSWER.slice(0, -4)}\n${QUESTIONS}`,
    'directive-open 6:1 -',
    'repaired',
  ],
  [
    'an answer without an end before a button and a question',
    `${ANSWER}\n\n${BUTTON}\n\n${QUESTIONS}`,
    `${ANSWER.slice(0, -4)}\n\n${BUTTON}\n\n${QUESTIONS}`,
    'directive-open 6:1 -',
    'repaired',
  ],
  [
    'the end of an answer on the line of its words before another question',
    `${ANSWER}\n\n${QUESTIONS}`,
    `${ANSWER.replace('\n:::', ' :::')}\n\n${QUESTIONS}`,
    'directive-open 6:1 -',
    'repaired',
  ],
  [
    'two colons at the end of an answer before another question',
    `${ANSWER}\n\n${QUESTIONS}`,
    `${ANSWER.replace(/:::$/, '::')}\n\n${QUESTIONS}`,
    'directive-open 6:1 -',
    'repaired',
  ],
  [
    'the address of a button on the next line',
    BUTTON,
    '::button[Give now]\n{href=/events}',
    'button-incomplete 6:1 -',
    'repaired',
  ],
  [
    'the words of a button on the next line',
    BUTTON,
    '::button\n[Give now]{href=/events}',
    'button-incomplete 6:1 -',
    'repaired',
  ],
  [
    'a button on three lines',
    BUTTON,
    '::button\n[Give now]\n{href=/events}',
    'button-incomplete 6:1 -',
    'repaired',
  ],
  [
    'the words of a button on two lines',
    BUTTON,
    '::button[Give\nnow]{href=/events}',
    'directive-unread 6:1 -',
    'repaired',
  ],
  [
    'the last bracket of a button on the next line',
    BUTTON,
    '::button[Give now]{href=/events\n}',
    'directive-unread 6:1 -',
    'repaired',
  ],
  [
    'a button without its last bracket',
    BUTTON,
    '::button[Give now]{href=/events',
    'directive-unread 6:1 -',
    'repaired',
  ],
  [
    'a space in a button',
    BUTTON,
    '::button[Give now] {href=/events}',
    'directive-unread 6:1 -',
    'repaired',
  ],
  [
    'a period after a button',
    BUTTON,
    '::button[Give now]{href=/events}.',
    'directive-unread 6:1 -',
    'repaired',
  ],
  [
    'a button in a sentence',
    'Come along.',
    'Or ::button[Give now]{href=/events} today.',
    'directive-unread 6:4 -',
  ],
  [
    'a button after a sentence',
    `Come along.\n\n${BUTTON}`,
    `Come along. ${BUTTON}`,
    'directive-unread 6:13 -',
    'repaired',
  ],
  [
    'words after a button',
    `${BUTTON}\n\nNow or later.`,
    `${BUTTON} Now or later.`,
    'directive-unread 6:1 -',
    'repaired',
  ],
  ['a button with an empty address', BUTTON, '::button[Give now]{}', 'button-incomplete 6:1 -'],
  ['a button without words', BUTTON, '::button{href=/events}', 'button-incomplete 6:1 -'],
  ...[
    ['a word of a phone in place of href', '{here=/events}'],
    ['two letters of href in another order', '{herf="/events"}'],
    ['the word link in place of href', '{link=/events}'],
    ['any other word before the address of a button', '{source=https://www.example.org/a?b=c}'],
    ['no name before the address of a button', '{=/events}'],
    ['a space in place of the = of a button', '{href /events}'],
    ['a hyphen in place of the = of a button', '{href-/events}'],
  ].map(([name = '', typed = '']): Mutation => {
    const valid = typed.includes('https') ? 'https://www.example.org/a?b=c' : '/events'
    return [
      name,
      `::button[Give now]{href=${valid}}`,
      `::button[Give now]${typed}`,
      'button-incomplete 6:1 -',
      'repaired',
    ]
  }),
  [
    'a curly quotation mark after the address of a button',
    BUTTON,
    '::button[Give now]{href="/events”}',
    'link-shape 6:1 -',
    'repaired',
  ],
  ...[
    '”/events”',
    '“/events“',
    '‘/events’',
    '«/events»',
    '„/events“',
    '″/events″',
    '`/events`',
  ].map((typed): Mutation => [
    `marks around the address of a button: ${typed}`,
    '::button[Ask for a date]{href=/events}',
    `::button[Ask for a date]{href=${typed}}`,
    'link-shape 6:1 -',
    'repaired',
  ]),
  [
    'a button with an address alone in brackets',
    BUTTON,
    '::button[Give now]{/events}',
    'button-incomplete 6:1 -',
    'repaired',
  ],
  [
    'the end of a box on the line of its words',
    TWO_PARTS,
    ':::note\nCome along. :::\n\nBring shoes.',
    'directive-open 6:1 -',
    'repaired',
  ],
  [
    'the end of a box right after its words',
    TWO_PARTS,
    ':::note\nCome along.:::\n\nBring shoes.',
    'directive-open 6:1 -',
    'repaired',
  ],
  [
    'words after the end of a box',
    TWO_PARTS,
    ':::note\nCome along.\n::: Bring shoes.',
    'directive-open 6:1 -',
    'repaired',
  ],
  [
    'two colons at the end of a box',
    TWO_PARTS,
    ':::note\nCome along.\n::\n\nBring shoes.',
    'directive-open 6:1 -',
    'repaired',
  ],
  [
    'full-width colons at the end of a box',
    TWO_PARTS,
    ':::note\nCome along.\n：：：\n\nBring shoes.',
    'directive-open 6:1 -',
    'repaired',
  ],
  [
    'a box on one line',
    TWO_PARTS,
    ':::note Come along. :::\n\nBring shoes.',
    'directive-words 6:1 -',
    'repaired',
  ],
  ['the end of a box without its box', TEXT, 'Come along.\n\n:::', 'directive-unread 8:1 -'],
  [
    'the name of a box on the next line',
    NOTE,
    ':::\nnote\nCome along.\n:::',
    'directive-unread 6:1 -',
  ],
])
