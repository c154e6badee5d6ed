// Mistakes in the Markdown of a page: character references, images, headings, lists, bold text, HTML and text that is not shown.
import { createBodyMistakes, TEXT, type Mistake, type Mutation } from '../mistake'

export const codeMistakes: readonly Mistake[] = createBodyMistakes(
  [
    'Come &#xFDD0;along.',
    'Come &#64976;along.',
    'Come &#x1F; along.',
    'Come &shy;along.',
    'Come &#x202E;along.',
    'Come &#0;along.',
    'Come &#x1FFFE;along.',
    'Come &lrm;along.',
  ].map((typed): Mutation => [`the code in ${typed}`, TEXT, typed, 'character-code 6:1 -']),
)

const IMAGE = '![People walking](/images/walk.svg)'

export const imageMistakes: readonly Mistake[] = createBodyMistakes([
  ['no words', IMAGE, '![](/images/walk.svg)', 'image-words-missing 6:1 -'],
  [
    'the name of the file as words',
    IMAGE,
    '![walk.svg](/images/walk.svg)',
    'image-words-name 6:1 -',
  ],
  [
    'only the name of the file',
    IMAGE,
    '![People walking](walk.svg)',
    'image-elsewhere 6:1 -',
    'repaired',
  ],
  [
    'another folder',
    IMAGE,
    '![People walking](/photos/walk.svg)',
    'image-elsewhere 6:1 -',
    'repaired',
  ],
  [
    'another website',
    IMAGE,
    '![People walking](https://example.org/walk.svg)',
    'image-elsewhere 6:1 -',
  ],
  [
    'a picture that does not exist',
    IMAGE,
    '![People walking](/images/hill.svg)',
    'image-missing 6:1 -',
  ],
  ['a space in the name', IMAGE, '![People walking](/images/our walk.svg)', 'link-unread 6:1 -'],
  [
    'a typo in the name',
    IMAGE,
    '![People walking](/images/walkk.svg)',
    'image-missing 6:1 -',
    'repaired',
  ],
])

export const markMistakes: readonly Mistake[] = createBodyMistakes([
  ['no space after ##', '## Our lot', '##Our lot', 'heading-space 6:1 -', 'repaired'],
  ['a pasted space after ##', '## Our lot', '##\u00A0Our lot', 'heading-space 6:1 -', 'repaired'],
  ['one #', '## Our lot', '# Our lot', 'heading-large 6:1 -', 'repaired'],
  [
    'a heading too small',
    '## Our lot\n\n### Where',
    '## Our lot\n\n#### Where',
    'heading-skipped 8:1 -',
  ],
  ['a bullet character', '- Shoes', '• Shoes', 'list-mark 6:1 -', 'repaired'],
  ['no space after the hyphen', '- Shoes', '-Shoes', 'list-mark 6:1 -', 'repaired'],
  [
    'a line that was copied from the changes on GitHub',
    TEXT,
    '-You can bring your little one along to the first talk.',
    'list-mark 6:1 -',
  ],
  ['no space after a number', '1. Shoes', '1.Shoes', 'list-mark 6:1 -', 'repaired'],
  ['no space after one #', '## What to wear', '#What to wear', 'heading-space 6:1 -'],
  ['stars without their spaces', '- Shoes\n- A hat', '*Shoes\n*A hat', 'list-mark 6:1 -'],
  ['words above a line of equals signs', TEXT, 'Come along.\n=====', 'heading-large 6:1 -'],
  [
    'spaces inside bold, beside an entity',
    'Bring **soup &amp; bread** today.',
    'Bring ** soup &amp; bread ** today.',
    'bold-unread 6:7 -',
    'repaired',
  ],
  ...['**shoes*', '*shoes**'].map((typed): Mutation => [
    `more stars on one side: ${typed}`,
    'Bring **shoes** please.',
    `Bring ${typed} please.`,
    'bold-unread 6:7 -',
    'repaired',
  ]),
  [
    'stars between numbers',
    'Bring boards of 2 × 4 × 8 feet.',
    'Bring boards of 2*4*8 feet.',
    'bold-unread 6:17 -',
    'repaired',
  ],
  [
    'an exclamation mark within the brackets of a picture',
    '![A path](/images/walk.svg)',
    '[!A path](/images/walk.svg)',
    'link-unread 6:1 -',
    'repaired',
  ],
  [
    'a picture on a computer',
    TEXT,
    '![Our door](C:\\Users\\Rosa\\front door.jpg)',
    'link-unread 6:1 -',
  ],
  ['a footnote without its words', TEXT, 'Come along.[^1]', 'footnote 6:12 -'],
  ['bold words that do not end', 'Bring shoes.', 'Bring **shoes.', 'bold-unread 6:7 -'],
  ['the example of a new file', TEXT, 'Write the text here.', 'text-example 6:1 -'],
  ['a pasted space after the hyphen', '- Shoes', '-\u00A0Shoes', 'list-mark 6:1 -', 'repaired'],
  [
    'spaces inside bold',
    'Bring **shoes** please.',
    'Bring ** shoes** please.',
    'bold-unread 6:7 -',
    'repaired',
  ],
  [
    'a space before the closing stars',
    'Bring **shoes** please.',
    'Bring **shoes **please.',
    'bold-unread 6:7 -',
    'repaired',
  ],
  [
    'bold words',
    'Bring **shoes** please.',
    'Bring <b>shoes</b> please.',
    'html-in-text 6:7 -',
    'repaired',
  ],
  [
    'a link in HTML',
    '[Home](/events)',
    '<a href="/events">Home</a>',
    'html-in-text 6:1 -',
    'repaired',
  ],
  ['a box in HTML', TEXT, '<div class="box">Come along.</div>', 'html-in-text 6:1 -', 'repaired'],
  ['a program', TEXT, '<script>alert(1)</script>', 'html-in-text 6:1 -'],
  ['a name in angle brackets', 'Dear friend,', 'Dear <name>,', 'html-in-text 6:6 -'],
  ['a comment', TEXT, 'Come along. <!-- ask Ann -->', 'comment-in-text 6:13 -'],
  [
    'a footnote',
    'Come along (Or not).',
    'Come along.[^1]\n\n[^1]: Or not.',
    'footnote 6:12 -',
    'repaired',
  ],
])

export const droppedTextMistakes: readonly Mistake[] = createBodyMistakes([
  [
    'numbers that are not consecutive',
    '1. Shoes\n2. Hats',
    '1. Shoes\n3. Hats',
    'list-number 7:1 -',
  ],
  [
    'a paragraph at the margin between the steps of a list',
    '1. Call us.\n1. Come to us.\n\n   Bring a friend.\n\n1. Sit down.\n1. Sing.',
    '1. Call us.\n1. Come to us.\n\nBring a friend.\n\n1. Sit down.\n1. Sing.',
    'list-number 9:1 -',
    'repaired',
  ],
  ['an address that no link has', TEXT, 'Come along.\n\n[map]: /events', 'link-unused 8:1 -'],
  ['words after the backquotes of code', TEXT, '```come along\nNow.\n```', 'code-words 6:1 -'],
  ['an extra cell', TEXT, '| Day | Hour |\n| --- | --- |\n| Friday | 8 | 9 |', 'table-cells 8:1 -'],
  [
    'a bar twice',
    '| Day | Hour |\n| --- | --- |\n| Friday | 8 |',
    '| Day | Hour |\n| --- | --- |\n| Friday | | 8 |',
    'table-cells 8:1 -',
    'repaired',
  ],
  [
    'words in curly brackets',
    TEXT,
    ':::note{title="Please"}\nCome along.\n:::',
    'directive-words 6:1 -',
  ],
  [
    'words after the name of a box',
    ':::urgent\nCall 911.\n\nCome along.\n:::',
    ':::urgent Call 911.\nCome along.\n:::',
    'directive-words 6:1 -',
    'repaired',
  ],
  [
    'two versions of a text',
    TEXT,
    '<<<<<<< HEAD\nCome along.\n=======\nCome with us.\n>>>>>>> main',
    'merge-conflict 6:1 -',
  ],
])
