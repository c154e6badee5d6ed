// Words that are in a field twice, as after pasting them a second time.
import { createEntryText } from '../../../create-test-site'
import { createMistakes, EVENT_TEXT, type Mistake } from '../../mistake'

const CHURCH = createEntryText(
  { name: 'Bramble Chapel', address: '7 Bramble Road, Auburn, AL', event: 'walk', order: '10' },
  '',
)
const MEMBER =
  '---\nname: Otis Bramble\ntitle: Member\norganization: Bramble Bakery\norder: 17\n---\n'
const EVENT = EVENT_TEXT.replace('Sample Park', 'Sample Park, Auburn, Alabama')

export const doubledValueMistakes: readonly Mistake[] = [
  ...createMistakes('events/sample.md', EVENT, [
    [
      'a word twice in a summary',
      'one mile with us',
      'one mile with with us',
      'text-twice 7:10 summary',
      'repaired',
    ],
    [
      'a sentence twice in a summary',
      'Walk one mile with us.',
      'Walk one mile with us. Walk one mile with us.',
      'text-twice 7:10 summary',
      'repaired',
    ],
    ['a title twice', 'Walk for Life', 'Walk for Life Walk for Life', 'text-twice 3:8 title'],
    [
      'a place twice',
      'Sample Park, Auburn',
      'Sample Park, Sample Park, Auburn',
      'text-twice 6:11 location',
      'repaired',
    ],
    [
      'a state in two ways',
      'Auburn, Alabama',
      'Auburn, AL, Alabama',
      'text-twice 6:11 location',
      'repaired',
    ],
    [
      'a time twice',
      '6:00 PM - 8:00 PM',
      '6:00 PM - 8:00 PM, 6:00 PM - 8:00 PM',
      'text-twice 5:7 time',
      'repaired',
    ],
  ]),
  ...createMistakes('churches/sample.md', CHURCH, [
    [
      'a town twice in an address',
      'Road, Auburn',
      'Road, Auburn, Auburn',
      'text-twice 3:10 address',
      'repaired',
    ],
    ['a word twice in a name', 'Bramble Chapel', 'Bramble Chapel Chapel', 'text-twice 2:7 name'],
  ]),
  ...createMistakes('board/sample.md', MEMBER, [
    [
      'an organization twice',
      'Bramble Bakery',
      'Bramble Bakery, Bramble Bakery',
      'text-twice 4:15 organization',
      'repaired',
    ],
  ]),
  {
    name: 'the name again before a title',
    path: 'board/otis-thistle.md',
    content: MEMBER.replace('Bramble', 'Thistle').replace(
      'title: Member',
      'title: Otis Thistle, Member',
    ),
    validContent: MEMBER.replace('Bramble', 'Thistle'),
    expected: 'text-twice 3:8 title',
    repaired: true,
    // Its name stays as it is in a folder with all mistakes.
    otherFiles: {},
  },
]
