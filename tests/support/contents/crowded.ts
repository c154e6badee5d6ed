// Content of a very large organization: long lists, long words, names in many languages, and slugs that collide with the ids of
// the layout.
import {
  createEntryText,
  createEventText,
  createPageText,
  createPostText,
} from '../../../model/test-fixtures/create-test-site'
import type { Texts } from './texts'

const LONG_WORD = 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen'
const NAMES = ['Adaeze Wolfeschlegelsteinhausenbergerdorff', 'Nguyễn Thị Ánh Tuyết', '王秀英']
const OTHER_NAMES = ['Ann', 'عائشة بنت محمد', 'María José de la Concepción Fernández-Villaverde']
/** Slugs and event ids that look like ids of the layout, special values or other entries. */
const COLLIDING_SLUGS = [
  'staff',
  'site-main',
  'site-menu',
  'site-hours',
  'ann',
  'ann-name',
  'null',
  'index',
]

const bodyText = `Some words.

## Site hours

Words.

## Site main

Words with a ${LONG_WORD} in them, and https://www.forms.example.org/${'a-very-long-address-'.repeat(8)}

## Ann

| A | B | C | D | E | F |
| --- | --- | --- | --- | --- | --- |
| ${LONG_WORD} | ${LONG_WORD} | 3 | 4 | 5 | 6 |

- [ ] ${LONG_WORD}

\`${'code'.repeat(40)}\`

### Staff

:::urgent
Call ${LONG_WORD}.
:::

:::note
${LONG_WORD}
:::

:::figures
- **${LONG_WORD}** ${LONG_WORD}
- **24** hours
:::

:::steps
## ${LONG_WORD}

1. ![decorative](/images/home.svg) **${LONG_WORD}** ${LONG_WORD}
2. **Come.** Now.
3. ![decorative](/images/home.svg) **Stay.**
:::

::hotline

::button[${'Press this button '.repeat(4).trim()}]{href=/contact}
`

const CARD_FIELDS = {
  title: `${LONG_WORD} and 20 more letters`,
  description: `A sentence with ${LONG_WORD} in it, which is long enough for the search engines to show.`,
  image: 'home.svg',
  image_alt: 'decorative',
}

const createTexts = (count: number, name: string, text: (index: number) => string): Texts =>
  Object.fromEntries(
    Array.from({ length: count }, (_, index) => [
      `${name}/${COLLIDING_SLUGS[index] ?? `number-${index}`}.md`,
      text(index),
    ]),
  )

const PAGE_SLUGS = [
  '404',
  'contact',
  'give',
  'welcome',
  'about',
  'about/history',
  'about/team',
  'blog',
  'events',
  'partner',
  'partner/churches',
  'partner/donate',
  'partner/events',
  'partner/prayer',
  'partner/volunteer',
  'site-index',
  'index',
  'null',
]

const createDate = (index: number) => `202${5 + (index % 3)}-0${1 + (index % 9)}-1${index % 10}`

export const crowdedTexts: Texts = {
  'site.md': `---
name: The ${LONG_WORD} of Greater River County
tagline: ${LONG_WORD}
description: ${LONG_WORD} is what we do.
url: https://www.example.org
phone: 334.555.0142
hotline: 334.555.0199
text_number: 334.555.0143
text_hours: ${LONG_WORD}
after_hours_name: ${LONG_WORD}
after_hours_phone: 800.555.0100
appointment_url: https://appointments.greater-river-county.example.org/a
portal_url: https://portal.example.org/
cost: ${LONG_WORD} costs nothing, now or later, at any hour of the day.
privacy: ${LONG_WORD}
languages: English, Deutsch, 中文, العربية
ein: 12-3456789
email: the.office.of.the.executive.director@pregnancy-support-of-greater-river-county.org
street: 12345 ${LONG_WORD} Boulevard, Building 7, Floor 3
city: Auburn
state: AL
zip: 36830
time_zone: America/Chicago
hours:
  - Monday, Wednesday and every second Friday: 8:00 AM - 12:00 PM and 1:00 PM - 5:00 PM, by appointment
  - ${LONG_WORD}: closed
  - Saturday: closed
navigation:
${Array.from({ length: 12 }, (_, index) => `  - Menu item number ${index}: /about`).join('\n')}
  - A group > ${LONG_WORD}: /events
outside_links:
  - form: https://give.example.org/general
mailing_list_prompt: ${LONG_WORD}?
nonprofit_statement: ${LONG_WORD}.
designer_credit: ${LONG_WORD}
repository: https://github.com/example/site
---
`,
  ...Object.fromEntries(
    PAGE_SLUGS.map((slug) => [
      `pages/${slug}.md`,
      createPageText(`${slug} ${LONG_WORD}`, bodyText),
    ]),
  ),
  ...createTexts(40, 'events', (index) =>
    createEventText({
      id: COLLIDING_SLUGS[index] ?? `event-${index}`,
      title: index % 2 ? LONG_WORD : 'Picnic',
      date: createDate(index),
      time: `7:30 PM, and ${LONG_WORD}`,
      status: ['', 'cancelled', 'moved'][index % 3]!,
      status_note: index % 3 ? `${LONG_WORD} `.repeat(2).trim() : '',
      location: LONG_WORD,
      summary: `${LONG_WORD} `.repeat(3).trim(),
      image: 'event-walk.svg',
      requires_registration: 'yes',
      registration_open: index % 2 ? 'yes' : 'no',
      registration_url: index % 2 ? 'https://register.example.org/walk' : '',
    }).replace('Come along.', bodyText),
  ),
  'notices/long.md': createEntryText(
    { title: LONG_WORD, type: 'closed', from: '2026-11-26', until: '2027-01-31', link: '/contact' },
    '',
  ).trimEnd(),
  ...createTexts(30, 'blog', (index) =>
    createPostText({
      title: `${LONG_WORD} ${index}`,
      author: NAMES[index % 3]!,
      image: 'post-friend.svg',
    }),
  ),
  ...createTexts(60, 'team', (index) =>
    createEntryText(
      { name: [...NAMES, ...OTHER_NAMES][index % 6]!, title: LONG_WORD, order: String(index) },
      `## About me\n\nI like ${LONG_WORD}.`,
    ),
  ),
  ...createTexts(
    30,
    'board',
    (index) =>
      createEntryText(
        { name: OTHER_NAMES[index % 3]!, title: LONG_WORD, organization: LONG_WORD, order: '1' },
        '',
      ).trimEnd() + '\n',
  ),
  ...createTexts(
    80,
    'churches',
    (index) =>
      createEntryText(
        { name: `Church ${index} of ${LONG_WORD}`, event: 'staff', order: '1' },
        '',
      ).trimEnd() + '\n',
  ),
  ...createTexts(12, 'resources', (index) =>
    createEntryText(
      { title: `${LONG_WORD} ${index}`, description: LONG_WORD, event: 'staff', order: '1' },
      '',
    ),
  ),
  ...createTexts(9, 'services', () =>
    createEntryText(
      { ...CARD_FIELDS, summary: `${LONG_WORD}.`, order: '1', sensitive: 'yes' },
      bodyText,
    ),
  ),
  ...createTexts(9, 'volunteer', () =>
    createEntryText({ ...CARD_FIELDS, summary: `${LONG_WORD}.`, order: '1' }, bodyText),
  ),
  ...createTexts(9, 'giving', () =>
    createEntryText(
      {
        ...CARD_FIELDS,
        amount: LONG_WORD,
        button_text: 'A button with forty characters in all on',
        button_link: 'form',
        is_external_link: 'yes',
        order: '1',
      },
      '',
    ),
  ),
  ...createTexts(9, 'prayer', () => createEntryText({ ...CARD_FIELDS, order: '1' }, '')),
  ...createTexts(9, 'partner', () =>
    createEntryText({ ...CARD_FIELDS, path: '/contact', order: '1' }, ''),
  ),
  ...createTexts(14, 'affiliates', (index) =>
    createEntryText({ name: `${LONG_WORD} ${index}`, image: 'affiliate-care.svg', order: '1' }, ''),
  ),
}
