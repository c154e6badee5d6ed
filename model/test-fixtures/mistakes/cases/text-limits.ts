// Texts that are too long, too deeply nested or too crowded, or missing.
import { createBodyMistakes, createMistakes, EVENT_TEXT, TEXT, type Mistake } from '../mistake'

export const limitMistakes: readonly Mistake[] = createBodyMistakes([
  ['too many nested quotations', TEXT, `${'> '.repeat(21)}Come along.`, 'text-too-deep 6:1 -'],
  ['too many nested brackets', TEXT, `${'['.repeat(60)}Come along.`, 'text-too-deep 6:1 -'],
  ['too many brackets in a line', TEXT, '] '.repeat(1001), 'text-crowded 6:1 -'],
  ['too many stars over many lines', TEXT, '*a\n'.repeat(1600), 'text-crowded 206:1 -'],
  ['too many colons in a text', TEXT, ':a:b:c:d\n\n'.repeat(3000), 'text-crowded 5006:1 -'],
  ['a line without an end', TEXT, 'Come along. '.repeat(510), 'text-crowded 6:1 -'],
  [
    'a table that is padded with empty cells',
    TEXT,
    `${'|a'.repeat(60)}|\n${'|-'.repeat(60)}|\n${'|\n'.repeat(90)}`,
    'table-large 87:1 -',
  ],
  ['too many nested boxes', TEXT, ':::note\n'.repeat(21), 'text-too-deep 26:1 -'],
  [
    'too many nested lists',
    TEXT,
    Array.from({ length: 22 }, (_, depth) => `${' '.repeat(2 * depth)}- Shoes`).join('\n'),
    'text-too-deep 26:1 -',
  ],
  ['too many lines', TEXT, 'a\n'.repeat(10_001), 'text-too-long 5:1 -'],
  ['a text that is too long', TEXT, 'Come along. '.repeat(11_000), 'text-too-long 5:1 -'],
])

export const missingTextMistakes: readonly Mistake[] = createMistakes(
  'events/sample.md',
  EVENT_TEXT,
  [['no text', EVENT_TEXT.slice(EVENT_TEXT.indexOf('\nCome along.')), '', 'text-missing 13:1 -']],
)
