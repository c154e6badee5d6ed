// Links and buttons whose words are in another language than the page to which they lead.
import { createEntryText } from '../../../create-test-site'
import { createBodyMistakes, createMistakes, PAGE_TEXT, type Mistake } from '../../mistake'
import { createTranslation } from './spanish-words'

const createPages = (name: string): Readonly<Record<string, string>> => ({
  [`pages/${name}.md`]: PAGE_TEXT,
  [`pages/${name}.es.md`]: createTranslation(name, 'Venga con nosotros.'),
})

const CARD = createEntryText(
  {
    title: 'Trellis Fund',
    description: 'A gift for the beans and the roses.',
    image: 'walk.svg',
    image_alt: 'decorative',
    button_text: 'Talk with us',
    button_link: '/trellis',
    amount: 'Any amount',
    is_external_link: 'no',
    order: '14',
  },
  '',
)

const PARTNER_CARD = createEntryText(
  {
    title: 'Help with Gazebos',
    path: '/gazebo',
    description: 'Saw a board, or paint one.',
    image: 'walk.svg',
    image_alt: 'decorative',
    order: '15',
  },
  '',
)

const BOTH = 'Read it [in English](/arbor) or [in Spanish](/es/arbor).'

export const linkLanguageMistakes: readonly Mistake[] = [
  ...createMistakes('giving/sample.md', CARD, [
    [
      'an English button that leads to a page in Spanish',
      'button_link: /trellis',
      'button_link: /es/trellis',
      'translation-link 7:14 button_link',
      'repaired',
    ],
  ]).map((mistake) => ({ ...mistake, otherFiles: createPages('trellis') })),
  ...createMistakes('partner/sample.md', PARTNER_CARD, [
    [
      'an English card that leads to a page in Spanish',
      'path: /gazebo',
      'path: /es/gazebo',
      'translation-link 3:7 path',
      'repaired',
    ],
  ]).map((mistake) => ({ ...mistake, otherFiles: createPages('gazebo') })),
  ...createBodyMistakes([
    [
      'an English link whose words could be in any language',
      'You can read about the [pergola program](/pergola), or just call us and ask.',
      'You can read about the [pergola program](/es/pergola), or just call us and ask.',
      'translation-link 6:24 -',
      'repaired',
    ],
  ]).map((mistake) => ({ ...mistake, otherFiles: createPages('pergola') })),
  ...createBodyMistakes([
    [
      'two links with the page of each other’s language',
      BOTH,
      'Read it [in English](/es/arbor) or [in Spanish](/arbor).',
      'link-words 6:9 -',
    ],
  ]).map((mistake) => ({ ...mistake, otherFiles: createPages('arbor') })),
]
