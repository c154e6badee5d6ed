// Links and buttons whose words name another address than that to which they lead.
import { createEntryText, createPageText, SETTINGS_TEXT } from '../../../create-test-site'
import { createBodyMistakes, createMistakes, type Mistake, type Mutation } from '../../mistake'

const SETTINGS = SETTINGS_TEXT.replace(
  'outside_links:\n',
  'outside_links:\n  - baby-bottle-form: https://give.example.org/baby-bottle\n',
)

const BUTTON = '::button[Fill a virtual bottle]{href=baby-bottle-form}'
const BESIDE = `You can fill a [virtual bottle](baby-bottle-form), too.\n\n${BUTTON}`

const inTexts: readonly Mutation[] = [
  [
    'a button with the address of another one',
    BUTTON,
    BUTTON.replace('baby-bottle-form', 'donation-form'),
    'link-words 6:9 -',
  ],
  [
    'a button with another address than a link above it',
    BESIDE,
    BESIDE.replace('=baby-bottle-form', '=donation-form'),
    'link-words 8:9 -',
    'repaired',
  ],
]

const CARD = createEntryText(
  {
    title: 'Virtual Baby Bottle',
    description: 'Fill a bottle without coins.',
    image: 'walk.svg',
    image_alt: 'decorative',
    button_text: 'Fill a virtual bottle',
    button_link: 'baby-bottle-form',
    amount: 'Any amount',
    is_external_link: 'yes',
    order: '12',
  },
  '',
)

const PANTRY = '- [Pantry Day](/pantry)'
const withTitles = createBodyMistakes([
  [
    'a link with the title of another page',
    `${PANTRY}\n- [Quilting Hour](/quilting)`,
    `${PANTRY}\n- [Quilting Hour](/pantry)`,
    'link-titled 7:3 -',
  ],
]).map((mistake) => ({
  ...mistake,
  otherFiles: {
    'pages/pantry.md': createPageText('Pantry Day', 'We fill bags.'),
    'pages/quilting.md': createPageText('Quilting Hour', 'We sew.'),
  },
}))

const SEWING = '::button[Ask about flour]{href=/contact}'
const withButtons = createBodyMistakes([
  [
    'a copied button with the address of the one above it',
    `${SEWING}\n::button[Read about Baking Evening]{href=/baking}`,
    `${SEWING}\n::button[Read about Baking Evening]{href=/contact}`,
    'link-titled 7:1 -',
  ],
]).map((mistake) => ({
  ...mistake,
  otherFiles: { 'pages/baking.md': createPageText('Baking Evening', 'We bake.') },
}))

const withMenu = createBodyMistakes([
  [
    'a button with the name of another page of the menu',
    '::button[See all events]{href=/events}',
    '::button[See all events]{href=/contact}',
    'link-titled 6:9 -',
  ],
  [
    'a link with the name of another page of the menu',
    '[Browse our events](/events) in the spring.',
    '[Browse our events](/contact) in the spring.',
    'link-titled 6:1 -',
  ],
])

const withNames = [
  ...createBodyMistakes(inTexts),
  ...createMistakes('giving/sample.md', CARD, [
    [
      'a card with the button of another one',
      'button_link: baby-bottle-form',
      'button_link: donation-form',
      'link-words 7:14 button_link',
      'repaired',
    ],
  ]),
].map((mistake) => ({ ...mistake, otherFiles: { 'site.md': SETTINGS } }))

export const linkWordMistakes: readonly Mistake[] = [
  ...withTitles,
  ...withButtons,
  ...withMenu,
  ...withNames,
]
