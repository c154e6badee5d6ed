// Addresses for those who edit a page or keep its file, in place of the one for visitors.
import {
  createBodyMistakes,
  createMistakes,
  OPEN_EVENT_TEXT,
  PAGE_TEXT,
  REGISTRATION_URL,
  type Mistake,
  type Mutation,
} from '../../mistake'

const PAGE = PAGE_TEXT.replace('---\n\n', 'button_text: Write\nbutton_link: /contact\n---\n\n')
const GITHUB = 'https://github.com/example/our-site'

const EDITED_DOCUMENT = 'https://docs.google.com/document/d/1aBcD_ef-g/edit?usp=sharing'

const typeUrl = (name: string, typed: string): Mutation => [
  name,
  REGISTRATION_URL,
  typed,
  'link-private 13:19 registration_url',
]
const typeLink = (name: string, meant: string, typed: string): Mutation[] => [
  [name, `[Read](${meant})`, `[Read](${typed})`, 'link-detour 6:1 -', 'repaired'],
]

export const ownerAddressMistakes: readonly Mistake[] = [
  ...createMistakes('events/sample.md', OPEN_EVENT_TEXT, [
    typeUrl('a design that is being edited', 'https://www.canva.com/design/DAF1/xyz/edit?ui=abc'),
    typeUrl(
      'the event as its owner manages it',
      'https://www.eventbrite.com/manage/events/123456/details',
    ),
    typeUrl(
      'an address of WordPress for owners',
      'https://blog.example.org/wp-admin/post.php?post=12',
    ),
    typeUrl('an email as Gmail shows it', 'https://mail.google.com/mail/u/0/#inbox/FMfcgz'),
    typeUrl('a board of Trello', 'https://trello.com/b/AbC123/walk'),
    [
      'an event of Facebook that is being edited',
      REGISTRATION_URL,
      'https://www.facebook.com/events/123456789/edit/',
      'link-private 13:19 registration_url',
    ],
    [
      'an address of one computer',
      REGISTRATION_URL,
      'http://localhost:3000/events/walk',
      'link-file 13:19 registration_url',
    ],
  ]).map((mistake) =>
    mistake.name.includes('Facebook')
      ? {
          ...mistake,
          validContent: OPEN_EVENT_TEXT.replace(
            REGISTRATION_URL,
            'https://www.facebook.com/events/123456789',
          ),
          repaired: true,
        }
      : mistake,
  ),
  ...['#responses', '?usp=sharing', '#question=12&field=34', ''].flatMap((end) =>
    createMistakes(
      'events/sample.md',
      OPEN_EVENT_TEXT.replace(
        REGISTRATION_URL,
        'https://docs.google.com/forms/d/1aBcD_ef-g/viewform',
      ),
      [
        [
          `the form as its owner edits it: ${end}`,
          '/viewform',
          `/edit${end}`,
          'link-private 13:19 registration_url',
          'repaired',
        ],
      ],
    ),
  ),
  ...createMistakes('pages/sample.md', PAGE, [
    [
      'a document that is being edited, for a button',
      'button_link: /contact',
      `button_link: ${EDITED_DOCUMENT}`,
      'link-private 5:14 button_link',
    ],
    [
      'a page of ours on one computer',
      'button_link: /contact',
      'button_link: http://localhost:3000/contact',
      'link-file 5:14 button_link',
    ],
    [
      'a page as GitHub shows it, for a button',
      'button_link: /contact',
      `button_link: ${GITHUB}/edit/main/content/pages/contact.md`,
      'link-detour 5:14 button_link',
      'repaired',
    ],
  ]),
  ...createBodyMistakes([
    [
      'a document that is being edited, in a text',
      '[Read](/events)',
      `[Read](${EDITED_DOCUMENT})`,
      'link-private 6:1 -',
    ],
    [
      'a page of Notion',
      '[Read](/events)',
      '[Read](https://www.notion.so/example/Volunteer-1c2f8e0b7d6a4f0c9a3b5e7d21f48c60?pvs=4)',
      'link-private 6:1 -',
    ],
    [
      'what was written with a chat program',
      '[Read](/events)',
      '[Read](https://chatgpt.com/c/67a1b2c3-0000)',
      'link-private 6:1 -',
    ],
    [
      'a table that is being edited, in a button of a text',
      '::button[Read]{href=/events}',
      '::button[Read]{href=https://docs.google.com/spreadsheets/u/0/d/1aBcD/edit#gid=0}',
      'link-private 6:1 -',
    ],
    ...typeLink(
      'a PDF as GitHub shows it',
      '/files/poster.pdf',
      `${GITHUB}/blob/main/content/files/poster.pdf`,
    ),
    ...typeLink(
      'a PDF as GitHub has it',
      '/files/poster.pdf',
      'https://raw.githubusercontent.com/example/our-site/refs/heads/main/content/files/poster.pdf',
    ),
    ...typeLink(
      'an event as GitHub shows it',
      '/events/walk',
      `${GITHUB}/blob/main/content/events/walk.md`,
    ),
    ...typeLink(
      'the home page as GitHub shows it',
      '/',
      `${GITHUB}/blob/main/content/pages/index.md`,
    ),
  ]),
  ...createMistakes(
    'pages/sample.md',
    PAGE_TEXT.replace('---\n\n', 'image: walk.svg\nimage_alt: decorative\n---\n\n'),
    [
      [
        'a picture as GitHub shows it',
        'image: walk.svg',
        `image: ${GITHUB}/blob/main/content/images/walk.svg`,
        'image-name 4:8 image',
        'repaired',
      ],
    ],
  ),
]
