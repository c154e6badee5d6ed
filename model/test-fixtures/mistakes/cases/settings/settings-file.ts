// Mistakes because of which the settings cannot be found or read: each is one problem, although other files depend on them.
import { createEntryText, createPageText, SETTINGS_TEXT } from '../../../create-test-site'
import { createFileMistake, createMistakes, type Mistake, type Mutation } from '../../mistake'

const SETTINGS = SETTINGS_TEXT.replace(
  'general\n',
  'general\n  - lunch-form: https://give.example.org/lunch\n',
).replace('phone:', 'hotline: (334) 555-0199\nphone:')

const GIVING = {
  title: 'Monthly Partner',
  description: 'A gift every month.',
  amount: 'Any amount',
  image: 'walk.svg',
  image_alt: 'decorative',
  button_text: 'Give',
  order: '1',
}
const createGiving = (link: string, isExternal: string) =>
  createEntryText(
    { ...GIVING, title: `Give at ${link}`, button_link: link, is_external_link: isExternal },
    '',
  ).trimEnd()

/** Files that use named links, the hotline and the hours. */
const DEPENDENT_FILES: Readonly<Record<string, string>> = {
  'giving/by-name.md': createGiving('donation-form', 'yes'),
  'giving/on-a-page.md': createGiving('/give', 'no'),
  'pages/by-name.md': createPageText(
    'Ways to help',
    'Give [here](donation-form).\n\n::button[Lunch]{href=lunch-form}\n\n:::urgent\nCall now.\n:::\n\n::hotline',
  ),
  'notices/closed.md':
    '---\ntype: closed\nfrom: 2026-11-26\nuntil: 2026-11-27\ntitle: Thanksgiving\n---\n',
}

const FIRST_LINK = '- donation-form: https://give.example.org/general'
const FIRST_LINE = `  ${FIRST_LINK}\n`
const LAST_LINE = '  - lunch-form: https://give.example.org/lunch\n'
const PHONE = 'phone: (334) 555-0142'
const HALF = SETTINGS.slice(0, SETTINGS.indexOf('street'))

const mutations: readonly Mutation[] = [
  ['nothing at all', SETTINGS, '', 'file-empty 1:1 -'],
  ['only white space', SETTINGS, ' \n\n', 'file-empty 1:1 -'],
  ['no fields', SETTINGS, '---\n---\n', 'field-missing 1:1 -'],
  ['only its first half', SETTINGS, HALF, 'field-missing 1:1 -'],
  ['only its first fields', SETTINGS, `${HALF}---\n`, 'field-missing 1:1 -'],
  ['no line below the fields', 'Nobody\n---', 'Nobody', 'fence-open 23:1 -', 'repaired'],
  ['no line above the fields', '---\nname', 'name', 'fence-missing 1:1 -', 'repaired'],
  ['hyphens between the fields', PHONE, `---\n${PHONE}`, 'fence-early 7:1 -', 'repaired'],
  ['a gap between the fields', PHONE, `\n---\n\n${PHONE}`, 'fence-early 8:1 -', 'repaired'],
  [
    'two phone numbers',
    PHONE,
    `<<<<<<< HEAD\n${PHONE}\n=======\nphone: (334) 555-0143\n>>>>>>> main`,
    'merge-conflict 7:1 -',
  ],
  [
    'two versions of a link',
    FIRST_LINE,
    `<<<<<<< HEAD\n${FIRST_LINE}=======\n>>>>>>> main\n`,
    'merge-conflict 19:1 -',
  ],
  ['the words of a chat program', '---\nname', 'Here it is:\n\n---\nname', 'fence-words 1:1 -'],
  ['a tab before a field', PHONE, `\t${PHONE}`, 'line-indented 7:1 phone', 'repaired'],
  ['a tab before a link', `  ${FIRST_LINK}`, `\t${FIRST_LINK}`, 'item-mark 19:1 -', 'repaired'],
  ['a tab after a hyphen', '- donation', '-\tdonation', 'item-mark 19:1 -', 'repaired'],
  ['words between the fields', 'city:', 'Remember this\ncity:', 'line-unreadable 10:1 -'],
  ['a broken hotline', '555-0199', '555', 'phone-shape 6:10 hotline'],
  ['broken hours', '  - Friday: 8:00 AM - 12:00 PM', '  - whenever', 'hours-shape 15:5 hours'],
  ['no time zone', 'time_zone: America/Chicago\n', '', 'field-missing 23:1 time_zone'],
  ['no links', `outside_links:\n${FIRST_LINE}${LAST_LINE}`, '', 'field-missing 21:1 outside_links'],
  ['links without a line', `${FIRST_LINE}${LAST_LINE}`, '', 'field-empty 18:15 outside_links'],
  [
    'links without their name',
    'outside_links:\n',
    '',
    'field-missing 18:5 outside_links',
    'repaired',
  ],
  ['a menu without its name', 'navigation:\n', '', 'field-missing 16:5 navigation', 'repaired'],
  [
    'the name of the links without its colon',
    'outside_links:',
    'outside_links',
    'colon-missing 18:14 outside_links',
    'repaired',
  ],
  ['another name for the links', 'outside_links:', 'shortcuts:', 'field-unknown 18:1 shortcuts'],
  [
    'a link without its address',
    'form: https://give.example.org/general',
    'form:',
    'named-link-shape 19:5 outside_links',
  ],
  [
    'a link without https',
    'donation-form: https://',
    'donation-form: ',
    'named-link-shape 19:5 outside_links',
    'repaired',
  ],
  [
    'a link with a space in it',
    'https://give.example.org/general',
    'https://give .example.org/general',
    'named-link-shape 19:5 outside_links',
  ],
  ['a link without its hyphen', FIRST_LINK, FIRST_LINK.slice(2), 'item-mark 19:1 -', 'repaired'],
  [
    'a period before a hyphen',
    `  ${FIRST_LINK}`,
    `. ${FIRST_LINK}`,
    'item-mark 19:1 -',
    'repaired',
  ],
  [
    'a link at the left edge',
    `  ${FIRST_LINK}`,
    FIRST_LINK.slice(2),
    'item-mark 19:1 -',
    'repaired',
  ],
  ['a link after a #', `  ${FIRST_LINK}`, `#  ${FIRST_LINK}`, 'line-remark 19:1 -'],
  [
    'links on one line',
    `\n${FIRST_LINE}  - lunch`,
    ' donation-form: https://give.example.org/general, lunch',
    'list-expected 18:16 outside_links',
  ],
]

const UNREADABLE: readonly (readonly [name: string, content: Uint8Array, expected: string])[] = [
  ['a Word document', Buffer.from([0x50, 0x4b, 0x03, 0x04, 0x01]), 'file-not-text 1:1 -'],
  ['UTF-16', Buffer.from(SETTINGS, 'utf16le'), 'encoding 1:1 -'],
]

const OTHER_PATHS = [
  'Site.md',
  'SITE.MD',
  'site.markdown',
  'site.txt',
  'site.md.txt',
  'site',
  'site .md',
  'site (1).md',
  'Copy of site.md',
  'sites.md',
  'settings.md',
  'pages/site.md',
  'events/site.md',
  'images/site.md',
  'sites/site.md',
]

const withDependents = (mistake: Mistake): Mistake => ({
  ...mistake,
  otherFiles: DEPENDENT_FILES,
})

export const settingsFileMistakes: readonly Mistake[] = [
  ...createMistakes('site.md', SETTINGS, mutations).map((mistake) => ({
    ...mistake,
    name: `settings with ${mistake.name}`,
  })),
  ...UNREADABLE.map(([name, content, expected]) =>
    createFileMistake('site.md', `settings that are ${name}`, content, expected),
  ),
  ...OTHER_PATHS.map((path) => ({
    ...createFileMistake(path, `settings in ${path}`, SETTINGS, 'settings-file 1:1 -'),
    missingFile: 'site.md',
  })),
  {
    ...createFileMistake('README.md', 'no settings', '', 'settings-file 1:1 -'),
    missingFile: 'site.md',
    reportedPath: 'site.md',
  },
].map(withDependents)

/** Files beside site.md with the same fields. */
export const secondSettingsMistakes: readonly Mistake[] = [
  'site (1).md',
  'site-old.md',
  'pages/site.md',
  'Copy of site.md',
].map((path) =>
  createFileMistake(path, `settings in ${path} as well`, SETTINGS_TEXT, 'settings-file 1:1 -'),
)
