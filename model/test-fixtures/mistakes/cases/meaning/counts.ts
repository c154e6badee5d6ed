// Sentences that count the cards of a page, after a card was added.
import { createEntryText } from '../../../create-test-site'
import { createMistakes, PAGE_TEXT, TEXT } from '../../mistake'

const createCard = (title: string) =>
  createEntryText(
    {
      title,
      path: '/partner/volunteer',
      description: `${title} with us in the spring.`,
      image: 'walk.svg',
      image_alt: 'decorative',
      order: '10',
    },
    '',
  )

const CARDS = {
  'partner/sing.md': createCard('Sing'),
  'partner/cook.md': createCard('Cook'),
  'partner/drive.md': createCard('Drive'),
}

const RIGHT = 'You can [compare three ways to help](/partner).'
const TWO_LINKS = `${RIGHT}\n\nSee [all three ways to give](/partner) in the spring.`
const RIGHT_DIGIT = 'You can [compare 3 ways to help](/partner).'
const RIGHT_BUTTON = '::button[Tres maneras de ayudar]{href=/partner}'

export const countMistakes = [
  ...createMistakes('pages/sample.md', PAGE_TEXT.replace(TEXT, RIGHT), [
    ['a link that counts too few cards', 'three', 'two', 'count-differs 6:18 -', 'repaired'],
  ]),
  ...createMistakes('pages/sample.md', PAGE_TEXT.replace(TEXT, RIGHT_DIGIT), [
    ['a link that counts too many cards', ' 3 ', ' 4 ', 'count-differs 6:18 -', 'repaired'],
  ]),
  ...createMistakes('pages/sample.md', PAGE_TEXT.replace(TEXT, RIGHT_BUTTON), [
    ['a Spanish button that counts', 'Tres', 'Cuatro', 'count-differs 6:10 -', 'repaired'],
  ]),
  ...createMistakes('pages/sample.md', PAGE_TEXT.replace(TEXT, TWO_LINKS), [
    [
      'two links that count too few cards',
      TWO_LINKS,
      TWO_LINKS.replaceAll('three', 'two'),
      'count-differs 6:18 -',
    ],
  ]),
].map((mistake) => ({ ...mistake, otherFiles: CARDS }))
