// Lines that were pasted with the marks of a comparison of two versions, as chat programs and GitHub show them.
import { SETTINGS_TEXT } from '../../../create-test-site'
import {
  createBodyMistakes,
  createMistakes,
  EVENT_TEXT,
  PAGE_TEXT,
  TEXT,
  type Mistake,
  type Mutation,
} from '../../mistake'

const MONDAY = '  - Monday to Thursday: 8:00 AM - 5:00 PM'
const FRIDAY = '  - Friday: 8:00 AM - 12:00 PM'
const SETTINGS = SETTINGS_TEXT.replace(FRIDAY, `${MONDAY}\n${FRIDAY}`)
const OLD_FRIDAY = '-  - Friday: 8:00 AM - 2:00 PM'

const settings: readonly Mutation[] = [
  [
    'a comparison of the items of a list',
    `${MONDAY}\n${FRIDAY}`,
    ` ${MONDAY}\n${OLD_FRIDAY}\n+${FRIDAY}`,
    'merge-conflict 14:1 -',
    'repaired',
  ],
  [
    'a comparison of two items, and no other item',
    `${MONDAY}\n${FRIDAY}`,
    `${MONDAY}\n${OLD_FRIDAY}\n+${FRIDAY}`,
    'merge-conflict 15:1 -',
    'repaired',
  ],
  [
    'a comparison of two items with a space after each mark',
    `${MONDAY}\n${FRIDAY}`,
    `${MONDAY}\n- - Friday: 8:00 AM - 2:00 PM\n+ - Friday: 8:00 AM - 12:00 PM`,
    'merge-conflict 15:1 -',
    'repaired',
  ],
  [
    'a comparison with a new item',
    `${MONDAY}\n${FRIDAY}`,
    ` ${MONDAY}\n+${FRIDAY}`,
    'merge-conflict 14:1 -',
    'repaired',
  ],
]

const DATE = 'date: 2025-11-25'
const TITLE = 'title: Walk for Life'
const fields: readonly Mutation[] = [
  [
    'a comparison of a field',
    DATE,
    `-date: 2025-11-18\n+${DATE}`,
    'merge-conflict 4:1 -',
    'repaired',
  ],
  [
    'a comparison of a field with a space after each mark',
    DATE,
    `- date: 2025-11-18\n+ ${DATE}`,
    'merge-conflict 4:1 -',
    'repaired',
  ],
  [
    'a comparison of a field with the lines around it and its head',
    `${TITLE}\n${DATE}`,
    `@@ -2,3 +2,3 @@\n ${TITLE}\n-date: 2025-11-18\n+${DATE}`,
    'merge-conflict 3:1 -',
    'repaired',
  ],
]

const OLD = '-You can park behind the house on Sunday.'
const NEW = 'You can park beside the house on Sunday.'
const bodies: readonly Mutation[] = [
  ['a comparison of a sentence', NEW, `${OLD}\n+${NEW}`, 'merge-conflict 6:1 -', 'repaired'],
  [
    'a comparison of an item in a text',
    '- A hat\n- Good shoes',
    '- A hat\n-- Shoes\n+- Good shoes',
    'merge-conflict 7:1 -',
    'repaired',
  ],
  [
    'a comparison of a list in a text with its other items',
    '- A hat\n- Good shoes\n- A bottle',
    ' - A hat\n-- Shoes\n+- Good shoes\n - A bottle',
    'merge-conflict 6:1 -',
    'repaired',
  ],
  [
    'a comparison with a new sentence between two others',
    `${TEXT}\n${NEW}\nGreet us.`,
    ` ${TEXT}\n+${NEW}\n Greet us.`,
    'merge-conflict 6:1 -',
    'repaired',
  ],
  [
    'a comparison of a sentence with the head that names the place',
    NEW,
    `@@ -6,1 +6,1 @@\n${OLD}\n+${NEW}`,
    'merge-conflict 6:1 -',
    'repaired',
  ],
]

const HEAD = '--- a/content/pages/sample.md\n+++ b/content/pages/sample.md\n@@ -1,10 +1,10 @@\n'
const mark = (text: string, character: string) =>
  text.trimEnd().replace(/^(?=.)/gm, character) + '\n'

const history: readonly Mutation[] = [
  [
    'paragraphs from the deleted lines of a history',
    `Some things are as they were.\n\nOthers are not. Come.`,
    `-Some things are as they were.\n-\n-Others are not. Come.`,
    'foreign-mark 6:1 -',
    'repaired',
  ],
  [
    'a heading and a list from the new lines of a history',
    `Come.\n\n## Bring\n\n- Shoes\n- A hat`,
    `Come.\n\n+## Bring\n+\n+- Shoes\n+- A hat`,
    'foreign-mark 8:1 -',
    'repaired',
  ],
]

const files: readonly Mutation[] = [
  [
    'a comparison of a whole page',
    PAGE_TEXT,
    HEAD + mark(PAGE_TEXT, ' ').replace(` ${TEXT}`, `-Come.\n+${TEXT}`),
    'merge-conflict 1:1 -',
    'repaired',
  ],
  [
    'a new page with a + before each line',
    PAGE_TEXT,
    mark(PAGE_TEXT, '+'),
    'merge-conflict 1:1 -',
    'repaired',
  ],
  [
    'a comparison without the rest of the page',
    PAGE_TEXT,
    `@@ -6,2 +6,2 @@\n-Come.\n+${TEXT}\n`,
    'merge-conflict 1:1 -',
  ],
]

export const comparisonMistakes: readonly Mistake[] = [
  ...createMistakes('site.md', SETTINGS, settings),
  ...createMistakes('events/sample.md', EVENT_TEXT, fields),
  ...createBodyMistakes(bodies),
  ...createBodyMistakes(history),
  ...createMistakes('pages/sample.md', PAGE_TEXT, files),
]
