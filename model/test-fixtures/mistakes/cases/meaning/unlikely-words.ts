// Words that nobody needs on this site, one letter away from those that were meant.
import { createEntryText, createPostText } from '../../../create-test-site'
import {
  createBodyMistakes,
  createMistakes,
  EVENT_TEXT,
  PAGE_TEXT,
  TEXT,
  type Mistake,
} from '../../mistake'

const PRAYER = createEntryText(
  {
    title: 'Those who answer the phone',
    description: 'Pray for all who listen to callers, and for a good thing to say.',
    image: 'walk.svg',
    image_alt: 'decorative',
    order: '83',
  },
  '',
)

export const unlikelyWordMistakes: readonly Mistake[] = [
  ...createBodyMistakes([
    [
      'a word that a phone has corrected',
      'Wear comfortable shoes with socks.',
      'Wear comfortable shows with socks.',
      'word-sound 6:6 -',
      'repaired',
    ],
    [
      'wives for wipes',
      'Bring diapers and wipes.',
      'Bring diapers and wives.',
      'word-sound 6:7 -',
      'repaired',
    ],
  ]),
  ...createMistakes(
    'pages/sample.md',
    PAGE_TEXT.replace(TEXT, 'Learn parenting skills here, and meet friends.')
      .replace('title: Parking', 'title: Friends of the orchard')
      .replace('Where you', 'There is a parking lot where you'),
    [
      [
        'a word of the text that is unlikely beside another one',
        'parenting skills',
        'parenting kills',
        'word-sound 6:17 -',
        'repaired',
      ],
      [
        'an unlikely word at the end of a sentence',
        'meet friends.',
        'meet fiends.',
        'word-sound 6:39 -',
        'repaired',
      ],
      [
        'an unlikely word at the beginning of a title',
        'title: Friends',
        'title: Fiends',
        'word-sound 2:8 title',
        'repaired',
      ],
      [
        'an unlikely word in the description of a page',
        'a parking lot',
        'a barking lot',
        'word-sound 3:14 description',
        'repaired',
      ],
    ],
  ),
  ...createMistakes(
    'events/sample.md',
    EVENT_TEXT.replace(TEXT, 'We give shirts to all who come.'),
    [['an unlikely word for one of two others', 'give shirts', 'give shits', 'word-sound 15:9 -']],
  ),
  ...createMistakes('blog/sample.md', createPostText({ summary: 'We have books for walkers.' }), [
    [
      'an unlikely word in the summary of a post',
      'books for walkers',
      'boobs for walkers',
      'word-sound 3:10 summary',
      'repaired',
    ],
  ]),
  ...createMistakes('prayer/sample.md', PRAYER, [
    [
      'an unlikely word in a prayer',
      'a good thing',
      'a good thong',
      'word-sound 3:14 description',
      'repaired',
    ],
  ]),
]
