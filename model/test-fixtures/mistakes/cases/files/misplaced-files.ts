// Files in the wrong folder, where the build has pages of its own, or with the address of another file.
import {
  createMistakes,
  createFileMistake,
  EVENT_TEXT,
  PAGE_TEXT,
  TEXT,
  type Mistake,
} from '../../mistake'
import { createPostText } from '../../../create-test-site'
import { ROLE_TEXT } from '../lists'

const BOARD_TEXT = '---\nname: Ann Sample\ntitle: Member\norganization: A bank\norder: 17\n---\n'
const STAFF_TEXT = '---\nname: Ann Sample\ntitle: Nurse\norder: 17\n---\n\nAnn is our nurse.\n'
const CHURCH_TEXT =
  '---\nname: Grace Chapel\naddress: 12 Main Street\nevent: walk\norder: 17\n---\n'

export const misplacedMistakes: readonly Mistake[] = [
  createFileMistake('sample.md', 'a file beside the folders', PAGE_TEXT, 'file-misplaced 1:1 -'),
  createFileMistake(
    '_posts/2026-11-01-sample.md',
    'a post in the folder of another program',
    createPostText(),
    'file-misplaced 1:1 -',
  ),
  createFileMistake(
    'site/people/sample.md',
    'a person in folders that this site does not have',
    STAFF_TEXT,
    'file-misplaced 1:1 -',
  ),
  createFileMistake(
    'new/sample.md',
    'a text without fields in a folder that this site does not have',
    'Come along.\n',
    'file-misplaced 1:1 -',
  ),
  createFileMistake(
    'blog/sample/index.md',
    'a post in a folder of its own',
    createPostText(),
    'file-misplaced 1:1 -',
  ),
  createFileMistake(
    'pages/sample/index.md',
    'a page in a folder of its own',
    PAGE_TEXT,
    'file-misplaced 1:1 -',
  ),
  createFileMistake(
    'notices/sample-12/24.md',
    'a day with a slash in the name of a file',
    '---\ntitle: our inventory\ntype: closed\nfrom: 2077-12-24\nuntil: 2077-12-24\n---\n',
    'file-misplaced 1:1 -',
  ),
  createFileMistake(
    'events/archive/sample.md',
    'a folder for what is over',
    EVENT_TEXT,
    'file-misplaced 1:1 -',
  ),
  createFileMistake(
    'events/2027/spring/sample.md',
    'a folder for a year, and one in it',
    EVENT_TEXT,
    'file-misplaced 1:1 -',
  ),
  createFileMistake(
    'past-events/sample.md',
    'a folder beside the right one',
    EVENT_TEXT,
    'file-misplaced 1:1 -',
  ),
  {
    ...createFileMistake(
      'events/old/sample.md',
      'two files in a folder for what is over',
      EVENT_TEXT,
      'file-misplaced 1:1 -',
    ),
    otherFiles: {
      'events/old/tulip-walk.md': EVENT_TEXT.replace('id: sample', 'id: tulips')
        .replace('title: Walk for Life', 'title: Walk among Tulips')
        .replace(
          /^description: .*$/m,
          'description: See the tulips with your neighbors, and walk one mile.',
        ),
      'pages/tulips.md': PAGE_TEXT.replace(TEXT, 'See [the walk](/events/tulip-walk).'),
    },
  },
  {
    ...createFileMistake(
      'events/copies/sample.md',
      'a copy in a folder',
      EVENT_TEXT,
      'file-misplaced 1:1 -',
    ),
    path: 'events/copies/walk.md',
  },
  createFileMistake(
    'partner/sample.md',
    'a page in the folder of the partner cards',
    PAGE_TEXT,
    'file-misplaced 1:1 -',
  ),
  createFileMistake('evnets/sample.md', 'a folder with a typo', EVENT_TEXT, 'file-misplaced 1:1 -'),
  createFileMistake(
    'events/sample/more.md',
    'a folder in a folder',
    EVENT_TEXT,
    'file-misplaced 1:1 -',
  ),
  ...Object.entries({
    'team/sample.md': ['a board member in the folder of the staff', BOARD_TEXT],
    'board/sample.md': ['a staff member in the folder of the board', STAFF_TEXT],
    'blog/sample.md': ['an event in the folder of the posts', EVENT_TEXT],
    'pages/about/sample.md': ['a post in a folder of the pages', createPostText()],
    'events/sample.md': ['a church in the folder of the events', CHURCH_TEXT],
    'prayer/sample.md': ['a volunteer role in the folder of the prayers', ROLE_TEXT],
    'resources/volunteer/sample.md': ['a volunteer role in a folder within another one', ROLE_TEXT],
  }).map(([path, [name = '', content = '']]) =>
    createFileMistake(path, name, content, 'file-misplaced 1:1 -'),
  ),
  createFileMistake(
    'board/sample.md',
    'a member of the board without a field, and with words below the others',
    `${STAFF_TEXT.slice(0, STAFF_TEXT.lastIndexOf('---'))}---\n\nPastor of Sample Oak Chapel\n`,
    'file-misplaced 1:1 -',
  ),
  createFileMistake(
    'board/sample.md',
    'a staff member with a field and the folder of the board',
    `${BOARD_TEXT}\nAnn is our nurse.\n`,
    'text-unexpected 8:1 -',
  ),
  createFileMistake(
    'prayer/sample.md',
    'a page with a field and the folder of the prayers',
    `${PAGE_TEXT.replace('costs.\n', 'costs.\nimage: walk.svg\nimage_alt: decorative\norder: 3\n')}`,
    'text-unexpected 9:1 -',
  ),
  createFileMistake(
    'pages/images/sample.md',
    'a page where the pictures are',
    PAGE_TEXT,
    'address-reserved 1:1 -',
  ),
  createFileMistake(
    'pages/blog/page/2.md',
    'a page that the build generates',
    PAGE_TEXT,
    'address-reserved 1:1 -',
  ),
  createFileMistake(
    'pages/staff.md',
    'a page where the page for staff is',
    PAGE_TEXT,
    'address-reserved 1:1 -',
  ),
]

export const clashMistakes: readonly Mistake[] = [
  {
    ...createFileMistake(
      'pages/events/sample-too.md',
      'two files with one address',
      PAGE_TEXT,
      'address-twice 1:1 -',
    ),
    otherFiles: { 'events/sample-too.md': EVENT_TEXT.replace('id: sample', 'id: sample-too') },
  },
  {
    ...createFileMistake(
      'events/sample-download (1).md',
      'a download beside its event',
      EVENT_TEXT.replace('id: sample', 'id: sample-download'),
      'file-name 1:1 -',
    ),
    otherFiles: {
      'events/sample-download.md': EVENT_TEXT.replace('id: sample', 'id: sample-download'),
    },
  },
  {
    ...createFileMistake(
      'events/sample-second.md',
      'two events with one id',
      EVENT_TEXT.replace('id: sample', 'id: sample-twin'),
      'id-twice 2:5 id',
    ),
    otherFiles: { 'events/sample-first.md': EVENT_TEXT.replace('id: sample', 'id: sample-twin') },
  },
  ...createMistakes('events/class-fall.md', EVENT_TEXT.replace('id: sample', 'id: class-fall'), [
    [
      'the id of the event that was copied',
      'id: class-fall',
      'id: class-spring',
      'id-twice 2:5 id',
      'repaired',
    ],
  ]).map((mistake) => ({
    ...mistake,
    otherFiles: {
      'events/class-spring.md': EVENT_TEXT.replace('id: sample', 'id: class-spring').replace(
        '2025-11-25',
        '2025-12-09',
      ),
    },
  })),
]
