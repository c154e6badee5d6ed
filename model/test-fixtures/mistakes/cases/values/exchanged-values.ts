// Mistakes by which two fields have each other's values, as when the columns of a list are in another order.
import { createEntryText, createPostText, SETTINGS_TEXT } from '../../../create-test-site'
import {
  createMistakes,
  EVENT_TEXT,
  OPEN_EVENT_TEXT,
  PAGE_TEXT,
  REGISTRATION_URL,
  type Mistake,
} from '../../mistake'

const ADDRESS = '45 Sample Road, Opelika, AL'
const CHURCH = createEntryText(
  { name: 'Northside Church', address: ADDRESS, event: 'walk', order: '11' },
  '',
)
const BOARD = createEntryText(
  { name: 'Ann Baker', title: 'Board Member', organization: 'Sample Bank', order: '11' },
  '',
)
const OPTION = createEntryText(
  {
    title: 'Monthly gift',
    description: 'Give a little each month.',
    image: 'walk.svg',
    image_alt: 'decorative',
    button_text: 'Give now',
    button_link: '/contact',
    amount: 'Any amount',
    is_external_link: 'no',
    order: '11',
  },
  '',
)
const DESCRIPTION = 'Where you can leave your car when you visit us, and what it costs.'
const LONG_DESCRIPTION =
  'Where you can leave your car when you visit us, what it costs, and how you find the door.'
const SIGN_UP = 'registration: Sign up by May 1.'

const personMistakes = [
  ...createMistakes('churches/sample.md', CHURCH, [
    [
      'the name and the address of a church exchanged',
      `name: Northside Church\naddress: ${ADDRESS}`,
      `name: ${ADDRESS}\naddress: Northside Church`,
      'value-exchanged 2:7 name',
      'repaired',
    ],
  ]),
  ...createMistakes('board/ann-baker.md', BOARD, [
    [
      'the name and the role of a person exchanged',
      'name: Ann Baker\ntitle: Board Member',
      'name: Board Member\ntitle: Ann Baker',
      'value-exchanged 2:7 name',
      'repaired',
    ],
  ]),
  ...createMistakes('board/ben-baker.md', BOARD.replace('Ann', 'Ben'), [
    [
      'the name and the organization of a person exchanged',
      'name: Ben Baker\ntitle: Board Member\norganization: Sample Bank',
      'name: Sample Bank\ntitle: Board Member\norganization: Ben Baker',
      'value-exchanged 2:7 name',
      'repaired',
    ],
  ]),
]

const textMistakes = [
  ...createMistakes('blog/sample.md', createPostText(), [
    [
      'the day and the author of a post exchanged',
      'date: 2024-03-01\nauthor: Ann',
      'date: Ann\nauthor: 2024-03-01',
      'value-exchanged 4:7 date',
      'repaired',
    ],
  ]),
  ...createMistakes('pages/sample.md', PAGE_TEXT.replace(DESCRIPTION, LONG_DESCRIPTION), [
    [
      'the title and the description of a page exchanged',
      `title: Parking\ndescription: ${LONG_DESCRIPTION}`,
      `title: ${LONG_DESCRIPTION}\ndescription: Parking`,
      'value-exchanged 2:8 title',
      'repaired',
    ],
  ]),
  ...createMistakes('pages/parking.md', PAGE_TEXT, [
    [
      'a short title and a description exchanged',
      `title: Parking\ndescription: ${DESCRIPTION}`,
      `title: ${DESCRIPTION}\ndescription: Parking`,
      'value-exchanged 2:8 title',
      'repaired',
    ],
  ]),
]

const cardMistakes = [
  ...createMistakes('giving/sample.md', OPTION, [
    [
      'the words and the address of a button exchanged',
      'button_text: Give now\nbutton_link: /contact',
      'button_text: /contact\nbutton_link: Give now',
      'value-exchanged 6:14 button_text',
      'repaired',
    ],
  ]),
]

const eventMistakes = [
  ...createMistakes('events/sample.md', EVENT_TEXT, [
    [
      'the title and the day of an event exchanged',
      'title: Walk for Life\ndate: 2025-11-25',
      'title: 2025-11-25\ndate: Walk for Life',
      'value-exchanged 3:8 title',
      'repaired',
    ],
    [
      'the time and the place of an event exchanged',
      'time: 6:00 PM - 8:00 PM\nlocation: Sample Park',
      'time: Sample Park\nlocation: 6:00 PM - 8:00 PM',
      'value-exchanged 5:7 time',
      'repaired',
    ],
    [
      'a picture and its description exchanged',
      'image: walk.svg\nimage_alt: decorative',
      'image: decorative\nimage_alt: walk.svg',
      'value-exchanged 9:8 image',
      'repaired',
    ],
  ]),
  ...createMistakes(
    'events/sample.md',
    OPEN_EVENT_TEXT.replace('registration_url', `${SIGN_UP}\nregistration_url`),
    [
      [
        'how to sign up and the form exchanged',
        `${SIGN_UP}\nregistration_url: ${REGISTRATION_URL}`,
        `registration: ${REGISTRATION_URL}\nregistration_url: Sign up by May 1.`,
        'value-exchanged 13:15 registration',
        'repaired',
      ],
    ],
  ),
]

export const exchangedValueMistakes: readonly Mistake[] = [
  ...personMistakes,
  ...textMistakes,
  ...cardMistakes,
  ...eventMistakes,
  ...createMistakes('site.md', SETTINGS_TEXT, [
    [
      'the phone number and the email address exchanged',
      'phone: (334) 555-0142\nemail: hello@example.org',
      'phone: hello@example.org\nemail: (334) 555-0142',
      'value-exchanged 6:8 phone',
      'repaired',
    ],
  ]),
]
