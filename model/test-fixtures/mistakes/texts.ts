// Slips in the text below the fields: links, pictures, headings, boxes, HTML.
import { EVENT_TEXT, PAGE_TEXT, createMistakes, type Mutation, type Mistake } from './mistake'

const words = 'Come along.'
/** The text with the words in it changed; most of what was meant is a text of its own. */
const text = (...change: Mutation): Mutation => change

function inText(changes: readonly Mutation[]): Mistake[] {
  return changes.flatMap((change) =>
    createMistakes(
      'pages/slip.md',
      PAGE_TEXT.replace(words, () => change[1]),
      [change],
    ),
  )
}

const HOME = '[Home](/events)'
const CALL = '[Call](tel:+13345550142)'
const MAIL = '[Write](mailto:hello@example.org)'
const OUT = '[Read](https://www.example.org/a)'

export const codeMistakes: readonly Mistake[] = inText(
  [
    'Come &#xFDD0;along.',
    'Come &#64976;along.',
    'Come &#x1F; along.',
    'Come &shy;along.',
    'Come &#x202E;along.',
    'Come &#0;along.',
    'Come &#x1FFFE;along.',
    'Come &lrm;along.',
  ].map((typed) => text(`the code in ${typed}`, words, typed, 'character-code 6:1 -')),
)

export const linkMistakes: readonly Mistake[] = inText([
  text('a page that is not there', HOME, '[Home](/nowhere)', 'link-broken 6:1 -'),
  text('a page with a slip', HOME, '[Home](/evnets)', 'link-broken 6:1 -', 'repaired'),
  text('a page without its slash', HOME, '[Home](events)', 'link-broken 6:1 -', 'repaired'),
  text('a slash too much', HOME, '[Home](/events/)', 'link-broken 6:1 -', 'repaired'),
  text('capital letters', HOME, '[Home](/Events)', 'link-broken 6:1 -', 'repaired'),
  text('the name of the file', HOME, '[Home](events.md)', 'link-broken 6:1 -', 'repaired'),
  text('the path of the file', HOME, '[Home](../pages/events.md)', 'link-broken 6:1 -', 'repaired'),
  text('the file of the built page', HOME, '[Home](/events.html)', 'link-broken 6:1 -', 'repaired'),
  text('a backslash', HOME, '[Home](\\events)', 'link-broken 6:1 -', 'repaired'),
  text('a path out of the site', HOME, '[Home](/../../etc/passwd)', 'link-broken 6:1 -'),
  text('a path out of the site, hidden', HOME, '[Home](/%2e%2e/etc/passwd)', 'link-broken 6:1 -'),
  text(
    'a heading that is not there',
    '[Top](#what-to-bring)',
    '[Top](#nowhere)',
    'anchor-broken 6:1 -',
  ),
  text(
    'a heading with a slip',
    '[Top](#what-to-bring)',
    '[Top](#what-to-birng)',
    'anchor-broken 6:1 -',
    'repaired',
  ),
  text(
    'a heading in capital letters',
    '[Top](#what-to-bring)',
    '[Top](#What-To-Bring)',
    'anchor-broken 6:1 -',
    'repaired',
  ),
  text(
    'a heading of another page',
    '[Top](/events#walk)',
    '[Top](/events#run)',
    'anchor-broken 6:1 -',
  ),
  text(
    'a named link with a slip',
    '[Give](donation-form)',
    '[Give](donation-from)',
    'link-name 6:1 -',
    'repaired',
  ),
  text('an unprotected address', OUT, '[Read](http://www.example.org/a)', 'link-insecure 6:1 -'),
  text(
    'a letter of another alphabet',
    OUT,
    '[Read](https://www.ex\u0430mple.org/a)',
    'link-lookalike 6:1 -',
  ),
  text(
    'a website name with a code in it',
    OUT,
    '[Read](https://www.ex%61mple.org/a)',
    'link-host 6:1 -',
  ),
  text(
    'an address without its beginning',
    OUT,
    '[Read](www.example.org/a)',
    'link-shape 6:1 -',
    'repaired',
  ),
  text('one slash', OUT, '[Read](https:/www.example.org/a)', 'link-shape 6:1 -', 'repaired'),
  text('no colon', OUT, '[Read](https//www.example.org/a)', 'link-shape 6:1 -', 'repaired'),
  text('backslashes', OUT, '[Read](https:\\\\www.example.org/a)', 'link-shape 6:1 -', 'repaired'),
  text('a slip in https', OUT, '[Read](htps://www.example.org/a)', 'link-shape 6:1 -', 'repaired'),
  text('no https', OUT, '[Read](//www.example.org/a)', 'link-shape 6:1 -', 'repaired'),
  text(
    'a bare address in the text',
    'https://www.example.org',
    'www.example.org',
    'link-shape 6:1 -',
    'repaired',
  ),
  text('a program', words, '[Run](javascript:alert(1))', 'link-program 6:1 -'),
  text('a program, hidden', words, '[Run](JaVaScRiPt:alert%281%29)', 'link-program 6:1 -'),
  text('data', words, '[Run](data:text/html,x)', 'link-program 6:1 -'),
  text('a file on a computer', words, '[Open](file:///C:/flyer.pdf)', 'link-file 6:1 -'),
  text('nothing', words, '[Open]()', 'link-shape 6:1 -'),
  text('letters in a phone number', CALL, '[Call](tel:1-800-BABY)', 'phone-link 6:1 -'),
  text('a digit missing', CALL, '[Call](tel:334555014)', 'phone-link 6:1 -'),
  text(
    'slashes in a phone link',
    CALL,
    '[Call](tel://+13345550142)',
    'phone-link 6:1 -',
    'repaired',
  ),
  text('phone in place of tel', CALL, '[Call](phone:334-555-0142)', 'phone-link 6:1 -', 'repaired'),
  text('a bare phone number', CALL, '[Call](334-555-0142)', 'phone-link 6:1 -', 'repaired'),
  text('spaces in a phone link', CALL, '[Call](tel:334 555 0142)', 'link-unread 6:1 -', 'repaired'),
  text('a bare e-mail address', MAIL, '[Write](hello@example.org)', 'mail-link 6:1 -', 'repaired'),
  text(
    'mail in place of mailto',
    MAIL,
    '[Write](mail:hello@example.org)',
    'mail-link 6:1 -',
    'repaired',
  ),
  text(
    'slashes in an e-mail link',
    MAIL,
    '[Write](mailto://hello@example.org)',
    'mail-link 6:1 -',
    'repaired',
  ),
  text('no at sign', MAIL, '[Write](mailto:hello.example.org)', 'mail-link 6:1 -'),
  text('no ending', MAIL, '[Write](mailto:hello@example)', 'mail-link 6:1 -'),
  text('a space within a link', HOME, '[Home] (/events)', 'link-unread 6:1 -', 'repaired'),
  text('brackets the wrong way round', HOME, '(Home)[/events]', 'link-unread 6:1 -', 'repaired'),
  text('a link that is not closed', HOME, '[Home](/events', 'link-unread 6:1 -', 'repaired'),
  text(
    'a sentence that ends within a link',
    'See [Home](/events).',
    'See [Home](/events.',
    'link-unread 6:5 -',
    'repaired',
  ),
  text(
    'a space in an e-mail link',
    MAIL,
    '[Write](mailto: hello@example.org)',
    'link-unread 6:1 -',
    'repaired',
  ),
  text('a space in an address', words, '[Read](https://a.example.org/b c)', 'link-unread 6:1 -'),
  text('a link without an address', HOME, '[Home][events]', 'link-unread 6:1 -'),
])

const PICTURE = '![People walking](/images/walk.svg)'

export const imageMistakes: readonly Mistake[] = inText([
  text('no words', PICTURE, '![](/images/walk.svg)', 'image-words-missing 6:1 -'),
  text(
    'the name of the file as words',
    PICTURE,
    '![walk.svg](/images/walk.svg)',
    'image-words-name 6:1 -',
  ),
  text(
    'only the name of the file',
    PICTURE,
    '![People walking](walk.svg)',
    'image-elsewhere 6:1 -',
    'repaired',
  ),
  text(
    'another folder',
    PICTURE,
    '![People walking](/photos/walk.svg)',
    'image-elsewhere 6:1 -',
    'repaired',
  ),
  text(
    'another website',
    PICTURE,
    '![People walking](https://example.org/walk.svg)',
    'image-elsewhere 6:1 -',
  ),
  text('not there', PICTURE, '![People walking](/images/hill.svg)', 'image-missing 6:1 -'),
  text(
    'a space in the name',
    PICTURE,
    '![People walking](/images/our walk.svg)',
    'link-unread 6:1 -',
  ),
  text(
    'a slip in the name',
    PICTURE,
    '![People walking](/images/walkk.svg)',
    'image-missing 6:1 -',
    'repaired',
  ),
])

export const markMistakes: readonly Mistake[] = inText([
  text('no space behind ##', '## Parking', '##Parking', 'heading-space 6:1 -', 'repaired'),
  text(
    'a pasted space behind ##',
    '## Parking',
    '##\u00A0Parking',
    'heading-space 6:1 -',
    'repaired',
  ),
  text('one #', '## Parking', '# Parking', 'heading-large 6:1 -', 'repaired'),
  text(
    'a heading too small',
    '## Parking\n\n### Where',
    '## Parking\n\n#### Where',
    'heading-skipped 8:1 -',
  ),
  text('a round list sign', '- Shoes', '• Shoes', 'list-mark 6:1 -', 'repaired'),
  text('no space behind the hyphen', '- Shoes', '-Shoes', 'list-mark 6:1 -', 'repaired'),
  text('no space behind a number', '1. Shoes', '1.Shoes', 'list-mark 6:1 -', 'repaired'),
  text('no space behind one #', '## What to wear', '#What to wear', 'heading-space 6:1 -'),
  text('a star without its space', '- Shoes', '*Shoes', 'list-mark 6:1 -'),
  text('words above a line of = signs', words, 'Come along.\n=====', 'heading-large 6:1 -'),
  text(
    'spaces inside bold, beside an entity',
    'Bring **soup &amp; bread** today.',
    'Bring ** soup &amp; bread ** today.',
    'bold-unread 6:7 -',
    'repaired',
  ),
  text('bold words that do not end', 'Bring shoes.', 'Bring **shoes.', 'bold-unread 6:7 -'),
  text('the example of a new file', words, 'Write the text here.', 'text-example 6:1 -'),
  text(
    'a pasted space behind the hyphen',
    '- Shoes',
    '-\u00A0Shoes',
    'list-mark 6:1 -',
    'repaired',
  ),
  text(
    'spaces inside bold',
    'Bring **shoes** please.',
    'Bring ** shoes** please.',
    'bold-unread 6:7 -',
    'repaired',
  ),
  text(
    'a space before the closing signs',
    'Bring **shoes** please.',
    'Bring **shoes **please.',
    'bold-unread 6:7 -',
    'repaired',
  ),
  text(
    'bold words',
    'Bring **shoes** please.',
    'Bring <b>shoes</b> please.',
    'html-in-text 6:7 -',
    'repaired',
  ),
  text('a link in HTML', HOME, '<a href="/events">Home</a>', 'html-in-text 6:1 -', 'repaired'),
  text('a box in HTML', words, '<div class="box">Come along.</div>', 'html-in-text 6:1 -'),
  text('a program', words, '<script>alert(1)</script>', 'html-in-text 6:1 -'),
  text('a name in angle brackets', 'Dear friend,', 'Dear <name>,', 'html-in-text 6:6 -'),
  text('a remark', words, 'Come along. <!-- ask Ann -->', 'comment-in-text 6:13 -'),
  text('a footnote', words, 'Come along.[^1]\n\n[^1]: Or not.', 'footnote 6:12 -'),
])

export const droppedTextMistakes: readonly Mistake[] = inText([
  text(
    'numbers that do not follow each other',
    '1. Shoes\n2. Hats',
    '1. Shoes\n3. Hats',
    'list-number 7:1 -',
  ),
  text('an address that no link has', words, 'Come along.\n\n[map]: /events', 'link-unused 8:1 -'),
  text('words behind the signs of code', words, '```come along\nNow.\n```', 'code-words 6:1 -'),
  text(
    'a cell too many',
    words,
    '| Day | Hour |\n| --- | --- |\n| Friday | 8 | 9 |',
    'table-cells 8:1 -',
  ),
  text(
    'words in curly brackets',
    words,
    ':::note{title="Please"}\nCome along.\n:::',
    'directive-words 6:1 -',
  ),
  text(
    'words behind the name of a box',
    ':::urgent\nCall 911.\n\nCome along.\n:::',
    ':::urgent Call 911.\nCome along.\n:::',
    'directive-words 6:1 -',
    'repaired',
  ),
  text(
    'two versions of a text',
    words,
    '<<<<<<< HEAD\nCome along.\n=======\nCome with us.\n>>>>>>> main',
    'merge-conflict 6:1 -',
  ),
])

const BUTTON = '::button[Give now]{href=/events}'
const BOX = ':::note\nCome along.\n:::'

export const boxMistakes: readonly Mistake[] = inText([
  text(
    'a button with a slip',
    BUTTON,
    '::buton[Give now]{href=/events}',
    'directive-unknown 6:1 -',
    'repaired',
  ),
  text('a button that is none', BUTTON, '::video[Film]{href=/events}', 'directive-unknown 6:1 -'),
  text('a button without its address', BUTTON, '::button[Give now]', 'button-incomplete 6:1 -'),
  text(
    'a button as a link',
    BUTTON,
    '::button[Give now](/events)',
    'directive-unread 6:1 -',
    'repaired',
  ),
  text(
    'a button with one colon',
    BUTTON,
    ':button[Give now]{href=/events}',
    'directive-unread 6:1 -',
    'repaired',
  ),
  text(
    'a button with a space',
    BUTTON,
    ':: button[Give now]{href=/events}',
    'directive-unread 6:1 -',
    'repaired',
  ),
  text('a button in a list', words, '- ::button[Give now]{href=/events}', 'directive-nested 6:3 -'),
  text(
    'a button to nowhere',
    BUTTON,
    '::button[Give now]{href=/evnets}',
    'link-broken 6:1 -',
    'repaired',
  ),
  text('a box that is not closed', BOX, ':::note\nCome along.', 'directive-open 6:1 -'),
  text(
    'a box with a slip',
    BOX,
    ':::notes\nCome along.\n:::',
    'directive-unknown 6:1 -',
    'repaired',
  ),
])

export const limitMistakes: readonly Mistake[] = inText([
  text('too many quotations', words, `${'> '.repeat(21)}Come along.`, 'text-too-deep 6:1 -'),
  text('too many brackets', words, `${'['.repeat(60)}Come along.`, 'text-too-deep 6:1 -'),
  text('too many brackets in a line', words, '] '.repeat(1001), 'text-crowded 6:1 -'),
  text('too many stars over many lines', words, '*a\n'.repeat(1600), 'text-crowded 206:1 -'),
  text('too many colons in a text', words, ':a:b:c:d\n\n'.repeat(3000), 'text-crowded 5006:1 -'),
  text('a line without an end', words, 'Come along. '.repeat(510), 'text-crowded 6:1 -'),
  text(
    'a table that is filled up with cells',
    words,
    `${'|a'.repeat(60)}|\n${'|-'.repeat(60)}|\n${'|\n'.repeat(90)}`,
    'table-large 87:1 -',
  ),
  text('too many boxes', words, ':::note\n'.repeat(21), 'text-too-deep 26:1 -'),
  text(
    'too many lists',
    words,
    Array.from({ length: 22 }, (_, depth) => `${' '.repeat(2 * depth)}- Shoes`).join('\n'),
    'text-too-deep 26:1 -',
  ),
  text('too many lines', words, 'a\n'.repeat(10_001), 'text-too-long 5:1 -'),
  text('too long a text', words, 'Come along. '.repeat(11_000), 'text-too-long 5:1 -'),
])

export const missingTextMistakes: readonly Mistake[] = createMistakes(
  'events/slip.md',
  EVENT_TEXT,
  [['no text', EVENT_TEXT.slice(EVENT_TEXT.indexOf('\nCome along.')), '', 'text-missing 13:1 -']],
)
