// Places for names and links that programs for mailings fill in, and gaps that chat programs leave.
import { createPostText } from '../../../create-test-site'
import { createBodyMistakes, TEXT, type Mistake, type Mutation } from '../../mistake'

const typedTags: Readonly<Record<string, readonly [typed: string, column: number]>> = {
  Mailchimp: ['Dear *|FNAME|*, come along.', 6],
  'Mailchimp in a link': ['[View this email in your browser](*|ARCHIVE|*)', 35],
  'Mailchimp with a condition': ['*|IF:REWARDS|* *|HTML:REWARDS|* *|END:IF|*', 1],
  'Constant Contact': ['Dear [[First Name]],', 6],
  'Constant Contact in capitals': ['Dear [[FIRSTNAME OR FRIEND]],', 6],
  Word: ['Dear «FirstName», come along.', 6],
  'Word, with two fields': ['Dear «Title» «LastName», come along.', 6],
  'Word with typed angle brackets': ['Dear <<First_Name>>, come along.', 6],
  'another mailing program': ['Dear {{contact.first_name}}, come along.', 6],
  'a program with percent characters': ['Dear %FIRSTNAME%, come along.', 6],
  'a program with two percent characters': ['Dear %%first_name%%, come along.', 6],
  'a program with a dollar': ['Dear {$FirstName}, come along.', 6],
  'a program with an exclamation point': ['Dear {!Contact.FirstName}, come along.', 6],
  'a program with an equals character': ['Dear <%= first_name %>, come along.', 6],
}
const tags: readonly Mutation[] = Object.entries(typedTags).map(([name, [typed, column]]) => [
  `a merge tag of ${name}`,
  TEXT,
  typed,
  `foreign-mark 6:${column} -`,
])

const AT_GAP = 'text-example 6:6 -'
const gaps: readonly Mutation[] = [
  [
    'several gaps of a chat program',
    TEXT,
    'Text **[Insert phone number]** or email [Contact Name] at [church liaison email].',
    'text-example 6:8 -',
  ],
  [
    'a workplace that is missing',
    TEXT,
    'Before she came to us, she worked at [previous workplace].',
    'text-example 6:38 -',
  ],
  ['gaps in two paragraphs', TEXT, 'Dear [Name],\n\ncome on [Date] at [Time].', AT_GAP],
  ['a gap in an address', TEXT, 'Mail [us](mailto:[email]).', 'text-example 6:18 -'],
  ['a gap of Spanish words', TEXT, 'Hola [Nombre], llame al [número de teléfono].', AT_GAP],
  ['a gap with a line', TEXT, 'Come on ____ at ____.', 'text-example 6:9 -'],
  ['a gap in angle brackets', TEXT, 'Dear <Your Name>, come.', AT_GAP],
  ['a gap in curly brackets', TEXT, 'Dear {Your Name}, come.', AT_GAP],
  ['a number of X characters', TEXT, 'Call (XXX) XXX-XXXX.', AT_GAP],
  [
    'a gap in the words of a button',
    TEXT,
    '::button[Add your words here]{href=/events}',
    'text-example 6:9 -',
  ],
  [
    'a gap to insert words of a button',
    TEXT,
    '::button[Insert button name]{href=/events}',
    'text-example 6:9 -',
  ],
  ['a gap for our name', TEXT, 'Dear [Organization Name], come along.', AT_GAP],
  ['a gap for our number', TEXT, 'Call [Phone Number] today.', AT_GAP],
  [
    'gaps for our number and for a day, in Spanish',
    TEXT,
    'Llame a [Número de teléfono] antes del [Fecha].',
    'text-example 6:9 -',
  ],
  ['words of a printer', TEXT, 'Lorem ipsum dolor sit amet.', 'text-example 6:1 -'],
]

/** A post whose writer has not signed it. */
const signatures: readonly Mistake[] = ['[Your Name]', '— [Your Name]', '[Tu nombre]'].map(
  (gap) => ({
    name: `a gap for the name of the writer: ${gap}`,
    path: 'blog/sample.md',
    content: createPostText().replace('Words of the post.', `We walk.\n\nThank you,\\\n${gap}`),
    validContent: createPostText().replace('Words of the post.', 'We walk.\n\nThank you,\\\nAnn'),
    expected: `text-example 13:${gap.indexOf('[') + 1} -`,
    repaired: false,
  }),
)

export const mailingMistakes: readonly Mistake[] = [
  ...createBodyMistakes([...tags, ...gaps]),
  ...signatures,
]
