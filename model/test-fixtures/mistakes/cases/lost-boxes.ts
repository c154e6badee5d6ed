// Boxes inside other boxes, and boxes whose first line is not read as one.
import { createBodyMistakes, TEXT, type Mistake } from '../mistake'

const FREE = ':::question[Is it free?]\nYes.\n:::'
const NEAR = ':::question[Is it near?]\nYes, it is.\n:::'
const LATE = ':::question[Is it late?]\nNo.\n:::'
const NOTE = ':::note\nRing the bell.\n:::'
const HOTLINE = '::hotline'

const open = (box: string): string => box.slice(0, -'\n:::'.length)

export const lostBoxMistakes: readonly Mistake[] = createBodyMistakes([
  [
    'a question above the end of the one before',
    `${FREE}\n\n${NEAR}`,
    `${open(FREE)}\n\n${NEAR}\n:::`,
    'directive-nested 9:1 -',
    'repaired',
  ],
  [
    'a question right above the end of the one before, with an empty line between both ends',
    `${FREE}\n\n${NEAR}\n\n${TEXT}`,
    `${open(FREE)}\n${NEAR}\n\n:::\n\n${TEXT}`,
    'directive-nested 8:1 -',
    'repaired',
  ],
  [
    'two questions above the end of the one before',
    `${FREE}\n\n${NEAR}\n\n${LATE}\n\n## More`,
    `${open(FREE)}\n\n${NEAR}\n\n${LATE}\n:::\n\n## More`,
    'directive-nested 9:1 -',
    'repaired',
  ],
  [
    'a question inside a note',
    `${NOTE}\n\n${NEAR}`,
    `${open(NOTE)}\n\n${NEAR}\n:::`,
    'directive-nested 9:1 -',
    'repaired',
  ],
  [
    'a note inside an answer',
    `${FREE}\n\n${NOTE}`,
    `${open(FREE)}\n\n${NOTE}\n:::`,
    'directive-nested 9:1 -',
  ],
  [
    'a note with two colons and its end',
    `${NOTE}\n\n${TEXT}`,
    `${NOTE.slice(1)}\n\n${TEXT}`,
    'directive-unknown 6:1 -',
    'repaired',
  ],
  [
    'a question with two colons and an answer of several parts',
    ':::question[What may I bring?]\nBring this:\n\n- shoes\n- a hat\n\nThat is all.\n:::',
    '::question[What may I bring?]\nBring this:\n\n- shoes\n- a hat\n\nThat is all.\n:::',
    'directive-unknown 6:1 -',
    'repaired',
  ],
  [
    'a Spanish name with two colons and its end',
    NOTE,
    NOTE.replace(':::note', '::nota'),
    'directive-unknown 6:1 -',
    'repaired',
  ],
  [
    'two colons at the start and the end of a box',
    NOTE,
    '::note\nRing the bell.\n::',
    'directive-unknown 6:1 -',
    'repaired',
  ],
  [
    'one colon before a box of several parts',
    ':::urgent\nCall 911.\n\nThen call us.\n:::',
    ':urgent\nCall 911.\n\nThen call us.\n:::',
    'directive-unread 6:1 -',
    'repaired',
  ],
  [
    'words after the name of a note with two colons',
    NOTE,
    '::note Ring the bell.\n:::',
    'directive-unread 6:1 -',
    'repaired',
  ],
  [
    'a question without square brackets and with two colons',
    FREE,
    '::question Is it free?\nYes.\n\n:::'.replace('\n\n', '\n'),
    'directive-unread 6:1 -',
    'repaired',
  ],
  ['a wrong name of the hotline, with words', HOTLINE, '::linea call', 'directive-unknown 6:1 -'],
  [
    'a wrong name of a button, with its words and a space',
    TEXT,
    '::btn Give now',
    'directive-unknown 6:1 -',
  ],
  [
    'a name of another program, with words',
    TEXT,
    '::gallery our summer',
    'directive-unknown 6:1 -',
  ],
])
