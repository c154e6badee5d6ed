// Mistakes that turn words into a box of code.
import {
  createBodyMistakes,
  createMistakes,
  PAGE_TEXT,
  TEXT,
  type Mistake,
  type Mutation,
} from '../../mistake'

const FIRST_LINE = '---\n\nCome along.'

const BODY = PAGE_TEXT.slice(PAGE_TEXT.indexOf(TEXT))

export const codeBoxMistakes: readonly Mistake[] = [
  ...createBodyMistakes([
    ['a tab before a paragraph', TEXT, '\tCome along.', 'code-indented 6:1 -', 'repaired'],
    ['four spaces before a paragraph', TEXT, '    Come along.', 'code-indented 6:1 -', 'repaired'],
    [
      'a tab before each of two paragraphs',
      'Come along.\n\nBring shoes.',
      '\tCome along.\n\n\tBring shoes.',
      'code-indented 6:1 -',
      'repaired',
    ],
    [
      'five spaces before a heading',
      '## Our lot',
      '     ## Our lot',
      'code-indented 6:1 -',
      'repaired',
    ],
    [
      'a tab before a list',
      '- Shoes\n- A hat',
      '\t- Shoes\n\t- A hat',
      'code-indented 6:1 -',
      'repaired',
    ],
    [
      'a tab before a button',
      '::button[Go]{href=/events}',
      '\t::button[Go]{href=/events}',
      'code-indented 6:1 -',
      'repaired',
    ],
    [
      'four spaces before the second paragraph',
      'Come along.\n\nBring shoes.',
      'Come along.\n\n    Bring shoes.',
      'code-indented 8:1 -',
      'repaired',
    ],
    ['backquotes that are never closed', TEXT, 'Come along.\n\n```\nPark here.', 'code-open 8:1 -'],
    [
      'backquotes above all, and none below',
      TEXT,
      '```\nCome along.',
      'code-open 6:1 -',
      'repaired',
    ],
    [
      'the first line of a chat program',
      TEXT,
      '```markdown\nCome along.',
      'code-open 6:1 -',
      'repaired',
    ],
    ['a box with nothing in it', TEXT, 'Come along.\n\n```\n\n```', 'code-open 8:1 -', 'repaired'],
    ['backquotes above, tildes below', TEXT, '```\nCome along.\n~~~', 'code-open 6:1 -'],
    ...['```markdown', '```text', '~~~md'].map((fence): Mutation => [
      `${fence} around a text`,
      '## Our lot\n\nCome along.',
      `${fence}\n## Our lot\n\nCome along.\n${fence.slice(0, 3)}`,
      'code-words 6:1 -',
      'repaired',
    ]),
    [
      'two tabs before a bullet',
      '- Shoes\n- A hat',
      '\t\t•\tShoes\n\t\t•\tA hat',
      'code-indented 6:1 -',
      'repaired',
    ],
  ]),
  ...createMistakes(
    'pages/sample.md',
    PAGE_TEXT,
    ['```', '~~~', '\n```', '```\n\n', '````', '```markdown'].map((left): Mutation => [
      `${JSON.stringify(left)} at the end`,
      'a bottle.\n',
      `a bottle.\n${left}\n`,
      `code-open ${left.startsWith('\n') ? 12 : 11}:1 -`,
      'repaired',
    ]),
  ),
  ...createMistakes('pages/sample.md', PAGE_TEXT, [
    [
      'a box around the whole text',
      BODY,
      `\`\`\`\n${BODY.trimEnd()}\n\`\`\`\n`,
      'code-words 6:1 -',
    ],
    [
      'a tab before the first words',
      FIRST_LINE,
      '---\n\tCome along.',
      'code-indented 5:1 -',
      'repaired',
    ],
  ]),
]
